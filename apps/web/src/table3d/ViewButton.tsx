import './viewButton.css';
import { useEffect, useRef } from 'preact/hooks';
import { useViewWords } from '../i18n/viewWords.ts';
import { canDraw } from '../shell/canDraw.ts';
import { useSettings } from '../shell/settings.ts';
import { refocus, rememberFocus } from './switchFocus.ts';

/** From above or from the table; not where a browser cannot draw it. */
export default function ViewButton() {
  const words = useViewWords();
  const { settings, choose } = useSettings();
  const button = useRef<HTMLButtonElement>(null);
  const isTable = settings.view === 'table';
  // The flat board's comes back with the board.
  useEffect(() => {
    if (!isTable) refocus(button.current?.parentElement);
  }, [words]);
  if (!words || !canDraw()) return null;
  return (
    <button
      ref={button}
      type="button"
      class="button view-switch"
      data-way="view"
      aria-pressed={isTable}
      title={words.fromTable}
      onClick={({ currentTarget }) => {
        rememberFocus(currentTarget);
        choose({ view: isTable ? 'above' : 'table' });
      }}
    >
      <span data-on={!isTable || undefined}>{words.above}</span>
      <span data-on={isTable || undefined}>{words.table}</span>
    </button>
  );
}
