import type { AnswerSpec, Decision } from '@faultline/rules';
import { useMemo, useState } from 'preact/hooks';
import { useNewest } from '../game/useAsked.ts';
import { derived, type Live, keepIfEqual, useSteadyLive } from '../ui/signal.ts';
import type { Preview, Trial } from '../port/queries.ts';
import type { Game } from '../game/game.ts';
import type { Plan } from '../game/plan.ts';
import { moverIn } from '../port/moverIn.ts';

/** How things stand, and how they would if the plan were carried out. */
export interface Prospects {
  readonly now: Preview | null;
  readonly then: Preview | null;
  /** Whose eyes these are. */
  readonly viewer: string | null;
}

/** Whoever plans to stand somewhere, or else whoever is about to attack. */
export function viewerOf({ decision }: Game, asks: AnswerSpec | null, trial: Trial | null): string | null {
  if (asks && trial && asks.kind !== 'dice') return moverIn(asks);
  return attackerIn(decision);
}

/** Whoever is asked how to attack, before the attack is declared. */
export function attackerIn(decision: Decision | null): string | null {
  const attacker = decision?.step.startsWith('attack.') ? decision.about?.character : undefined;
  return attacker === undefined ? null : String(attacker);
}

export function useProspects(game: Game, plan: Plan | null): Prospects {
  const { port, moment } = game;
  const viewer = viewerOf(game, plan?.asks ?? null, plan?.trial ?? null);
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

/** Under a hand that drags too; the same record for as long as it says the same. */
export function useAfter({ now }: Prospects, newest: Live<Trial | null>): Live<After | null> {
  const [kept] = useState(() => keepIfEqual<After | null>());
  const after = useMemo(() => derived(newest, (trial) => kept(afterOf(trial?.prospect ?? now))), [now, newest]);
  return useSteadyLive(after);
}

function afterOf(prospect: Preview | null): After | null {
  const ending = prospect?.ending;
  if (!ending) return null;
  const gained = (seat: number) => ending.momentum.filter((each) => each.seat === seat).length;
  return { token: ending.token.to, gains: [gained(0), gained(1)] };
}
