import './notices.css';
import { Icon } from '../ui/Icon.tsx';
import { useMessages } from '../i18n/language.ts';
import { addressOf } from './route.ts';

/** Shows after 0.3 s: whatever is quicker needs no word. */
export function Loading() {
  const { shell } = useMessages();
  return (
    <main class="notice late" aria-busy="true">
      <svg class="running-line" viewBox="0 0 120 24" aria-hidden="true">
        <path d="M0 12H40L48 3 56 21 62 12H120" />
      </svg>
      <p>{shell.loading}</p>
    </main>
  );
}

interface FailedProps {
  readonly again: () => void;
  /** What went wrong, where it is known. */
  readonly why?: string;
}

export function Failed({ again, why }: FailedProps) {
  const { shell } = useMessages();
  return (
    <main class="notice failed">
      <div role="alert">
        <h1>
          <Icon name="warning" /> {why ?? shell.failed}
        </h1>
        <p>{shell.failedHint}</p>
      </div>
      <p class="notice-ways">
        <button type="button" class="button filled" onClick={again}>
          {shell.again}
        </button>
        <a class="button" href={addressOf()}>
          {shell.toStart}
        </a>
      </p>
    </main>
  );
}

/** `damaged`: the address itself cannot be read. */
export function Nowhere({ damaged }: { readonly damaged?: boolean }) {
  const { shell } = useMessages();
  return (
    <main class="notice">
      <h1>{damaged ? shell.unreadable : shell.nowhere}</h1>
      <a class="button filled" href={addressOf()}>
        {shell.toStart}
      </a>
    </main>
  );
}
