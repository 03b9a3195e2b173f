import './reference.css';
import { useMemo } from 'preact/hooks';
import { useSpeech } from '../i18n/language.ts';
import { type ReferenceWords, useReferenceWords } from '../i18n/referenceWords.ts';
import { Rule } from '../ledger/Rule.tsx';
import { useStatements } from '../ledger/statements.ts';
import { Icon } from '../ui/Icon.tsx';
import type { CardLine, ReferenceCard } from './lines.ts';
import { Ruler } from './Ruler.tsx';
import { hasWords, type Said, saidBy } from './told.ts';

interface ReferenceCardsProps {
  readonly cards: readonly ReferenceCard[];
  readonly wanted: string;
  /** The lines about what is going on now. */
  readonly lit?: ReadonlySet<string>;
}

/** The cards of the reference, as far as their lines have the wanted words. */
export function ReferenceCards({ cards, wanted, lit = new Set() }: ReferenceCardsProps) {
  const { language } = useSpeech();
  const w = useReferenceWords();
  const entries = useEntries();
  if (!w || !entries) return null;
  const shown = cards
    .map((card) => ({
      card,
      lines: card.lines
        .map((line) => ({ line, said: saidBy(line, entries, language) }))
        .filter(({ line, said }) => hasWords(`${cardName(card, w)} ${w.labels[line.key]}`, said, wanted)),
    }))
    .filter(({ lines }) => lines.length > 0);
  if (shown.length === 0) return <p>{w.nothing}</p>;
  return (
    <div class="reference-cards">
      {shown.map(({ card, lines }) => (
        <section key={card.key} class="reference-card panel" data-card={card.key}>
          <h2>{cardName(card, w)}</h2>
          <ul>
            {lines.map(({ line, said }) => (
              <ReferenceLine key={line.key} line={line} said={said} isLit={lit.has(line.key)} words={w} />
            ))}
          </ul>
          {card.key === 'tools' && <Ruler />}
        </section>
      ))}
    </div>
  );
}

export const cardName = ({ key }: ReferenceCard, { cards }: ReferenceWords): string =>
  (cards as Readonly<Record<string, string>>)[key] ?? key;

/** The ledger by its numbers. */
export function useEntries() {
  const statements = useStatements();
  return useMemo(() => statements && new Map(statements.map((each) => [each.id, each])), [statements]);
}

interface ReferenceLineProps {
  readonly line: CardLine;
  readonly said: readonly Said[];
  readonly isLit: boolean;
  readonly words: ReferenceWords;
}

const ReferenceLine = ({ line, said, isLit, words }: ReferenceLineProps) => (
  <li data-line={line.key} {...(isLit ? { class: 'lit', 'aria-current': 'step' } : {})}>
    <span class="reference-sign">{line.sign ? <Icon name={line.sign} /> : <b class="numbers">{line.step}</b>}</span>
    <b class="reference-label">
      {words.labels[line.key]} {isLit && <small>{words.now}</small>}
    </b>
    <span class="reference-says">
      {said.map(({ id, says, lang }) => (
        <span key={id}>
          <span lang={lang}>{says}</span> <Rule id={id} />{' '}
        </span>
      ))}
    </span>
  </li>
);
