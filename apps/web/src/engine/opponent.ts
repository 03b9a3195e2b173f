import { Hourglass, LEVELS, type Opponent, OPPONENTS, randomOpponent } from '@faultline/ai';
import type { Game, Seat } from '@faultline/rules';
import type { SharedRules } from '../port/engine.ts';
import type { Port } from '../port/port.ts';
import { freshKey } from './chance.ts';
import { gameWith } from './modes.ts';

/** By the name a game is saved with. */
const known: Readonly<Record<string, (game: Game, seed: string) => Opponent>> = OPPONENTS;
const thinking: Readonly<Record<string, number>> = LEVELS;

/** Sits at a port like anybody else: waits for its turn to decide, and answers. Thinking takes the place of waiting. */
export async function playSeat(name: string, seat: Seat, rules: SharedRules, pace: number, port: Port): Promise<never> {
  const make = known[name] ?? randomOpponent;
  const opponent = make(await gameWith(rules, rules.units), freshKey());
  const glass = new Hourglass(thinking[name] ?? 0, () => performance.now());
  for (let version = -1; ; ) {
    const { view, version: now } = await port.since(version);
    version = now;
    const { decision, turn } = view.open;
    if (decision?.seat !== seat) continue;
    const begun = performance.now();
    const answer = opponent.decide(view, decision, glass.budget(turn));
    const took = performance.now() - begun;
    glass.took(took);
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, pace - took)));
    await port.send(seat, { do: 'answer', version, answer });
  }
}
