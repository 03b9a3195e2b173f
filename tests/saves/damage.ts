import { type GameFile, hashOf, type Random } from '@faultline/rules';

/** A game file with one field that somebody has changed, and sealed anew. */
export interface Damaged {
  readonly where: string;
  readonly text: string;
}

type Plain = Record<string | number, unknown>;

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null;

const GONE = Symbol('gone');

/** What somebody may write in place of a value. */
const WRONG: readonly unknown[] = [
  GONE,
  null,
  true,
  'x',
  '',
  'constructor',
  '__proto__',
  'a1',
  'x'.repeat(5000),
  -50,
  -1,
  0,
  0.5,
  1,
  7,
  99,
  999,
  1e12,
  1e308,
  [],
  {},
  [[[]]],
  [1, 2, 3],
  { at: 'x', kind: 'x' },
];

const pick = <T>(all: readonly T[], random: Random): T => all[random(all.length)] as T;

/** A record with one field that is gone or another, and where. */
export function changed(
  record: object,
  random: Random,
): { readonly where: readonly string[]; readonly what: string; readonly copy: Plain } {
  const copy = JSON.parse(JSON.stringify(record)) as Plain;
  const where = path(copy, random);
  const wrong = pick(WRONG, random);
  let at = copy;
  for (const key of where.slice(0, -1)) at = at[key] as Plain;
  const last = where.at(-1) ?? '';
  if (wrong === GONE) delete at[last];
  else at[last] = wrong;
  return { where, what: wrong === GONE ? 'gone' : (JSON.stringify(wrong)?.slice(0, 40) ?? ''), copy };
}

/** Down from the top, every branch as likely as its neighbours, and ending on the way now and then. */
function path(file: Plain, random: Random): string[] {
  const way: string[] = [];
  for (let at: unknown = file; isPlain(at); ) {
    const keys = Object.keys(at).filter((key) => way.length > 0 || (key !== 'seal' && key !== 'format'));
    if (keys.length === 0 || (way.length > 0 && random(8) === 0)) break;
    const key = pick(keys, random);
    way.push(key);
    at = at[key];
  }
  return way;
}

/** One field is another, and now and then the file is of another version, as one that is opened from its state. */
export function damaged(file: GameFile, random: Random): Damaged {
  const { where: way, what, copy } = changed(file, random);
  const other = pick([{}, { rulesVersion: '0.0.9' }, { rulesVersion: '0.0.9', dataHash: 'other' }], random);
  const { seal: _seal, ...rest } = { ...copy, ...(way[0] === 'rulesVersion' ? {} : other) } as Plain & {
    seal?: unknown;
  };
  const where = `${way.join('.')} = ${what} ${JSON.stringify(other)}`;
  return { where, text: JSON.stringify({ ...rest, seal: hashOf(rest) }) };
}
