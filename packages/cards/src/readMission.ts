import type { Ability, MissionCard } from '@faultline/rules';
import { CardError } from './fields.ts';

/** Checks the files of a Mission Set and hands them on typed; the sentence names the set and the field. */

const PHASES = [1, 2, 3] as const;
const CARDS_IN_PHASE = 3;
const FACES = ['block', 'expertise', 'failure'];

/** A mission as its file has it: with the names of the abilities its Struggle Cards print. */
export type PrintedMission = MissionCard & { readonly abilities: readonly Omit<Ability, 'clauses'>[] };

export function readMission(value: unknown): PrintedMission {
  const card = value as PrintedMission;
  const keys = card.objectives.map(({ key }) => key);
  twice(card.id, 'objectives', keys);
  const ids = card.struggles.map(({ id }) => id);
  twice(card.id, 'struggles', ids);
  // CR-TEAM-13: one Mission Card with all Struggle Cards of its symbol, and no other.
  const foreign = card.struggles.find(({ set }) => set !== card.set);
  if (foreign) fail(card.id, `struggle ${foreign.id}`, `the set symbol ${card.set}, not ${foreign.set}`);
  for (const phase of PHASES) {
    const cards = card.struggles.filter((struggle) => struggle.phase === phase).length;
    if (cards !== CARDS_IN_PHASE) fail(card.id, 'struggles', `${CARDS_IN_PHASE} cards of phase ${phase}, not ${cards}`);
  }
  const unprinted = card.struggles.find(({ lends }) => lends && !card.abilities.some(({ id }) => id === lends.ability));
  if (unprinted) fail(card.id, `struggle ${unprinted.id}`, `an ability of the set, not "${unprinted.lends?.ability}"`);
  for (const { id, maps } of card.struggles) for (const map of maps) checkMap(card.id, id, map, keys);
  return card;
}

function checkMap(
  mission: string,
  struggle: string,
  { active, dice = {} }: MissionCard['struggles'][number]['maps'][number],
  keys: readonly string[],
): void {
  const at = `struggle ${struggle}`;
  twice(mission, at, active);
  const unknown = active.find((key) => !keys.includes(key));
  if (unknown !== undefined) fail(mission, at, `objectives of the mission, not "${unknown}"`);
  // order: each result stands for itself
  for (const [face, key] of Object.entries(dice)) {
    if (!FACES.includes(face)) fail(mission, at, `results of a Defense Die, not "${face}"`);
    if (!active.includes(key)) fail(mission, at, `dice that mark Active objectives, not "${key}"`);
  }
}

function twice(mission: string, field: string, names: readonly string[]): void {
  const again = names.find((name, i) => names.indexOf(name) !== i);
  if (again !== undefined) fail(mission, field, `each one once, "${again}" is there twice`);
}

function fail(mission: string, field: string, expected: string): never {
  throw new CardError(`${mission}: ${field} should be: ${expected}.`);
}
