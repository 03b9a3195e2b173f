import type { Corrected, Seat } from '@faultline/rules';
import type { Phrases, Teller } from './teller.ts';

/** Turns, control, the tracker, and the end. */
export const scorePhrases: Phrases<'turn' | 'control' | 'mode' | 'corrected' | 'flag' | 'undone' | 'over'> = {
  turn: (t, e) => {
    t.showTracker();
    t.heading(t.log.turn(e.turn, t.cast.player(e.seat), t.forceOf(e.seat)), e.turn);
  },
  control: (t, e) => t.say(t.log.control(e.objective, e.seat === null ? null : t.cast.player(e.seat)), 1, 'score'),
  mode: (t, e) => t.say(`${t.log.source(e.what)}: ${e.amount}`, 1, 'score'),
  corrected: (t, e) =>
    t.say(
      t.log.corrected(
        author(t, e.by),
        e.each.map(({ of, ...set }) => ({ ...set, name: correctedName(t, set.kind, of) })),
        e.why,
      ),
      1,
      'score',
    ),
  flag: (t, e) => t.say(t.log.flag(e.flag), 1, 'score'),
  undone: (t, e) => t.say(t.log.undone(author(t, e.by), e.to), 1, 'score'),
  over: (t, { result: { winner, why } }) => t.heading(t.log.over(winner === null ? null : t.cast.player(winner), why)),
};

function correctedName(t: Teller, kind: Corrected['kind'], of: string): string {
  if (kind === 'seat') return t.cast.player(of === '0' ? 0 : 1);
  return kind === 'card' ? t.cast.orderCard(of) : t.cast.named(of);
}

const author = (t: Teller, by: Seat | 'arbiter'): { readonly player: string } | 'arbiter' =>
  by === 'arbiter' ? by : { player: t.cast.player(by) };
