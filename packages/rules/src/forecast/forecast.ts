import { type Chart, type CombatTree, CONDITIONS, type Condition } from '../cards/unitCard.ts';
import type { Game } from '../game/game.ts';
import type { Position } from '../game/machine.ts';
import { StepMachine } from '../kernel/machine.ts';
import type { Answer } from '../state/decision.ts';
import type { State } from '../state/state.ts';
import { attackAt } from '../queries/attack.ts';
import { otherSeat, type Target } from '../state/ids.ts';
import { distinct } from '../state/lists.ts';
import { cardOf, isWounded, stanceOf, unitOf } from '../game/find.ts';
import { immunity } from '../queries/keywords.ts';
import { answersTo, type ComingChange } from '../attack/answers.ts';
import { attackFacts } from '../attack/declared.ts';
import { defenderHas, defendingUnit, defenseChart, pierces } from '../attack/defender.ts';
import type { Armor } from '../game/mode.ts';
import type { Aimed, Declared, Pool } from '../state/attack.ts';
import type { DieKind } from '../cards/dice.ts';
import { chartLent } from '../attack/modify.ts';
import { chartLeft, firmFaces } from '../queries/firm.ts';
import { isKept } from '../attack/charts.ts';
import { type Rehearsed, simulateToRoll, type Planned } from './simulateToRoll.ts';
import { barredIn } from '../attack/sequence.ts';
import { type Unplayed, unplayedIn } from './unplayed.ts';

/** An attack as it stands when its dice are about to be rolled: all that its odds depend on. */
export interface Forecast {
  /** CR-COND-12, CR-COND-15: expertise cannot be used in this attack. */
  readonly disarmed: boolean;
  readonly exposed: boolean;
  readonly attack: Pool;
  readonly defense: Pool;
  readonly charts: { readonly attack: Chart | null; readonly defense: Chart };
  /** R-CARD-20: charts that may be read in place of those. */
  readonly lent?: { readonly attack?: Chart; readonly defense?: Chart };
  readonly tree: CombatTree;
  readonly defender: Defender;
  /** Damage that lies in the pool before anything is rolled. */
  readonly pooled: number;
  /** What is done to the dice in step 6, in order. */
  readonly changes: readonly ComingChange[];
  /** Abilities that may answer the attack and are not counted in, with their Unit: `deflect@b1`. */
  readonly uncounted: readonly string[];
  /** Units with abilities that are not played at all. */
  readonly unplayed: readonly Unplayed[];
}

export interface Defender {
  /** Its conditions when the tree is entered: an Exposed used up in the roll is gone by then (R-ATK-5). */
  readonly held: readonly Condition[];
  readonly immune: readonly Condition[];
  /** Objects are not moved by a Shove. */
  readonly isMoved: boolean;
  readonly steadfast: boolean;
  readonly protection: boolean;
  /** CR-WND-04: a Wounded Unit suffers nothing. */
  readonly suffers: boolean;
  /** The damage that Wounds it; null where none does. */
  readonly toWound: number | null;
  /** KO-ARM-09: of an Armored Target, whose boxes are covered in place of damage. */
  readonly armor?: Armor;
}

/** Null where the attack cannot be made. */
export function forecast(p: Position, planned: Planned): Forecast | null {
  const rehearsed = simulateToRoll(p, planned);
  return rehearsed && forecastOf(p, rehearsed, planned.using);
}

/** An attack whose dice an answer lets fall, as it stood just before, and the record of it. */
export interface Falling {
  readonly roll: Aimed;
  readonly seen: Forecast;
}

/** Null where the answer lets no attack come to its dice. What the answers before it have paid for and used counts. */
export function forecastAfter(game: Game, state: State, answer: Answer): Falling | null {
  const g = new StepMachine(game, game.hooks.copy(state), true);
  g.restBefore = 'attack.roll';
  g.answer(answer);
  const roll = g.open.frames.at(-1)?.at === g.restBefore ? attackAt(g, 'roll') : null;
  return roll && { roll, seen: forecastOf(g, { at: g, roll, left: [] }) };
}

function forecastOf(p: Position, { at, roll, left }: Rehearsed, using: readonly string[] = []): Forecast {
  const { attacker, target } = roll;
  const stance = stanceOf(at, unitOf(at, attacker));
  const barred = barredIn(at, attacker, target);
  const { changes, uncounted } = answersTo(at, attackFacts(roll), roll.seat, using);
  return {
    attack: roll.pools.attack,
    defense: roll.pools.defense,
    charts: chartsOf(at, roll),
    ...lentIn(at, roll),
    tree: stance.tree,
    disarmed: barred.attack,
    exposed: barred.defense,
    defender: defenderOf(at, target, barred.defense, pierces(at, attacker, roll.attackType)),
    pooled: roll.pool,
    changes,
    uncounted: distinct([...left, ...uncounted]),
    unplayed: unplayedIn(p, attacker, target),
  };
}

/** Both charts as they are read in 6C: without entries for dice that are kept from them (R-CARD-21). */
export function chartsOf(p: Position, f: Declared): Forecast['charts'] {
  const attack = stanceOf(p, unitOf(p, f.attacker)).charts[f.attackType];
  return {
    attack: attack && asRead(p, f, 'attack', attack),
    defense: asRead(p, f, 'defense', defenseChart(p, f.target)),
  };
}

function asRead(p: Position, f: Declared, side: DieKind, chart: Chart): Chart {
  const firm = side === 'attack' ? firmFaces(p, f, 'defense', f.seat) : firmFaces(p, f, 'attack', otherSeat(f.seat));
  return chartLeft(chart, (entry) => isKept(entry, side, firm));
}

/** R-CARD-20: the charts that were lent before the roll. */
function lentIn(p: Position, f: Aimed): Pick<Forecast, 'lent'> {
  const { lent } = f;
  if (!lent) return {};
  const of = (side: DieKind): Chart | null => {
    const lender = lent[side];
    const chart = lender === undefined ? null : chartLent(p, lender, f, side);
    return chart && asRead(p, f, side, chart);
  };
  const [attack, defense] = [of('attack'), of('defense')];
  return { lent: { ...(attack && { attack }), ...(defense && { defense }) } };
}

function armorOf(p: Position, target: Target): Pick<Defender, 'armor'> {
  const armor = p.game.mode.objects(p).find(({ name }) => name === target)?.armor;
  return armor ? { armor } : {};
}

/** `exposed`: the condition counts in this roll, and will be gone when the tree is entered; `pierced`: no Protection counts. */
export function defenderOf(p: Position, target: Target, exposed: boolean, pierced = false): Defender {
  const u = defendingUnit(p, target);
  if (!u)
    return {
      held: [],
      immune: CONDITIONS,
      isMoved: false,
      steadfast: false,
      protection: false,
      suffers: true,
      toWound: null,
      ...armorOf(p, target),
    };
  const suffers = !isWounded(u);
  return {
    held: u.conditions.filter((condition) => !(exposed && condition === 'exposed')),
    immune: CONDITIONS.filter((condition) => immunity(p, u, condition) !== null),
    isMoved: true,
    steadfast: defenderHas(p, target, 'steadfast'),
    protection: !pierced && defenderHas(p, target, 'protection'),
    suffers,
    toWound: suffers ? Math.max(0, cardOf(p, u).stamina - u.damage) : null,
  };
}
