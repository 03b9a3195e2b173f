import type { Effect, Way } from '../cards/effect.ts';
import type { Machine, Position } from '../machine/machine.ts';
import { choice } from '../machine/steps.ts';
import type { Seat } from '../state/ids.ts';
import { character, characterNamed, nameOfCharacter, unitNamed } from '../units/find.ts';
import { bind } from './context.ts';
import { advance, decider, type Running } from './running.ts';
import { doNothing } from './idle.ts';
import { found } from './select.ts';

/** What an ability lets somebody choose: whom, whether, which, and in what order. */
declare module '../machine/steps.ts' {
  interface Steps {
    'effects.choose': { bind: string; among: readonly string[]; seat: Seat };
    'effects.may': { seat: Seat; price: number; running: Running };
    'effects.pick': { among: readonly Way[]; optional: boolean; running: Running };
    /** One after another in their player's order; the set is fixed when the loop begins. */
    'effects.each': { bind: string; left: readonly string[]; running: Running };
  }
}

/** CR-STRUG-15: what costs Momentum is not asked of a player who has not enough; nor is what would come to nothing. */
export function offer(g: Machine, f: Running, effect: Extract<Effect, { do: 'may' }>): void {
  const seat = decider(f, effect.by);
  const price = effect.momentum ?? 0;
  advance(g, f, price === 0 ? f.did : false);
  if (g.game.mode.momentum(g, seat) >= price && !doNothing(g, effect.effects, f.context))
    g.call('effects.may', { seat, price, running: { ...f, effects: effect.effects, next: 0 } });
}

export function choose(g: Machine, f: Running, effect: Extract<Effect, { do: 'choose' }>): void {
  const among = found(g, effect.from, f.context);
  if (among.length === 0) return g.done({ happened: false });
  g.call('effects.choose', { bind: effect.bind, among, seat: f.seat });
}

export function bindChosen(g: Machine, f: Running, name: string, chosen: string): void {
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

/** Somebody, or nothing more to say of an objective than its key. */
function whoIs(p: Position, name: string): { unit?: string; character?: string } {
  if (unitNamed(p.open, name)) return { unit: name };
  return characterNamed(p.open, name) ? { character: name } : {};
}

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

export function pick(g: Machine, f: Running, effect: Extract<Effect, { do: 'pick' }>): void {
  advance(g, f, false);
  g.call('effects.pick', {
    among: effect.among.filter((way) => !doNothing(g, way.effects, f.context)),
    optional: effect.optional === true,
    running: { ...f, effects: [], next: 0, did: false },
  });
}

/** DP-57; what would come to nothing is no choice. */
choice('effects.pick', {
  ask: (_p, f) => {
    const [only, second] = f.among;
    if (only === undefined) return { auto: { option: 'no' } };
    if (second === undefined && !f.optional) return { auto: { option: only.name } };
    const no = f.optional ? [{ id: 'no' }] : [];
    return { seat: f.running.seat, point: 'DP-57', options: [...f.among.map(({ name }) => ({ id: name })), ...no] };
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
    running: { ...f, effects: effect.effects, next: 0, did: false },
  });
}

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
