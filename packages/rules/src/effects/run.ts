import type { Effect } from '../cards/ability.ts';
import type { Vector } from '../machine/decision.ts';
import type { Machine, Position } from '../machine/machine.ts';
import { choice, type FrameOf, step } from '../machine/steps.ts';
import { axisOf } from '../movement/axis.ts';
import { otherSeat, type Seat } from '../state/ids.ts';
import type { Character } from '../state/unit.ts';
import { replace } from '../timing/replaced.ts';
import { moveCard } from '../turn/orderDeck.ts';
import { refreshForce, suffer } from '../units/changes.ts';
import { character, nameOfCharacter, placeOf } from '../units/find.ts';
import { grant, lose } from '../units/keywords.ts';
import { bind, charactersOf, unitMeant } from './context.ts';
import type { Running } from './running.ts';
import { found, holds } from './tests.ts';

/** Runs the effects of an ability in order. */
declare module '../machine/steps.ts' {
  interface Steps {
    'effects.run': Running;
    'effects.choose': { bind: string; among: readonly string[]; seat: Seat };
    'effects.may': { seat: Seat; price: number; running: Running };
    /** One after another in their player's order; the set is fixed when the loop begins. */
    'effects.each': { bind: string; left: readonly string[]; running: Running };
  }
}

step('effects.run', (g, f) => {
  const effect = f.effects[f.next];
  const did = f.result?.happened ?? f.did;
  if (!effect) return g.done({ happened: did });
  if (f.result?.chosen !== undefined && effect.do === 'choose') return bindChosen(g, f, effect.bind, f.result.chosen);
  perform(g, { ...f, did }, effect);
});

/** Goes on behind the current effect; a step called on top reports whether it happened. */
const advance = (g: Machine, f: Running, did = f.did): Machine =>
  g.next('effects.run', {
    effects: f.effects,
    next: f.next + 1,
    context: f.context,
    cause: f.cause,
    seat: f.seat,
    did,
  });

/** Runs nested effects first, then goes on. */
function inside(g: Machine, f: Running, then: readonly Effect[]): void {
  advance(g, f);
  g.call('effects.run', { ...f, effects: then, next: 0 });
}

function perform(g: Machine, f: FrameOf<'effects.run'>, effect: Effect): void {
  const at = f.context;
  switch (effect.do) {
    case 'suffer':
      advance(g, f, suffer(g, unitMeant(g, effect.who, at).id, effect.amount, f.cause) > 0);
      return;
    case 'gain':
      advance(g, f, false);
      g.call('condition.gain', {
        unit: unitMeant(g, effect.who, at).id,
        condition: effect.condition,
        cause: f.cause,
        doubled: 'suffered',
      });
      return;
    case 'hunker':
      advance(g, f, false);
      g.call('hunker.gain', { unit: unitMeant(g, effect.who, at).id, why: f.cause.name ?? 'ability' });
      return;
    case 'refresh':
      refreshForce(g, f.seat, effect.amount);
      advance(g, f, true);
      return;
    case 'choose':
      return choose(g, f, effect);
    case 'each':
      advance(g, f, false);
      g.call('effects.each', {
        bind: effect.bind,
        left: found(g, effect.from, at),
        running: { ...f, effects: effect.effects, next: 0, did: false },
      });
      return;
    case 'may':
      return offer(g, f, effect);
    case 'grant':
      grant(g, unitMeant(g, effect.who, at).id, effect.keyword, effect.until, f.cause.name ?? 'effect');
      advance(g, f, true);
      return;
    case 'lose': {
      const { id } = unitMeant(g, effect.who, at);
      advance(g, f, lose(g, id, effect.keyword, effect.value, effect.until, f.cause.name ?? 'effect'));
      return;
    }
    case 'dice':
      advance(g, f, false);
      g.call('roll.change', {
        roll: effect.roll,
        change: effect.change,
        seat: f.seat,
        by: f.cause.name ?? 'effect',
        picked: [],
      });
      return;
    case 'split-pool':
      advance(g, f, false);
      g.call('pool.split', { seat: f.seat, cause: f.cause });
      return;
    case 'instead':
      if (at.happening) replace(g, at.happening.id);
      advance(g, f, true);
      return;
    case 'order-card':
      if (at.happening && 'card' in at.happening) moveCard(g, at.happening.seat, at.happening.card, effect.to);
      advance(g, f, true);
      return;
    case 'after-attack':
      delay(g, { ...f, effects: effect.effects, next: 0, did: false });
      advance(g, f, true);
      return;
    case 'when':
      return holds(g, effect.test, at) ? inside(g, f, effect.effects) : void advance(g, f);
    case 'if-did':
      return f.did ? inside(g, f, effect.effects) : void advance(g, f);
    default:
      return performOnBoard(g, f, effect);
  }
}

/** Most effects are resolved by the ability's player, some by the opponent. */
const decider = (f: Running, by: 'opponent' | undefined): Seat => (by ? otherSeat(f.seat) : f.seat);

/** CR-STRUG-15: what costs Momentum is not asked of a player who has not enough. */
function offer(g: Machine, f: Running, effect: Extract<Effect, { do: 'may' }>): void {
  const seat = decider(f, effect.by);
  const price = effect.momentum ?? 0;
  advance(g, f, price === 0 ? f.did : false);
  if (g.game.mode.momentum(g, seat) >= price)
    g.call('effects.may', { seat, price, running: { ...f, effects: effect.effects, next: 0 } });
}

