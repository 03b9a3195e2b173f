import type { OperationCard, UnitState } from '../../cards/operationCard.ts';
import type { OperationRestriction, RuleClause } from '../../cards/operationRule.ts';
import type { Ability } from '../../cards/ability.ts';
import type { Selector } from '../../cards/selector.ts';
import { basesOf, characterNamed, unit, unitNamed } from '../../game/find.ts';
import type { Barred, Mode } from '../../game/mode.ts';
import type { Position } from '../../game/machine.ts';
import { anyWithin, fits } from '../../queries/select.ts';
import { type Reason, reason, reasonOf } from '../../state/decision.ts';
import type { UnitId } from '../../state/ids.ts';
import type { Context } from '../../state/running.ts';
import type { Unit } from '../../state/unit.ts';
import { inPlay } from './inPlay.ts';
import { inForce, playerOf } from './rules.ts';
import { operationCard } from './score.ts';

/** What Units cannot do: by a state the operation has put them into, or by a rule of the Stage. */

const stateNamed = ({ states = [] }: OperationCard, id: string): UnitState | undefined =>
  states.find((state) => state.id === id);

/** KO-R-65; the one ability that is excepted does it all the same, and of what is not known yet it may be that one. */
const barsIt = ({ bars, except }: UnitState, what: Barred, cause: Parameters<Mode['barred']>[3]): boolean =>
  bars.some((each) => each === what) && (except === undefined || (cause !== undefined && cause.name !== except));

export const barred: Mode['barred'] = (p, id, what, cause) => {
  for (const held of inPlay(p).states) {
    if (held.unit !== id) continue;
    const state = stateNamed(operationCard(p), held.state);
    // What is excepted concerns suffering alone: nothing else has a cause.
    if (state && (what === 'suffer' ? barsIt(state, what, cause) : state.bars.some((each) => each === what)))
      return reason('KO-R-65', { state: state.id });
  }
  return forbidden(p, id, what);
};

export interface Restriction {
  readonly rule: Ability;
  readonly clause: Extract<RuleClause, { clause: 'restrict' }>;
}

/** Worked out once for the rules of a Stage, which are one and the same list as long as it is played. */
const known = new WeakMap<readonly Ability[], readonly Restriction[]>();

export function restrictions(p: Position): readonly Restriction[] {
  const rules = inForce(p);
  const found = known.get(rules);
  if (found) return found;
  const fresh = rules.flatMap((rule) =>
    (rule.clauses as readonly unknown[] as readonly RuleClause[]).flatMap((clause) =>
      clause.clause === 'restrict' ? [{ rule, clause }] : [],
    ),
  );
  known.set(rules, fresh);
  return fresh;
}

const WHAT: Partial<Record<Barred, OperationRestriction>> = {
  ranged: 'no-ranged-attacks',
  advance: 'advance-as-dash',
};

/** Guard Duty: what a rule forbids to the Units it speaks of. */
function forbidden(p: Position, id: UnitId, what: Barred): Reason | null {
  const asked = WHAT[what];
  const rule =
    asked && restrictions(p).find(({ rule, clause }) => clause.what === asked && concerns(p, rule, clause, id));
  return rule ? reasonOf(RULES[asked], rule.rule.name) : null;
}

const RULES = {
  'no-ranged-attacks': 'KO-R-76',
  'advance-as-dash': 'KO-R-76',
  'no-enemies-beyond-5': 'KO-R-76',
  'no-control': 'KO-R-53',
} as const;

function concerns(p: Position, rule: Ability, { for: meant }: Restriction['clause'], id: UnitId): boolean {
  const at: Context = { unit: null, trigger: null, bound: {}, seat: playerOf(p, rule) };
  return basesOf(p, unit(p, id)).some((c) => fits(p, c, meant as Selector, at));
}

/** Guard Duty: abilities of these Units choose no enemy beyond Range 5. */
export function barsChoice(p: Position, name: string, at: Context): boolean {
  if (at.unit === null) return false;
  const own = unit(p, at.unit);
  const rule = restrictions(p).find(
    ({ rule, clause }) => clause.what === 'no-enemies-beyond-5' && concerns(p, rule, clause, own.id),
  );
  return rule !== undefined && isFarEnemy(p, own, name);
}

function isFarEnemy(p: Position, own: Unit, name: string): boolean {
  const one = characterNamed(p.open, name);
  const other = one ? unit(p, one.unit) : unitNamed(p.open, name);
  if (!other || other.seat === own.seat) return false;
  const bases = one ? [one] : basesOf(p, other);
  return !anyWithin(p, basesOf(p, own), bases, 5);
}
