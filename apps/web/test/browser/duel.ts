import { library } from '@faultline/cards';
import { TABLES } from '@faultline/geometry';
import {
  CONSTANTS,
  type GameFile,
  gameOf,
  geometric,
  Match,
  OPTIONS,
  standard,
  type UnitCard,
  type UnitSetup,
} from '@faultline/rules';
import type { Page } from 'playwright-core';
import { goOnWith } from './played.ts';
import { OFTEN, type Site } from './site.ts';

const inches = (x: number, y: number) => [x * 2540, y * 2540, 0] as const;

const OBJECTIVES = ['TC', 'ML', 'C', 'MR', 'BC'];

const MAUL: UnitSetup = { card: 'lord-maul', at: [inches(14, 8)], damage: 5, conditions: ['exposed'] };

/** Two of them, with a card the game brings along: its ability has no record. */
export function droidsWithoutScript(): Foe {
  const droids = library.units['b2-battle-droids'];
  if (!droids) throw new Error('There are no B2 Battle Droids.');
  const card = { ...droids, id: 'prototype-droids', name: 'Prototype Droids', abilities: ['strange-armour'] };
  return { foe: { card: card.id, at: [inches(14, 8), inches(16, 8)] }, own: [card] };
}

interface Foe {
  readonly foe: UnitSetup;
  readonly own: readonly UnitCard[];
  /** What Anakin has suffered. */
  readonly damage?: number;
}

/** Anakin beside Maul or another, about to act, with seeded dice; Bo-Katan and the droids look on from afar. */
function duelFile({ foe, own, damage = 4 }: Foe): GameFile {
  const table = TABLES['core-1'];
  const rules = {
    mode: standard.id,
    own: { units: own, abilities: [] },
    options: OPTIONS,
    constants: CONSTANTS,
    table,
  };
  const match = Match.begin(
    gameOf(rules, library, [standard], geometric),
    {
      kind: 'position',
      mode: 'standard',
      missions: ['shifting-priorities', 'shifting-priorities'],
      position: {
        turn: 3,
        score: { mission: 'shifting-priorities', card: 'steal-the-secret-plans', map: 1 },
        objectives: OBJECTIVES.map((key, i) => ({ key, at: inches(8 + 5 * i, 22), active: i > 0 })),
        sides: [
          {
            edge: 'south',
            force: { ready: 4, pool: 7 },
            deck: ['a2', 'shatterpoint'],
            discard: ['a1'],
            units: [
              { card: 'general-anakin-skywalker', at: [inches(12, 8)], damage, injured: 1 },
              { card: 'bo-katan-kryze', at: [inches(5, 3)], hunker: 1 },
            ],
          },
          {
            edge: 'north',
            force: { ready: 2, pool: 6 },
            deck: ['shatterpoint', 'b1'],
            reserve: 'b2',
            units: [foe, { card: 'b1-battle-droids', at: [inches(30, 31), inches(32, 31)] }],
          },
        ],
        moment: { at: 'activation', unit: 'a1', phase: 'main' },
      },
    },
    { kind: 'seeded', key: '5'.repeat(64), generator: 'chacha', turn: 0, drawn: [] },
  );
  return match.file();
}

/** Opens the duel as a game of two people from the saves of a browser; `before` it is opened, the page can be readied. */
export async function visitDuel(
  site: Site,
  options?: Parameters<Site['visit']>[1],
  against: Foe = { foe: MAUL, own: [] },
  before: (page: Page) => Promise<void> = async () => {},
): Promise<Page> {
  const page = await site.visit('', options);
  await page.waitForSelector('.home');
  await before(page);
  await goOnWith(page, 'duel', duelFile(against));
  return page;
}

/** Presses a listed option, and waits for what it brings. */
export async function choose(page: Page, option: string): Promise<void> {
  const version = await page.getAttribute('.playground', 'data-version');
  await page.click(`.prompt-options [data-option="${option}"]`);
  await page.waitForFunction(
    (before) => document.querySelector<HTMLElement>('.playground')?.dataset.version !== before,
    version,
    OFTEN,
  );
}
