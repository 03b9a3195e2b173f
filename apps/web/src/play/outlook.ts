import type { Outlook } from '@faultline/rules';
import { useEffect, useState } from 'preact/hooks';
import type { Game } from './game.ts';
import type { Plan } from './plan.ts';

/** How things stand, and how they would if the plan were carried out. */
export interface Outlooks {
  readonly now: Outlook | null;
  readonly then: Outlook | null;
  /** Whose eyes these are. */
  readonly viewer: string | null;
}

/** Whoever plans to stand somewhere, or else whoever is about to attack. */
function viewerOf({ decision }: Game, plan: Plan | null): string | null {
  if (plan?.trial && plan.asks.kind !== 'dice') return plan.asks.character;
  const attacker = decision?.step.startsWith('attack.') ? decision.about?.character : undefined;
  return attacker === undefined ? null : String(attacker);
}

export function useOutlooks(game: Game, plan: Plan | null): Outlooks {
  const { port, moment } = game;
  const viewer = viewerOf(game, plan);
  const now = useAnswer(`${moment.version} ${plan?.trial ? '' : viewer}`, () =>
    port.outlook(plan?.trial ? null : viewer),
  );
  const to = plan?.trial?.to;
  const then = useAnswer(to ? `${moment.version} ${viewer} ${to.join(' ')}` : null, () => port.outlook(viewer, to));
  return { now, then, viewer };
}

/** The newest answer; while a new one is on its way the last one stays. */
function useAnswer(key: string | null, ask: () => Promise<Outlook>): Outlook | null {
  const [answer, setAnswer] = useState<Outlook | null>(null);
  useEffect(() => {
    let wanted = true;
    if (key === null) setAnswer(null);
    else
      ask().then(
        (found) => wanted && setAnswer(found),
        () => wanted && setAnswer(null),
      );
    return () => {
      wanted = false;
    };
  }, [key]);
  return key === null ? null : answer;
}
