import { SheetButton } from '../../../ui/SheetButton.tsx';
import { Briefing } from '../../../operations/Briefing.tsx';
import { StageNow } from './StagePanel.tsx';
import { useOperation } from './useOperation.ts';

/** The name of the Stage, which opens how it stands and the whole briefing. */
export default function StageButton({ when }: { readonly when: string }) {
  const now = useOperation();
  if (!now) return <span class="cap">{when}</span>;
  const { text, stage, stageText, words } = now;
  const title = `${text.name}. ${words.terms.stage(stage.number, stageText.name)}`;
  return (
    <SheetButton
      title={title}
      kind="struggle-name"
      face={
        <>
          <span class="struggle-score">{words.terms.stage(stage.number, stageText.name)}</span>
          <small>
            {text.name} · {when}
          </small>
        </>
      }
      mark={{ 'data-way': 'stage' }}
      sheet="stage-sheet"
    >
      <StageNow now={now} />
      <Briefing now={now} />
    </SheetButton>
  );
}
