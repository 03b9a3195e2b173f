import './pageHead.css';
import type { ComponentChildren } from 'preact';
import { useMessages } from '../i18n/language.ts';
import { Mark } from '../ui/Mark.tsx';
import { addressOf } from './route.ts';
import { SettingsButton } from './SettingsPanel.tsx';

interface PageHeadProps {
  readonly title: string;
  /** What can be done with the page as a whole. */
  readonly children?: ComponentChildren;
}

/** The top of every page around the game: the way home, what it is, settings. */
export function PageHead({ title, children }: PageHeadProps) {
  const { shell } = useMessages();
  return (
    <header class="page-head">
      <a href={addressOf()} aria-label={shell.home}>
        <Mark />
      </a>
      <h1>{title}</h1>
      {children}
      <SettingsButton />
    </header>
  );
}
