import type { Cause } from '@faultline/rules';
import type { Phrases, Teller } from './teller.ts';
import { capital, inches, spot, travelled } from './words.ts';

const VERBS = {
  advance: 'advances',
  dash: 'dashes',
  climb: 'climbs',
  jump: 'jumps',
  reposition: 'repositions',
} as const;

/** Where damage comes from, when it is not plain from the attack around it. */
function source(t: Teller, { by, name }: Cause): string {
  if (by === 'condition' && name) return ` from ${capital(name)}`;
  return by === 'ability' && name ? ` from ${t.cast.ability(name)}` : '';
}

const stopper = (t: Teller, by: string | null): string => {
  if (by === null) return '';
  if (by === 'edge') return ', stopped by the edge of the table';
  // A character's lasting name, or else the name of a part of the terrain.
  return `, stopped by ${/^[ab]\d+[.]\d+$/.test(by) ? t.cast.orderCard(by.split('.')[0] ?? '') : by}`;
};

/** What happens to people on the table. */
export const boardPhrases: Phrases<
  | 'moved'
  | 'ingress'
  | 'placed'
  | 'pinned-down'
  | 'pushed'
  | 'suffered'
  | 'healed'
  | 'condition'
  | 'keyword'
  | 'hunker'
  | 'wounded'
  | 'injured'
  | 'recovered'
  | 'defeated'
> = {
  moved: (t, e) =>
    t.say(`${t.cast.character(e.character)} ${VERBS[e.move]} ${inches(travelled(e.from, e.to))} to ${spot(e.to)}`, 3),
  ingress: (t, e) => t.say(`${t.cast.character(e.character)} goes through to ${e.point}, ${spot(e.to)}`, 3),
  placed: (t, e) => t.say(`${t.cast.character(e.character)} is placed at ${spot(e.to)}`, 3),
  'pinned-down': (t, e) => t.say(`${t.cast.character(e.character)} cannot move`, 3),
  pushed: (t, e) => {
    const length = travelled(e.from, e.to);
    const how = length === 0 ? 'is pushed but does not move' : `is pushed ${inches(length)}`;
    t.say(`${t.cast.character(e.character)} ${how}${stopper(t, e.stoppedBy)}`, 3);
  },
  suffered: (t, e) => {
    t.facts.damage[e.unit] = (t.facts.damage[e.unit] ?? 0) + e.amount;
    t.say(`${t.cast.does(e.unit, 'suffers')} ${e.amount}${source(t, e.cause)} (damage ${t.damageOf(e.unit)})`, 3);
  },
  // A condition that is taken off has its own event.
  healed: (t, e) => {
    if (e.what !== 'damage') return;
    t.facts.damage[e.unit] = (t.facts.damage[e.unit] ?? 0) - 1;
    t.say(`${t.cast.does(e.unit, 'heals')} 1 (damage ${t.damageOf(e.unit)})`, 3);
  },
  condition: (t, e) => t.say(`${t.cast.does(e.unit, e.gained ? 'gains' : 'loses')} ${capital(e.condition)}`, 3),
  keyword: (t, e) =>
    t.say(`${t.cast.does(e.unit, e.value > 0 ? 'gains' : 'loses')} ${capital(e.keyword)} for this ${e.until}`, 3),
  hunker: (t, e) =>
    t.say(
      e.tokens === 0
        ? `${t.cast.does(e.unit, 'has')} no Hunker token any more`
        : `${t.cast.does(e.unit, 'takes')} a Hunker token${e.tokens > 1 ? ` (${e.tokens})` : ''}`,
      3,
    ),
  wounded: (t, e) => t.say(`${t.cast.does(e.unit, 'is')} WOUNDED`, 3, 'wound'),
  recovered: (t, e) => t.say(`${t.cast.does(e.unit, 'sheds')} a token: ${capital(e.what)}`, 2, 'wound'),
  injured: (t, e) => {
    t.facts.damage[e.unit] = 0;
    t.say(`${t.cast.does(e.unit, 'goes')} on Injured (${e.tokens} of ${t.cast.card(e.unit).durability})`, 2, 'wound');
  },
  defeated: (t, e) => t.say(`${t.cast.does(e.unit, 'is')} DEFEATED`, 1, 'wound'),
};
