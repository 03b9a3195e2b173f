import type { Decision } from '@faultline/rules';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Prospect } from '../port/advice.ts';
import type { Game } from './game.ts';
import { onlyNewest } from './onlyNewest.ts';
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
  const now = useAnswer(`${moment.version} ${plan?.trial ? '' : viewer}`, () =>
    port.prospect(plan?.trial ? null : viewer),
  );
  const to = plan?.trial?.to;
  const then = useAnswer(to ? `${moment.version} ${viewer} ${to.join(' ')}` : null, () => port.prospect(viewer, to));
  return { now, then, viewer };
}

/** The newest answer; while a new one is on its way the last one stays. */
function useAnswer(key: string | null, ask: () => Promise<Prospect>): Prospect | null {
  const [answer, setAnswer] = useState<Prospect | null>(null);
  const asking = useRef(onlyNewest());
  useEffect(() => {
    if (key === null) setAnswer(null);
    else asking.current(() => ask().then(setAnswer, () => setAnswer(null)));
  }, [key]);
  return key === null ? null : answer;
}
