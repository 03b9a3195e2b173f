import type { Seat } from '@faultline/rules';
import { type Cast, type LogLine, type Words, whyText } from '@faultline/text';
import { isWhole } from '../i18n/language.ts';
import type { Port } from '../port/port.ts';

/** Whose activations can be asked about, and how. */
export interface AskWhy {
  readonly seats: readonly Seat[];
  readonly ask: (turn: number) => Promise<string>;
}

export const askWhy = (port: Port, words: Words, cast: Cast, seats: readonly Seat[]): AskWhy => ({
  seats,
  async ask(turn) {
    const told = await port.why(turn);
    if (!isWhole(words)) return '';
    return told ? whyText(words, cast, told.decision, told.why) : words.why.nothing;
  },
});

/** Whether the lines of a Turn tell of an activation by one of these seats in which something was done. */
export function tellsOf(lines: readonly LogLine[], seats: readonly Seat[]): boolean {
  const events = lines.flatMap((line) => line.events);
  const seat = events.find((event) => event.event === 'turn')?.seat;
  const activated = events.findIndex(({ event }) => event === 'activated');
  return seat !== undefined && seats.includes(seat) && activated >= 0 && activated < events.length - 1;
}
