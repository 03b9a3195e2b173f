import type { Game } from '../game/game.ts';
import type { Machine } from '../game/machine.ts';
import type { State } from '../state/state.ts';
import { type DieKind, type Face, FACES } from '../cards/dice.ts';
import { drawing, shuffled, type Words } from '@faultline/chance';
import { rollDice } from './draw.ts';
import { chacha, fast, readKey } from './generator.ts';
import {
  type DiceWanted,
  type ChanceResult,
  type Keyring,
  PURPOSES,
  type ShuffleWanted,
  type ChanceRequest,
} from '../state/chance.ts';
import { byText } from '../state/lists.ts';

export class ScriptRanOut extends Error {}

declare module '../game/game.ts' {
  interface Prepared {
    key?: { readonly key: string; readonly words: Int32Array };
  }
}

/** A game asks with one key, roll after roll. */
function keyWords({ prepared }: Game, key: string): Int32Array {
  if (prepared.key?.key !== key) prepared.key = { key, words: readKey(key) };
  return prepared.key.words;
}

function streamFor(game: Game, ring: Keyring, wanted: ChanceRequest, turn: number, epoch: number): Words {
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
  return keyed(keyWords(game, ring.key), { purpose, seat: wanted.seat, turn, nth, epoch });
}

/** Settles a wish from the source and moves its counters on. Entered dice never come here: people are asked. */
export function draw(game: Game, { open, hidden: { chance } }: State, wanted: ChanceRequest): ChanceResult {
  if (chance.kind === 'scripted')
    return wanted.want === 'dice' ? scriptedDice(chance, wanted) : scriptedShuffle(chance, wanted);
  const words = streamFor(game, chance, wanted, open.turn, open.epoch);
  return wanted.want === 'dice' ? rollDice(words, wanted.die, wanted.count) : shuffled(drawing(words), wanted.cards);
}

function scriptedDice(script: { attack: Face[]; defense: Face[] }, wanted: DiceWanted): ChanceResult {
  const given = script[wanted.die];
  if (given.length < wanted.count) {
    throw new ScriptRanOut(`${wanted.count} ${wanted.die} dice are rolled, but only ${given.length} are scripted.`);
  }
  return given.splice(0, wanted.count);
}

function scriptedShuffle(script: { shuffles: string[][] }, wanted: ShuffleWanted): ChanceResult {
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

/** What chance gives at once; null where people throw the dice and are asked first. */
export function fulfil(g: Machine, wanted: readonly ChanceRequest[]): readonly ChanceResult[] | null {
  const { chance } = g.state.hidden;
  if (chance.kind === 'entered' && wanted.some((w) => w.want === 'dice' && w.count > 0)) {
    g.call('dice.enter', { requests: wanted, delivered: [] });
    return null;
  }
  return wanted.map((w) => draw(g.game, g.state, w));
}
