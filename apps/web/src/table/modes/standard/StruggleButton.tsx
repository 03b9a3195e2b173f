import { lighting } from '../../../board/lit.ts';
import { useMessages } from '../../../i18n/language.ts';
import { lazy } from '../../../ui/lazy.tsx';
import { SheetButton } from '../../../ui/SheetButton.tsx';
import { useGame } from '../../../game/game.ts';

const StruggleSheet = lazy(() => import('../../../cards/StruggleCard.tsx'));

/** Which Struggle it is, how many each has won, and its card, which opens. */
export function StruggleButton({ when }: { readonly when: string }) {
  const { play } = useMessages();
  const { view, playing, me } = useGame();
  const { score, result } = view.open;
  if (score.mode !== 'standard') return null;
  const mission = playing.cards.missions[score.mission];
  const card = mission?.struggles.find(({ id }) => id === score.card);
  if (!mission || !card) return <span class="cap">{when}</span>;
  const [own, theirs] = me === 0 ? [score.claimed[0], score.claimed[1]] : [score.claimed[1], score.claimed[0]];
  // After the last one no other begins.
  const nth = own.length + theirs.length + (result?.why === 'struggles' ? 0 : 1);
  return (
    <SheetButton
      title={play.struggleCard(card.name)}
      kind="struggle-name"
      face={
        <>
          <span class="struggle-score numbers">
            <span class="struggle-word">{play.struggle(nth)} · </span>
            <span class="unseen">{play.struggleStands}: </span>
            <i class="side-a" /> {own.length} – {theirs.length} <i class="side-b" />
          </span>
          <small>
            {card.name} · {when}
          </small>
        </>
      }
      mark={{ 'data-way': 'struggle' }}
      pointed={lighting(card.maps[score.map - 1]?.active ?? [])}
      sheet="struggle-sheet"
    >
      <StruggleSheet mission={mission} card={card} map={score.map} />
    </SheetButton>
  );
}
