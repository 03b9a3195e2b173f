// Which places are the code of a rule: those that name it and are run by a test that proves it. Where there is none,
// those that its tests run and few other tests do (Ochiai's measure).

import type { Code, Spot } from '../../apps/cli/src/rules/code.ts';
import { mentionsOf } from '../../apps/cli/src/rules/mentions.ts';
import { headOf, placesAt } from '../../apps/cli/src/rules/places.ts';
import type { Marked } from './marks.ts';
import type { Trace } from './record.ts';

/** So many are named where the rule stands at the head of a file, or nowhere. */
const MOST = 4;

/** How many tests ran each place. */
type Counts = ReadonlyMap<string, number>;

const spotName = ({ file, name }: Spot): string => `${file}#${name}`;

export function codeOf(places: readonly Marked[], texts: ReadonlyMap<string, string>, traces: readonly Trace[]): Code {
  const names = places.map(spotName);
  const spots = new Map(places.map((place) => [spotName(place), place]));
  const all = countsOf(traces, names);
  const byFile = Map.groupBy(places, ({ file }) => file);
  const byId = Map.groupBy(
    traces.flatMap(({ ids, ran }) => ids.map((id) => ({ id, ran }))),
    ({ id }) => id,
  );
  const spotsOf = (id: string, tests: readonly Pick<Trace, 'ran'>[]): Spot[] => {
    const own = countsOf(tests, names);
    const likeness = (name: string): number => (own.get(name) ?? 0) / Math.sqrt(tests.length * (all.get(name) ?? 1));
    const closest = (some: Iterable<string>): string[] =>
      [...some].sort((a, b) => likeness(b) - likeness(a) || (a < b ? -1 : 1)).slice(0, MOST);
    const named = naming(id, byFile, texts);
    const ran = (some: ReadonlySet<string>): string[] => [...some].filter((name) => own.has(name));
    const beside = ran(named.beside);
    const atHead = beside.length > 0 ? [] : closest(ran(named.atHead));
    const chosen = [...beside, ...atHead];
    return (chosen.length > 0 ? chosen : closest(own.keys())).flatMap((name) => spots.get(name) ?? []);
  };
  return new Map([...byId].sort(([a], [b]) => (a < b ? -1 : 1)).map(([id, tests]) => [id, spotsOf(id, tests)]));
}

/** Functions that share a name are one place. */
function countsOf(traces: readonly Pick<Trace, 'ran'>[], names: readonly string[]): Counts {
  const counts = new Map<string, number>();
  for (const { ran } of traces)
    for (const name of new Set(ran.map((number) => names[number] ?? ''))) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

interface Naming {
  readonly beside: ReadonlySet<string>;
  /** In files that name the rule at their head. */
  readonly atHead: ReadonlySet<string>;
}

function naming(id: string, byFile: ReadonlyMap<string, Marked[]>, texts: ReadonlyMap<string, string>): Naming {
  const [beside, atHead] = [new Set<string>(), new Set<string>()];
  for (const [file, text] of texts) {
    const positions = mentionsOf(text, id);
    if (positions.length === 0) continue;
    const head = headOf(text);
    for (const position of positions)
      for (const place of placesAt(byFile.get(file) ?? [], position, head))
        (position < head ? atHead : beside).add(spotName({ file, name: place.name }));
  }
  return { beside, atHead };
}
