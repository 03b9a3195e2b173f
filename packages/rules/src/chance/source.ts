import { type DieKind, type Face, FACES } from '../cards/dice.ts';
import { drawing, shuffled, type Words } from '@faultline/chance';
import { rollDice } from './draw.ts';
import { chacha, fast } from './generator.ts';
import type { Seat } from '../state/ids.ts';
import { byText } from '../state/lists.ts';

/** What chance is asked for. Order is part of the stream's name: append, never rearrange. */
const PURPOSES = [
  'first-player',
  'attack',
  'defense',
  'reroll',
  'order-deck',
  'struggle-deck',
  'effect',
  'mission',
] as const;
type Purpose = (typeof PURPOSES)[number];

interface DiceWanted {
  readonly want: 'dice';
  readonly die: DieKind;
  readonly count: number;
  readonly purpose: Purpose;
  readonly seat: Seat;
}
interface ShuffleWanted {
  readonly want: 'shuffle';
  readonly cards: readonly string[];
  readonly purpose: Purpose;
  readonly seat: Seat;
}
export type Wanted = DiceWanted | ShuffleWanted;
/** Faces for dice, card names in their new order (top first) for a shuffle. */
export type Fell = readonly string[];

export interface Keyring {
  readonly key: string;
  readonly generator: 'chacha' | 'fast';
  /** The Turn the counts below belong to. */
  turn: number;
  /** Draws so far in that Turn, by purpose and seat. */
  drawn: readonly number[];
}

/** Where chance comes from; lies in the hidden part of the state. */
export type ChanceState =
  | ({ readonly kind: 'seeded' } & Keyring)
  /** Dice are rolled by hand at a real table and entered; cards are still shuffled here. */
  | ({ readonly kind: 'entered' } & Keyring)
  | { readonly kind: 'scripted'; attack: Face[]; defense: Face[]; shuffles: string[][] };

export class ScriptRanOut extends Error {}

export const copyChance = (chance: ChanceState): ChanceState =>
  chance.kind === 'scripted'
    ? {
        kind: 'scripted',
        attack: [...chance.attack],
        defense: [...chance.defense],
        shuffles: chance.shuffles.map((s) => [...s]),
      }
    : { ...chance };

function streamFor(ring: Keyring, wanted: Wanted, turn: number, epoch: number): Words {
  if (ring.turn !== turn) {
    ring.turn = turn;
    ring.drawn = [];
  }
  const purpose = PURPOSES.indexOf(wanted.purpose);
  const slot = purpose * 2 + wanted.seat;
  const { drawn } = ring;
  const nth = drawn[slot] ?? 0;
  const length = Math.max(drawn.length, slot + 1);
  ring.drawn = Array.from({ length }, (_, i) => (i === slot ? nth + 1 : (drawn[i] ?? 0)));
  const keyed = ring.generator === 'fast' ? fast : chacha;
  return keyed(ring.key, { purpose, seat: wanted.seat, turn, nth, epoch });
}

/** Settles a wish from the source and moves its counters on. Entered dice never come here: people are asked. */
export function draw(chance: ChanceState, wanted: Wanted, turn: number, epoch: number): Fell {
  if (chance.kind === 'scripted')
    return wanted.want === 'dice' ? scriptedDice(chance, wanted) : scriptedShuffle(chance, wanted);
  const words = streamFor(chance, wanted, turn, epoch);
  return wanted.want === 'dice' ? rollDice(words, wanted.die, wanted.count) : shuffled(drawing(words), wanted.cards);
}

function scriptedDice(script: { attack: Face[]; defense: Face[] }, wanted: DiceWanted): Fell {
  const given = script[wanted.die];
  if (given.length < wanted.count) {
    throw new ScriptRanOut(`${wanted.count} ${wanted.die} dice are rolled, but only ${given.length} are scripted.`);
  }
  return given.splice(0, wanted.count);
}

function scriptedShuffle(script: { shuffles: string[][] }, wanted: ShuffleWanted): Fell {
  const order = script.shuffles.shift();
  if (order === undefined) throw new ScriptRanOut(`A shuffle of ${wanted.cards.join(', ')} is not scripted.`);
  const sorted = (cards: readonly string[]): string => cards.toSorted(byText).join(' ');
  if (sorted(order) !== sorted(wanted.cards)) {
    throw new ScriptRanOut(
      `The scripted shuffle ${order.join(', ')} does not hold the cards ${wanted.cards.join(', ')}.`,
    );
  }
  return order;
}

export const isFace = (die: DieKind, face: string): face is Face => FACES[die].some((shown) => shown === face);
