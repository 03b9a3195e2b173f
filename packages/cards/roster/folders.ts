import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type PrintedUnit, readUnit } from '../src/readUnit.ts';
import type { UnitSource } from '../src/source.ts';
import type { UnitFolder } from '../src/unit.ts';

const UNITS = new URL('../units/', import.meta.url);

const ids = readdirSync(UNITS).sort();

const load = async (id: string): Promise<UnitFolder> =>
  ((await import(fileURLToPath(new URL(`${id}/index.ts`, UNITS)))) as { readonly default: UnitFolder }).default;

const cardIn = (id: string): PrintedUnit =>
  readUnit(JSON.parse(readFileSync(new URL(`${id}/card.json`, UNITS), 'utf8')));

/** The folders of units on the disk. One with an index.ts is scripted. */
export const source: UnitSource = {
  scripted: ids.filter((id) => existsSync(new URL(`${id}/index.ts`, UNITS))),
  load,
  cards: async () => ids.map(cardIn),
};
