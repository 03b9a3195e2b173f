import {
  type AttackType,
  beginGame,
  type Chart,
  characterNamed,
  type ComingChange,
  type Condition,
  CONSTANTS,
  type DieKind,
  type Forecast,
  forecast,
  type Game,
  newGame,
  geometric,
  type Library,
  OPEN_TABLE,
  OPTIONS,
  type Place,
  type Pool,
  type Setup,
  USUAL_MODE,
  type UnitCard,
  type UnitSetup,
} from '@faultline/rules';
import { type Odds, oddsOfForecast } from './odds.ts';

/** An attack told field by field, without a table. Everything but the two Units and the kind of attack may be left out. */
export interface OddsCase {
  readonly name?: string;
  readonly attacker: Fighter;
  readonly defender: Fighter;
  readonly type: AttackType;
  /** In place of the printed stats; Focus and Cover come on top. */
  readonly attackDice?: number;
  readonly defenseDice?: number;
  readonly focus?: boolean;
  /** Cover of the defender; it counts against Ranged attacks. */
  readonly cover?: number;
  readonly disarmed?: boolean;
  readonly exposed?: boolean;
  readonly protection?: boolean;
  readonly steadfast?: boolean;
  /** Dice showing a failure that each side rolls again, once. */
  readonly rerolls?: Readonly<Partial<Record<DieKind, number>>>;
  /** What the defender already has. */
  readonly conditions?: readonly Condition[];
  /** Damage the defender already has. */
  readonly damage?: number;
  readonly wounded?: boolean;
  /** False: no chart is read, as if expertise were one more blank face. */
  readonly expertise?: boolean;
}

export interface Fighter {
  readonly unit: string;
  /** The stance by id or name; the first where nothing is said. */
  readonly stance?: string;
}

/** A case that describes no attack; the sentence says why. */
export class CaseError extends Error {}

/** The exact odds of a case. */
export const oddsOfCase = (library: Library, told: OddsCase): Odds => oddsOfForecast(forecastOfCase(library, told));

export function unitCard(library: Library, id: string): UnitCard {
  const card = library.units[id];
  // order: only what is told to people depends on it, and the library's is fixed
  if (!card) throw new CaseError(`there is no unit "${id}"${nearest(id, Object.keys(library.units))}`);
  return card;
}

export function stanceIndex(card: UnitCard, stance: string | undefined): number {
  if (stance === undefined) return 0;
  const at = card.stances.findIndex(({ id, name }) => id === stance || name.toLowerCase() === stance.toLowerCase());
  if (at < 0)
    throw new CaseError(
      `${card.name} has no stance "${stance}"; it has ${card.stances.map(({ id }) => id).join(', ')}`,
    );
  return at;
}

/** Ids that share a word with what was typed. */
function nearest(id: string, ids: readonly string[]): string {
  const words = id
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 2);
  const like = ids.filter((known) => words.some((word) => known.includes(word))).slice(0, 5);
  return like.length > 0 ? `; did you mean ${like.join(' or ')}?` : '';
}

const MIDDLE = 45720;
/** Within Engagement, and beyond it but within the shortest range of any stance. */
const APART: Readonly<Record<AttackType, number>> = { melee: 2000, ranged: 12000 };
const BEHIND = 6000;

/** The characters of a Unit in a line that leads away from the other Unit. */
const lineOf = (card: UnitCard, x: number, away: 1 | -1): Place[] =>
  card.bases.map((_, n) => [x + away * n * BEHIND, MIDDLE, 0]);

