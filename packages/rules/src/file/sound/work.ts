import type { Position } from '../../game/machine.ts';
import type { Resolution } from '../../state/triggerEvent.ts';
import type { Activation, Bonus, Open, Waiting } from '../../state/open.ts';
import { frameOf } from './frames.ts';
import { type Parts, partsOf } from './parts.ts';
import { flag, list, maybe, name, orNull, record, type Rule, seat, shape, word } from './rule.ts';
import { action, attackType, count, MANY, names, origin, rank, total } from './words.ts';

/**
 * Suspended work from outside: frames, things being done, what an activation and a Turn remember. Each record is held
 * against the shape of its type; what is still wrong with the whole shows when it is rehearsed (rehearse.ts).
 */
export function whyNotWork(p: Position): string | null {
  const { open } = p;
  const parts = partsOf(p);
  return (
    memoryOf(parts)(open.memory, 'state.open.memory') ??
    list(resolutionOf(parts), MANY)(open.resolutions, 'state.open.resolutions') ??
    orNull(activationOf(parts))(open.activation, 'state.open.activation') ??
    list(frameOf(p, parts), MANY)(open.frames, 'state.open.frames') ??
    whyNotHurt(p) ??
    (open.result === null && open.frames.length === 0 ? 'state.open.frames has nothing left to do' : null)
  );
}

export const isMemory = (p: Position): boolean => memoryOf(partsOf(p))(p.open.memory, '') === null;
export const isCause = (p: Position, cause: unknown): boolean => partsOf(p).cause(cause, '') === null;

const whyNotHurt = (p: Position): string | null => {
  const { cause } = partsOf(p);
  for (const [i, { hurtBy }] of p.open.units.entries()) {
    const why = orNull(cause)(hurtBy, `state.open.units[${i}].hurtBy`);
    if (why !== null) return why;
  }
  return null;
};

const memoryOf = ({ unit, event, trigger }: Parts): Rule =>
  shape<Open['memory']>({
    reserved: flag,
    passed: flag,
    chosen: orNull(record({ unit, card: name, origin })),
    activated: orNull(unit),
    triggers: list(trigger, MANY),
    reacted: names,
    replaced: list(event, MANY),
    barred: list(unit, MANY),
    defied: flag,
  });

const activationOf = ({ unit, character, running }: Parts): Rule =>
  shape<Activation>({
    unit,
    origin,
    made: list(action, MANY),
    left: count,
    flipped: flag,
    waiting: list(shape<Waiting>({ character, bonus: word('focus', 'impact', 'sharpshooter') }), MANY),
    bonuses: list(
      shape<Bonus>({
        character,
        type: orNull(attackType),
        dice: count,
        pool: total,
        source: name,
        whole: flag,
        after: orNull(record(running)),
      }),
      MANY,
    ),
    cut: flag,
    wounds: list(shape<Activation['wounds'][number]>({ by: orNull(unit), rank }), MANY),
  });

const KINDS: readonly Resolution['kind'][] = ['activation', 'action', 'attack', 'move', 'ability', 'condition', 'card'];

const resolutionOf = ({ unit, event, target, trigger, running, attack }: Parts): Rule =>
  shape<Resolution>({
    id: event,
    kind: word(...KINDS),
    seat,
    unit: orNull(unit),
    action: orNull(action),
    strained: flag,
    followers: list(trigger, MANY),
    later: list(record(running), MANY),
    targets: list(target, MANY),
    attack: maybe(attack),
  });
