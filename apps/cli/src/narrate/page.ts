import type { LogLine, Tone } from '@faultline/text';
import { drawn } from './tracker.ts';
import { straight, wrapped } from './words.ts';

const PAINT: Readonly<Record<Tone, string | null>> = {
  turn: '1',
  plain: null,
  dice: '2',
  wound: '31',
  score: '36',
  tracker: '36',
};

/** Whether this output takes colour: a terminal, and nobody asked for none. */
export const takesColour = (stream: { readonly isTTY?: boolean }, env = process.env): boolean =>
  stream.isTTY === true && (env.NO_COLOR ?? '') === '';

/** Lines of a story as they are printed: set in, broken at the page's width, a blank line before each heading. */
export function printed(lines: readonly LogLine[], colour: boolean): string {
  return lines
    .flatMap(({ text: told, depth, tone, tracker }) => {
      const text = tracker ? `${tracker.players[0]}  ${drawn(tracker)}  ${tracker.players[1]}` : told;
      const paint = colour ? PAINT[tone] : null;
      const set = wrapped(straight(text), depth * 2).map((line) =>
        paint === null ? line : `\x1b[${paint}m${line}\x1b[0m`,
      );
      return depth === 0 ? ['', ...set] : set;
    })
    .map((line) => `${line}\n`)
    .join('');
}
