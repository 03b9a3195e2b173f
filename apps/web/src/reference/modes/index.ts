/** Cards of the reference that a mode asks for besides those of every game. */
const ASKED: Readonly<Record<string, readonly string[]>> = { 'key-operations': ['operations'] };

export const askedBy = (mode: string): readonly string[] => ASKED[mode] ?? [];
