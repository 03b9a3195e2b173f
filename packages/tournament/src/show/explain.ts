// Why these pairings: groups, floats, bye, unavoidable rematches and how to draw them again.
import type { EventState, Round, Stage } from '../event/event.ts';
import type { Pair } from '../pairing/field.ts';
import { explain, type PairingRecord } from '../pairing/pairRound.ts';
import { Rating } from '../pairing/rating.ts';
import { nameOf } from '../queries/entrants.ts';
import { type Reason, reason } from '../reason.ts';

const BYE_RULES = { drawn: 'SD-BYE-01', lowestWithout: 'SD-BYE-02', lowestOfFewest: 'SD-R-40' } as const;
const BYE_WORDS = {
  drawn: 'drawn among all',
  lowestWithout: 'the lowest-ranked player without one',
  lowestOfFewest: 'the lowest-ranked of those with the fewest',
} as const;

export function whyThesePairings(state: EventState, stage: Stage, round: Round): readonly Reason[] {
  const { record } = round;
  if (record === null) return whyThisBracket(state, stage, round);
  const name = (player: string): string => nameOf(state, player);
  const { seed } = record.field;
  const lines: Reason[] = [
    reason('seed', 'SD-SWS-05', `Drawn from the seed "${seed}" for the purpose "${record.purpose}".`, {
      seed,
      purpose: record.purpose,
    }),
  ];
  if (round.bye !== null) lines.push(whyThisBye(record, round.bye, name(round.bye)));
  for (const { points, players } of record.groups) {
    lines.push(reason('group', 'SD-SWS-07', `${points} points: ${players.map(name).join(', ')}.`, { points, players }));
  }
  const { floats, rematches } = asPosted(record, round);
  for (const { player, opponent, from, to } of floats) {
    const says = `${name(player)} (${from}) is paired down to ${name(opponent)} (${to}).`;
    lines.push(reason('float', 'SD-SWS-08', says, { player, opponent, from, to }));
  }
  for (const { a, b, lastMet } of rematches) {
    const excuse = round.byHand ? 'paired again by hand' : 'no pairing has fewer rematches';
    const says = `${name(a)} and ${name(b)} met in round ${lastMet}; ${excuse}.`;
    lines.push(reason('rematch', 'SD-R-35', says, { a, b, lastMet }));
  }
  if (record.keptByLookAhead !== null) {
    const says = `${record.keptByLookAhead} of ${record.equallyGood} equally good pairings were left by the look-ahead.`;
    lines.push(reason('lookAhead', 'SD-R-38', says, { kept: record.keptByLookAhead, of: record.equallyGood }));
  }
  if (round.attempt > 0) {
    const says = `${round.attempt} posted pairings of this round were declared void before.`;
    lines.push(reason('attempt', 'SD-R-43', says, { attempt: round.attempt }));
  }
  if (round.byHand)
    lines.push(reason('byHand', null, 'The organizer changed these pairings by hand before posting them.'));
  return lines;
}

/** Floats and rematches of what was posted, which a change by hand may have moved away from what was drawn. */
function asPosted(record: PairingRecord, round: Round): Pick<PairingRecord, 'floats' | 'rematches'> {
  const rating = new Rating(record.field.players, record.field.meetings);
  return explain(
    round.matches.map(({ a, b }): Pair => [a, b]),
    rating,
  );
}

function whyThisBye(record: PairingRecord, player: string, called: string): Reason {
  if (record.bye?.player !== player)
    return reason('bye', null, `Bye: ${called}, set by hand.`, { player, why: 'byHand' });
  const { why } = record.bye;
  return reason('bye', BYE_RULES[why], `Bye: ${called}, ${BYE_WORDS[why]}.`, { player, why });
}

function whyThisBracket(state: EventState, stage: Stage, round: Round): readonly Reason[] {
  const seedOf = (player: string): string => `${nameOf(state, player)} (seed ${stage.seeds.indexOf(player) + 1})`;
  return [
    ...round.matches.map(({ a, b }) => reason('bracket', 'SD-R-59', `${seedOf(a)} meets ${seedOf(b)}.`, { a, b })),
    ...round.through.map((player) =>
      reason('through', 'SD-R-63', `${seedOf(player)} goes on without an opponent.`, { player }),
    ),
  ];
}
