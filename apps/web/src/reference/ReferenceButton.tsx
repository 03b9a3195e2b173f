import { useState } from 'preact/hooks';
import { useMessages } from '../i18n/language.ts';
import { Icon } from '../ui/Icon.tsx';
import { lazy } from '../ui/lazy.tsx';

const ReferencePanel = lazy(() => import('./ReferencePanel.tsx'));

/** The quick reference beside the board, there and away. */
export function ReferenceButton() {
  const { shell } = useMessages();
  const [isOpen, open] = useState(false);
  return (
    <>
      <button
        type="button"
        class="button quiet square lookup"
        data-way="reference"
        title={shell.reference}
        aria-label={shell.reference}
        aria-expanded={isOpen}
        onClick={() => open(!isOpen)}
      >
        <Icon name="why" />
      </button>
      {isOpen && <ReferencePanel close={() => open(false)} />}
    </>
  );
}
