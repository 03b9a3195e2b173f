import type { PrintedUnit, UnitFolder, UnitSource } from '@faultline/cards/page';

type Loads = Readonly<Record<string, () => Promise<UnitFolder>>>;

const UNITS = '../../../../packages/cards/units/';

/** Each unit's folder is a file of its own, fetched with the game that fields it. Where those of the core box lie is known at once. */
const coreBox: Loads = import.meta.glob<UnitFolder>(
  [
    '../../../../packages/cards/units/501st-clone-troopers/index.ts',
    '../../../../packages/cards/units/ahsoka-tano-jedi-no-more/index.ts',
    '../../../../packages/cards/units/asajj-ventress-sith-assassin/index.ts',
    '../../../../packages/cards/units/b1-battle-droids/index.ts',
    '../../../../packages/cards/units/bo-katan-kryze/index.ts',
    '../../../../packages/cards/units/cc-7567-captain-rex/index.ts',
    '../../../../packages/cards/units/clan-kryze-mandalorians/index.ts',
    '../../../../packages/cards/units/gar-saxon-merciless-commander/index.ts',
    '../../../../packages/cards/units/general-anakin-skywalker/index.ts',
    '../../../../packages/cards/units/kalani-super-tactical-droid/index.ts',
    '../../../../packages/cards/units/lord-maul/index.ts',
    '../../../../packages/cards/units/mandalorian-super-commandos/index.ts',
  ],
  { import: 'default' },
);

/** Where all others lie is fetched with the first of them: a further unit costs a game of the core box nothing. */
const everyUnit = async (): Promise<Loads> => (await import('./everyUnit.ts')).everyUnit;

async function load(id: string): Promise<UnitFolder | null> {
  const path = `${UNITS}${id}/index.ts`;
  const fetches = coreBox[path] ?? (await everyUnit())[path];
  return fetches ? fetches() : null;
}

const idOf = (path: string): string => path.split('/').at(-2) ?? '';

const scripted = async (): Promise<readonly string[]> =>
  Object.keys(await everyUnit())
    .map(idOf)
    .sort();

const cards = async (): Promise<readonly PrintedUnit[]> => (await import('./cardFiles.ts')).cards();

/** Has these at hand before they are asked for. */
export const fetchUnits = (ids: readonly string[]): Promise<unknown> => Promise.all(ids.map(load));

export const source: UnitSource = { scripted, load, cards };
