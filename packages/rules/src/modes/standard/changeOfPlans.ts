import type { Position } from '../../game/machine.ts';
import { chance, choice, step } from '../../kernel/steps.ts';
import { controlled } from '../../objectives/control.ts';
import { otherSeat } from '../../state/ids.ts';
import { canPay, changeStruggle, spendMomentum, struggleOf } from './tracker.ts';
import { spendForce } from '../../tokens/changes.ts';
import { currentCard, missionOf, ruleOf } from './current.ts';

/** First Contact: whoever falls behind on the ground may pay for another Struggle Card of the same phase. */
declare module '../../state/frame.ts' {
  interface Steps {
    /** When the Struggle token has been moved. */
    'plans.change': object;
    'plans.offer': object;
    'plans.draw': object;
  }
}

const PRICE = 1;

/** MS-PLAN-01: in the second and third Struggle, while nobody has won it. */
step('plans.change', (g) => {
  const rule = ruleOf(g, 'change-of-plans');
  const phase = currentCard(g)?.phase ?? 1;
  if (!rule || phase === 1 || struggleOf(g).won !== null || setAside(g).length === 0) return g.done();
  if (controlled(g, g.open.active).length < rule.objectives) return g.done();
  g.next('plans.offer', {});
});

/** MS-PLAN-04: cards of this phase that are not the current one; which they are is public (HI-06). */
function setAside(p: Position): string[] {
  const current = currentCard(p);
  const samePhase = missionOf(p).struggles.filter((card) => card.phase === current?.phase);
  return samePhase.filter((card) => card.id !== current?.id).map((card) => card.id);
}

/** MS-PLAN-02 (DP-57). */
choice('plans.offer', {
  ask: (p) => {
    const seat = otherSeat(p.open.active);
    const means = [
      ...(p.open.seats[seat].forceReady >= PRICE ? [{ id: 'force', cost: PRICE }] : []),
      ...(canPay(p, seat, PRICE) ? [{ id: 'momentum' }] : []),
    ];
    if (means.length === 0) return { auto: { option: 'decline' } };
    return { seat, point: 'DP-57', options: [...means, { id: 'decline' }], about: { choose: 'plans' } };
  },
  take: (g, _f, answer) => {
    if (answer.option === 'decline') return g.done();
    const seat = otherSeat(g.open.active);
    if (answer.option === 'force') spendForce(g, seat, PRICE);
    else spendMomentum(g, seat, PRICE);
    g.next('plans.draw', {});
  },
});

/** MS-PLAN-03: tracker and Control tokens of objectives that stay Active are left alone. */
chance('plans.draw', {
  wants: (p) => [{ want: 'shuffle', cards: setAside(p), purpose: 'struggle-deck', seat: p.open.firstPlayer }],
  take: (g, _f, [order = []]) => {
    const [card = ''] = order;
    const s = struggleOf(g);
    const { hidden } = g.state;
    hidden.undrawn = [...hidden.undrawn.filter((one) => one !== card), ...(s.card === null ? [] : [s.card])];
    changeStruggle(g, { card });
    g.next('struggle.map', { card, chooser: otherSeat(g.open.active), point: 'DP-27' });
  },
});
