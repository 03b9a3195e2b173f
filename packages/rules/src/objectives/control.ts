import type { Machine, Position } from '../game/machine.ts';
import { holds } from '../queries/tests.ts';
import { changeObjective } from '../state/change.ts';
import { ahead, otherSeat, SEATS, type Seat } from '../state/ids.ts';
import type { Objective } from '../state/open.ts';
import type { Character } from '../state/unit.ts';
import { distinct } from '../state/lists.ts';
import { discOf, objectiveDisc, unit } from '../game/find.ts';
import { clausesOf } from '../queries/held.ts';
import { contesting } from '../queries/contesting.ts';

/** Who would take control of an objective now: the characters that count on either side, and the rule that decides. */
export interface Count {
  readonly taker: Seat | null;
  readonly counted: readonly [readonly Character[], readonly Character[]];
  readonly rule: `CR-${'OBJ' | 'GEN'}-${string}`;
  /** The ability that decides, where one does (CR-GEN-09, CR-GEN-10). */
  readonly ability?: string;
}

/** CR-OBJ-05 to CR-OBJ-10, and what cards say of ties and of tokens that stay: no taker leaves control as it was. */
export function countOf(p: Position, objective: Objective): Count {
  const count = countHeads(p, objective);
  if (p.game.mode.words?.barsControl(p, objective)) return { ...count, taker: null, rule: 'CR-GEN-10' };
  const winner = count.taker === null ? tieBreaker(p, objective, count) : null;
  const taker = winner?.seat ?? count.taker;
  const kept = taker === null ? null : keeper(p, objective, taker);
  if (kept !== null) return { ...count, taker: null, rule: 'CR-GEN-10', ability: kept };
  return winner ? { ...count, taker: winner.seat, rule: 'CR-GEN-09', ability: winner.ability } : count;
}

export const isTied = ({ taker, counted }: Count): boolean => taker === null && counted[0].length > 0;

/** Who wins a tie by a card; nobody where both would. */
function tieBreaker(p: Position, objective: Objective, count: Count): { seat: Seat; ability: string } | null {
  const winners = isTied(count) ? SEATS.flatMap((seat) => ruleOn(p, objective, seat, 'wins-ties')) : [];
  const [first] = winners;
  return first && winners.every(({ seat }) => seat === first.seat) ? first : null;
}

/** The abilities of a player's Units that contest an objective and rule on its control. */
const ruleOn = (p: Position, objective: Objective, seat: Seat, rule: 'wins-ties' | 'keeps') =>
  distinct(contesting(p, objective).map((c) => c.unit))
    .map((id) => unit(p, id))
    .filter((u) => u.seat === seat)
    .flatMap((u) =>
      clausesOf(p, u, 'control')
        .filter(
          ({ clause }) => clause.rule === rule && holds(p, clause.where, { unit: u.id, trigger: null, bound: {} }),
        )
        .map(({ ability }) => ({ seat, ability: ability.id })),
    );

/** R-CARD-42: what keeps the holder's Control token from their opponent; null where nothing does. */
function keeper(p: Position, objective: Objective, by: Seat | null): string | null {
  const { control } = objective;
  if (control === null || by !== otherSeat(control)) return null;
  return ruleOn(p, objective, control, 'keeps')[0]?.ability ?? null;
}

/** CR-OBJ-05 to CR-OBJ-10 alone. */
function countHeads(p: Position, objective: Objective): Count {
  const all = contesting(p, objective);
  const token = objectiveDisc(p, objective);
  const level = all.filter((c) => p.game.space.sameElevation(p, discOf(c), token));
  const isLevel = level.length > 0;
  const of = (seat: Seat): Character[] => (isLevel ? level : all).filter((c) => unit(p, c.unit).seat === seat);
  const counted = [of(0), of(1)] as const;
  const taker = ahead(counted[0].length - counted[1].length);
  if (!objective.active) return { taker: null, counted, rule: 'CR-OBJ-03' };
  if (all.length === 0) return { taker: null, counted, rule: 'CR-OBJ-09' };
  if (taker !== null) return { taker, counted, rule: isLevel ? 'CR-OBJ-05' : 'CR-OBJ-07' };
  return { taker, counted, rule: isLevel ? 'CR-OBJ-06' : 'CR-OBJ-08' };
}

export const claimant = (p: Position, objective: Objective): Seat | null => countOf(p, objective).taker;

/** Whether an effect would set the Control token, or take it off: a player's, or that of a rule which nobody chose. */
export function wouldSetControl(p: Position, objective: Objective, seat: Seat | null, by: Seat | null): boolean {
  if (seat !== null && p.game.mode.words?.barsControl(p, objective)) return false;
  return objective.control !== seat && keeper(p, objective, by) === null;
}

/** Sets the Control token, or takes it off. Returns whether anything changed. */
export function setControl(g: Machine, objective: Objective, seat: Seat | null, by: Seat | null): boolean {
  if (!wouldSetControl(g, objective, seat, by)) return false;
  changeObjective(g, objective.key, { control: seat });
  g.emit({ event: 'control', objective: objective.key, seat });
  return true;
}

/** CR-OBJ-04, R-OBJ-4: every Active objective, from the same positions. */
export function determineControl(g: Machine): void {
  for (const objective of g.open.objectives.filter(({ active }) => active)) {
    const { taker, counted } = countOf(g, objective);
    if (taker === null || taker === objective.control) continue;
    changeObjective(g, objective.key, { control: taker });
    const by = distinct(counted[taker].map((c) => c.unit));
    g.emit({ event: 'control', objective: objective.key, seat: taker, by });
  }
  const { words } = g.game.mode;
  // KO-R-61: with a tie and with nobody there it is nobody's.
  for (const piece of words?.pieces(g) ?? []) words?.holdPiece(g, piece.key, countHeads(g, piece).taker);
}

export const controlled = (p: Position, seat: Seat): Objective[] =>
  p.open.objectives.filter((o) => o.active && o.control === seat);
