/**
 * Answers until its input ends. A line asks `{"core": folder, "cases": [...]}`, and gets a line with the list of what
 * that core's twin.ts answers, or with the text of the error that it threw.
 */

import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

async function answers({ core, cases }) {
  const { answer } = await import(pathToFileURL(`${core}/twin.ts`).href);
  return `[${cases.map((asked) => JSON.stringify(answer(asked))).join()}]`;
}

for await (const line of createInterface({ input: process.stdin })) {
  const found = await answers(JSON.parse(line)).catch((error) => JSON.stringify(String(error?.stack)));
  process.stdout.write(`${found}\n`);
}
