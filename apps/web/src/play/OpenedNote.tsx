import { useOpenedWords } from '../i18n/openedWords.ts';
import type { Playing } from '../port/port.ts';

/** Says of a saved game that does not go on quite as it was left, why. */
export default function OpenedNote({ changed, mended }: Pick<Playing, 'changed' | 'mended'>) {
  const w = useOpenedWords();
  return (
    w && (
      <>
        {changed.length > 0 && <p class="playground-note">{w.changed}</p>}
        {mended !== null && <p class="playground-note">{w.mended}</p>}
      </>
    )
  );
}
