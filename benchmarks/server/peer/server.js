'use strict';

/*
 * node server.js [FOLDER]    boardgame.io's own server: with its file store in FOLDER, or else with its memory store.
 *
 * Prints its port in one line when it is ready, and ends when its standard input does, so that none is left behind.
 */

const { FlatFile, Origins, Server } = require('boardgame.io/server');

const game = require('./game');

const [folder] = process.argv.slice(2);
const server = Server({
  games: [game],
  db: folder && new FlatFile({ dir: folder }),
  origins: [Origins.LOCALHOST],
});

async function main() {
  const { appServer } = await server.run({ port: { host: '127.0.0.1', port: 0 } });
  console.log(appServer.address().port);
  process.stdin.on('end', () => process.exit(0)).resume();
}

main();
