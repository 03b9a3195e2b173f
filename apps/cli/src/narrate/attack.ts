import type { DiceSource, GameEvent } from '@faultline/rules';
import type { Phrases, Teller } from './teller.ts';
import { capital, counted, faces } from './words.ts';

type Pool = Extract<GameEvent, { event: 'pool' }>;

/** Where the dice of a pool come from, when from more than one place. */
function sources(t: Teller, { dice, sources: all }: Pool): string {
  return all.length < 2 ? `${dice} dice` : `${dice} dice (${all.map((one) => sourceOf(t, one)).join(', ')})`;
}

const sourceOf = (t: Teller, { dice, from }: DiceSource): string => {
  const [name, stance] = [t.cast.ability(from), stanceNamed(t, from)];
  return `${dice} ${name === from ? (stance ?? capital(from)) : name}`;
};

const stanceNamed = (t: Teller, id: string): string | undefined =>
  Object.values(t.game.library.units)
    .flatMap(({ stances }) => stances)
    .find((stance) => stance.id === id)?.name;

const CHANGES = {
  add: (_from: string, to: string) => `${to} added`,
  remove: (from: string) => `${from} removed`,
  turn: (from: string, to: string) => `${from} turned to ${to}`,
  reroll: (from: string, to: string) => `${from} rolled again: ${to}`,
} as const;

/** An attack, from its declaration to the Damage Pool. */
export const attackPhrases: Phrases<
  | 'attack'
  | 'pool'
  | 'rolled'
  | 'dice'
  | 'stripped'
  | 'chart'
  | 'results'
  | 'option'
  | 'tree-ended'
  | 'pool-damage'
  | 'pool-split'
  | 'attack-resolved'
> = {
  attack: (t, e) => t.say(`${t.cast.character(e.attacker)} attacks ${t.cast.target(e.target)} (${e.attackType})`, 2),
  pool: (t, e) => t.say(`${capital(e.die)}: ${sources(t, e)}`, 3, 'dice'),
  rolled: (t, e) => t.say(`${capital(e.die)} roll: ${faces(e.faces)}`, 3, 'dice'),
  dice: (t, e) =>
    t.say(`${t.cast.ability(e.by)}: ${CHANGES[e.how](faces(e.from), faces(e.to))} (${e.die} roll)`, 3, 'dice'),
  stripped: (t, e) => t.say(`${capital(e.by)} takes ${e.removed} expertise off the ${e.die} roll`, 3, 'dice'),
  chart: (t, e) => {
    if (e.results.length === 0) return;
    t.say(`${capital(e.die)} chart, ${e.name}, ${e.expertise} expertise: ${counted(e.results)}`, 3, 'dice');
  },
  results: (t, e) => {
    const blocks = e.defense.filter((face) => face === 'block').length;
    const against = blocks > 0 ? ` after ${blocks} block` : '';
    t.say(`${e.successes === 1 ? '1 success' : `${e.successes} successes`}${against}`, 3, 'dice');
  },
  option: (t, e) =>
    t.gather('tree', e, (all) => ({
      text: `Tree: ${all.map(({ effects }) => counted(effects) || 'nothing').join(' > ')}`,
      depth: 3,
      tone: 'dice',
    })),
  'tree-ended': (t, e) => {
    if (e.lost > 0) t.say(`The tree ends with ${e.lost} unused`, 3, 'dice');
  },
  // Told by what the defender suffers in the end.
  'pool-damage': () => {},
  'pool-split': (t, e) => t.say(`The Damage Pool is split: ${e.kept} and ${e.turned}`, 3, 'dice'),
  'attack-resolved': (t, e) => {
    if (e.damage === 0) t.say(`No damage to ${t.cast.target(e.target)}`, 3);
  },
};
