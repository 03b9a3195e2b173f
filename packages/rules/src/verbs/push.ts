import type { EffectOf } from '../cards/effect.ts';
import type { Ref } from '../cards/selector.ts';
import type { Range } from '../cards/unitCard.ts';
import type { Machine } from '../game/machine.ts';
import { charactersOf, discsOf } from '../queries/context.ts';
import { idleOnceBound, type Shown, verb, type Verb } from '../queries/language.ts';
import { cannotBePushed } from '../queries/permissions.ts';
import type { Running } from '../state/running.ts';
import { advance } from './running.ts';

/** A push away from an origin, or a pull toward it: the same but for the direction. */
interface Pushing {
  who: Ref;
  range: Range;
  origin: Ref;
}

declare module '../cards/effect.ts' {
  interface Effects {
    push: Pushing;
    pull: Pushing;
  }
}

function perform(g: Machine, f: Running, effect: EffectOf<'push'> | EffectOf<'pull'>): void {
  const who = charactersOf(g, effect.who, f.context)[0];
  advance(g, f, false);
  if (!who) return;
  const from = discsOf(g, effect.origin, f.context)[0];
  g.call('push.ask', {
    character: who.id,
    range: effect.range,
    origin: from ? [from.x, from.y, from.z] : null,
    toward: effect.do === 'pull',
    seat: f.seat,
    point: 'DP-35',
    optional: false,
    cause: f.cause,
  });
}

/** Nobody is there, or one whom abilities or the mode do not let be moved (KO-R-65). */
const isIdle = idleOnceBound<Pushing>((p, { who }, at) => {
  const [pushed] = charactersOf(p, who, at);
  if (pushed === undefined || (at.unit !== null && cannotBePushed(p, pushed))) return true;
  return p.game.mode.barred(p, pushed.unit, 'be-moved') !== null;
});

const both: Verb<'push'> & Verb<'pull'> = { perform, isIdle, commutesWith: [], worksAt: 'any' };

export const push = verb('push', both);
export const pull = verb('pull', both);

export const shown: Shown<'push'> = {
  means: 'a push away from somebody',
  example: { do: 'push', who: { bound: 'enemy' }, range: 2, origin: 'self' },
};

export const pullShown: Shown<'pull'> = {
  means: 'a pull toward somebody',
  example: { do: 'pull', who: { bound: 'enemy' }, range: 2, origin: 'self' },
};
