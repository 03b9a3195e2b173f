// Says what the old side says in the names of the new one (renames.ts).

import type { Renames } from './renames.ts';

type Path = readonly string[];
type Say = (value: unknown, at: string) => unknown;

export interface Translator {
  old: Say;
  new: Say;
}

interface Ending<T> {
  readonly path: Path;
  readonly means: T;
}

/** What is meant by the longest ending that a path has. */
type Lookup<T> = (path: Path) => T | undefined;

const same: Say = (value) => value;

export function translator(renames: Renames): Translator {
  const { steps, fields, texts, onlyOld, onlyNew } = renames;
  const isEmpty = (part: object): boolean => Object.keys(part).length === 0;
  const words = endings({
    ...texts,
    ...named(renames.events, ['event']),
    ...named(renames.refusals, ['refusal.refused.why', 'reasons.*.rule']),
  });
  const field = endings(fields);
  const gone = endings(onlyOld);
  const fresh = endings(onlyNew);
  const textIn = (text: string, path: Path): string => own(words(path), text) ?? own(steps, text) ?? text;
  return {
    old: Object.values(renames).every(isEmpty)
      ? same
      : (value, at) => walked(value, [at], { gone, text: textIn, field: (path) => field(path) ?? path.at(-1) ?? '' }),
    new: isEmpty(onlyNew)
      ? same
      : (value, at) => walked(value, [at], { gone: fresh, text: (text) => text, field: (path) => path.at(-1) ?? '' }),
  };
}

/** `constructor` is nobody's name. */
const own = (names: Readonly<Record<string, string>> | undefined, name: string): string | undefined =>
  names && Object.hasOwn(names, name) ? names[name] : undefined;

const named = (names: Readonly<Record<string, string>>, paths: readonly string[]) =>
  Object.fromEntries(Object.keys(names).length === 0 ? [] : paths.map((path) => [path, names]));

function endings<T>(table: Readonly<Record<string, T>>): Lookup<T> {
  const all = Object.entries(table)
    .map(([text, means]): Ending<T> => ({ path: text.split('.'), means }))
    .toSorted((a, b) => b.path.length - a.path.length);
  const byLast = Map.groupBy(all, ({ path }) => path.at(-1) ?? '');
  return (path) => byLast.get(path.at(-1) ?? '')?.find((ending) => endsWith(path, ending.path))?.means;
}

const endsWith = (path: Path, end: Path): boolean =>
  end.length <= path.length && end.every((part, i) => path[path.length - end.length + i] === part);

interface Words {
  readonly gone: Lookup<unknown>;
  readonly text: (text: string, path: Path) => string;
  readonly field: (path: Path) => string;
}

/** Places in lists stand as `*`; a text in a list is one of the field that holds the list. */
function walked(value: unknown, path: Path, words: Words): unknown {
  if (typeof value === 'string') return words.text(value, path.slice(0, path.findLastIndex((key) => key !== '*') + 1));
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => walked(item, [...path, '*'], words));
  const fields = Object.entries(value).flatMap(([key, inner]) => {
    const here = [...path, key];
    return words.gone(here) === undefined ? [[words.field(here), walked(inner, here, words)] as const] : [];
  });
  return Object.fromEntries(fields);
}
