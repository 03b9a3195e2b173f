import type { Position } from '../../../game/machine.ts';
import { SPACES } from '../../../modes/standard/tracker.ts';
import { known, list, maybe, name, orNull, pair, record, seat, whole } from '../rule.ts';

const count = whole(0, 99);

/** The score of the standard game. Why a Struggle is none of its mission's: its cards, and the spaces of the tracker (CR-STRUG-01, CR-STRUG-12). */
export function whyNotStruggle({ game, open: { score } }: Position, faceDown: readonly string[]): string | null {
  if (score.mode !== 'standard') return null;
  const at = 'state.open.score';
  const { missions } = game.library;
  const mission = known('a mission', (id) => Object.hasOwn(missions, id));
  const why = record({ mission, missions: pair(mission) })(score, at);
  if (why !== null) return why;
  const cards = missions[score.mission]?.struggles ?? [];
  const struggle = known('a Struggle Card of the mission', (id) => cards.some((card) => card.id === id));
  const maps = cards.find(({ id }) => id === score.card)?.maps.length ?? 0;
  return (
    record({
      card: orNull(struggle),
      map: whole(0, maps),
      token: whole(-SPACES, SPACES),
      momentum: pair(whole(0, SPACES)),
      claimed: pair(list(name, 3)),
      won: orNull(seat),
      wounds: pair(count),
      gaps: maybe(pair(list(whole(1, SPACES), SPACES))),
    })(score, at) ?? list(struggle, 20)(faceDown, 'state.hidden: a Struggle Card')
  );
}
