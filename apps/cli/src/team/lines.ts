// A team in words: a squad to a line, Units apart by commas, and a line "Mission: …". Names may hold commas themselves.

import type { PrintedUnit } from '@faultline/cards';
import { MOST_SQUADS, squadOf, type SquadRead, type TeamRead } from '@faultline/cards/team';
import type { Library, TeamList } from '@faultline/rules';
import { unitCalled, unitsCalled } from '../units/naming.ts';

const MISSION = /^\uFEFF?\s*mission(\s+set)?\s*:/i;
const NAME = /^\uFEFF?\s*(team|name)\s*:/i;
/** How many commas a Unit's name may hold, and one. */
const PIECES = 3;

/** Names of a squad with all their commas, and some more for what was typed wrong. */
const MOST_PIECES = 12;

/** What is too much to be a team is told before a single name is looked up. */
function whyTooMuch(squads: readonly string[]): string[] {
  if (squads.length > MOST_SQUADS) return [`There are ${squads.length} squads; ${MOST_SQUADS} are the most.`];
  return squads.flatMap((line, i) => {
    const names = line.split(',').length;
    return names > MOST_PIECES ? [`Squad ${i + 1}: It names ${names} units; a squad has three.`] : [];
  });
}

export function readLines(text: string, library: Library, cards: readonly PrintedUnit[]): TeamRead {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const after = (mark: RegExp): string | undefined =>
    lines
      .find((line) => mark.test(line))
      ?.replace(mark, '')
      .trim();
  const named = lines
    .filter((line) => !MISSION.test(line) && !NAME.test(line))
    .map((line) => line.replace(/^\uFEFF?\s*squad\s*\d*\s*:/i, ''));
  const tooMuch = whyTooMuch(named);
  if (tooMuch.length > 0) return { list: { name: 'team', squads: [], mission: null }, faults: tooMuch };
  const squads = named.map((line) => readSquad(line, cards));
  const mission = after(MISSION);
  return {
    list: {
      name: after(NAME) ?? 'team',
      squads: squads.map(({ squad }) => squad),
      mission: mission === undefined ? null : missionCalled(library, mission),
    },
    faults: squads.flatMap(({ faults }, i) => faults.map((fault) => `Squad ${i + 1}: ${fault}`)),
  };
}

function readSquad(line: string, cards: readonly PrintedUnit[]): SquadRead {
  const named = namesIn(line, cards).map((name) => unitCalled(cards, name));
  const unread = named.flatMap((found) => ('fault' in found ? [found.fault] : []));
  const { squad, faults } = squadOf(
    named.flatMap((found) => ('fault' in found ? [] : [found.id])),
    cards,
  );
  return { squad, faults: [...unread, ...faults] };
}

/** Pieces between commas, put together again where they make a name. */
function namesIn(line: string, cards: readonly PrintedUnit[]): string[] {
  const pieces = line
    .split(',')
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
  const names: string[] = [];
  while (pieces.length > 0) {
    const longest = Math.min(PIECES, pieces.length);
    const lengths = Array.from({ length: longest }, (_, i) => longest - i);
    const joined = (count: number): string => pieces.slice(0, count).join(', ');
    const count = lengths.find((length) => isWhole(cards, joined(length))) ?? 1;
    names.push(joined(count));
    pieces.splice(0, count);
  }
  return names;
}

const isWhole = (cards: readonly PrintedUnit[], name: string): boolean =>
  cards.some((card) => card.name.toLowerCase() === name.toLowerCase() && unitsCalled(cards, name).length > 0);

/** The id of a mission set by its id or name; another word stays as it is, and is judged with the list. */
export function missionCalled({ missions }: Library, name: string): string {
  const wanted = name.toLowerCase();
  return Object.values(missions).find((one) => one.id === wanted || one.name.toLowerCase() === wanted)?.id ?? name;
}

/** The list as readLines reads it. */
export function linesOf(list: TeamList, library: Library): string {
  const unit = (id: string | null): string[] => (id === null ? [] : [library.units[id]?.name ?? id]);
  const squads = list.squads.map(({ primary, secondary, supporting }) =>
    [primary, secondary, supporting].flatMap(unit).join(', '),
  );
  const mission = list.mission === null ? [] : [`Mission: ${library.missions[list.mission]?.name ?? list.mission}`];
  return [`Team: ${list.name}`, ...squads.map((squad, i) => `Squad ${i + 1}: ${squad}`), ...mission, ''].join('\n');
}
