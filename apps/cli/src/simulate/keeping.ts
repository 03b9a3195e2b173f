import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
import { library } from '@faultline/cards';
import { hashOf, RULES_VERSION } from '@faultline/rules';
import { NotUnderstood, Unreadable } from '../command.ts';
import { textUpTo } from '../filing.ts';
import type { SimulationRequest, Portion } from './part.ts';

/** What some games came to, and how long they took. */
export interface Kept {
  readonly part: Portion;
  readonly seconds: number;
}

/** Where parts are kept while a long run goes on. */
export interface Keeper {
  readonly kept: readonly Kept[];
  keep(one: Kept): void;
}

/** A run whose parts are not kept is played in one sitting. */
export const FORGETFUL: Keeper = { kept: [], keep: () => {} };

/** What must be the same for two sittings to be one run; games are known by their numbers. */
const runOf = ({ to: _to, save: _save, ...asked }: SimulationRequest): string =>
  JSON.stringify({ ...asked, rules: RULES_VERSION, cards: hashOf(library) });

/** A file with a line for the run and one for every part played; a run that was stopped goes on where it was. */
export function keeperIn(path: string, asked: SimulationRequest): Keeper {
  const [run, ...kept] = existsSync(path) ? linesOf(path) : [];
  if (run !== undefined && JSON.stringify(run) !== runOf(asked))
    throw new NotUnderstood(`${path} belongs to a run with other options, rules or cards. Use another file.`);
  const last = Math.max(0, ...(kept as Kept[]).flatMap(({ part }) => numbersOf(part)));
  if (last > asked.to)
    throw new NotUnderstood(`${path} already contains games up to number ${last}. Use --to ${last} or more.`);
  written(path, () =>
    writeFileSync(path, [JSON.parse(runOf(asked)), ...kept].map((line) => `${JSON.stringify(line)}\n`).join('')),
  );
  return {
    kept: kept as Kept[],
    keep: (one) => written(path, () => appendFileSync(path, `${JSON.stringify(one)}\n`)),
  };
}

/** A record that was kept: how its games were begun and played, and what they came to. */
export function recordIn(path: string): { readonly run: Partial<SimulationRequest>; readonly kept: readonly Kept[] } {
  const [run, ...kept] = existsSync(path) ? linesOf(path) : [];
  if (typeof run !== 'object' || run === null || !('opponents' in run))
    throw new Unreadable(`${path} is no record of simulated games.`);
  return { run: run as Partial<SimulationRequest>, kept: kept as Kept[] };
}

/** The numbers of the games in a part. */
export const numbersOf = ({ played, broken }: Portion): number[] => [...played, ...broken].map(({ game }) => game);

/** A last line that was cut off when the run was stopped is left out. */
function linesOf(path: string): unknown[] {
  const lines = written(path, () => textUpTo(path, 'record'))
    .split('\n')
    .filter((line) => line !== '');
  return lines.flatMap((line, i): unknown[] => {
    try {
      return [JSON.parse(line)];
    } catch {
      if (i > 0 && i === lines.length - 1) return [];
      throw new Unreadable(`${path}: line ${i + 1} is not valid.`);
    }
  });
}

function written<T>(path: string, doing: () => T): T {
  try {
    return doing();
  } catch (mistake) {
    throw new Unreadable(`${path} cannot be written: ${mistake instanceof Error ? mistake.message : String(mistake)}.`);
  }
}
