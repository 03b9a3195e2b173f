import './paper.css';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useSpeech } from '../i18n/language.ts';
import { type ReferenceWords, useReferenceWords } from '../i18n/referenceWords.ts';
import { addressOf } from '../shell/route.ts';
import { Icon } from '../ui/Icon.tsx';
import { usePaperSize } from '../ui/usePaperSize.ts';
import { DrawnTracker, DrawnTree } from './drawings.tsx';
import { CARDS, type CardLine } from './lines.ts';
import { cardName, useEntries } from './ReferenceCards.tsx';
import { Ruler } from './Ruler.tsx';
import { saidBy } from './told.ts';

const PAPERS = ['A4', 'Letter'] as const;
type Paper = (typeof PAPERS)[number];
/** What printers leave free at least; the sizes of a side in paper.css go with it. */
const MARGIN = '9mm';

/** Which cards lie on which side, and in which column. */
const SIDES: readonly (readonly [readonly string[], readonly string[]])[] = [
  [
    ['turn', 'start', 'actions'],
    ['attack', 'dice', 'tree'],
  ],
  [
    ['moves', 'conditions', 'wounds', 'force'],
    ['tools', 'terrain', 'tokens', 'struggle'],
  ],
];

/** The reference on two sides of paper. */
export default function ReferencePaper() {
  const w = useReferenceWords();
  const entries = useEntries();
  const [paper, setPaper] = useState<Paper>('A4');
  usePaperSize(paper, false, MARGIN);
  if (!w || !entries) return null;
  return (
    <main class="reference-paper" data-paper={paper}>
      <div class="reference-paper-ways">
        <a class="button" href={addressOf('reference')}>
          {w.toScreen}
        </a>
        <fieldset class="segments" aria-label={w.paper}>
          {PAPERS.map((each) => (
            <button key={each} type="button" aria-pressed={each === paper} onClick={() => setPaper(each)}>
              {each}
            </button>
          ))}
        </fieldset>
        <button type="button" class="button filled" data-way="print" onClick={() => print()}>
          <Icon name="print" /> {w.print}
        </button>
      </div>
      <div class="reference-sides">
        {SIDES.map((columns, i) => (
          <Side key={`${paper} ${i}`} place={i} columns={columns} paper={paper} words={w} />
        ))}
      </div>
    </main>
  );
}

interface SideProps {
  readonly place: number;
  readonly columns: readonly (readonly string[])[];
  readonly paper: Paper;
  readonly words: ReferenceWords;
}

/** Type gets smaller until a side holds it; in points. */
const LARGEST = 10;
const SMALLEST = 6;
const STEP = 0.1;

function Side({ place, columns, paper, words: w }: SideProps) {
  const side = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const box = side.current;
    if (!box) return;
    const fit = () => {
      for (let size = LARGEST; size >= SMALLEST; size -= STEP) {
        box.style.fontSize = `${size.toFixed(2)}pt`;
        if (box.scrollHeight <= box.clientHeight) return;
      }
    };
    fit();
    // Letters may still be on their way.
    void document.fonts.ready.then(fit);
  });
  return (
    <section ref={side} class="reference-side" data-side={place + 1}>
      <header>
        <h2>{w.sides[place]}</h2>
        <b>{w.side(place + 1)}</b>
      </header>
      <div class="reference-columns">
        {columns.map((keys, i) => (
          <div key={i}>
            {CARDS.filter(({ key }) => keys.includes(key))
              .toSorted((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key))
              .map((card) => (
                <section key={card.key}>
                  <h3>{cardName(card, w)}</h3>
                  <ul>
                    {card.lines
                      .filter(({ onPaper }) => onPaper !== 0)
                      .map((line) => (
                        <PaperLine key={line.key} line={line} words={w} />
                      ))}
                  </ul>
                </section>
              ))}
          </div>
        ))}
      </div>
      {place === 0 ? (
        <figure>
          <DrawnTree label={w.treeDrawn} />
          <figcaption>{w.treeDrawn}</figcaption>
        </figure>
      ) : (
        <>
          <figure>
            <DrawnTracker label={w.trackerDrawn} />
            <figcaption>{w.trackerDrawn}</figcaption>
          </figure>
          <Ruler />
        </>
      )}
      <footer>
        <span>{w.foot}</span>
        <span>{paper}</span>
      </footer>
    </section>
  );
}

function PaperLine({ line, words }: { readonly line: CardLine; readonly words: ReferenceWords }) {
  const { language } = useSpeech();
  const entries = useEntries();
  if (!entries) return null;
  const said = saidBy(line, entries, language).slice(0, line.onPaper ?? 1);
  return (
    <li>
      <span class="reference-sign">{line.sign ? <Icon name={line.sign} /> : <b>{line.step}</b>}</span>
      <b>{words.labels[line.key]}</b>
      <span>
        {said.map(({ id, says, lang }) => (
          <span key={id} lang={lang}>
            {says}{' '}
          </span>
        ))}
        <small>{said[0]?.id.replace(/^CR-/, '')}</small>
      </span>
    </li>
  );
}
