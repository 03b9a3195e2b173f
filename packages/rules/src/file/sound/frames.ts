import { isRecord } from '@faultline/shape/guards';
import type { Position } from '../../game/machine.ts';
import { stepNames } from '../../kernel/steps.ts';
import type { DiceWanted, ShuffleWanted } from '../../state/chance.ts';
import type { Disc } from '../../game/space.ts';
import type { Measured, SetLimit } from '../../state/decision.ts';
import type { Frame, StepName, Steps } from '../../state/frame.ts';
import type { Parts } from './parts.ts';
import {
  all,
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
  chartEntries,
  condition,
  count,
  diceChange,
  die,
  face,
  faces,
  icons,
  MANY,
  move,
  names,
  point,
  range,
  total,
} from './words.ts';

/** What every step carries (state/frame.ts), as each flow file declares it. Steps of other modes carry nothing of their own. */
type Frames = { readonly [S in StepName]?: RecordShape<Steps[S]> };

const NOTHING = {};
const todo = list(name, MANY);
const dice = whole(-99, 99);
const shedding = maybe(either(word('all'), count));
const both = list(names, 2, 2);
const seats = list(seat, 2);
const purpose = word('first-player', 'attack', 'defense', 'reroll', 'order-deck', 'struggle-deck', 'effect', 'mission');
const wanted = either(
  shape<ShuffleWanted>({ want: word('shuffle'), cards: names, purpose, seat }),
  shape<DiceWanted>({ want: word('dice'), die, count, purpose, seat }),
);

