import type { LogLine } from '@faultline/text';
import type { Frame } from './frames.ts';

/** What the log says of a frame, a sentence each. */
export const toldOf = ({ events }: Frame, lines: readonly LogLine[] | null): readonly string[] =>
  lines?.filter((line) => line.events.some((event) => events.includes(event))).map(({ text }) => text) ?? [];

/** Of a roll only what came of it: the dice are to be seen. */
export function sentencesOf(frame: Frame, lines: readonly LogLine[] | null): readonly string[] {
  if (frame.kind !== 'roll') return toldOf(frame, lines);
  const results = frame.events.filter(({ event }) => event === 'results');
  return toldOf(results.length > 0 ? { ...frame, events: results } : frame, lines);
}
