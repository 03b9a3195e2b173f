import type { Decision } from '@faultline/rules';
import { useMemo } from 'preact/hooks';
import { useNewest } from '../attack/useAsked.ts';
import type { Prospect } from '../port/advice.ts';
import type { Game } from './game.ts';
import type { Plan } from './plan.ts';

/** How things stand, and how they would if the plan were carried out. */
export interface Prospects {
  readonly now: Prospect | null;
  readonly then: Prospect | null;
  /** Whose eyes these are. */
  readonly viewer: string | null;
}

/** Whoever plans to stand somewhere, or else whoever is about to attack. */
function viewerOf({ decision }: Game, plan: Plan | null): string | null {
  if (plan?.trial && plan.asks.kind !== 'dice') return plan.asks.character;
  return attackerIn(decision);
}

/** Whoever is asked how to attack, before the attack is declared. */
export function attackerIn(decision: Decision | null): string | null {
  const attacker = decision?.step.startsWith('attack.') ? decision.about?.character : undefined;
  return attacker === undefined ? null : String(attacker);
}

export function useProspects(game: Game, plan: Plan | null): Prospects {
  const { port, moment } = game;
  const viewer = viewerOf(game, plan);
  const now = useNewest(`${moment.version} ${plan?.trial ? '' : viewer}`, () =>
    port.prospect(plan?.trial ? null : viewer),
  );
  const then = plan?.trial?.prospect ?? null;
  return { now, then, viewer };
}

/** What the tracker would show after this turn: the token, and how much Momentum each seat gains. */
export interface After {
  readonly token: number;
  readonly gains: readonly [number, number];
}

/** The same record for as long as it says the same. */
export function useAfter({ now, then }: Prospects): After | null {
  const ending = (then ?? now)?.ending ?? null;
  const gains = ([0, 1] as const).map((seat) => ending?.momentum.filter((each) => each.seat === seat).length ?? 0);
  return useMemo(
    () => ending && { token: ending.token.to, gains: [gains[0] ?? 0, gains[1] ?? 0] },
    [ending?.token.to, gains.join()],
  );
}
