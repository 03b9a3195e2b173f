import { isDeepStrictEqual } from 'node:util';
import type { GameRecord, LineRecord, Replayed, Stored } from './record.ts';

/** What speaks against a game: sentences, none where all is well. */
export function faultsOf(record: GameRecord, stored: readonly Stored[], replayed: Replayed): readonly string[] {
  return [
    ...storedFaults(stored),
    ...acknowledgedFaults(record, stored),
    ...hashFaults(stored, replayed),
    ...record.lines.flatMap((line) => [...lineFaults(line, stored.length), ...frameFaults(line, replayed)]),
  ].map((fault) => `game ${record.g}: ${fault}`);
}

const repeated = <T>(all: readonly T[]): readonly T[] => [...new Set(all.filter((each, n) => all.indexOf(each) !== n))];

/** One place for each, none left out, no entry twice. */
function storedFaults(stored: readonly Stored[]): readonly string[] {
  return [
    ...repeated(stored.map(({ id }) => id)).map((id) => `entry ${id} is stored twice`),
    ...stored
      .filter(({ version }, n) => version !== n + 1)
      .slice(0, 1)
      .map(({ version }) => `the entries stored are not one after the other at ${version}`),
  ];
}

/** Whatever was acknowledged is there, where it was said to be; of two for one place only one was told so. */
function acknowledgedFaults({ acknowledged }: GameRecord, stored: readonly Stored[]): readonly string[] {
  const places = new Map(stored.map(({ id, version }) => [id, version]));
  const byVersion = new Map<number, string>();
  return acknowledged.flatMap(({ id, version }) => {
    const place = places.get(id);
    const other = byVersion.get(version);
    byVersion.set(version, id);
    return [
      ...(place === undefined ? [`entry ${id} was acknowledged and is not stored`] : []),
      ...(place !== undefined && place !== version
        ? [`entry ${id} was acknowledged as ${version} and is stored as ${place}`]
        : []),
      ...(other !== undefined && other !== id ? [`two entries were acknowledged as ${version}`] : []),
    ];
  });
}

/** Each entry stands on the one before it: where two were under way at once, one of them comes to something else. */
function hashFaults(stored: readonly Stored[], { hashes }: Replayed): readonly string[] {
  const wrong = stored.find(({ hash }, n) => hash !== hashes[n]);
  return wrong ? [`entry ${wrong.version} leads to another state than is stored`] : [];
}

/** Nobody misses an entry, goes back behind what they have seen, or is left behind. */
function lineFaults({ name, frames, end }: LineRecord, length: number): readonly string[] {
  const faults: string[] = [];
  let at = -1;
  for (const { kind, version } of frames) {
    if (kind === 'change' && version > at + 1) faults.push(`${name} heard ${version} after ${at}`);
    if (kind === 'view' && version < at) faults.push(`${name} was shown ${version} after ${at}`);
    at = Math.max(at, version);
  }
  if (end?.version !== length) faults.push(`${name} ended at ${end?.version ?? 'nothing'}, the game at ${length}`);
  return faults;
}

/** To the byte what somebody may know who looks from there, and nothing else. */
function frameFaults({ name, looker, frames, end }: LineRecord, replayed: Replayed): readonly string[] {
  const wrong = frames.find(
    ({ kind, version, digest }) =>
      digest !== (kind === 'view' ? replayed.view(version, looker) : replayed.change(version, looker)),
  );
  return [
    ...(wrong ? [`${name} was sent another ${wrong.kind} at ${wrong.version} than is theirs to see`] : []),
    ...(end && !isDeepStrictEqual(end.view, replayed.end) ? [`${name} ended with another view than the game's`] : []),
  ];
}
