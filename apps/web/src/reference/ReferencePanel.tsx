import { useEffect, useRef, useState } from 'preact/hooks';
import { useGame } from '../game/game.ts';
import { useMessages } from '../i18n/language.ts';
import { useReferenceWords } from '../i18n/referenceWords.ts';
import KeyList from '../menu/KeyList.tsx';
import { Icon } from '../ui/Icon.tsx';
import { CARDS } from './lines.ts';
import { cardsIn, litIn } from './modes/index.ts';
import { ReferenceCards, useEntries } from './ReferenceCards.tsx';

/** The reference beside the board: the game goes on, and the lines about what is going on are lit. */
export default function ReferencePanel({ close }: { readonly close: () => void }) {
  const { shell } = useMessages();
  const w = useReferenceWords();
  const entries = useEntries();
  const { view } = useGame();
  const [wanted, want] = useState('');
  const panel = useRef<HTMLElement>(null);
  const lit = litIn(view.open);
  const now = [...lit].find((key) => key.startsWith('attack-')) ?? [...lit][0];
  useEffect(() => {
    panel.current?.querySelector(`[data-line="${now}"]`)?.scrollIntoView({ block: 'center' });
  }, [now, w !== null && entries !== null]);
  const newest = useRef(close);
  newest.current = close;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]'))
        newest.current();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return (
    <aside ref={panel} class="reference-panel panel" aria-label={shell.reference}>
      <header>
        <h2>{shell.reference}</h2>
        <button
          type="button"
          class="button quiet square"
          data-way="close-reference"
          aria-label={shell.close}
          onClick={close}
        >
          <Icon name="cancel" />
        </button>
        {w && (
          <input
            class="field"
            type="search"
            aria-label={w.search}
            placeholder={w.search}
            value={wanted}
            onInput={({ currentTarget }) => want(currentTarget.value)}
          />
        )}
      </header>
      <ReferenceCards cards={cardsIn(view.open.score.mode, CARDS)} wanted={wanted} lit={lit} />
      {wanted === '' && <KeyList />}
    </aside>
  );
}
