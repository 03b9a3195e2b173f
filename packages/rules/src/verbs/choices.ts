import type { Effect, Way } from '../cards/effect.ts';
import type { Decision } from '../state/decision.ts';
import type { Machine, Position } from '../game/machine.ts';
import { choice } from '../kernel/steps.ts';
import type { Seat } from '../state/ids.ts';
import { byText, distinct } from '../state/lists.ts';
import { spendForce } from '../tokens/changes.ts';
import { cardOf, characterNamed, unitNamed } from '../game/find.ts';
import { amountOf } from '../queries/amount.ts';
import { bind, unitMeant } from '../queries/context.ts';
import { doNothing } from '../queries/idle.ts';
import { advance, decider, part } from './running.ts';
import type { Running } from '../state/running.ts';
import { found } from '../queries/select.ts';

/** What an ability lets somebody choose: whom, whether, which, and in what order. */
declare module '../state/frame.ts' {
  interface Steps {
    'effects.choose': { bind: string; among: readonly string[]; seat: Seat; point: Decision['point'] };
    'effects.may': { seat: Seat; price: Price; running: Running };
    'effects.pick': { among: readonly Way[]; optional: boolean; running: Running };
    /** One after another in their player's order; the set is fixed when the loop begins. */
    'effects.each': { bind: string; left: readonly string[]; most: number | null; running: Running };
  }
}

/** What it costs to have something done: so much Momentum, Force from so much to so much. */
interface Price {
  readonly momentum: number;
  readonly force: number;
  readonly most: number;
}

const canPay = (p: Position, seat: Seat, price: Price): boolean =>
  p.game.mode.momentum(p, seat) >= price.momentum && p.open.seats[seat].forceReady >= price.force;

/** CR-STRUG-15: what costs something is not asked of a player who has not enough; nor is what would come to nothing. */
export function offer(g: Machine, f: Running, effect: Extract<Effect, { do: 'may' }>): void {
  const seat = decider(f, effect.by);
  const { momentum = 0, force = 0, most = force } = effect;
  const free = momentum + force === 0;
  advance(g, f, free ? f.did : false);
  const price = { momentum, force, most };
  if (canPay(g, seat, price) && !doNothing(g, effect.effects, f.context))
    g.call('effects.may', { seat, price, running: part(f, effect.effects) });
}

export function choose(g: Machine, f: Running, effect: Extract<Effect, { do: 'choose' }>): void {
  const among = found(g, effect.from, f.context);
  if (among.length === 0) return g.done({ happened: false });
  g.call('effects.choose', { bind: effect.bind, among, seat: f.seat, point: f.point ?? 'DP-34' });
}

export function chooseTag(g: Machine, f: Running, effect: Extract<Effect, { do: 'choose-tag' }>): void {
  const among = effect.of === 'any' ? everyTag(g) : cardOf(g, unitMeant(g, effect.of, f.context)).tags.toSorted(byText);
  if (among.length === 0) return g.done({ happened: false });
  g.call('effects.choose', { bind: effect.bind, among, seat: f.seat, point: f.point ?? 'DP-34' });
}

/** Every tag on a card of this table. */
const everyTag = (p: Position): string[] => distinct(p.open.units.flatMap((u) => cardOf(p, u).tags)).toSorted(byText);

export function bindChosen(g: Machine, f: Running, name: string, chosen: string): void {
  advance(g, { ...f, context: bind(f.context, name, chosen) }, true);
}

choice('effects.choose', {
  ask: (p, f) => {
    const [only, second] = f.among;
    if (only !== undefined && second === undefined) return { auto: { option: only } };
    return {
      seat: f.seat,
      point: f.point,
      options: f.among.map((name) => ({ id: name, ...whoIs(p, name) })),
      about: { choose: f.bind },
    };
  },
  take: (g, _f, answer) => g.done({ happened: true, chosen: answer.option }),
});

/** Somebody, or nothing more to say of an objective or a tag than its name. */
function whoIs(p: Position, name: string): { unit?: string; character?: string } {
  if (unitNamed(p.open, name)) return { unit: name };
  return characterNamed(p.open, name) ? { character: name } : {};
}

