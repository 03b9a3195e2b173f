import './pageHead.css';
import { useMessages } from '../i18n/language.ts';
import { Mark } from '../ui/Mark.tsx';
import { addressOf } from './route.ts';
import { SettingsButton } from './SettingsPanel.tsx';

/** The top of every page around the game: the way home, what it is, settings. */
export function PageHead({ title }: { readonly title: string }) {
  const { shell } = useMessages();
  return (
    <header class="page-head">
      <a href={addressOf()} aria-label={shell.home}>
        <Mark />
      </a>
      <h1>{title}</h1>
      <SettingsButton />
    </header>
  );
}
