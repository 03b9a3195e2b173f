// Rounds a player missed, filled in as unpaired losses (SD-DROP-08).
import type { EventState, PlayerId } from '../event/event.ts';
import { type Reason, reason } from '../reason.ts';
import { currentStage, playersOf, withStage } from '../queries/current.ts';

export function withMissedRounds(state: EventState, player: PlayerId): { state: EventState; notes: readonly Reason[] } {
  const stage = currentStage(state);
  if (stage === undefined) return { state, notes: [] };
  const missed = stage.rounds.filter((round) => {
    return round.state !== 'prepared' && !playersOf(round).includes(player) && !round.unpairedLosses.includes(player);
  });
  const rounds = stage.rounds.map((round) => {
    return missed.includes(round) ? { ...round, unpairedLosses: [...round.unpairedLosses, player] } : round;
  });
  const numbers = missed.map((round) => round.n);
  const notes: Reason[] = [];
  if (numbers.length > 0) {
    const says = `A loss without an opponent is recorded for round ${numbers.join(', ')}.`;
    notes.push(reason('unpairedLosses', 'SD-DROP-08', says, { player, rounds: numbers }));
  }
  if (stage.rounds.at(-1)?.state === 'prepared') {
    notes.push(reason('prepareAgain', 'SD-R-45', 'The players have changed: draw the round again before posting it.'));
  }
  return { state: withStage(state, { ...stage, rounds }), notes };
}
