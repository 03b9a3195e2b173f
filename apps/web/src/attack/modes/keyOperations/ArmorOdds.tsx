import type { Odds } from '@faultline/odds';
import { useOperationPageWords } from '../../../i18n/operationWords.ts';
import { useSpeech } from '../../../i18n/language.ts';
import { Plot } from '../../Plot.tsx';
import { decimal, percent } from '../../percent.ts';
import { oneBox } from './oneBox.ts';

/** What an attack on an Armored Target may come to, exactly: how many of its boxes. */
export default function ArmorOdds({ odds, rolled }: { readonly odds: Odds; readonly rolled: boolean }) {
  const page = useOperationPageWords();
  const { t, language } = useSpeech();
  if (!page) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard too.
    <section class="panel odds" aria-label={t.attack.odds} tabIndex={0}>
      <header>
        <h2>{t.attack.odds}</h2>
        <span>{rolled ? t.attack.oddsBefore : t.attack.exact}</span>
      </header>
      <p class="odds-chance">
        <b class="numbers">{percent(oneBox(odds), t.attack)}</b> <small>{page.oneBox}</small>
      </p>
      <p class="odds-expected">{page.expectedBoxes(decimal(odds.expected.damage, language))}</p>
      <Plot odds={odds} came={null} caption={page.boxesAxis} />
      <p class="odds-note">{page.walk}</p>
    </section>
  );
}
