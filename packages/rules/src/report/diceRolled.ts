import { count, type DieKind, type Face, type Faces } from '../cards/dice.ts';
import type { GameEvent } from '../state/event.ts';
import type { Seat } from '../state/ids.ts';

/** Dice that somebody rolled for attacks, and how many of them came up as a success of their own. */
export interface DiceRolled {
  readonly dice: number;
  readonly successes: number;
}

export type SideDice = Readonly<Record<DieKind, DiceRolled>>;

/** What a die can be good for by itself; what expertise is worth, a chart says, and it is counted to neither. */
export const SUCCESSES: Readonly<Record<DieKind, Faces>> = { attack: ['crit', 'strike'], defense: 'block' };

type Counted = Record<DieKind, { dice: number; successes: number }>;

const none = (): Counted => ({ attack: { dice: 0, successes: 0 }, defense: { dice: 0, successes: 0 } });

/**
 * The dice of all attacks by the seat that rolled them, as they fell: rerolled ones are rolled twice. What abilities add
 * or turn was never rolled, and rolls outside of attacks decide other things. The events are those that stand.
 */
export function diceRolled(events: readonly GameEvent[]): readonly [SideDice, SideDice] {
  const counted: [Counted, Counted] = [none(), none()];
  const fall = (seat: Seat, die: DieKind, faces: readonly Face[]): void => {
    counted[seat][die].dice += faces.length;
    counted[seat][die].successes += count(faces, SUCCESSES[die]);
  };
  let rolling: Readonly<Record<DieKind, Seat>> | null = null;
  for (const [i, event] of events.entries()) {
    const before = events[i - 1];
    // Step 5 rolls both pools at once: the attacker's dice, then the defender's.
    if (event.event === 'rolled' && event.die === 'defense' && before?.event === 'rolled' && before.die === 'attack') {
      rolling = { attack: before.seat, defense: event.seat };
      fall(before.seat, 'attack', before.faces);
      fall(event.seat, 'defense', event.faces);
    }
    if (event.event === 'dice' && event.how === 'reroll' && rolling) fall(rolling[event.die], event.die, event.to);
  }
  return counted;
}
