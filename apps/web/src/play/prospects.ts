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
