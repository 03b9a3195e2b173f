import { existsSync } from 'node:fs';
import { library, UNITS } from '@faultline/cards';
import { pathOf } from '../build/cardFiles.ts';
import { type Acting, acting, type Reacting, type Scenes } from './scenes.ts';

/** Every printed ability that is paid for, each with a position in which it is offered. */

async function scenesOf(unit: string): Promise<Scenes> {
  const file = pathOf(`units/${unit}/scenes.ts`);
  return existsSync(file) ? ((await import(file)) as { readonly default: Scenes }).default : {};
}

const ALL = await Promise.all(UNITS.map(async ({ card }) => ({ card, scenes: await scenesOf(card.id) })));

/** Active abilities: the ability, its unit, its cost, how often in a Turn, the position. */
export const ACTIVES = ALL.flatMap(({ card, scenes }) =>
  card.abilities
    .filter(({ kind }) => kind === 'active')
    .map(({ id, cost = 0 }): readonly [string, string, number, number, Acting] => [
      id,
      card.id,
      cost,
      scenes.uses?.[id] ?? 1,
      scenes.actives?.[id] ?? acting(card.id),
    ]),
);

/** Reactive abilities that have a position: the ability, its unit, what the unit is called there, the cost, the position. */
export const REACTIVES = ALL.flatMap(({ card, scenes }) =>
  // order: each by itself
  Object.entries(scenes.reactives ?? {}).map(
    ([id, { unit, reacting, surcharge = 0 }]): readonly [string, string, string, number, Reacting] => [
      id,
      card.id,
      unit,
      (library.abilities[id]?.cost ?? 0) + surcharge,
      reacting,
    ],
  ),
);
