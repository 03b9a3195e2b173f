import { signal } from '../ui/signal.ts';

export type DieSort = 'attack' | 'defense';

/** A roll: what fell, and between whom. */
export interface Thrown {
  readonly faces: Readonly<Record<DieSort, readonly string[]>>;
  /** By their names, as the scene has them. */
  readonly attacker: string;
  readonly target: string;
  /** Milliseconds until the last die lies. */
  readonly lasts: number;
}

/** The dice that are on the table itself: only a view in space throws them there. */
export const throwing = signal<Thrown | null>(null);

/** The first die lies after this share of the roll, and each further one so much later. */
const FIRST = 0.375;
const EACH = 0.069;

/** When a die lies, as a share of the whole roll: it never moves again. */
export const liesAt = ({ place }: { readonly place: number }): number => Math.min(1, FIRST + EACH * place);

/** From nothing but a place, so that it looks thrown and is the same each time. */
export const scattered = (place: number, salt: number): number => {
  const wave = Math.sin((place + 1) * 12.9898 + salt * 78.233) * 43758.5453;
  return wave - Math.floor(wave);
};
