import { emblemOf } from './emblems.ts';
import { Icon } from './Icon.tsx';

/** The sign of a Unit on a plate in the shape of its side. */
export function UnitEmblem({ card, name }: { readonly card: string; readonly name: string }) {
  const emblem = emblemOf(card, name);
  return (
    <span class="unit-emblem" aria-hidden="true">
      {'sign' in emblem ? <Icon name={emblem.sign} /> : <span>{emblem.letters}</span>}
    </span>
  );
}
