import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checked } from '../src/checked.ts';
import { type PrintedUnit, readUnit } from '../src/readUnit.ts';
import type { UnitSource } from '../src/source.ts';
import type { UnitFolder } from '../src/unit.ts';

const UNITS = new URL('../units/', import.meta.url);

const ids = readdirSync(UNITS).sort();
const SCRIPTED = ids.filter((id) => existsSync(new URL(`${id}/index.ts`, UNITS)));

/** Once each. */
const loaded = new Map<string, Promise<UnitFolder>>();

async function read(id: string): Promise<UnitFolder> {
  const file = fileURLToPath(new URL(`${id}/index.ts`, UNITS));
  return checked(((await import(file)) as { readonly default: UnitFolder }).default);
}

async function load(id: string): Promise<UnitFolder | null> {
  if (!SCRIPTED.includes(id)) return null;
  const folder = loaded.get(id) ?? read(id);
  loaded.set(id, folder);
  return folder;
}

const cardIn = (id: string): PrintedUnit =>
  readUnit(JSON.parse(readFileSync(new URL(`${id}/card.json`, UNITS), 'utf8')));

/** The folders of units on the disk. One with an index.ts is scripted. */
export const source: UnitSource = {
  scripted: async () => SCRIPTED,
  load,
  cards: async () => ids.map(cardIn),
};
