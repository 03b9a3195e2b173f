import { MOVE_KINDS } from '../cards/unitCard.ts';
import type { Option, Reason } from '../state/decision.ts';
import type { Position } from '../game/machine.ts';
import type { FrameOf, StepName } from '../state/frame.ts';
import { otherSeat, unitName } from '../state/ids.ts';
import { nameOfClause } from '../timing/hearing.ts';
import { ACTIONS } from '../cards/actionKind.ts';
import { basesOfSeat, cardOf, nameOfCharacter, unitOf, unitsOf } from '../game/find.ts';
import { priceOf } from '../queries/price.ts';
import { clausesOf } from '../queries/standing.ts';
import { whyNotOffered } from './offered.ts';

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
    return [...ACTIONS.map((id) => ({ id })), ...actives, { id: 'flip' }];
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
        .filter((held) => f.happenings.some(({ heard }) => heard.includes(nameOfClause(u, held))))
        .map(({ ability }) => ({
          id: `${ability.id}@${unitName(u)}`,
          ability: ability.id,
          unit: unitName(u),
          cost: priceOf(p, u, ability),
        })),
    ),
};

const named = (id: string): Option => ({ id });

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