/** The case as a position on an open table, the attacker `a1.1` about to act on the defender `b1.1`. */
export function layOut(library: Library, told: OddsCase): { readonly game: Game; readonly setup: Setup } {
  const [attacker, defender] = [unitCard(library, told.attacker.unit), unitCard(library, told.defender.unit)];
  const apart = APART[told.type] + (attacker.bases[0] ?? 0) + (defender.bases[0] ?? 0);
  const red: UnitSetup = {
    card: attacker.id,
    at: lineOf(attacker, MIDDLE, -1),
    stance: stanceIndex(attacker, told.attacker.stance),
    conditions: told.disarmed ? ['disarmed'] : [],
  };
  const blue: UnitSetup = {
    card: defender.id,
    at: lineOf(defender, MIDDLE + apart, 1),
    stance: stanceIndex(defender, told.defender.stance),
    conditions: conditionsOf(told),
    hunker: told.type === 'ranged' ? (told.cover ?? 0) : 0,
    damage: told.damage ?? 0,
    wounded: told.wounded ? 1 : 0,
  };
  const sides = [{ units: [red] }, { units: [blue] }] as const;
  const moment = { at: 'activation', unit: 'a1', phase: 'main' } as const;
  return {
    game: newGame({
      library,
      mode: USUAL_MODE,
      space: geometric,
      options: OPTIONS,
      constants: CONSTANTS,
      table: OPEN_TABLE,
    }),
    setup: { kind: 'position', mode: USUAL_MODE.id, missions: ['', ''], position: { sides, moment } },
  };
}

/** Laid out, so that pools and keywords are those of the rules themselves. */
function forecastOfCase(library: Library, told: OddsCase): Forecast {
  const [attacker, defender] = [unitCard(library, told.attacker.unit), unitCard(library, told.defender.unit)];
  const stance = attacker.stances[stanceIndex(attacker, told.attacker.stance)];
  if (stance?.[told.type].attack === null)
    throw new CaseError(`${attacker.name} has no ${told.type} attack in the stance ${stance.id}`);
  const { game, setup } = layOut(library, told);
  const { open } = beginGame(game, setup, { kind: 'scripted', attack: [], defense: [], shuffles: [] }).state;
  const [by, at] = [characterNamed(open, 'a1.1'), characterNamed(open, 'b1.1')];
  const dice = told.attackDice === undefined ? {} : { dice: told.attackDice };
  const focused = told.focus === true;
  const seen =
    by && at && forecast({ game, open }, { attacker: by.id, target: at.id, type: told.type, focused, ...dice });
  if (!seen) throw new CaseError(`${attacker.name} cannot make this attack on ${defender.name}`);
  return asTold(seen, told, defender.stances[stanceIndex(defender, told.defender.stance)]?.id ?? '');
}

const conditionsOf = ({ conditions = [], exposed }: OddsCase): Condition[] =>
  exposed && !conditions.includes('exposed') ? [...conditions, 'exposed'] : [...conditions];

/** What the case says beyond what a position can. */
function asTold(seen: Forecast, told: OddsCase, stance: string): Forecast {
  const { defender } = seen;
  return {
    ...seen,
    defense: told.defenseDice === undefined ? seen.defense : restarted(seen.defense, stance, told.defenseDice),
    defender: {
      ...defender,
      protection: defender.protection || told.protection === true,
      steadfast: defender.steadfast || told.steadfast === true,
    },
    changes: [...seen.changes, ...rerollsOf(told)],
    ...(told.expertise === false ? { charts: { attack: null, defense: NO_ROWS } } : {}),
  };
}

const NO_ROWS: Chart = { name: '', rows: [] };

/** The pool with another number in place of the printed stat, which stands under the stance's id. */
function restarted({ sources }: Pool, stance: string, dice: number): Pool {
  const added = sources.filter(({ from }) => from !== stance);
  return {
    dice: Math.max(
      0,
      added.reduce((sum, source) => sum + source.dice, dice),
    ),
    sources: [{ dice, from: 'case' }, ...added],
  };
}

const rerollsOf = ({ rerolls = {} }: OddsCase): ComingChange[] =>
  (['attack', 'defense'] as const).flatMap((roll) => {
    const most = rerolls[roll] ?? 0;
    return most > 0 ? [{ roll, by: roll, from: 'rerolls', change: { how: 'reroll', face: 'failure', most } }] : [];
  });
