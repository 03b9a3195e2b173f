import type { Machine, Position } from '../../game/machine.ts';
import { choice } from '../../kernel/steps.ts';
import type { Seat, UnitId } from '../../state/ids.ts';
import { moveToken, struggleOf } from './tracker.ts';
import type { Cause } from '../../state/cause.ts';
import { spendForce } from '../../tokens/changes.ts';
import { cardOf, unit } from '../../game/find.ts';
import { currentCard } from './current.ts';

/** Challenging the Odds: a wound by a Unit of the named rank can be turned into a space on the tracker. */
declare module '../../state/frame.ts' {
  interface Steps {
    'challengeTheOdds.offer': { seat: Seat };
  }
}

const PRICE = 1;

/** MS-ODDS-01, MS-ODDS-02, MS-R-06: whose wound it was, in their own Turn, once in it. */
function whoMayDefy(p: Position, wounded: UnitId, cause: Cause): Seat | null {
  const rank = currentCard(p)?.challenging;
  const by = cause.unit === null ? null : unit(p, cause.unit);
  if (!rank || !by || by.seat !== p.open.active || by.seat === unit(p, wounded).seat) return null;
  return cardOf(p, by).rank === rank && !p.open.memory.defied ? by.seat : null;
}

export function offerOdds(g: Machine, wounded: UnitId, cause: Cause): void {
  const seat = whoMayDefy(g, wounded, cause);
  if (seat !== null) g.call('challengeTheOdds.offer', { seat });
}

choice('challengeTheOdds.offer', {
  ask: (p, f) => {
    const frozen = struggleOf(p).won !== null;
    if (frozen || p.open.seats[f.seat].forceReady < PRICE) return { auto: { option: 'decline' } };
    return {
      seat: f.seat,
      point: 'DP-57',
      options: [{ id: 'defy', cost: PRICE }, { id: 'decline' }],
      about: { choose: 'odds' },
    };
  },
  take: (g, f, answer) => {
    g.done();
    if (answer.option !== 'defy') return;
    spendForce(g, f.seat, PRICE);
    g.open.memory.defied = true;
    moveToken(g, f.seat, 1);
  },
});
