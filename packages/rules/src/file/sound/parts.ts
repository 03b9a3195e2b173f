import { isRecord } from '@faultline/shape/guards';
import type { DieKind } from '../../cards/dice.ts';
import type { Position } from '../../game/machine.ts';
import type { Attack, AttackStep, ChartResult, ExtraDice, Pool, Roll, RollChange } from '../../state/attack.ts';
import type { Cause } from '../../state/cause.ts';
import type { DiceSource } from '../../state/event.ts';
import type { StepOutcome } from '../../state/frame.ts';
import type { AttackFacts, TriggerEvent, TriggerFacts } from '../../state/triggerEvent.ts';
import type { Context, Running } from '../../state/running.ts';
import { effectOf } from './effects.ts';
import {
  either,
  flag,
  known,
  list,
  maybe,
  name,
  orNull,
  record,
  recordOf,
  type Rule,
  type RecordShape,
  seat,
  shape,
  shown,
  whole,
  word,
} from './rule.ts';
import {
  action,
  attackType,
  causeKind,
  chartEntries,
  condition,
  count,
  die,
  faces,
  MANY,
  move,
  names,
  point,
  rank,
  total,
} from './words.ts';

/** What the parts of suspended work may hold in a position: whom they name is there, and no event is still to come. */
export type Parts = ReturnType<typeof partsOf>;

export function partsOf({ game, open }: Position) {
  const unit = whole(0, open.units.length - 1);
  const character = whole(0, open.characters.length - 1);
  const target = either(name, character);
  const event = whole(0, open.instance);
  /** A tool or a wedge may reach past the table. */
  const length = whole(-4 * game.constants.size, 4 * game.constants.size);
  const place = list(length, 3, 3);
  const effect = effectOf(game);
  const effects = list(effect, MANY);

  const cause = shape<Cause>({
    by: causeKind,
    seat: orNull(seat),
    unit: orNull(unit),
    character: orNull(character),
    name: orNull(name),
    attackType: orNull(attackType),
    resolution: orNull(event),
    inCombatAction: flag,
  });
  const trigger = triggerOf({ unit, character, target, event, cause });
  const context = shape<Context>({
    unit: orNull(unit),
    seat: maybe(seat),
    rule: maybe(name),
    trigger: orNull(trigger),
    after: maybe(trigger),
    bound: recordOf(name),
    spent: maybe(count),
    done: maybe(total),
    rolls: maybe(recordOf(faces)),
  });
  const running: RecordShape<Running> = { effects, next: count, context, cause, seat, did: flag, point: maybe(point) };
  const outcome = shape<StepOutcome>({ happened: flag, amount: maybe(total), chosen: maybe(name) });
  const attack = attackOf({ unit, character, target, event });
  return {
    unit,
    character,
    target,
    event,
    length,
    place,
    effect,
    effects,
    cause,
    trigger,
    running,
    outcome,
    attack,
    ability: known('an ability', (id) => Object.hasOwn(game.library.abilities, id)),
    rule: known('a rule of the operations', (id) =>
      // order: whether there is one
      Object.values(game.library.operations ?? {}).some(({ rules }) => rules.some((rule) => rule.id === id)),
    ),
  };
}

