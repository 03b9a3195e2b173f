import type { EffectOf } from '../../../cards/effect.ts';
import type { Amount } from '../../../cards/selector.ts';
import type { Position } from '../../../game/machine.ts';
import { amountOf, isNone } from '../../../queries/amount.ts';
import { type Shown, verb } from '../../../queries/language.ts';
import { advance } from '../../../verbs/running.ts';
import { KEY_OPERATIONS } from '../score.ts';
import { markerOn, trackOf } from '../tracks.ts';

declare module '../../../cards/effect.ts' {
  interface ModeEffects {
    /** The marker of a track goes toward a named space, and no further. */
    step: { tracker: string; toward: string; spaces: Amount };
  }
}

const goalOf = (p: Position, { tracker, toward }: EffectOf<'step'>): number => {
  const goal = trackOf(p, tracker).spaces.indexOf(toward);
  if (goal < 0) throw new Error(`The track ${tracker} has no space ${toward}.`);
  return goal;
};

export const step = verb('step', {
  perform: (g, f, effect) => {
    const left = amountOf(g, effect.spaces, f.context);
    advance(g, f, false);
    g.call('track.walk', {
      walks: [{ tracker: effect.tracker, goal: goalOf(g, effect), left }],
      seat: f.seat,
      moved: 0,
    });
  },
  isIdle: (p, effect, at) =>
    isNone(p, effect.spaces, at) || markerOn(p, trackOf(p, effect.tracker)) === goalOf(p, effect),
  commutesWith: [],
  worksAt: 'any',
  mode: KEY_OPERATIONS,
});

export const shown: Shown<'step'> = {
  means: 'the marker of a track goes toward a named space',
  example: { do: 'step', tracker: 'power', toward: 'full', spaces: 2 },
};
