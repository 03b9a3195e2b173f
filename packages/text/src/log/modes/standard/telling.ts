import type { Open } from '@faultline/rules';
import { faces } from '../../../terms.ts';
import type { Telling, Tracker } from '../telling.ts';

const FRESH: Tracker = { token: 0, momentum: [1, 1] };

const trackerOf = ({ score }: Open): Tracker | null =>
  score.mode === 'standard' ? { token: score.token, momentum: [score.momentum[0], score.momentum[1]] } : null;

const phrases: Telling<'standard'>['phrases'] = {
  mission: (t, e) => t.say(t.log.mission(t.cast.library.missions[e.mission]?.name ?? e.mission)),
  struggle: (t, e) => {
    // A card may also be exchanged while its Struggle goes on.
    if (t.facts.won) t.facts.tracker = t.facts.tracker && FRESH;
    t.facts.won = false;
    const card = Object.values(t.cast.library.missions)
      .flatMap(({ struggles }) => struggles)
      .find(({ id }) => id === e.card);
    const active = card?.maps[e.map - 1]?.active ?? [];
    t.facts.objectives = t.facts.objectives.map((each) => ({ ...each, active: active.includes(each.key) }));
    t.say(t.log.struggle(card?.name ?? e.card, active), 1, 'score');
  },
  'priority-rolled': (t, e) =>
    t.say(t.log.priorityRoll(t.cast.player(e.seat), faces(t.terms, e.faces, 'defense')), 1, 'dice'),
  priority: (t, e) => t.say(t.log.priority(e.objective, e.marked), 1, 'score'),
  token: (t, e) => {
    if (t.facts.tracker) t.facts.tracker = { ...t.facts.tracker, token: e.to };
    t.gather(`token ${e.by}`, e, (all) => ({
      text: t.log.token(t.cast.player(e.by), all.length),
      depth: 1,
      tone: 'score',
    }));
  },
  momentum: (t, e) => {
    const { tracker } = t.facts;
    if (tracker) {
      const [a, b] = tracker.momentum;
      const change = e.gained ? 1 : -1;
      t.facts.tracker = { ...tracker, momentum: e.seat === 0 ? [a + change, b] : [a, b + change] };
    }
    t.say(t.log.momentum(t.cast.player(e.seat), e.gained), 1, 'score');
  },
  'struggle-won': (t, e) => {
    t.showTracker();
    t.facts.won = true;
    t.say(t.log.struggleWon(t.cast.player(e.seat)), 1, 'score');
  },
};

export const struggles: Telling<'standard'> = {
  phrases,
  fresh: FRESH,
  tracker: trackerOf,
  isWon: ({ score }) => score.mode === 'standard' && score.won !== null,
};
