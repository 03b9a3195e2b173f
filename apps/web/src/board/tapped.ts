import type { Intents, Scene } from './scene.ts';

/** What a tap on a base of this name, or beside all of them, means: the base, the spot below it, or a look at it. */
export function tapped(
  { bases }: Pick<Scene, 'bases'>,
  intents: Intents,
  name: string | null,
  onSpot: () => void,
): void {
  const base = bases.find((each) => each.name === name);
  if (base && isMeant(base, intents)) intents.onBase?.(base.name);
  else onSpot();
  if (!base?.choice && !intents.basesFirst) intents.onFigure?.(intents.onSpot ? null : name);
}

/** Whether a tap on a base means it, and not the spot below. */
export const isMeant = ({ choice }: { readonly choice: boolean }, { basesFirst, onSpot }: Intents): boolean =>
  choice || basesFirst === true || !onSpot;
