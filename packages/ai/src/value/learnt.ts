import { FIGURES, type Figure } from './figures.ts';
export const LEARNT: Readonly<Record<Figure, number>> = Object.fromEntries(FIGURES.map((n) => [n, 0])) as Record<
  Figure,
  number
>;
