// Where the event stands: its stage, its round, its matches.
import type { EventState, Match, MatchId, PlayerId, Round, Stage } from '../event/event.ts';
import { type Reason, reason } from '../reason.ts';

export function currentStage(state: EventState): Stage | undefined {
  return state.stages.at(-1);
}

export function currentRound(state: EventState): Round | undefined {
  return currentStage(state)?.rounds.at(-1);
}

/** A number for the round that stays its own over all stages: "stage.round". */
export function roundKey(stage: Pick<Stage, 'n'>, round: Pick<Round, 'n'>): string {
  return `${stage.n}.${round.n}`;
}

export interface FoundMatch {
  readonly stage: Stage;
  readonly round: Round;
  readonly match: Match;
}

export function findMatch(state: EventState, id: MatchId): FoundMatch | undefined {
  for (const stage of state.stages) {
    for (const round of stage.rounds) {
      const match = round.matches.find((one) => one.id === id);
      if (match !== undefined) return { stage, round, match };
    }
  }
  return undefined;
}

export function currentMatchOf(state: EventState, player: PlayerId): Match | undefined {
  const round = currentRound(state);
  if (round === undefined || round.state === 'closed') return undefined;
  return round.matches.find((match) => plays(match, player));
}

export function plays(match: Pick<Match, 'a' | 'b'>, player: PlayerId): boolean {
  return match.a === player || match.b === player;
}

export function opponentOf(match: Pick<Match, 'a' | 'b'>, player: PlayerId): PlayerId {
  return match.a === player ? match.b : match.a;
}

export function playersOf(round: Round): readonly PlayerId[] {
  const seated = round.matches.flatMap((match) => [match.a, match.b]);
  return [...seated, ...(round.bye === null ? [] : [round.bye]), ...round.through];
}

export function withStage(state: EventState, stage: Stage): EventState {
  return { ...state, stages: state.stages.map((one) => (one.n === stage.n ? stage : one)) };
}

export function withRound(state: EventState, stageN: number, round: Round): EventState {
  const stages = state.stages.map((stage) => {
    if (stage.n !== stageN) return stage;
    return { ...stage, rounds: stage.rounds.map((one) => (one.n === round.n ? round : one)) };
  });
  return { ...state, stages };
}

/** The current round with something changed. */
export function withCurrentRound(state: EventState, change: Partial<Round>): EventState {
  const stage = currentStage(state);
  const round = stage?.rounds.at(-1);
  return stage === undefined || round === undefined ? state : withRound(state, stage.n, { ...round, ...change });
}

export function withMatch(state: EventState, id: MatchId, change: Partial<Match>): EventState {
  const found = findMatch(state, id);
  if (found === undefined) return state;
  const matches = found.round.matches.map((match) => (match.id === id ? { ...match, ...change } : match));
  return withRound(state, found.stage.n, { ...found.round, matches });
}

export function unknownMatch(match: MatchId): Reason {
  return reason('unknownMatch', null, `There is no match ${match} in this event.`, { match });
}
