import { type PrintedUnit, readUnit, type UnitFolder, type UnitSource } from '@faultline/cards/page';

/** Each unit's folder is a file of its own, fetched with the game that fields it. */
const folders = import.meta.glob<UnitFolder>('../../../../packages/cards/units/*/index.ts', { import: 'default' });

const idOf = (path: string): string => path.split('/').at(-2) ?? '';

const loads = new Map(Object.entries(folders).map(([path, load]) => [idOf(path), load]));

async function load(id: string): Promise<UnitFolder> {
  const folder = await loads.get(id)?.();
  if (!folder) throw new Error(`There is no unit ${id}.`);
  return folder;
}

async function cards(): Promise<readonly PrintedUnit[]> {
  const { cardFiles } = await import('./cardFiles.ts');
  return cardFiles().map((text) => readUnit(JSON.parse(text)));
}

export const source: UnitSource = { scripted: [...loads.keys()].sort(), load, cards };
