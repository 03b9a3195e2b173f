import type { AttackType, CharacterId, Face, GameEvent } from '@faultline/rules';

/** The newest attack as its events tell it: what a judge asks about when its steps are long over. */
export interface AttackTold {
  readonly attacker: CharacterId;
  readonly target: CharacterId | string;
  readonly attackType: AttackType;
  /** Attack dice that lie on the table in step 6; blocks have taken none off yet. */
  readonly dice: number;
  /** Both rolls as step 6 left them; null before. */
  readonly faces: { readonly attack: readonly Face[]; readonly defense: readonly Face[] } | null;
  readonly successes: number | null;
  readonly pool: number;
}

type EventOf<E extends GameEvent['event']> = Extract<GameEvent, { event: E }>;

const begun = ({ attacker, target, attackType }: EventOf<'attack'>): AttackTold => ({
  attacker,
  target,
  attackType,
  dice: 0,
  faces: null,
  successes: null,
  pool: 0,
});

/** CR-ATK-18: what the blocks took off were strikes, so the number of dice tells how many there were. */
function modifiedIn({ dice }: AttackTold, { attack, defense }: EventOf<'results'>): AttackTold['faces'] {
  const gone = Array.from({ length: dice - attack.length }, (): Face => 'strike');
  return { attack: [...attack, ...gone], defense };
}

/** CR-EXP-07: these entries lay one more attack die beside the others; the rest turn dice or wait. */
const laid = (results: readonly string[]): number =>
  results.filter((entry) => entry === 'crit' || entry === 'strike').length;

function after(told: AttackTold, event: GameEvent): AttackTold {
  switch (event.event) {
    case 'rolled':
      return event.die === 'attack' ? { ...told, dice: event.faces.length } : told;
    case 'stripped':
      return event.die === 'attack' ? { ...told, dice: told.dice - event.removed } : told;
    case 'dice':
      return event.die === 'attack' ? { ...told, dice: told.dice + event.to.length - event.from.length } : told;
    case 'chart':
      return { ...told, dice: told.dice + laid(event.results) };
    case 'results':
      return { ...told, faces: modifiedIn(told, event), successes: event.successes };
    case 'pool-damage':
      return { ...told, pool: told.pool + event.amount };
    case 'pool-split':
      return { ...told, pool: event.kept };
    case 'withstood':
      return event.keyword === 'protection' ? { ...told, pool: Math.max(0, told.pool - 1) } : told;
    default:
      return told;
  }
}

/** The attack that goes on now, or the one resolved last; one inside another is told for itself. */
export function newestAttack(events: readonly GameEvent[]): AttackTold | null {
  const under: AttackTold[] = [];
  let last: AttackTold | null = null;
  for (const event of events) {
    const now = under.at(-1);
    if (event.event === 'attack') under.push(begun(event));
    else if (event.event === 'attack-resolved') last = under.pop() ?? last;
    else if (now) under[under.length - 1] = after(now, event);
  }
  return under.at(-1) ?? last;
}
