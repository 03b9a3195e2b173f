import { useMessages } from '../i18n/language.ts';
import { type Term, useGlossary } from '../i18n/glossary.ts';
import { Explained, OpenRule } from '../ledger/Rule.tsx';
import { Icon } from '../ui/Icon.tsx';
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

/** A text whose conditions, keywords and states explain themselves. */
export function WithTerms({ text }: { readonly text: string }) {
  const t = useMessages();
  return (
    <>
      {piecesOf(text, t).map((piece, i) =>
        piece.term ? <TermHint key={i} term={piece.term} as="word" text={piece.text} /> : piece.text,
      )}
    </>
  );
}

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
