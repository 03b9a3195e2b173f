import type { GameEvent } from '@faultline/rules';
import { standingAt } from '@faultline/rules/standing';
import type { LogLine } from '@faultline/text';
import type { Chapter } from '../port/port.ts';

/** The moments of a game, each by its version: how it stood after so many entries. */
export interface Moments {
  /** Those that led to how it stands now, in order: what was taken back is not among them. */
  readonly path: readonly number[];
  /** The first moment of every Turn on that way; the preparation is Turn 0. */
  readonly turns: readonly { readonly turn: number; readonly version: number }[];
}

export function momentsOf(story: readonly Chapter[]): Moments {
  const path = standingAt(story).toReversed();
  const begun = path.slice(1).flatMap((version) => {
    const turn = story[version]?.events.findLast((each) => each.event === 'turn');
    return turn ? [{ turn: turn.turn, version }] : [];
  });
  return { path, turns: [{ turn: story[0]?.open?.turn ?? 0, version: 0 }, ...begun] };
}

export const firstOf = ({ path }: Moments): number => path[0] ?? 0;
export const lastOf = ({ path }: Moments): number => path.at(-1) ?? 0;

/** Where on the way a moment is; of one that was taken back, the place where that began. */
export const placeOf = ({ path }: Moments, version: number): number =>
  Math.max(
    0,
    path.findLastIndex((each) => each <= version),
  );

/** The moment one decision further, or back; at either end it stays. */
export const stepFrom = (moments: Moments, version: number, by: 1 | -1): number =>
  by > 0
    ? (moments.path.find((each) => each > version) ?? lastOf(moments))
    : (moments.path.findLast((each) => each < version) ?? firstOf(moments));

/** The first moment of the next Turn, or of this one, or of the one before where this one is at its first. */
export const turnFrom = (moments: Moments, version: number, by: 1 | -1): number =>
  by > 0
    ? (moments.turns.find((each) => each.version > version)?.version ?? lastOf(moments))
    : (moments.turns.findLast((each) => each.version < version)?.version ?? firstOf(moments));

/** The moment a line of the log tells of; null for a line that tells of none. */
export type MomentOf = (line: LogLine) => number | null;

export function momentsByLine(story: readonly Chapter[]): MomentOf {
  const versions = new Map<GameEvent, number>();
  for (const [version, { events }] of story.entries()) for (const event of events) versions.set(event, version);
  return ({ events }) => {
    const last = events.at(-1);
    return (last && versions.get(last)) ?? null;
  };
}

/** What the log tells of a moment; where that is nothing, the line before. */
export function toldAt(lines: readonly LogLine[], momentOf: MomentOf, version: number): readonly LogLine[] {
  const now = lines.filter((line) => momentOf(line) === version);
  return now.length > 0 ? now : lines.filter((line) => (momentOf(line) ?? version) < version).slice(-1);
}

/** What a line that is set in belongs to: who was activated, or who attacked. */
export function contextOf(lines: readonly LogLine[], line: LogLine): LogLine | null {
  const at = lines.indexOf(line);
  return lines.findLast(({ depth }, i) => i < at && depth > 0 && depth < line.depth) ?? null;
}
