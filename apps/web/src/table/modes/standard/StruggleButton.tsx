import { useMessages } from '../../../i18n/language.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { lazy } from '../../../ui/lazy.tsx';
import { SheetButton } from '../../../ui/SheetButton.tsx';
import { useGame } from '../../../game/game.ts';

const StruggleSheet = lazy(() => import('../../../cards/StruggleCard.tsx'));

/** The name of the Struggle card, which opens it. */
export function StruggleButton() {
  const { play } = useMessages();
  const { view, playing } = useGame();
  const { score } = view.open;
  if (score.mode !== 'standard') return null;
  const mission = playing.cards.missions[score.mission];
  const card = mission?.struggles.find(({ id }) => id === score.card);
  if (!mission || !card) return null;
  return (
    <SheetButton
      title={play.struggleCard(card.name)}
      kind="struggle-name"
      face={
        <>
          <Icon name="struggle" /> <span>{card.name}</span>
        </>
      }
      label={play.struggleCard(card.name)}
      mark={{ 'data-way': 'struggle' }}
      sheet="struggle-sheet"
    >
      <StruggleSheet mission={mission} card={card} map={score.map} />
    </SheetButton>
  );
}