/** Every triggering event with its facts (R-ABIL-1). */
function triggerOf(parts: Readonly<Record<'unit' | 'character' | 'target' | 'event' | 'cause', Rule>>): Rule {
  const { unit, character, target, event, cause } = parts;
  const ofSeat = { seat };
  const ofCard = { seat, card: name };
  const ofUnit = { unit };
  const ofAction = { action, unit };
  const declared = { attack: event, attacker: character, attackType, inCombatAction: flag };
  const ofAttack: RecordShape<AttackFacts> = { ...declared, target };
  const ofWound = { unit, rank, cause };
  const ofMomentum = { seat, amount: total, cause };
  const FACTS: { readonly [T in keyof TriggerFacts]: RecordShape<TriggerFacts[T]> } = {
    'setup.struggle': ofSeat,
    'setup.end': ofSeat,
    'turn.start': ofSeat,
    'turn.end': ofSeat,
    'card.revealing': ofSeat,
    'card.revealed': ofCard,
    'card.reserving': ofCard,
    'card.reserved': { ...ofCard, paid: flag },
    'reserve.taken': ofCard,
    'shatterpoint.choosing': ofSeat,
    'shatterpoint.chosen': { seat, unit },
    'deck.refreshing': ofSeat,
    'activation.tactics': ofUnit,
    'hunker.losing': ofUnit,
    'activation.start': ofUnit,
    'activation.end': ofUnit,
    'action.making': ofAction,
    'action.made': { ...ofAction, targets: list(target, MANY) },
    moved: { character, move, engagedBefore: list(character, MANY) },
    'attack.declaring': declared,
    'attack.targeted': ofAttack,
    'attack.rolling': ofAttack,
    'attack.modifying': { ...ofAttack, roll: die },
    'attack.suffering': { ...ofAttack, pool: total },
    'attack.resolved': { ...ofAttack, attackRoll: faces, defenseRoll: faces, damage: total },
    'wounded.now': ofWound,
    wounded: ofWound,
    'momentum.gaining': { ...ofMomentum, unit: maybe(unit) },
    'momentum.gained': ofMomentum,
    'momentum.resolved': ofMomentum,
    'condition.gaining': { unit, condition, cause },
    'heal.resolving': { character },
    'hunker.gained': ofUnit,
    'stance.changed': ofUnit,
    'control.determining': { objective: name, tie: flag },
    'struggle.claimed': ofCard,
    'ability.used': { unit, ability: name },
    'deploy.before': ofSeat,
    'deploy.after': ofSeat,
    'stage.setup': ofSeat,
    'stage.first-turn': ofSeat,
    'activation.choosing': { seat, unit },
    'wound.deciding': { unit, cause },
    'track.reached': { tracker: name, space: name },
    'tracker.full': { tracker: name, objective: name },
    'pool.empty': ofSeat,
  };
  const on = known('a triggering event', (id) => Object.hasOwn(FACTS, id));
  return (value, at) => {
    if (!isRecord(value)) return `${at} is ${shown(value)}, not a record`;
    const why = shape<Pick<TriggerEvent, 'id' | 'on' | 'listeners'>>({ id: event, on, listeners: names })(value, at);
    return why ?? record(FACTS[value.on as keyof TriggerFacts])(value, at);
  };
}

const STEPS: Readonly<Record<AttackStep, true>> = {
  type: true,
  target: true,
  pools: true,
  roll: true,
  modify: true,
  charts: true,
  results: true,
  tree: true,
  damage: true,
  after: true,
  over: true,
};

/** One attack as one record (state/attack.ts). */
function attackOf(parts: Readonly<Record<'unit' | 'character' | 'target' | 'event', Rule>>): Rule {
  const { unit, character, target, event } = parts;
  const both = (rule: Rule): Rule => shape<Record<DieKind, unknown>>({ attack: rule, defense: rule });
  const source: RecordShape<DiceSource> = { dice: whole(-99, 99), from: name };
  const change = shape<RollChange>({
    how: word('add', 'remove', 'turn', 'reroll', 'strip', 'chart'),
    from: faces,
    to: faces,
    by: name,
  });
  return shape<Attack>({
    attack: event,
    // order: one of them
    step: word(...Object.keys(STEPS)),
    attacker: character,
    target: orNull(target),
    attackType,
    dice: orNull(whole(-99, 99)),
    inCombatAction: flag,
    seat,
    extra: list(shape<ExtraDice>({ ...source, roll: die }), MANY),
    pools: both(shape<Pool>({ dice: total, sources: list(shape<DiceSource>(source), MANY) })),
    rolls: both(shape<Roll>({ rolled: faces, faces, changes: list(change, MANY) })),
    barred: both(flag),
    charts: both(orNull(shape<ChartResult>({ name, expertise: count, results: chartEntries }))),
    lent: maybe(shape<NonNullable<Attack['lent']>>({ attack: maybe(unit), defense: maybe(unit) })),
    mends: maybe(word(true)),
    successes: total,
    left: total,
    path: names,
    actives: count,
    shoved: flag,
    pool: total,
    pooled: list(shape<Attack['pooled'][number]>({ amount: whole(-999, 999), from: name }), MANY),
    split: flag,
    announced: event,
    suffered: total,
    covered: maybe(list(count, MANY)),
    wounded: list(unit, MANY),
  });
}
