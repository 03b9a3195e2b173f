import { useEffect, useRef } from 'preact/hooks';
import type { Game } from './game.ts';

/** 1 to 9 press the listed options, S suggests, Enter confirms the plan, U takes a step back: from anywhere. */
export function useShortcuts(game: Game, confirm: () => void): void {
  const newest = useRef({ game, confirm });
  newest.current = { game, confirm };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const inField = event.target instanceof Element && event.target.closest('dialog, input, textarea, select');
      if (inField || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (/^[1-9]$/.test(event.key)) optionButton(Number(event.key) - 1)?.click();
      else if (event.key === 's' || event.key === 'S') button('[data-way=suggest]')?.click();
      else if (event.key === 'u' || event.key === 'U') void newest.current.game.undo();
      else if (event.key === 'Enter' && !(event.target as Element).closest('button, a')) newest.current.confirm();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

const button = (selector: string): HTMLButtonElement | null => document.querySelector(selector);

const optionButton = (place: number): HTMLButtonElement | undefined =>
  document.querySelectorAll<HTMLButtonElement>('.prompt-options button')[place];
