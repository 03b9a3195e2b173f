import type { Piece } from '../i18n/cutting.ts';
import { useGameWords } from '../i18n/gameWords.ts';
import { type Term, useGlossary } from '../i18n/glossary.ts';
import { useMessages } from '../i18n/language.ts';
import { Explained, OpenRule, Rule } from '../ledger/Rule.tsx';
import { Icon } from '../ui/Icon.tsx';
import { memo } from '../ui/memo.ts';
import { piecesOf, termName } from './terms.ts';

interface TermHintProps {
  readonly term: Term;
  /** A sign alone, a word of a sentence, or a sign with its name. */
  readonly as: 'sign' | 'word' | 'chip';
  /** The word as the sentence has it. */
  readonly text?: string;
}

/** A keyword, a condition, an effect: what it means is told on hover, on a tap and on focus, and leads to its rule. */
export function TermHint({ term, as, text }: TermHintProps) {
  const t = useMessages();
  const name = termName(term, t);
  const face = as === 'sign' ? <Icon name={term} /> : as === 'word' ? (text ?? name) : <Chip term={term} name={name} />;
  return (
    <Explained kind={`term ${as}`} face={face} mark={{ 'data-term': term }} {...(as === 'sign' ? { label: name } : {})}>
      {(open) => <TermMeaning term={term} open={open} />}
    </Explained>
  );
}

/** Keywords have a name only. */
const WITHOUT_SIGN: readonly Term[] = ['impact', 'sharpshooter', 'protection', 'scale', 'steadfast', 'immunity'];

const Chip = ({ term, name }: { readonly term: Term; readonly name: string }) => (
  <>
    {!WITHOUT_SIGN.includes(term) && <Icon name={term} />} {name}
  </>
);

interface TermMeaningProps {
  readonly term: Term;
  readonly open: (rule: string) => void;
}

/** The name of a term, what it means, and the way to its rule. */
export function TermMeaning({ term, open }: TermMeaningProps) {
  const t = useMessages();
  const meaning = useGlossary()?.terms[term];
  return (
    <span class="meaning">
      <b>{termName(term, t)}</b> {meaning?.says} {meaning && <OpenRule id={meaning.rule} open={open} />}
    </span>
  );
}

/** A text cut at its conditions, keywords and states, and, as soon as they are there, at all words of the game. */
export function usePieces(text: string): readonly Piece[] {
  const t = useMessages();
  const words = useGameWords();
  const pieces = piecesOf(text, t);
  return words ? words.cut(pieces) : pieces;
}

/** A text whose words of the game explain themselves. */
export const WithTerms = memo(({ text }: { readonly text: string }) => (
  <>
    {usePieces(text).map(({ text, term, rule }, i) =>
      term ? (
        <TermHint key={i} term={term} as="word" text={text} />
      ) : rule ? (
        <Rule key={i} id={rule} face={text} />
      ) : (
        text
      ),
    )}
  </>
));

/** The signs of charts and trees with their names. */
export const Signs = ({ terms }: { readonly terms: readonly Term[] }) => (
  <ul class="signs">
    {terms.map((term) => (
      <li key={term}>
        <TermHint term={term} as="chip" />
      </li>
    ))}
  </ul>
);
