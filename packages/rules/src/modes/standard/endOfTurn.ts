import { type Reason, reasonOf } from '../../state/decision.ts';
import type { Game } from '../../game/game.ts';
import type { Position } from '../../game/machine.ts';
import { ruleOf } from './current.ts';
import { scoring } from './priority.ts';
import { controlled, countOf } from '../../objectives/control.ts';
import { objectivesOutlook } from '../../objectives/outlook.ts';
import { otherSeat, type Seat } from '../../state/ids.ts';
import type { Open } from '../../state/open.ts';
import { isFrozen, momentumSpaces, openSpace, spaceFor, type Struggle, struggleOf, walk } from './tracker.ts';
import type { Outlook, TokenMove, Why } from '../../game/report.ts';

/**
 * What would come of it if the Turn ended now: pure, over what lies open. Abilities and the opponent's answers at the
 * end of the Turn are not foreseen.
 */

const byRules = (rule: string, facts: Reason['facts']): Why => reasonOf(rule, 'rules', facts);

/** The same table with control determined. */
function determined(p: Position): Position {
  const objectives = p.open.objectives.map((o) => ({ ...o, control: countOf(p, o).taker ?? o.control }));
  return { game: p.game, open: { ...p.open, objectives } };
}

/** The mission's own space comes before step 9. */
function movesOf(p: Position): TokenMove[] {
  const seat = p.open.active;
  const moves: TokenMove[] = [];
  const marked = scoring(p, seat);
  if (marked.length > 0) {
    const rule = ruleOf(p, 'priority')?.needs === 'all' ? 'MS-PRIO-06' : 'MS-PRIO-03';
    moves.push({ seat, spaces: 1, why: reasonOf(rule, struggleOf(p).mission, { objectives: keys(marked) }) });
  }
  const held = controlled(p, seat);
  if (p.open.turn > 1 && held.length > 0)
    moves.push({ seat, spaces: held.length, why: byRules('CR-STRUG-02', { objectives: keys(held) }) });
  return moves;
}

const keys = (objectives: readonly { readonly key: string }[]): string => objectives.map(({ key }) => key).join(', ');

/** CR-STRUG-09 to CR-STRUG-11, of the token where it will lie. */
function gainsOf(p: Position, token: number): Outlook['momentum'] {
  const seat = p.open.active;
  const space = spaceFor({ ...struggleOf(p), token }, seat);
  if (p.open.turn <= 1 || space > 0) return [];
  if (space < 0) return [{ seat, why: byRules('CR-STRUG-09', { space }) }];
  return [seat, otherSeat(seat)].map((one) => ({ seat: one, why: byRules('CR-STRUG-10', { space }) }));
}

/** SD-MC-03: Momentum for the active player before anything else; null when it does not come. */
function criticalGain(p: Position): Outlook['momentum'][number] | null {
  const seat = p.open.active;
  const space = openSpace(struggleOf(p), seat);
  if (!p.open.flags.missionCritical || isFrozen(p) || space === 0) return null;
  return { seat, why: reasonOf('SD-MC-03', 'event', { space }) };
}

export function endOfTurn({ game, open }: { readonly game: Game; readonly open: Open }): Outlook {
  const p = { game, open };
  const from = struggleOf(p).token;
  const objectives = objectivesOutlook(p);
  const gain = criticalGain(p);
  const first = gain ? [gain] : [];
  // CR-STRUG-07, SD-R-08
  if (gain && openSpace(struggleOf(p), gain.seat) === spaceFor(struggleOf(p), gain.seat))
    return { objectives, moves: [], token: { from, to: from }, momentum: first, wins: gain.seat };
  const walked = walkedFrom(determined(gain ? withMomentum(p, gain.seat) : p), from);
  const last = walked.wins === null && !isFrozen(p) ? gainsOf(p, walked.to) : [];
  const { moves, to, wins } = walked;
  return { objectives, moves, token: { from, to }, momentum: [...first, ...last], wins };
}

function walkedFrom(p: Position, from: number): { moves: TokenMove[]; to: number; wins: Seat | null } {
  let [to, wins]: [number, Seat | null] = [from, null];
  const moves: TokenMove[] = [];
  for (const move of movesOf(p)) {
    if (wins !== null) break;
    const { path, won } = walk(scored(p, { token: to }), move.seat, move.spaces);
    moves.push({ ...move, spaces: path.length });
    [to, wins] = [path.at(-1) ?? to, won];
  }
  return { moves, to, wins };
}

const scored = (p: Position, change: Partial<Struggle>): Position => ({
  game: p.game,
  open: { ...p.open, score: { ...struggleOf(p), mode: 'standard', ...change } },
});

function withMomentum(p: Position, seat: Seat): Position {
  const [first, second] = struggleOf(p).momentum;
  return scored(p, { momentum: seat === 0 ? [first + 1, second] : [first, second + 1] });
}

/** The tracker as it lies: each player's side is the one nearest their edge (CR-SETUP-23). */
export interface TrackerSide {
  readonly seat: Seat;
  readonly edge: 'south' | 'north';
  /** The spaces with Momentum, from 8 inward. */
  readonly momentum: readonly number[];
  /** The token's space seen from here: below zero on the other side. */
  readonly token: number;
}

export const trackerSide = (p: Position, seat: Seat): TrackerSide => ({
  seat,
  edge: p.open.seats[seat].edge,
  momentum: momentumSpaces(struggleOf(p), seat),
  token: spaceFor(struggleOf(p), seat),
});
