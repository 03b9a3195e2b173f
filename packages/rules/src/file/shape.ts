/** Small checks of values from outside: files, networks, forms. */
export type Fields = Readonly<Record<string, unknown>>;
export type Check = (value: unknown) => boolean;
export type Shape = Readonly<Record<string, Check>>;

export const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isWhole: Check = (value) => typeof value === 'number' && Number.isSafeInteger(value);
export const isText: Check = (value) => typeof value === 'string';
/** A text of at most so many characters: looked at before anything is done with it. */
export const textUpTo =
  (most: number): Check =>
  (value) =>
    typeof value === 'string' && value.length <= most;
/** An id, a lasting name, an option. */
export const isName: Check = textUpTo(200);
export const isFlag: Check = (value) => typeof value === 'boolean';
export const isSeat: Check = (value) => value === 0 || value === 1;
export const oneOf =
  (...words: readonly unknown[]): Check =>
  (value) =>
    words.includes(value);
export const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
export const listUpTo =
  (most: number, check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length <= most && value.every(check);
export const numbers =
  (n: number): Check =>
  (value) =>
    Array.isArray(value) && value.length === n && value.every(isWhole);
export const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

/** Finds the first field that is missing, wrong or not known to the shape; null when all is well. */
export function wrongFieldOf(shape: Shape): (value: Fields) => string | null {
  // order: the shapes are written down in the order they are checked
  const fields = Object.entries(shape);
  return (value) => {
    for (const [name, check] of fields) if (!check(value[name])) return name;
    // order: only whether there is one matters
    for (const name of Object.keys(value)) if (!Object.hasOwn(shape, name)) return name;
    return null;
  };
}

export const shaped = (shape: Shape): Check => {
  const wrongField = wrongFieldOf(shape);
  return (value) => isRecord(value) && wrongField(value) === null;
};
