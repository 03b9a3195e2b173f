import type { Odds } from '@faultline/odds';
import { useOperationPageWords } from '../../../i18n/operationWords.ts';
import { useSpeech } from '../../../i18n/language.ts';
import { decimal, percent } from '../../percent.ts';
import { oneBox } from './oneBox.ts';

/** The chance of at least one box, and how many on average. */
export default function ArmorRow({ odds, who }: { readonly odds: Odds; readonly who: string }) {
  const page = useOperationPageWords();
  const { t, language } = useSpeech();
  return (
    <>
      <span>
        {who}
        <small>{page?.expectedBoxes(decimal(odds.expected.damage, language))}</small>
      </span>
      <b class="numbers">
        {percent(oneBox(odds), t.attack)}
        <span class="unseen"> {page?.oneBox}</span>
      </b>
    </>
  );
}
