import type { ObjectiveSelector, Selector } from '../cards/selector.ts';
import type { Effect } from '../cards/effect.ts';
import type { Machine, Position } from '../game/machine.ts';
import { choice } from '../kernel/steps.ts';
import { bind } from '../queries/context.ts';
import { neverIdle, type Shown, verb } from '../queries/language.ts';
import { canBeChosen, found, someToChoose } from '../queries/select.ts';
import type { Decision } from '../state/decision.ts';
import type { Seat } from '../state/ids.ts';
import type { Context, Running } from '../state/running.ts';
import { advance } from './running.ts';
import { whoIs } from './whoIs.ts';

declare module '../cards/effect.ts' {
  interface Effects {
    /** Binds a name to one thing the selector finds; nothing found ends the effects. */
    choose: { bind: string; from: Selector | ObjectiveSelector };
  }
}

declare module '../state/frame.ts' {
  interface Steps {
    'effects.choose': { bind: string; among: readonly string[]; seat: Seat; point: Decision['point'] };
  }
}

export const choose = verb('choose', {
  perform: (g, f, effect) => {
    const rest = f.effects.slice(f.next + 1);
    const among = found(g, effect.from, f.context).filter(
      (name) => canBeChosen(g, name, f.context) && leadsOn(g, rest, bind(f.context, effect.bind, name)),
    );
    chooseAmong(g, f, effect.bind, among);
  },
  /** Of a list that begins with it `doNothing` asks for everybody there is to choose. */
  isIdle: neverIdle,
  commutesWith: [],
  worksAt: 'any',
});

/** "Choose a Unit and an objective near it": nobody is chosen with whom the next choice would find nothing. */
const leadsOn = (p: Position, [next, ...rest]: readonly Effect[], at: Context): boolean =>
  next?.do !== 'choose' || someToChoose(p, next.from, at, (name) => leadsOn(p, rest, bind(at, next.bind, name)));

/** One of these; none at all ends the effects. */
export function chooseAmong(g: Machine, f: Running, name: string, among: readonly string[]): void {
  if (among.length === 0) return g.done({ happened: false });
  g.call('effects.choose', { bind: name, among, seat: f.seat, point: f.point ?? 'DP-34' });
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
      point: f.point,
      options: f.among.map((name) => ({ id: name, ...whoIs(p, name) })),
      about: { choose: f.bind },
    };
  },
  take: (g, _f, answer) => g.done({ happened: true, chosen: answer.option }),
});

export const shown: Shown<'choose'> = {
  means: 'binds a name to one thing chosen',
  example: {
    do: 'choose',
    bind: 'enemy',
    from: { of: 'character', side: 'enemy', within: { range: 3, from: 'self' } },
  },
};
