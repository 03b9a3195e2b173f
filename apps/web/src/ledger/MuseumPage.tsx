import './rules.css';
import { useState } from 'preact/hooks';
import { useSpeech } from '../i18n/language.ts';
import { useRulesWords } from '../i18n/rulesWords.ts';
import { PageHead } from '../shell/PageHead.tsx';
import type { PageProps } from '../shell/page.ts';
import { addressOf } from '../shell/route.ts';
import { DrawnPosition } from './DrawnPositions.tsx';
import { titleOf, usePositions } from './statements.ts';

/** As many as are drawn at once. */
const MOST = 24;

/** `#/museum`: every drawn position, to be searched and played on. `#/museum/NAME`: one of them. */
export default function MuseumPage({ rest: [one] }: PageProps) {
  const { language } = useSpeech();
  const w = useRulesWords();
  const positions = usePositions();
  const [wanted, want] = useState('');
  const [most, setMost] = useState(MOST);
  if (!w || !positions) return null;
  const words = wanted.toLowerCase().split(/\s+/);
  const names = Object.keys(positions).filter((name) => {
    const position = positions[name];
    if (!position) return false;
    const { title, about = '' } = titleOf(position, language);
    const text = `${title} ${about} ${position.title} ${position.shows.join(' ')}`.toLowerCase();
    return one ? name === one : words.every((word) => text.includes(word));
  });
  return (
    <>
      <PageHead title={w.museum} />
      <main class="museum">
        <p>{w.museumHint}</p>
        {one ? (
          <a class="button quiet" href={addressOf('museum')}>
            {w.museum}
          </a>
        ) : (
          <label>
            {w.searchMuseum}
            <input
              class="field"
              type="search"
              value={wanted}
              onInput={({ currentTarget }) => want(currentTarget.value)}
            />
          </label>
        )}
        <p aria-live="polite">{w.positions(names.length)}</p>
        <div class="drawn-positions">
          {names.slice(0, most).map((name) => (
            <DrawnPosition key={name} name={name} open={undefined} />
          ))}
        </div>
        {names.length > most && (
          <button type="button" class="button" data-way="more-positions" onClick={() => setMost(most + MOST)}>
            {w.more}
          </button>
        )}
      </main>
    </>
  );
}