/** The amounts of Force that can be spent, where the text leaves it open. */
const amounts = (p: Position, seat: Seat, { force, most }: Price): number[] => {
  const highest = Math.min(most, p.open.seats[seat].forceReady);
  return most > force ? Array.from({ length: highest - force + 1 }, (_, i) => force + i) : [];
};

choice('effects.may', {
  ask: (p, { seat, price, running }) => {
    const open = amounts(p, seat, price).map((force) => ({ id: String(force), cost: force }));
    const yes = { id: 'yes', ...(price.force > 0 ? { cost: price.force } : {}) };
    return {
      seat,
      point: running.point ?? 'DP-57',
      options: [...(open.length > 0 ? open : [yes]), { id: 'no' }],
      ...(price.momentum > 0 ? { about: { momentum: price.momentum } } : {}),
    };
  },
  take: (g, { seat, price, running }, answer) => {
    if (answer.option === 'no') return g.done({ happened: false });
    const force = answer.option === 'yes' ? price.force : Number(answer.option);
    g.game.mode.spendMomentum(g, seat, price.momentum);
    spendForce(g, seat, force);
    const did = running.did || price.momentum + force > 0;
    g.next('effects.run', { ...running, did, context: { ...running.context, done: price.momentum + force } });
  },
});

export function pick(g: Machine, f: Running, effect: Extract<Effect, { do: 'pick' }>): void {
  advance(g, f, false);
  g.call('effects.pick', {
    among: effect.among.filter((way) => !doNothing(g, way.effects, f.context)),
    optional: effect.optional === true,
    running: part({ ...f, did: false }, []),
  });
}

/** DP-57; what would come to nothing is no choice. */
choice('effects.pick', {
  ask: (_p, f) => {
    const [only, second] = f.among;
    if (only === undefined) return { auto: { option: 'no' } };
    if (second === undefined && !f.optional) return { auto: { option: only.name } };
    const no = f.optional ? [{ id: 'no' }] : [];
    const { seat, point = 'DP-57' } = f.running;
    return { seat, point, options: [...f.among.map(({ name }) => ({ id: name })), ...no] };
  },
  take: (g, f, answer) => {
    const way = f.among.find(({ name }) => name === answer.option);
    if (way) g.next('effects.run', { ...f.running, effects: way.effects });
    else g.done({ happened: false });
  },
});

export function each(g: Machine, f: Running, effect: Extract<Effect, { do: 'each' }>): void {
  advance(g, f, false);
  g.call('effects.each', {
    bind: effect.bind,
    left: found(g, effect.from, f.context),
    most: effect.upTo === undefined ? null : amountOf(g, effect.upTo, f.context),
    running: part({ ...f, did: false }, effect.effects),
  });
}

choice('effects.each', {
  ask: (p, f) => {
    const left = f.most === 0 ? [] : f.left.filter((name) => stillThere(p, name));
    const [only, second] = left;
    if (second === undefined && (only === undefined || f.most === null)) return { auto: { option: only ?? 'none' } };
    const stop = f.most === null ? [] : [{ id: 'none' }];
    const options = [...left.map((name) => ({ id: name, ...whoIs(p, name) })), ...stop];
    const { seat, point = f.most === null ? 'DP-28' : 'DP-34' } = f.running;
    return { seat, point, options };
  },
  take: (g, f, answer) => {
    const did = f.running.did || f.result?.happened === true;
    if (answer.option === 'none') return g.done({ happened: did });
    const running = { ...f.running, did };
    const left = f.left.filter((name) => name !== answer.option);
    g.next('effects.each', { bind: f.bind, left, most: f.most === null ? null : f.most - 1, running });
    g.call('effects.run', { ...running, context: bind(running.context, f.bind, answer.option), did: false });
  },
});

const stillThere = (p: Position, name: string): boolean =>
  !name.includes('.') || characterNamed(p.open, name)?.onTable === true;
