import { MapDrawing } from '../../../cards/StruggleCard.tsx';
import { useGame } from '../../../game/game.ts';
import { useMomentsWords } from '../../../i18n/momentsWords.ts';

/** How many Struggles each has won, and the one that is dealt now. */
export function Dealt() {
  const { view, playing, me } = useGame();
  const w = useMomentsWords();
  const { score } = view.open;
  if (score.mode !== 'standard') return null;
  const card = playing.cards.missions[score.mission]?.struggles.find(({ id }) => id === score.card);
  const chosen = card?.maps[score.map - 1];
  // Which of its maps is played may still be open.
  const maps = view.open.objectives.some(({ active }) => active) && chosen ? [chosen] : card?.maps;
  const [own, theirs] = me === 0 ? score.claimed : [score.claimed[1], score.claimed[0]];
  return (
    <>
      <b class="band-score numbers">
        {own.length}–{theirs.length}
      </b>
      {card && maps && view.open.result === null && (
        <div class="band-dealt">
          {maps.map((map, i) => (
            <MapDrawing key={i} map={map} />
          ))}
          <div>
            <p class="cap">{w?.dealt}</p>
            <h3>{card.name}</h3>
          </div>
        </div>
      )}
    </>
  );
}
