import type { Odds } from '@faultline/odds';
import { useOperationPageWords } from '../../../i18n/operationWords.ts';
import { useSpeech } from '../../../i18n/language.ts';
import { decimal, percent } from '../../percent.ts';
import { oneBox } from './oneBox.ts';

interface RowProps {
  readonly odds: Odds;
  readonly who: string;
  readonly later: boolean;
}

/** The chance of at least one box, and how many on average. */
export default function ArmorRow({ odds, who, later }: RowProps) {
  const page = useOperationPageWords();
  const { t, language } = useSpeech();
  const boxes = decimal(odds.expected.damage, language);
  return (
    <>
      <span>
        {who}
        <small>{later ? page?.boxesLater(boxes) : page?.expectedBoxes(boxes)}</small>
      </span>
      <b class="numbers">
        {percent(oneBox(odds), t.attack)}
        <span class="unseen"> {page?.oneBox}</span>
      </b>
    </>
  );
}
