// The final order of everyone who was not ejected.
import type { EventState, PlayerId, Stage } from '../event/event.ts';
import { lastSurvived } from './bracket.ts';
import { standingsOf } from './standing.ts';

const ranked = (state: EventState, stage: Stage): readonly PlayerId[] =>
  standingsOf(state, stage)
    .filter((row) => row.rank !== null)
    .map((row) => row.player);

/** Without a cut the standings; with one the champion first, then by the round reached, then by Swiss rank (SD-R-64). */
export function finalRanking(state: EventState): readonly PlayerId[] {
  const [swiss, cut] = state.stages;
  if (swiss === undefined) return [];
  const bySwiss = ranked(state, swiss);
  if (cut === undefined) return bySwiss;
  const inCut = bySwiss.filter((player) => cut.seeds.includes(player));
  const rest = bySwiss.filter((player) => !cut.seeds.includes(player));
  if (cut.format === 'swiss') return [...ranked(state, cut), ...rest];
  const place = new Map(bySwiss.map((player, index) => [player, index]));
  const byReach = [...inCut].sort((a, b) => {
    return lastSurvived(cut, b) - lastSurvived(cut, a) || (place.get(a) ?? 0) - (place.get(b) ?? 0);
  });
  return [...byReach, ...rest];
}
