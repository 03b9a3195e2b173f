/** Whether a value from outside (a file, a network, a form) is what it should be. */
export type Fields = Readonly<Record<string, unknown>>;
export type Guard<T> = (value: unknown) => value is T;
export type Check = (value: unknown) => boolean;
export type Checks = Readonly<Record<string, Check>>;

export const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isText = (value: unknown): value is string => typeof value === 'string';
/** A text with more in it than blanks. */
export const isFilled = (value: unknown): value is string => isText(value) && value.trim() !== '';
/** A text of at most so many characters: looked at before anything is done with it. */
export const textUpTo =
  (most: number, least = 0): Guard<string> =>
  (value): value is string =>
    isText(value) && value.length >= least && value.length <= most;

export const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
export const isWhole = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value);
export const wholeFrom =
  (least: number, most: number): Guard<number> =>
  (value): value is number =>
    typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
export const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

export const oneOf =
  <const T extends readonly unknown[]>(...known: T): Guard<T[number]> =>
  (value): value is T[number] =>
    known.includes(value);

export const listOf = <T>(fits: Guard<T>): Guard<readonly T[]> => listUpTo(Number.POSITIVE_INFINITY, fits);
export const listUpTo =
  <T>(most: number, fits: Guard<T>): Guard<readonly T[]> =>
  (value): value is readonly T[] =>
    Array.isArray(value) && value.length <= most && value.every(fits);

export const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

/** Fields that nobody knows, most often misspelt: in the order of the value. */
export const strangersIn = (value: Fields, known: readonly string[]): string[] =>
  // order: as the file has them; what is told of them is for people
  Object.keys(value).filter((name) => !known.includes(name));

/** Finds the first field that is missing, wrong or not known; null when all is well. */
export function wrongFieldOf(checks: Checks): (value: Fields) => string | null {
  // order: the checks are written down in the order they are made
  const fields = Object.entries(checks);
  const known = fields.map(([name]) => name);
  return (value) => fields.find(([name, check]) => !check(value[name]))?.[0] ?? strangersIn(value, known)[0] ?? null;
}

export const shaped = (checks: Checks): Guard<Fields> => {
  const wrongField = wrongFieldOf(checks);
  return (value): value is Fields => isRecord(value) && wrongField(value) === null;
};
