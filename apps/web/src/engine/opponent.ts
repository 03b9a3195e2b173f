import { type Opponent, OPPONENTS, randomOpponent } from '@faultline/ai';
import { library } from '@faultline/cards';
import { type Game, type GameRules, gameOf, geometric, type Seat, standard } from '@faultline/rules';
import type { Port } from '../port/port.ts';
import { freshKey } from './chance.ts';

/** By the name a game is saved with. */
const known: Readonly<Record<string, (game: Game, seed: string) => Opponent>> = OPPONENTS;

/** Those there are, by name. */
export const OPPONENT_NAMES: readonly string[] = Object.keys(OPPONENTS);

export const BUDGET = { trials: 0 };

/** Sits at a port like anybody else: waits for its turn to decide, and answers. */
export async function playSeat(name: string, seat: Seat, rules: GameRules, pace: number, port: Port): Promise<never> {
  const make = known[name] ?? randomOpponent;
  const opponent = make(gameOf(rules, library, [standard], geometric), freshKey());
  for (let version = -1; ; ) {
    const { view, version: now } = await port.since(version);
    version = now;
    const { decision, result } = view.open;
    // A game that is over can be opened again by an undo, so the opponent stays.
    if (result || decision?.seat !== seat) continue;
    const answer = opponent.decide(view, decision, BUDGET);
    await new Promise((resolve) => setTimeout(resolve, pace));
    await port.send({ do: 'answer', seat, version, answer });
  }
}
