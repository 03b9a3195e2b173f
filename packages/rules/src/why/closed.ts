import type { ObjectiveSelector, Selector } from '../cards/selector.ts';
import { MOVE_KINDS } from '../cards/unitCard.ts';
import type { Context } from '../state/running.ts';
import { found } from '../queries/select.ts';
import type { Option, Reason } from '../state/decision.ts';
import type { Position } from '../game/machine.ts';
import type { FrameOf, StepName } from '../state/frame.ts';
import { otherSeat, unitName } from '../state/ids.ts';
import type { Unit } from '../state/unit.ts';
import { nameOfClause } from '../timing/listeners.ts';
import { ACTIONS } from '../cards/actionKind.ts';
import { whyNotReserve } from '../turn/order.ts';
import { basesOfSeat, cardOf, nameOfCharacter, unitOf, unitsOf } from '../game/find.ts';
import { priceOf } from '../queries/price.ts';
import { clausesOf } from '../queries/held.ts';
import { waiting } from './choices.ts';
import { whyNotOffered } from './offered.ts';
import { isFresh } from './order.ts';

/** Something a player looks for at the open question and does not find, and what stands against it. */
export interface Closed extends Option {
  readonly reasons: readonly Reason[];
}

type Wished<S extends StepName> = (p: Position, f: FrameOf<S>) => readonly Option[];

/** What people look for at a question, whether or not it is offered. */
const WISHES: { readonly [S in StepName]?: Wished<S> } = {
  'activation.main': (p) => {
    const u = p.open.units.find(({ id }) => id === p.open.activation?.unit);
    if (!u) return [];
    const actives = cardOf(p, u).abilities.flatMap((id): Option[] => {
      const ability = p.game.library.abilities[id];
      return ability?.kind === 'active' ? [{ id, ability: id, cost: priceOf(p, u, ability) }] : [];
    });
    return [...ACTIONS.map((id) => ({ id })), ...actives, { id: 'flip' }, ...reserving(p, u)];
  },
  'order.shatterpoint': () => [{ id: 'reserve' }],
  'order.choose': (p) => [{ id: 'pass' }, ...unitsOf(p, p.open.active).map(byUnit)],
  'heal.resolve': (p, f) =>
    unitsOf(p, unitOf(p, f.character).seat).flatMap((u) =>
      [...(u.damage > 0 ? ['damage' as const] : []), ...u.conditions].map((what) => ({
        id: `${unitName(u)}:${what}`,
        unit: unitName(u),
        icons: [what],
      })),
    ),
  'effects.choose': (p) => {
    const run = waiting(p);
    const effect = run?.effects[run.next];
    return run && effect?.do === 'choose' ? ofTheKind(p, effect.from, run.context) : [];
  },
  'move.offer': (_p, f) => MOVE_KINDS.filter((kind) => kind !== 'reposition' && !f.kinds.includes(kind)).map(named),
  'attack.type': () => ['melee', 'ranged'].map(named),
  'attack.target': (p, f) =>
    basesOfSeat(p, otherSeat(unitOf(p, f.attacker).seat)).map((enemy) => {
      const name = nameOfCharacter(p, enemy.id);
      return { id: name, character: name };
    }),
  'window.ask': (p, f) =>
    unitsOf(p, p.open.decision?.seat ?? p.open.active).flatMap((u) =>
      clausesOf(p, u, 'on')
        .filter((held) => held.ability.kind === 'reactive')
        .filter((held) => f.triggers.some(({ listeners }) => listeners.includes(nameOfClause(u, held))))
        .map(({ ability }) => ({
          id: `${ability.id}@${unitName(u)}`,
          ability: ability.id,
          unit: unitName(u),
          cost: priceOf(p, u, ability),
        })),
    ),
};

const named = (id: string): Option => ({ id });
const byUnit = (u: Unit): Option => ({ id: unitName(u), unit: unitName(u) });

/** As long as nothing was done since its card was turned up. */
const reserving = (p: Position, u: Unit): Option[] =>
  isFresh(p, u) && p.open.activation?.origin === 'deck' && whyNotReserve(p, unitName(u)).length > 0
    ? [{ id: 'reserve', card: unitName(u) }]
    : [];

/** Those who would be meant if they stood elsewhere or were in another state. */
function ofTheKind(p: Position, from: Selector | ObjectiveSelector, at: Context): Option[] {
  if (from.of === 'objective') return [];
  const { of, side, tag, allTags, rank } = from;
  const kind: Selector = {
    of,
    side,
    ...(tag === undefined ? {} : { tag }),
    ...(allTags === undefined ? {} : { allTags }),
    ...(rank === undefined ? {} : { rank }),
  };
  return found(p, kind, at).map((name) => ({ id: name, [of]: name }));
}

/** An ability that does not answer what happened is not missed; that what is offered is offered is no reason. */
const isTold = ({ rule }: Reason): boolean => rule !== 'CR-ABIL-05' && !rule.startsWith('DP-');

/** What is not offered at the open question, with the reasons; empty where nobody is asked. */
export function closedNow(p: Position): Closed[] {
  const { decision, frames } = p.open;
  const frame = frames.at(-1);
  if (!decision || !frame) return [];
  const wishes = WISHES[frame.at] as Wished<StepName> | undefined;
  const offered = new Set(decision.options.map(({ id }) => id));
  return (wishes?.(p, frame as FrameOf<StepName>) ?? [])
    .filter(({ id }) => !offered.has(id))
    .map((option) => ({ ...option, reasons: whyNotOffered(p, option.id).filter(isTold) }))
    .filter(({ reasons }) => reasons.length > 0);
}
