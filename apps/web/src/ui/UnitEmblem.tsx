import { Icon } from './Icon.tsx';

/** The sign of a Unit, by the id of its card; a Veteran's own card has the sign of the printed one. */
export const emblemOf = (card: string): string => `unit-${card.replace(/-(aggressor|sentinel)$/, '')}`;

/** The sign of a Unit on a plate in the shape of its side. */
export const UnitEmblem = ({ card }: { readonly card: string }) => (
  <span class="unit-emblem" aria-hidden="true">
    <Icon name={emblemOf(card)} />
  </span>
);
