import { type EventState, type PlayerId, type Stage, survivorsOf } from '@faultline/tournament';
import { roundName } from '../roundName.ts';
import type { DeskWords } from '../../i18n/deskWords.ts';

/** Whether somebody left, or came late. */
export function remarkOn({ entrants }: EventState, player: PlayerId, w: DeskWords): string {
  const entrant = entrants.find((one) => one.player === player);
  const gone = entrant?.state === 'dropped' || entrant?.state === 'ejected' ? [w.entrantStates[entrant.state]] : [];
  return [...gone, ...(entrant?.late ? [w.cameLate] : [])].join(', ');
}

/** How far somebody came when all is over: the winner, or the round of the bracket they went out in. */
export function reachedBy(state: EventState, player: PlayerId, w: DeskWords): string {
  if (state.ranking?.[0] === player) return w.entrantStates.champion;
  const stage = state.stages.find(({ format }) => format === 'elimination');
  if (!stage?.seeds.includes(player)) return '';
  return roundName(stage, lostIn(stage, player), w);
}

function lostIn(stage: Stage, player: PlayerId): number {
  const survived = stage.rounds.filter((round) => survivorsOf(stage, round).includes(player));
  return Math.min(stage.roundsPlanned, (survived.at(-1)?.n ?? 0) + 1);
}
