import {
  type Answer,
  attackUnderWay,
  type Character,
  characterNamed,
  type Open,
  type Place,
  type Seat,
  type Unit,
  type UnitId,
  unitName,
} from '@faultline/rules';
import type { Position } from '../greedy/choice.ts';
import { type Objective, objectivesNow } from '../greedy/objectives.ts';

/** What an activation is for, told by what is done in it: of several the first that fits. */
export interface Goal {
  /** An objective taken, an enemy driven off one or only hit, one come nearer to or held, wounds and cover seen to. */
  readonly aim: 'take' | 'drive' | 'attack' | 'toward' | 'hold' | 'care';
  readonly objective: string | null;
  /** Whose the objective would have been without it. */
  readonly holder: Seat | null;
  /** The Unit that is attacked. */
  readonly target: string | null;
}

/** What the side that acts did or means to do in a Turn. */
export class Deeds {
  private readonly seat: Seat;
  private readonly went = new Map<string, Place>();
  private target: string | null = null;
  private cares = false;

  constructor(seat: Seat) {
    this.seat = seat;
  }

  /** An answer that is given, with the table as it lies then. */
  note(open: Open, answer: Answer): void {
    const { decision } = open;
    const attack = attackUnderWay(open);
    if (attack?.seat === this.seat && typeof attack.target === 'number') this.aimed(open, attack.target);
    if (decision?.seat !== this.seat) return;
    const asks = answer.to && decision.options.find(({ id }) => id === answer.option)?.asks;
    if (asks?.kind === 'move' && answer.to) this.went.set(asks.character, answer.to);
    if (decision.step === 'attack.target') this.aimed(open, characterNamed(open, answer.option)?.id);
    if (CARE.includes(answer.option)) this.cares = true;
  }

  private aimed({ characters, units }: Open, target: number | undefined): void {
    const unit = units[characters[target ?? -1]?.unit ?? -1];
    if (unit && unit.seat !== this.seat) this.target ??= unitName(unit);
  }

  /** What they were for, from the position in which they began. Null for what has no name. */
  goal(from: Position, unit: UnitId): Goal | null {
    const { seat, target } = this;
    const at = (p: Position): Beside => ({ p, seat, unit, target });
    const [before, after] = [at(from), at(afterMoves(from, this.went))];
    const taken = takenIn(before, after);
    if (taken) return { aim: 'take', ...taken, target };
    const attacked = target === null ? null : stoodAt(before, target);
    if (target !== null) return { aim: attacked ? 'drive' : 'attack', ...(attacked ?? NOWHERE), target };
    const nearer = nearerTo(before, after);
    if (nearer) return { aim: 'toward', ...nearer, target: null };
    const held = heldBy(after);
    if (held && !this.cares) return { aim: 'hold', objective: held, holder: seat, target: null };
    return this.cares ? { aim: 'care', ...NOWHERE, target: null } : null;
  }
}

const CARE: readonly string[] = ['recover', 'take-cover'];
const NOWHERE = { objective: null, holder: null } as const;

/** Two goals with the same words are one. */
export const isSameGoal = (a: Goal | null, b: Goal | null): boolean =>
  a === null || b === null ? a === b : a.aim === b.aim && a.objective === b.objective && a.target === b.target;

interface Beside {
  readonly p: Position;
  readonly seat: Seat;
  readonly unit: UnitId;
  readonly target: string | null;
}

type About = Pick<Goal, 'objective' | 'holder'>;

function afterMoves(p: Position, went: ReadonlyMap<string, Place>): Position {
  const characters = [...p.open.characters];
  for (const [name, [x, y, z]] of went) {
    const c = characterNamed(p.open, name);
    if (c) characters[c.id] = { ...c, x, y, z, onTable: true };
  }
  return { game: p.game, open: { ...p.open, characters } };
}

function takenIn(before: Beside, after: Beside): About | null {
  const held = new Map([...objectivesNow(before.p)].map(([{ key }, { holder }]) => [key, holder]));
  const gained = [...objectivesNow(after.p)].filter(
    ([{ key }, { holder }]) => holder === after.seat && held.get(key) !== after.seat,
  );
  const [first] = gained.toSorted(([a], [b]) => Number(b.priority) - Number(a.priority));
  return first ? { objective: first[0].key, holder: held.get(first[0].key) ?? null } : null;
}

/** From the edge of the objective's range, as contesting is measured. */
const gapTo = ({ game }: Position, c: Character, o: Objective): number =>
  Math.hypot(c.x - o.x, c.y - o.y) - game.constants.range[2] - game.constants.objective - c.r;

const charactersOf = ({ open }: Position, u: Unit | undefined): Character[] =>
  (u?.characters ?? []).flatMap((id) => {
    const c = open.characters[id];
    return c?.onTable ? [c] : [];
  });

/** An objective that is not the attacker's and that the target stands at. */
function stoodAt({ p, seat }: Beside, target: string): About | null {
  const there = charactersOf(
    p,
    p.open.units.find((u) => unitName(u) === target),
  );
  for (const [o, { holder }] of objectivesNow(p))
    if (holder !== seat && there.some((c) => gapTo(p, c, o) <= 0)) return { objective: o.key, holder };
  return null;
}

/** Nearer by less is no way to anything. */
const LEAST = 2 * 2540;

/** The objective that is to be taken and that somebody of the Unit has come nearest to, of those they have come nearer to. */
function nearerTo(before: Beside, after: Beside): About | null {
  const { p, unit, seat } = after;
  let [found, least]: [About | null, number] = [null, Number.POSITIVE_INFINITY];
  for (const [o, { holder }] of objectivesNow(p)) {
    if (holder === seat) continue;
    for (const c of charactersOf(p, p.open.units[unit])) {
      const was = before.p.open.characters[c.id];
      const gap = gapTo(p, c, o);
      if (was?.onTable && gapTo(p, was, o) - gap >= LEAST && gap < least)
        [found, least] = [{ objective: o.key, holder }, gap];
    }
  }
  return found;
}

function heldBy({ p, unit, seat }: Beside): string | null {
  const own = charactersOf(p, p.open.units[unit]);
  for (const [o, { holder }] of objectivesNow(p))
    if (holder === seat && own.some((c) => gapTo(p, c, o) <= 0)) return o.key;
  return null;
}
