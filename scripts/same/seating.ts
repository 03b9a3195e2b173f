// Which games are compared: game number n of a seed is always the same one, made of what both sides have.

import { libraryOf } from '@faultline/cards';
import { byId, drawing, fast, type Library, type Random, sha256 } from '@faultline/rules';
import { coreGame } from '@faultline/testkit';
import { closeSetup } from '../../apps/cli/src/simulate/close.ts';
import { teamsOfSeed } from '../../apps/cli/src/simulate/teams.ts';
import { neededTable } from '../../apps/cli/src/tables.ts';
import type { Beginning, Offers } from './side.ts';

export const randomFrom = (seed: string): Random =>
  drawing(fast(sha256(seed), { purpose: 0, seat: 0, turn: 0, nth: 0, epoch: 0 }));

/** Every second game begins close together; two neighbours share a table, and all tables come in turn. */
export function beginningOf(
  seed: string,
  number: number,
  old: Offers,
  now: Offers,
  units: readonly string[] = shared(old.units, now.units),
): Beginning {
  const own = `${seed}/${number}`;
  const sheet = shared(old.sheets, now.sheets).at(-1);
  const tables = shared(old.tables, now.tables);
  if (sheet === undefined || tables.length === 0) throw new Error('The two sides share no cards or no table.');
  const table = tables[Math.floor(number / 2) % tables.length] ?? '';
  const game = coreGame({ table: neededTable(table), library: sharedLibrary(libraryOf(sheet), units, old, now) });
  const teams = teamsOfSeed(game.library, own);
  const setup =
    number % 2 === 1 ? closeSetup({ game, teams, seed: own }) : ({ kind: 'teams', mode: game.mode.id, teams } as const);
  const generator = randomFrom(`${own}/generator`)(4) === 0 ? 'chacha' : 'fast';
  return { seed: own, generator, table, sheet, options: optionsOf(own, old.options, now.options), setup };
}

const shared = (old: readonly string[], now: readonly string[]): string[] => old.filter((each) => now.includes(each));

function sharedLibrary(library: Library, units: readonly string[], old: Offers, now: Offers): Library {
  const missions = shared(old.missions, now.missions);
  return {
    ...library,
    units: byId(units.flatMap((id) => library.units[id] ?? [])),
    missions: byId(missions.flatMap((id) => library.missions[id] ?? [])),
  };
}

/** A quarter of the games is played by the usual rulings, a quarter by all the others, and half by any. */
function optionsOf(seed: string, old: Offers['options'], now: Offers['options']): Beginning['options'] {
  const random = randomFrom(`${seed}/options`);
  const kind = random(4);
  const both = Object.entries(old).filter(([name, choices]) => `${now[name]}` === `${choices}`);
  const chosen = both.map(([name, choices]) => {
    const drawn = random(choices.length);
    return [name, choices[kind === 0 ? 0 : kind === 1 ? choices.length - 1 : drawn] ?? false] as const;
  });
  return Object.fromEntries(chosen);
}