/** Keeps a part of the ability for step 10 of the attack now going on. */
function delay(g: Machine, part: Running): void {
  const at = g.open.doing.findLastIndex((d) => d.kind === 'attack');
  const attack = g.open.doing[at];
  const { effects, next, context, cause, seat, did } = part;
  if (attack) g.open.doing[at] = { ...attack, later: [...attack.later, { effects, next, context, cause, seat, did }] };
}

type BoardEffect = Extract<Effect, { do: 'move' | 'place' | 'heal' | 'push' | 'pull' | 'attack' | 'action' }>;

function performOnBoard(g: Machine, f: Running, effect: BoardEffect): void {
  const who = charactersOf(g, effect.who, f.context)[0];
  advance(g, f, false);
  if (!who) return;
  switch (effect.do) {
    case 'move':
      g.call('move.offer', {
        character: who.id,
        kinds: [effect.move],
        point: 'DP-30',
        seat: decider(f, effect.by),
        ...heading(g, f, who, effect),
      });
      return;
    case 'place': {
      const origin = effect.from ? charactersOf(g, effect.from, f.context)[0] : who;
      if (!origin) return;
      const { x, y, z, r } = origin;
      g.call('place.ask', { character: who.id, range: effect.range, origin: { x, y, z, r }, seat: f.seat });
      return;
    }
    case 'action':
      if (g.open.activation?.made.includes(effect.action)) return;
      g.call('action.make', { unit: who.unit, action: effect.action });
      return;
    case 'heal':
      g.call('heal.ask', { character: who.id });
      return;
    case 'push':
    case 'pull': {
      const from = charactersOf(g, effect.origin, f.context)[0];
      g.call('push.ask', {
        character: who.id,
        range: effect.range,
        origin: from ? placeOf(from) : null,
        toward: effect.do === 'pull',
        seat: f.seat,
        point: 'DP-35',
        optional: false,
        cause: f.cause,
      });
      return;
    }
    case 'attack': {
      const target = effect.target ? charactersOf(g, effect.target, f.context)[0] : undefined;
      g.call('attack.type', {
        attacker: who.id,
        dice: effect.dice ?? null,
        types: effect.types ?? null,
        targets: effect.target ? (target ? [target.id] : []) : null,
        seat: f.seat,
      });
    }
  }
}

/** R-MOVE-5: the wedge of a move Toward or Away; nobody there, or the same centre, leaves every direction open. */
function heading(
  g: Machine,
  f: Running,
  who: Character,
  { toward, away }: Extract<Effect, { do: 'move' }>,
): { axis?: Vector } {
  const ref = toward ?? away;
  const other = ref && charactersOf(g, ref, f.context)[0];
  const axis = other && axisOf(placeOf(who), placeOf(other), toward !== undefined, g.game.constants.eps);
  return axis ? { axis } : {};
}

function choose(g: Machine, f: Running, effect: Extract<Effect, { do: 'choose' }>): void {
  const among = found(g, effect.from, f.context);
  if (among.length === 0) return g.done({ happened: false });
  g.call('effects.choose', { bind: effect.bind, among, seat: f.seat });
}

function bindChosen(g: Machine, f: Running, name: string, chosen: string): void {
  advance(g, { ...f, context: bind(f.context, name, chosen) }, true);
}

choice('effects.choose', {
  ask: (p, f) => {
    const [only, second] = f.among;
    if (only !== undefined && second === undefined) return { auto: { option: only } };
    return {
      seat: f.seat,
      point: 'DP-34',
      options: f.among.map((name) => ({ id: name, ...whoIs(p, name) })),
      about: { choose: f.bind },
    };
  },
  take: (g, _f, answer) => g.done({ happened: true, chosen: answer.option }),
});

const whoIs = (p: Position, name: string): { unit?: string; character?: string } =>
  p.open.characters.some((c) => nameOfCharacter(p, c.id) === name) ? { character: name } : { unit: name };

choice('effects.may', {
  ask: (_p, f) => ({
    seat: f.seat,
    point: 'DP-57',
    options: [{ id: 'yes' }, { id: 'no' }],
    ...(f.price > 0 ? { about: { momentum: f.price } } : {}),
  }),
  take: (g, f, answer) => {
    if (answer.option === 'no') return g.done({ happened: false });
    if (f.price > 0) g.game.mode.spendMomentum(g, f.seat, f.price);
    g.next('effects.run', f.running);
  },
});

choice('effects.each', {
  ask: (p, f) => {
    const left = f.left.filter((name) => stillThere(p, name));
    const [only, second] = left;
    if (second === undefined) return { auto: { option: only ?? 'none' } };
    return { seat: f.running.seat, point: 'DP-28', options: left.map((name) => ({ id: name, ...whoIs(p, name) })) };
  },
  take: (g, f, answer) => {
    const did = f.running.did || f.result?.happened === true;
    if (answer.option === 'none') return g.done({ happened: did });
    const running = { ...f.running, did };
    g.next('effects.each', { bind: f.bind, left: f.left.filter((name) => name !== answer.option), running });
    g.call('effects.run', { ...running, context: bind(running.context, f.bind, answer.option), did: false });
  },
});

const stillThere = (p: Position, name: string): boolean =>
  !name.includes('.') || p.open.characters.some((c) => nameOfCharacter(p, c.id) === name && character(p, c.id).onTable);
