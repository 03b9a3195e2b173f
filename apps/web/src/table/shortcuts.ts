import { useLayoutEffect, useRef } from 'preact/hooks';

/** Enter confirms the plan, 1 to 9 press the listed options, letters press the buttons below, and the view is changed: from anywhere. */
export function useShortcuts(confirm: () => void): void {
  const newest = useRef(confirm);
  newest.current = confirm;
  // With the picture, not after it: a key may follow it at once.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const inField = event.target instanceof Element && event.target.closest('dialog, input, textarea, select');
      if (inField || event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return;
      const key = event.key.toLowerCase();
      const way = WAYS[key];
      const place = PLACES[key];
      if (/^[1-9]$/.test(key)) optionButton(Number(key) - 1)?.click();
      else if (way) document.querySelector<HTMLElement>(`[data-way=${way}]`)?.click();
      else if (place) document.querySelector<HTMLElement>(place)?.focus();
      else if (VIEWS.includes(key))
        document.querySelector('.board-table')?.dispatchEvent(new KeyboardEvent('keydown', { key }));
      else if (key === 'enter' && !(event.target as Element).closest('button, a')) newest.current();
      else return;
      // Some browsers search the page by a slash.
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

const WAYS: Readonly<Record<string, string>> = {
  s: 'suggest',
  a: 'again',
  n: 'nearest',
  u: 'undo',
  r: 'redo',
  d: 'ruler',
  t: 'teams',
  c: 'struggle',
  l: 'log',
  m: 'menu',
  o: 'view',
  '/': 'rules',
  '?': 'reference',
};

/** The board's own keys: closer, farther, all of it, turned, the own view; and of the table from its side. */
const VIEWS: readonly string[] = [...'+-0fvhqewx'];

const PLACES: Readonly<Record<string, string>> = { b: '.board-table', p: '.prompt button' };

const optionButton = (place: number): HTMLButtonElement | undefined =>
  document.querySelectorAll<HTMLButtonElement>('.prompt-options button')[place];
