import type { CharacterId, Open } from '@faultline/rules';

/** The attack under way: who attacks, and whom. */
interface Fight {
  readonly attacker: CharacterId;
  readonly target: CharacterId | null;
}

/** The innermost attack of the suspended work; an object of the mission is nobody on the board. */
export function fightIn({ frames }: Pick<Open, 'frames'>): Fight | null {
  for (const frame of [...frames].reverse()) {
    const { attacker, target } = frame as { readonly attacker?: unknown; readonly target?: unknown };
    if (typeof attacker !== 'number') continue;
    return { attacker: attacker as CharacterId, target: typeof target === 'number' ? (target as CharacterId) : null };
  }
  return null;
}
