/** What the same Unit gets at once is told together. */
export type Also<T> = T & { readonly also?: readonly T[] };

export const together = <T>(effect: Also<T>): readonly T[] => [effect, ...(effect.also ?? [])];
