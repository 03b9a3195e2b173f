import './stage.css';
import { useGame } from '../../../game/game.ts';
import { lazy } from '../../../ui/lazy.tsx';
import { SheetButton } from '../../../ui/SheetButton.tsx';
import { Briefing } from '../../../operations/Briefing.tsx';
import { Ends } from './Ends.tsx';
import { Lying } from './Lying.tsx';
import { TrackerCard } from './TrackerCard.tsx';
import { type OperationNow, useOperation } from './useOperation.ts';

const Reminder = lazy(() => import('../../../campaign/Reminder.tsx'));

/** How the Stage stands, beside the table. */
export default function StagePanel() {
  const now = useOperation();
  if (!now) return null;
  const { page, text, stageText } = now;
  return (
    <section class="panel stage-panel" aria-label={stageText.name}>
      <StageNow now={now} />
      <SheetButton
        title={text.name}
        kind="button"
        face={page.wholeCard}
        mark={{ 'data-way': 'briefing' }}
        sheet="stage-sheet"
      >
        <Briefing now={now} />
      </SheetButton>
    </section>
  );
}

/** The Stage, what ends it, its trackers and what lies on the table for it. */
export function StageNow({ now }: { readonly now: OperationNow }) {
  const { page, card, stage, stageText, words, score, me } = now;
  const { playing } = useGame();
  const trackers = stage.trackers.flatMap((id) => card.trackers.find((tracker) => tracker.id === id) ?? []);
  const role = words.terms.roles[score.aggressor === me ? 'aggressor' : 'sentinel'];
  return (
    <>
      <header class="stage-head">
        <p class="cap">{page.stageOf(stage.number, card.stages.length)}</p>
        <h2>{stageText.name}</h2>
        <p>{page.role(role)}</p>
      </header>
      <Reminder game={playing.id} />
      <Ends now={now} />
      {trackers.map((tracker) => (
        <TrackerCard key={tracker.id} tracker={tracker} now={now} />
      ))}
      <Lying now={now} />
    </>
  );
}
