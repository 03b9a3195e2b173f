// Which operation follows, when a campaign is over, and with what victory.
import type { Played, Victory } from '../campaign/campaign.ts';
import { SLOTS, type Slot } from '../campaign/command.ts';

/** As much of an operation as its course needs. */
export type Step = Pick<Played, 'slot' | 'winner'>;

const defeatsIn = (steps: readonly Step[]): number => steps.filter(({ winner }) => winner === 'sentinel').length;

/** Defeats that end a campaign (CP-VIC-01). */
const MOST_DEFEATS = 2;

/** What is played next; null when the campaign is over. */
export function slotAfter(steps: readonly Step[], lastChanceAfterFinal: boolean): Slot | null {
  const last = steps.at(-1);
  if (last === undefined) return 1;
  if (defeatsIn(steps) >= MOST_DEFEATS) return null;
  // CP-LC-01: the first defeat; CP-R-01 says whether that goes for the last operation as well.
  if (last.winner === 'sentinel') return last.slot === 3 && !lastChanceAfterFinal ? null : 'L';
  const [next] = SLOTS.filter((slot) => slot !== 'L' && steps.every((step) => step.slot !== slot));
  return next ?? null;
}

export function victoryOf(steps: readonly Step[]): Victory {
  const defeats = defeatsIn(steps);
  if (defeats === 0) return 'heroic';
  return defeats < MOST_DEFEATS ? 'desperate' : 'lockdown';
}

const LETTERS = { aggressor: 'A', sentinel: 'S' } as const;

/** "1A 2S LA": as the ledger writes a course. */
export const courseOf = (steps: readonly Step[]): string =>
  steps.map(({ slot, winner }) => `${slot}${LETTERS[winner]}`).join(' ');

/** Every course that begins with these steps and ends. */
export function coursesFrom(steps: readonly Step[], lastChanceAfterFinal = true): readonly (readonly Step[])[] {
  const slot = slotAfter(steps, lastChanceAfterFinal);
  if (slot === null) return [steps];
  return (['aggressor', 'sentinel'] as const).flatMap((winner) =>
    coursesFrom([...steps, { slot, winner }], lastChanceAfterFinal),
  );
}
