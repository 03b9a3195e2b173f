// Results corrected later: standings follow, posted pairings stand, the difference is told.
import { changed, type Handlers } from '../event/change.ts';
import type { EventState, PersonId } from '../event/event.ts';
import { officesOf } from '../queries/rights.ts';
import { type Reason, reason, refuse } from '../reason.ts';
import { withLosersOut } from '../rounds/closing.ts';
import { currentStage, type FoundMatch, findMatch, unknownMatch, withMatch } from '../queries/current.ts';
import { closedRounds, standingsOf } from '../rounds/standing.ts';
import { posted, standingsChanges } from '../standings/difference.ts';
import { whyImpossible } from '../scoring/result.ts';

/** The last round whose pairings everyone has seen. */
function isLastPosted(state: EventState, { stage, round }: FoundMatch): boolean {
  const seen = currentStage(state)
    ?.rounds.filter((one) => one.state !== 'prepared')
    .at(-1);
  return stage === currentStage(state) && seen?.n === round.n;
}

export function whyNotCorrected(state: EventState, by: PersonId, found: FoundMatch): readonly Reason[] {
  if (found.stage.n < state.stages.length) {
    const says = 'The cut is made: Swiss results are final. Undo the cut first if they have to change.';
    return [reason('cutMade', 'SD-R-58', says, { match: found.match.id })];
  }
  const offices = officesOf(state, by);
  if (offices.includes('organiser') || offices.includes('leadArbiter') || isLastPosted(state, found)) return [];
  const says = 'The next round is posted: only the organizer or the Lead Arbiter can correct this result now.';
  return [reason('roundPosted', 'SD-R-58', says, { match: found.match.id })];
}

/** What a correction moved. Rounds and stages closed in only one of the two states are news, not a correction. */
export function differenceNote(before: EventState, after: EventState): readonly Reason[] {
  const shared = Math.min(before.stages.length, after.stages.length) - 1;
  const [stage, corrected] = [before.stages[shared], after.stages[shared]];
  if (stage === undefined || corrected === undefined) return [];
  const closed = Math.min(closedRounds(stage).length, closedRounds(corrected).length);
  if (closed === 0) return [];
  const changes = standingsChanges(
    posted(standingsOf(before, stage, closed)),
    posted(standingsOf(after, corrected, closed)),
  );
  if (changes.length === 0) return [];
  const moved = changes.map(({ player, before: was, after: is }) => ({
    player,
    from: was?.rank ?? null,
    to: is?.rank ?? null,
  }));
  const says = `Standings changed for ${changes.length} players; posted pairings stay as they are.`;
  return [reason('standingsChanged', 'SD-R-58', says, { moved })];
}

export const correcting: Handlers<'correctResult'> = {
  correctResult(state, { command, by, why }) {
    const found = findMatch(state, command.match);
    if (found?.match.result == null) return refuse(unknownMatch(command.match));
    if (why.trim() === '') return refuse(reason('whyMissing', 'SD-R-58', 'Enter a reason for the correction.'));
    const reasons = [...whyNotCorrected(state, by, found), ...whyImpossible(found.match, command.result)];
    if (reasons.length > 0) return refuse(...reasons);
    const corrected = withMatch(state, command.match, { result: command.result, confirmed: true, corrected: true });
    const after = findMatch(corrected, command.match) ?? found;
    const decides = isLastPosted(state, found) && found.round.state === 'closed';
    const next = decides ? withLosersOut(corrected, after.stage, after.round) : corrected;
    return changed(next, differenceNote(state, next));
  },
};
