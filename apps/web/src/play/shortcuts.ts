import { useEffect, useRef } from 'preact/hooks';

/** 1 to 9 press the listed options, S suggests, Enter confirms the plan, U and R take a step back and forth: from anywhere. */
export function useShortcuts(confirm: () => void): void {
  const newest = useRef(confirm);
  newest.current = confirm;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const inField = event.target instanceof Element && event.target.closest('dialog, input, textarea, select');
      if (inField || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (/^[1-9]$/.test(event.key)) optionButton(Number(event.key) - 1)?.click();
      else if (WAYS[event.key.toLowerCase()]) button(`[data-way=${WAYS[event.key.toLowerCase()]}]`)?.click();
      else if (event.key === 'Enter' && !(event.target as Element).closest('button, a')) newest.current();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

const WAYS: Readonly<Record<string, string>> = { s: 'suggest', u: 'undo', r: 'redo' };

const button = (selector: string): HTMLButtonElement | null => document.querySelector(selector);

const optionButton = (place: number): HTMLButtonElement | undefined =>
  document.querySelectorAll<HTMLButtonElement>('.prompt-options button')[place];
