import {
  type AttackType,
  type Cause,
  type Character,
  type Icon,
  type Mode,
  type Position,
  reason,
  step,
  type TargetObject,
  whyNotReached,
} from '@faultline/rules';
import { change, countdownOf, type Thing } from './score.ts';

declare module '@faultline/rules' {
  interface Steps {
    'countdown.hurt': { object: string; amount: number; cause: Cause };
    'countdown.option': { object: string; attack: number; icons: readonly Icon[] };
  }
}

const RADIUS = 1500;

export const objects: Mode['objects'] = (p) =>
  countdownOf(p).things.map(({ name, seat, at: [x, y, z], boxes }) => ({
    name,
    seat,
    disc: { x, y, z, r: RADIUS },
    defense: { melee: 1, ranged: 2 },
    chart: { name: 'plating', rows: [{ min: 1, max: null, results: ['block'] }] },
    takes: boxes ? 'options' : 'damage',
  }));

/** Only the other player's Units, and of these none that is Wounded. */
export function whyNotObject(p: Position, object: TargetObject, attacker: Character, type: AttackType) {
  const u = p.open.units[attacker.unit];
  if (u?.seat === object.seat) return [reason('CR-ATK-01', { target: object.name })];
  if (u && u.wounded > 0) return [reason('CR-WND-04', { target: object.name })];
  return whyNotReached(p, attacker, object.disc, type);
}

const alter = (things: readonly Thing[], name: string, to: (thing: Thing) => Thing): Thing[] =>
  things.map((thing) => (thing.name === name ? to(thing) : thing));

step('countdown.hurt', (g, { object, amount }) => {
  const { things } = countdownOf(g);
  change(g, { things: alter(things, object, (thing) => ({ ...thing, damage: thing.damage + amount })) });
  g.emit({ event: 'mode', what: object, amount });
  g.done({ happened: amount > 0, amount });
});

/** One box for an option, however many icons fit; with the last one the thing is gone. */
step('countdown.option', (g, { object, icons }) => {
  const { things } = countdownOf(g);
  const [next, ...left] = things.find(({ name }) => name === object)?.boxes ?? [];
  const fits = next !== undefined && icons.includes(next);
  g.done({ happened: fits });
  if (!fits) return;
  change(g, {
    things: alter(things, object, (thing) => ({ ...thing, boxes: left })).filter(({ boxes }) => boxes?.length !== 0),
  });
  g.emit({ event: 'mode', what: object, amount: left.length });
});
