import './topBar.css';
import type { ComponentChildren } from 'preact';
import { Mark } from '../ui/Mark.tsx';
import { useMessages } from '../i18n/language.ts';
import { addressOf } from '../shell/route.ts';
import { SettingsButton } from '../shell/SettingsPanel.tsx';
import { useDeskWords } from '../i18n/deskWords.ts';

interface TopBarProps {
  readonly over?: string;
  readonly title: string;
  readonly children?: ComponentChildren;
}

export function TopBar({ over, title, children }: TopBarProps) {
  const { shell } = useMessages();
  const w = useDeskWords();
  return (
    <header class="desk-top">
      <a class="desk-mark" href={addressOf()} aria-label={shell.home}>
        <Mark />
      </a>
      <div class="desk-title">
        {over && <span class="cap">{over}</span>}
        <h1>{title}</h1>
      </div>
      {children}
      <span class="desk-offline">{w.offlineReady}</span>
      <SettingsButton />
    </header>
  );
}
