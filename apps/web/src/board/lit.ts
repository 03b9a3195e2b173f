import { signal } from '../ui/signal.ts';

/** The objectives of a Struggle card or map that is pointed at, by their keys: the table lights them. */
export const litObjectives = signal<readonly string[]>([]);

const light = (keys: readonly string[]) => () => litObjectives.set(keys);

/** What lights these while a pointer or the keyboard is at an element. */
export const lighting = (keys: readonly string[]) => ({
  onPointerEnter: light(keys),
  onPointerLeave: light([]),
  onFocus: light(keys),
  onBlur: light([]),
});
