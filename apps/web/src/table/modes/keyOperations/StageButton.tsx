import { SheetButton } from '../../../ui/SheetButton.tsx';
import { Briefing } from '../../../operations/Briefing.tsx';
import { StageNow } from './StagePanel.tsx';
import { useOperation } from './useOperation.ts';

/** The name of the Stage, which opens how it stands and the whole briefing. */
export default function StageButton({ when }: { readonly when: string }) {
  const now = useOperation();
  if (!now) return <span class="cap">{when}</span>;
  const { text, card, stage, stageText, words, page } = now;
  const title = `${text.name}. ${words.terms.stage(stage.number, stageText.name)}`;
  return (
    <SheetButton
      title={title}
      kind="struggle-name stage-name"
      face={
        <>
          <span class="struggle-score">
            <span class="struggle-word">{`${page.stage(stage.number)}: ${stageText.name}`}</span>
            <span class="stage-short" aria-hidden="true">{`${stage.number}/${card.stages.length}`}</span>
          </span>
          <small>
            {text.name} · {when}
          </small>
        </>
      }
      mark={{ 'data-way': 'struggle' }}
      sheet="stage-sheet"
    >
      <StageNow now={now} />
      <Briefing now={now} />
    </SheetButton>
  );
}
