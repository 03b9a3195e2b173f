// Premier: two of four squads every round, chosen in secret, shown together; each squad at least once in the Swiss rounds.
import { changed, type Handlers } from '../event/change.ts';
import type { EventState, Pick, PlayerId, Round } from '../event/event.ts';
import { isActive, nameOf } from '../queries/entrants.ts';
import { type Reason, reason, refuse } from '../reason.ts';
import { currentRound, currentStage, playersOf, withCurrentRound } from '../queries/current.ts';

const SQUADS = [0, 1, 2, 3] as const;
const CHOICES: readonly (readonly [number, number])[] = SQUADS.flatMap((first) =>
  SQUADS.filter((second) => second > first).map((second) => [first, second] as const),
);

export interface SquadLedger {
  readonly player: PlayerId;
  /** How often each of the four squads was played, in list order. */
  readonly played: readonly number[];
  readonly unused: readonly number[];
}

/** Squads already played; a bye round counts like any other (PR-PICK-07). */
export function squadLedger(state: EventState, player: PlayerId): SquadLedger {
  const rounds = state.stages
    .flatMap((stage) => stage.rounds)
    .filter((round) => round.state === 'running' || round.state === 'closed');
  const picks = rounds.flatMap((round) => round.picks).filter((pick) => pick.player === player);
  const played = SQUADS.map((squad) => picks.filter((pick) => pick.squads.includes(squad)).length);
  return { player, played, unused: SQUADS.filter((squad) => played[squad] === 0) };
}

/** Two a round at most: what is unused after this one must still fit into the Swiss rounds left (PR-R-02). */
function keepsDuty(state: EventState, player: PlayerId, squads: readonly number[]): boolean {
  const stage = currentStage(state);
  if (stage === undefined || stage.n > 1) return true;
  const unused = squadLedger(state, player).unused.filter((squad) => !squads.includes(squad)).length;
  const roundsLeft = stage.roundsPlanned - stage.rounds.length;
  return unused <= 2 * roundsLeft;
}

/** A round does not start while somebody who plays or has the bye has not chosen (PR-PICK-01, PR-PICK-07). */
export function whyNotChosen(state: EventState): readonly Reason[] {
  const round = currentRound(state);
  if (state.founding.format !== 'premier' || round?.state !== 'posted') return [];
  const chosen = round.picks.map((pick) => pick.player);
  const players = playersOf(round).filter(
    (player) => isActive(state, player) && !chosen.includes(player) && !round.through.includes(player),
  );
  if (players.length === 0) return [];
  const names = players.map((player) => nameOf(state, player));
  const says = `Not all players have chosen their two squads: ${names.join(', ')}.`;
  return [reason('squadsMissing', 'PR-R-05', says, { players, names })];
}

/** The squads used least, earlier ones in the list first, for everyone who has not chosen (PR-R-05). */
export function picksFor(state: EventState, round: Round): readonly Pick[] {
  if (state.founding.format !== 'premier') return [];
  const chosen = round.picks.map((pick) => pick.player);
  return playersOf(round)
    .filter((player) => !chosen.includes(player))
    .map((player) => {
      const { played } = squadLedger(state, player);
      const order = [...SQUADS].sort((a, b) => (played[a] ?? 0) - (played[b] ?? 0) || a - b);
      const [first = 0, second = 1] = order.slice(0, 2).sort((a, b) => a - b);
      return { player, squads: [first, second], given: true };
    });
}

/** Shown together: hidden until both sides have chosen or the clock runs (PR-PICK-05, PR-R-01). */
export function picksShown(round: Round): readonly Pick[] {
  if (round.state === 'running' || round.state === 'closed') return round.picks;
  const chosen = round.picks.map((pick) => pick.player);
  const shown = round.matches
    .filter(({ a, b }) => chosen.includes(a) && chosen.includes(b))
    .flatMap(({ a, b }) => [a, b]);
  return round.picks.filter((pick) => shown.includes(pick.player));
}

export const choosing: Handlers<'chooseSquads'> = {
  chooseSquads(state, { command: { player, squads } }) {
    const round = currentRound(state);
    if (state.founding.format !== 'premier') {
      return refuse(reason('notPremier', 'PR-PICK-01', 'Squads are chosen in Premier events only.'));
    }
    if (round?.state !== 'posted' || !playersOf(round).includes(player)) {
      return refuse(
        reason('notPosted', 'PR-PICK-01', 'Squads are chosen between the posting of a round and its start.'),
      );
    }
    if (squads[0] === squads[1]) return refuse(reason('sameSquad', 'PR-PICK-01', 'Choose two different squads.'));
    if (picksShown(round).some((pick) => pick.player === player)) {
      return refuse(reason('shown', 'PR-PICK-05', 'Both players have chosen. The choice is final.', { player }));
    }
    const possible = CHOICES.some((choice) => keepsDuty(state, player, choice));
    if (possible && !keepsDuty(state, player, squads)) {
      const { unused } = squadLedger(state, player);
      const says = `With this choice you could no longer play all four squads. Unused: ${unused.map((n) => n + 1).join(', ')}.`;
      return refuse(reason('squadsUnused', 'PR-R-02', says, { player, unused }));
    }
    const ordered: readonly [number, number] = squads[0] < squads[1] ? squads : [squads[1], squads[0]];
    const others = round.picks.filter((pick) => pick.player !== player);
    return changed(withCurrentRound(state, { picks: [...others, { player, squads: ordered, given: false }] }));
  },
};
