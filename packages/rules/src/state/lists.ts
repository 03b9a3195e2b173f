/** Lists as the rules use them: each thing once, one thing fewer, and the one order of texts. */

export const distinct = <T>(items: readonly T[]): T[] => items.filter((item, i) => items.indexOf(item) === i);

/** Without one of them; the others of its kind stay. */
export const less = <T>(items: readonly T[], item: T): T[] => items.toSpliced(items.indexOf(item), 1);

/** By code units, the same everywhere. */
export const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

export const isEmpty = ({ length }: readonly unknown[]): boolean => length === 0;
