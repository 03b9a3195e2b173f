import type { Corrected, Seat } from '@faultline/rules';
import { faces } from '../terms.ts';
import type { Phrases, Teller } from './teller.ts';
import { FRESH } from './tracker.ts';

/** Turns, control, the tracker, and the end. */
export const scorePhrases: Phrases<
  | 'turn'
  | 'struggle'
  | 'control'
  | 'priority-rolled'
  | 'priority'
  | 'token'
  | 'momentum'
  | 'struggle-won'
  | 'mode'
  | 'corrected'
  | 'flag'
  | 'undone'
  | 'over'
> = {
  turn: (t, e) => {
    t.showTracker();
    t.heading(t.log.turn(e.turn, t.cast.player(e.seat), t.forceOf(e.seat)), e.turn);
  },
  struggle: (t, e) => {
    // A card may also be exchanged while its Struggle goes on.
    if (t.facts.won) t.facts.tracker = t.facts.tracker && FRESH;
    t.facts.won = false;
    const card = Object.values(t.cast.library.missions)
      .flatMap(({ struggles }) => struggles)
      .find(({ id }) => id === e.card);
    t.say(t.log.struggle(card?.name ?? e.card, card?.maps[e.map - 1]?.active ?? []), 1, 'score');
  },
  control: (t, e) => t.say(t.log.control(e.objective, e.seat === null ? null : t.cast.player(e.seat)), 1, 'score'),
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
  mode: (t, e) => t.say(`${t.log.source(e.what)}: ${e.amount}`, 1, 'score'),
  corrected: (t, e) =>
    t.say(
      t.log.corrected(
        author(t, e.by),
        e.each.map(({ of, ...set }) => ({ ...set, name: nameOf(t, set.kind, of) })),
        e.why,
      ),
      1,
      'score',
    ),
  flag: (t, e) => t.say(t.log.flag(e.flag), 1, 'score'),
  undone: (t, e) => t.say(t.log.undone(author(t, e.by), e.to), 1, 'score'),
  over: (t, { result: { winner, why } }) => t.heading(t.log.over(winner === null ? null : t.cast.player(winner), why)),
};

function nameOf(t: Teller, kind: Corrected['kind'], of: string): string {
  if (kind === 'seat') return t.cast.player(of === '0' ? 0 : 1);
  return kind === 'card' ? t.cast.orderCard(of) : t.cast.named(of);
}

const author = (t: Teller, by: Seat | 'arbiter'): { readonly player: string } | 'arbiter' =>
  by === 'arbiter' ? by : { player: t.cast.player(by) };
