import type { OperationCard, Open, PlayedOperation, Scores, Seat, StageCard } from '@faultline/rules';
import type { OperationText, OperationWords, StageText } from '@faultline/text/operations';
import { useGame } from '../../../game/game.ts';
import { useMessages } from '../../../i18n/language.ts';
import { type OperationPageWords, useOperationPageWords } from '../../../i18n/operationWords.ts';

/** The operation as it stands, with all that is said of it; null in another mode, and while its words come. */
export interface OperationNow {
  readonly open: Open;
  readonly score: Scores['key-operations'];
  readonly played: PlayedOperation;
  readonly card: OperationCard;
  /** The Stage that is played; before it begins, the first. */
  readonly stage: StageCard;
  readonly words: OperationWords;
  readonly text: OperationText;
  readonly stageText: StageText;
  readonly page: OperationPageWords;
  readonly me: Seat;
}

export function useOperation(): OperationNow | null {
  const { words } = useMessages();
  const page = useOperationPageWords();
  const { view, playing, me } = useGame();
  const { score } = view.open;
  if (score.mode !== 'key-operations' || !page || !words.operations) return null;
  const played = playing.cards.operations?.[score.operation];
  const stage = played?.card.stages.find(({ id }) => id === score.stage) ?? played?.card.stages[0];
  const text = words.operations.operations[score.operation];
  const stageText = text?.stages[stage?.id ?? ''];
  if (!played || !stage || !text || !stageText) return null;
  const { card } = played;
  return { open: view.open, score, played, card, stage, words: words.operations, text, stageText, page, me };
}
