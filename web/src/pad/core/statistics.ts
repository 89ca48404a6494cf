import { sameRegardlessOfCase } from "./checking.ts";
import type { PadGame, Person, Remarkable, Rival, Sheet } from "./model.ts";
import { sheetOf } from "./scoring.ts";

/** What these games say of everybody who took part in one. Give it the games of one kind to have that kind alone. */
export function statistics(games: readonly PadGame[]): Person[] {
  const people = new Map<string, Person>();
  const personOf = (name: string) => people.get(sameRegardlessOfCase(name)) ?? added(people, name);
  for (const game of games.toSorted(byChange)) {
    const sheet = sheetOf(game);
    const seated = game.players.map((name) => Object.assign(personOf(name), { name }));
    seated.forEach((person, seat) => {
      addRounds(person, game, sheet, seat);
      if (sheet.over) addEnding(person, seated, sheet, seat);
    });
  }
  return [...people.values()].map((person) => ({ ...person, place: average(person) }));
}

/** The oldest comes first, so that the spelling of the newest stays. */
function byChange(left: PadGame, right: PadGame): number {
  return left.changed < right.changed ? -1 : Number(left.changed > right.changed);
}

function added(people: Map<string, Person>, name: string): Person {
  const person = {
    ...{ name, games: 0, wins: 0, shared: 0, rounds: 0, bids: 0, made: 0 },
    ...{ best: null, worst: null, place: 0, others: [] },
  };
  people.set(sameRegardlessOfCase(name), person);
  return person;
}

function addRounds(person: Person, game: PadGame, sheet: Sheet, seat: number): void {
  sheet.rounds.forEach(({ complete, number, seats }, index) => {
    const points = seats[seat]?.points ?? 0;
    if (!complete) return;
    person.rounds += 1;
    const entry = game.rounds[index]?.[seat];
    if (entry?.bid !== undefined) {
      person.bids += 1;
      person.made += entry.bid === entry.tricks ? 1 : 0;
    }
    const round: Remarkable = { points, round: number, id: game.id, game: game.game };
    if (!person.best || points > person.best.points) person.best = round;
    if (!person.worst || points < person.worst.points) person.worst = round;
  });
}

/** `place` holds the sum of all places until all games have been counted. */
function addEnding(person: Person, seated: readonly Person[], { places }: Sheet, seat: number): void {
  const mine = places[seat] ?? 0;
  person.games += 1;
  person.place = (person.place ?? 0) + mine;
  if (mine === 1) {
    person.wins += 1;
    if (places.filter((place) => place === 1).length > 1) person.shared += 1;
  }
  seated.forEach((other, rival) => {
    if (rival !== seat) addMeeting(rivalOf(person, other), mine - (places[rival] ?? 0));
  });
}

function rivalOf({ others }: Person, { name }: Person): Rival {
  const known = others.find((rival) => rival.name === name);
  const rival = known ?? { name, met: 0, before: 0, behind: 0, level: 0 };
  if (!known) others.push(rival);
  return rival;
}

function addMeeting(rival: Rival, distance: number): void {
  rival.met += 1;
  rival[distance < 0 ? "before" : distance > 0 ? "behind" : "level"] += 1;
}

function average({ games, place }: Person): number | null {
  return games ? (place ?? 0) / games : null;
}
