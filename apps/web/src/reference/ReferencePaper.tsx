import './paper.css';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useSpeech } from '../i18n/language.ts';
import { type ReferenceWords, useReferenceWords } from '../i18n/referenceWords.ts';
import { addressOf } from '../shell/route.ts';
import { Icon } from '../ui/Icon.tsx';
import { usePaperSize } from '../ui/usePaperSize.ts';
import { DrawnTracker, DrawnTree } from './drawings.tsx';
import { CARDS, type CardLine } from './lines.ts';
import { PAPERS_APART } from './modes/index.ts';
import { cardName, useEntries } from './ReferenceCards.tsx';
import { Ruler } from './Ruler.tsx';
import { saidBy } from './told.ts';

const PAPERS = ['A4', 'Letter'] as const;
type Paper = (typeof PAPERS)[number];
/** What printers leave free at least; the sizes of a side in paper.css go with it. */
const MARGIN = '9mm';

type Columns = readonly (readonly string[])[];

/** Which cards lie on which side, and in which column. */
const SIDES: readonly Columns[] = [
  [
    ['turn', 'start', 'actions'],
    ['attack', 'dice', 'tree'],
  ],
  [
    ['moves', 'conditions', 'wounds', 'force'],
    ['tools', 'terrain', 'tokens', 'struggle'],
  ],
];

interface ReferencePaperProps {
  /** Something printed apart from the game of two sides. */
  readonly apart: string | undefined;
}

/** The reference on two sides of paper, or what is printed apart on one. */
export default function ReferencePaper({ apart }: ReferencePaperProps) {
  const w = useReferenceWords();
  const entries = useEntries();
  const [paper, setPaper] = useState<Paper>('A4');
  usePaperSize(paper, false, MARGIN);
  if (!w || !entries) return null;
  const own = apart === 'operations' ? PAPERS_APART[apart] : null;
  return (
    <main class="reference-paper" data-paper={paper}>
      <div class="reference-paper-ways">
        <a class="button" href={addressOf('reference')}>
          {w.toScreen}
        </a>
        {own ? (
          <a class="button" data-way="paper-game" href={addressOf('reference', 'paper')}>
            {w.wholeGame}
          </a>
        ) : (
          <a class="button" data-way="paper-operations" href={addressOf('reference', 'paper', 'operations')}>
            {w.cards.operations}
          </a>
        )}
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a sheet wider than the window is scrolled by keys too */}
      <section class="reference-sides" tabIndex={0} aria-label={w.paper}>
        {own ? (
          <Side
            key={`${paper} ${apart}`}
            place={0}
            title={w.cards.operations}
            beside={w.apart}
            foot={w.footApart}
            columns={own.side}
            paper={paper}
            words={w}
          />
        ) : (
          SIDES.map((columns, i) => (
            <Side
              key={`${paper} ${i}`}
              place={i}
              title={w.sides[i] ?? ''}
              beside={w.side(i + 1)}
              foot={w.foot}
              columns={columns}
              paper={paper}
              words={w}
            >
              {i === 0 ? <TreeBelow words={w} /> : <TrackerBelow words={w} />}
            </Side>
          ))
        )}
      </section>
    </main>
  );
}

const TreeBelow = ({ words }: { readonly words: ReferenceWords }) => (
  <figure>
    <DrawnTree label={words.treeDrawn} />
    <figcaption>{words.treeDrawn}</figcaption>
  </figure>
);

const TrackerBelow = ({ words }: { readonly words: ReferenceWords }) => (
  <>
    <figure>
      <DrawnTracker label={words.trackerDrawn} />
      <figcaption>{words.trackerDrawn}</figcaption>
    </figure>
    <Ruler />
  </>
);

interface SideProps {
  readonly place: number;
  readonly title: string;
  readonly beside: string;
  readonly foot: string;
  readonly columns: Columns;
  readonly paper: Paper;
  readonly words: ReferenceWords;
  /** What is drawn below the columns. */
  readonly children?: ComponentChildren;
}

/** Type gets smaller until a side holds it; in points. */
const LARGEST = 10;
const SMALLEST = 6;
const STEP = 0.1;

function Side({ place, title, beside, foot, columns, paper, words: w, children }: SideProps) {
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
        <h2>{title}</h2>
        <b>{beside}</b>
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
      {children}
      <footer>
        <span>{foot}</span>
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