export function framesOf({ game }: Position, parts: Parts): Frames {
  const { unit, character, target, event, length, place, effect, effects, cause, trigger, outcome, ability, rule } =
    parts;
  const running = record(parts.running);
  const triggers = list(trigger, MANY);
  const characters = list(character, MANY);
  const disc = shape<Disc>({ x: length, y: length, z: length, r: length });
  const measured = either(word('edge'), list(shape<Measured>({ at: place, radius: length }), MANY));
  const limits = list(
    shape<SetLimit>({ how: word('within', 'outside'), range: either(range, word('touching')), of: measured }),
    MANY,
  );
  const called = {
    attacker: character,
    dice: orNull(dice),
    types: orNull(list(attackType, 2)),
    targets: orNull(list(target, MANY)),
    seat,
  };
  const using = { unit, ability, clause: count, trigger: orNull(trigger) };
  const gaining = { unit, condition, cause, doubled: word('suffered', 'pooled') };
  const healing = { character, times: maybe(count), healed: maybe(word(true)), range: maybe(range) };
  const changing = { roll: die, change: diceChange, seat, by: name, picked: faces };
  const leftovers = { side: die, todo: icons };
  const shoving = { shover: character, shoved: character, seat, cause };
  const inAttack = { attack: event };
  const ofUnit = { unit };
  const ofSeat = { seat };
  const ofCard = { seat, card: name };
  const ofOrder = { card: name };
  const acting = { unit, action };
  return {
    'game.setup': { next: orNull(word(...game.mode.setup)) },
    'turn.run': { next: word(...game.mode.turn) },
    'setup.end': NOTHING,
    'turn.start': NOTHING,
    'turn.ending': NOTHING,
    'turn.answers': NOTHING,
    'turn.control': { ended: trigger },
    'turn.defeat': NOTHING,
    'turn.pass': NOTHING,
    'turn.handOver': NOTHING,

    'setup.firstPlayer': NOTHING,
    'setup.side': NOTHING,
    'setup.mission': NOTHING,
    'setup.struggles': NOTHING,
    'setup.terrain': NOTHING,
    'setup.decks': NOTHING,
    'setup.shuffle': { tactics: both },
    'setup.stances': NOTHING,
    'setup.stance': { todo },
    'setup.reveal': NOTHING,
    'setup.struggle': NOTHING,
    'setup.deploy': NOTHING,
    'setup.squad': ofSeat,
    'setup.place': { seat, todo: characters, anchor: orNull(character) },
    'tactics.provider': { todo: seats, tactics: both },
    'tactics.cards': { todo: seats, tactics: both, unit: name, open: names },
    'tactics.resolve': ofOrder,

    'order.determine': NOTHING,
    'order.source': NOTHING,
    'order.reveal': NOTHING,
    'order.resolve': ofOrder,
    'order.discard': ofOrder,
    'order.reserve': ofOrder,
    'order.putAside': { card: name, announced: event },
    'order.shatterpoint': ofOrder,
    'order.choose': ofOrder,
    'order.settle': NOTHING,
    'order.refresh': ofSeat,
    'order.shuffle': ofSeat,
    'card.shuffleIn': ofCard,
    'card.reserve': ofCard,

    'activation.begin': NOTHING,
    'activation.start': NOTHING,
    'activation.removeCondition': ofUnit,
    'activation.hunker': ofUnit,
    'activation.tactics': { unit, announced: event },
    'activation.others': ofUnit,
    'activation.main': NOTHING,
    'activation.ending': NOTHING,
    'activation.close': NOTHING,
    'action.make': acting,
    'action.begin': acting,
    'action.parts': { ...acting, todo: characters },
    'action.ability': ofUnit,
    'action.made': acting,
    'active.ask': ofUnit,

    'move.offer': {
      character,
      kinds: list(move, MANY),
      point,
      seat,
      axis: maybe(list(length, 2, 2)),
      must: maybe(word(true)),
      unengaged: maybe(word(true)),
    },
    'move.ingress': {
      character,
      move,
      stop: place,
      engagedBefore: characters,
      instead: maybe(word(true)),
      unengaged: maybe(word(true)),
    },
    'place.ask': { character, range, origin: disc, seat },
    'push.ask': { character, range, origin: orNull(place), toward: flag, seat, point, optional: flag, cause },

    'attack.type': called,
    'attack.target': { ...called, attackType, attack: event },
    'attack.prepare': inAttack,
    'attack.pools': inAttack,
    'attack.roll': inAttack,
    'attack.modify': inAttack,
    'attack.modifyDefense': { attack: event, instance: event },
    'attack.charts': inAttack,
    'attack.entries': { attack: event, side: die, entries: chartEntries },
    'attack.counter': inAttack,
    'attack.chart': { attack: event, side: die },
    'attack.results': inAttack,
    'attack.tree': inAttack,
    'attack.option': { attack: event, todo: icons },
    'attack.gained': { attack: event, todo: icons },
    'attack.damage': inAttack,
    'attack.suffer': inAttack,
    'attack.objectDamaged': inAttack,
    'attack.leftovers': { ...leftovers, attack: event, rounds: list(record(leftovers), MANY) },
    'attack.resolve': inAttack,
    'pool.split': { seat, cause },
    'roll.change': changing,
    'roll.again': changing,
    'shove.push': shoving,
    'shove.pull': shoving,
    'dice.enter': { requests: list(wanted, MANY), delivered: list(names, MANY) },

    'condition.gain': gaining,
    'condition.place': { ...gaining, announced: event },
    'conditions.remove': { unit, left: count, happened: flag },
    'heal.ask': healing,
    'heal.resolve': { ...healing, announced: event },
    'hunker.gain': { unit, why: name },
    'hunker.drop': { unit, tokens: either(word('all', 'any'), count), why: name, seat },
    'momentum.gain': { seat, amount: total, cause, wounded: maybe(unit) },
    'momentum.place': { seat, amount: total, cause, announced: event },
    'strained.strikes': ofUnit,
    'tokens.remove': { unit, wounded: maybe(count), injured: shedding, damage: shedding, conditions: shedding },
    'wound.answers': { unit, cause },
    'wound.moment': { unit, cause, wound: trigger },
    'wound.follow': { unit, cause, wound: event },

    'ability.use': { ...using, free: maybe(word(true)) },
    'ability.resolve': { ...using, resolution: event },
    'ability.used': { unit, ability },
    'ability.end': NOTHING,
    'pay.amount': { unit, ability, resolution: event },
    'pay.means': { unit, ability, resolution: event, spend: count },
    'rule.resolve': {
      rule: either(ability, rule),
      effects,
      trigger: orNull(trigger),
      seat: maybe(orNull(seat)),
      bound: maybe(recordOf(name)),
    },
    'effects.run': parts.running,
    'effects.choose': { bind: name, among: names, seat, point },
    'effects.shareHeals': { unit, left: count, bind: name, healer: orNull(name), healers: names, running },
    'effects.each': { bind: name, left: names, most: orNull(total), running },
    'effects.may': { seat, price: record({ momentum: count, force: count, most: count }), running },
    'effects.paid': { seat, force: count, running },
    'effects.pick': { among: list(record({ name, effects }), MANY), optional: flag, running },
    'effects.roll': { running, effect: all(record({ do: word('roll') }), effect), dice: total },

    'window.ask': { triggers, seats, resolved: names },
    'gameEffects.ask': { triggers, strained: orNull(unit), resolved: names },
    'resolution.players': { triggers, outcome },
    'resolution.gameEffects': { triggers, outcome },
    'resolution.end': { outcome },

    'control.determine': NOTHING,
    'control.settle': NOTHING,
    'struggle.critical': NOTHING,
    'struggle.score': NOTHING,
    'struggle.momentum': NOTHING,
    'struggle.cleanup': NOTHING,
    'struggle.spend': { seat, amount: total },
    'struggle.lose': { seat, amount: total },
    'struggle.gain': { seat, amount: total, cause },
    'struggle.token': { seat, spaces: total },
    'struggle.wounded': { unit, cause },
    'struggle.object': NOTHING,
    'struggle.reveal': { chooser: seat, point },
    'struggle.map': { card: name, chooser: seat, point },
    'time.called': NOTHING,
    'time.check': NOTHING,
    'time.score': NOTHING,
    'mission.start': NOTHING,
    'mission.end': NOTHING,
    'priority.roll': NOTHING,
    'priority.other': { marked: name },
    'priority.clear': NOTHING,
    'plans.change': NOTHING,
    'plans.offer': NOTHING,
    'plans.draw': NOTHING,
    'challengeTheOdds.offer': ofSeat,
    'ploy.choose': { seats, chosen: list(record({ seat, what: orNull(name) }), MANY) },
    'ploy.carryOut': { chosen: list(record({ seat, what: orNull(name) }), MANY) },
    'ploy.pick': { seats },
    'ploy.dashUnit': ofSeat,
    'ploy.dash': { seat, unit },
    'ploy.fetch': ofSeat,
    'ploy.shuffle': ofSeat,
    'ploy.fetched': ofCard,
    'operation.roles': NOTHING,
    'operation.draw': NOTHING,
    'operation.pool': NOTHING,
    'pool.shuffle': { only: maybe(names) },
    'lay.deal': { tokens: names, units: names, seat },
    'lay.unit': { tokens: names, units: names, seat },
    'lay.down': {
      tokens: names,
      notWithin: list(
        shape<Steps['lay.down']['notWithin'][number]>({ range, of: word('objective', 'edge', 'token') }),
        MANY,
      ),
      seat,
    },
    'squad.choose': { bind: name, seat },
    'deck.shuffle': ofSeat,
    'token.one': { among: names, does: word('reveal', 'discard'), seat },
    'operation.side': NOTHING,
    'operation.lay': NOTHING,
    'operation.begin': NOTHING,
    'operation.nothing': NOTHING,
    'set.down': { what: word('character', 'piece', 'objective', 'token'), name, limits, seat },
    'unit.set': { todo: characters, range, of: measured, seat, done: count },
    'piece.on': { piece: name, among: names, seat },
    'piece.roll': { piece: name, among: names, seat },
    'piece.move': { piece: name, kinds: list(move, MANY), seat, axis: maybe(list(length, 2, 2)) },
    'operation.ashore': NOTHING,
    'armor.option': { object: name, attack: event, icons },
    'track.walk': {
      walks: list(shape<Steps['track.walk']['walks'][number]>({ tracker: name, goal: count, left: total }), MANY),
      seat,
      moved: count,
    },
    'die.turn': { running, roll: name, to: face },
    'tracker.cover': {
      trackers: names,
      coming: either(record({ on: word('next', 'any'), left: total }), record({ on: word('fitting'), faces })),
      seat,
      laid: count,
    },
    'tracker.uncover': {
      trackers: names,
      which: word('last', 'chosen'),
      faces: orNull(faces),
      left: total,
      seat,
      taken: count,
    },
    'clock.tick': NOTHING,
    'clock.side': { seat, how: name },
    'clock.rule': {
      seat,
      how: word('add', 'remove'),
      left: count,
      side: word('aggressor', 'sentinel', 'either', 'each'),
      by: word('own', 'stage'),
      upTo: flag,
      done: count,
    },
    'clock.both': { how: word('add', 'remove'), amount: count, by: orNull(seat) },
    'clock.spend': { seat, amount: total },
    'clock.lose': { seat, amount: total },
    'clock.gain': { seat, cause },
    'clock.token': { seat, spaces: total, cause },
    'clock.gained': { seat, cause },
    'clock.wounded': { unit, cause },
    'clock.wound': { seat, cause, announced: event },
    'stage.begin': { stage: name },
    'stage.ending': NOTHING,
    'stage.setup': NOTHING,
    'stage.opening': NOTHING,
    'stage.clauses': { next: count },
    'stage.offer': { clause: count },
    'stage.met': { clause: count },
    'operation.rules': { left: list(rule, MANY), trigger: orNull(trigger) },
    'operation.deploying': NOTHING,
    'operation.deployed': NOTHING,
    'operation.choosing': NOTHING,
    'stage.close': NOTHING,
    'stage.next': NOTHING,
    'ploy.recover': { unit, left: list(word('wounded', 'damage', 'condition'), MANY) },
  };
}

export function frameOf(p: Position, parts: Parts): Rule {
  const frames = framesOf(p, parts);
  const steps = new Set(stepNames());
  const at = known('a step', (name) => steps.has(name));
  return (value, where) => {
    if (!isRecord(value)) return `${where} is ${shown(value)}, not a record`;
    const why = record({ at, result: maybe(parts.outcome) })(value, where);
    if (why !== null) return why;
    const step = (value as unknown as Frame).at;
    return record(Object.hasOwn(frames, step) ? (frames[step] ?? NOTHING) : NOTHING)(value, where);
  };
}
