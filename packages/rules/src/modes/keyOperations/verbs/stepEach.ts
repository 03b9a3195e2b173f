import { count } from '../../../cards/dice.ts';
import { facesOf } from '../../../queries/amount.ts';
import { neverIdle, type Shown, verb } from '../../../queries/language.ts';
import { advance } from '../../../verbs/running.ts';
import { KEY_OPERATIONS, stageCard } from '../score.ts';
import { trackerCard } from '../trackers.ts';
import type { Walk } from '../tracks.ts';

declare module '../../../cards/effect.ts' {
  interface ModeEffects {
    /** Each result of a roll moves the marker of its own track by one, toward the last space. */
    'step-each': { roll: string };
  }
}

export const stepEach = verb('step-each', {
  perform: (g, f, { roll }) => {
    const faces = facesOf(g, { bound: roll }, f.context);
    const tracks = (stageCard(g)?.trackers ?? []).map((id) => trackerCard(g, id));
    const walks = tracks.flatMap((card): Walk[] =>
      card.kind === 'track' && card.icon
        ? [{ tracker: card.id, goal: card.spaces.length - 1, left: count(faces, card.icon) }]
        : [],
    );
    advance(g, f, false);
    g.call('track.walk', { walks, seat: f.seat, moved: 0 });
  },
  isIdle: neverIdle,
  commutesWith: [],
  worksAt: 'any',
  mode: KEY_OPERATIONS,
});

export const shown: Shown<'step-each'> = {
  means: 'each result of a roll moves the marker of its own track',
  example: { do: 'step-each', roll: 'roll' },
};
