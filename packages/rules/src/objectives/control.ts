import type { Machine, Position } from '../machine/machine.ts';
import type { Seat } from '../state/ids.ts';
import type { Objective } from '../state/open.ts';
import type { Character } from '../state/unit.ts';
import { distinct } from '../state/lists.ts';
import { discOf, isWounded, objectiveDisc, unit } from '../units/find.ts';

/** CR-OBJ-02: who contests an Active objective. */
export function contesting(p: Position, objective: Objective): Character[] {
  if (!objective.active) return [];
  const token = objectiveDisc(p, objective);
  return p.open.characters.filter(
    (c) => c.onTable && !isWounded(unit(p, c.unit)) && p.game.space.within(p, discOf(c), token, 2).holds,
  );
}

/** Who would take control of an objective now: the characters that count on either side, and the rule that decides. */
export interface Count {
  readonly taker: Seat | null;
  readonly counted: readonly [readonly Character[], readonly Character[]];
  readonly rule: `CR-OBJ-${string}`;
}

/** CR-OBJ-05 to CR-OBJ-10: no taker leaves control as it was. */
export function countOf(p: Position, objective: Objective): Count {
  const all = contesting(p, objective);
  const token = objectiveDisc(p, objective);
  const level = all.filter((c) => p.game.space.sameElevation(p, discOf(c), token));
  const isLevel = level.length > 0;
  const of = (seat: Seat): Character[] => (isLevel ? level : all).filter((c) => unit(p, c.unit).seat === seat);
  const counted = [of(0), of(1)] as const;
  const lead = counted[0].length - counted[1].length;
  if (!objective.active) return { taker: null, counted, rule: 'CR-OBJ-03' };
  if (all.length === 0) return { taker: null, counted, rule: 'CR-OBJ-09' };
  if (lead === 0) return { taker: null, counted, rule: isLevel ? 'CR-OBJ-06' : 'CR-OBJ-08' };
  return { taker: lead > 0 ? 0 : 1, counted, rule: isLevel ? 'CR-OBJ-05' : 'CR-OBJ-07' };
}

export const claimant = (p: Position, objective: Objective): Seat | null => countOf(p, objective).taker;

/** An effect of a card sets the Control token, or takes it off. Returns whether anything changed. */
export function setControl(g: Machine, objective: Objective, seat: Seat | null): boolean {
  if (objective.control === seat) return false;
  objective.control = seat;
  g.emit({ event: 'control', objective: objective.key, seat });
  return true;
}

/** CR-OBJ-04, R-OBJ-4: every Active objective, from the same positions. */
export function determineControl(g: Machine): void {
  for (const objective of g.open.objectives) {
    const { taker, counted } = countOf(g, objective);
    if (taker === null || taker === objective.control) continue;
    objective.control = taker;
    const by = distinct(counted[taker].map((c) => c.unit));
    g.emit({ event: 'control', objective: objective.key, seat: taker, by });
  }
}

export const controlled = (p: Position, seat: Seat): Objective[] =>
  p.open.objectives.filter((o) => o.active && o.control === seat);
