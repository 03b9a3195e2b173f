import { type Reason, reason } from '../../state/decision.ts';
import type { Machine, Position } from '../../game/machine.ts';
import { changeStruggle, SPACES, struggleOf } from './tracker.ts';

/** Corrections of the tracker: `token` from -8 to 8, `momentum` as two counts. */
export type ScoreFields = Readonly<Record<string, unknown>>;

const isSpace = (value: unknown, least: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= SPACES;

const isPair = (value: unknown): value is readonly [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every((n) => isSpace(n, 0));

export function whyNotScore(p: Position, fields: ScoreFields): Reason[] {
  const { token, momentum, ...others } = fields;
  // order: only whether there is one matters
  const unknown = Object.keys(others)[0];
  if (unknown !== undefined) return [reason('DP-59', { unknownField: unknown })];
  if (token !== undefined && !isSpace(token, -SPACES)) return [reason('CR-STRUG-01', { token: String(token) })];
  if (momentum !== undefined && !isPair(momentum)) return [reason('CR-STRUG-12', { momentum: String(momentum) })];
  return whyNotTogether(token ?? struggleOf(p).token, momentum ?? struggleOf(p).momentum);
}

/** CR-STRUG-06: a token on Momentum would have won the Struggle already. */
function whyNotTogether(token: number, [first, second]: readonly [number, number]): Reason[] {
  const inMomentum = token > SPACES - first || -token > SPACES - second;
  return inMomentum ? [reason('CR-STRUG-06', { token, momentum: `${first}, ${second}` })] : [];
}

export function correctScore(g: Machine, fields: ScoreFields): void {
  if (isSpace(fields.token, -SPACES)) changeStruggle(g, { token: fields.token });
  if (!isPair(fields.momentum)) return;
  const [first, second] = fields.momentum;
  changeStruggle(g, { momentum: [first, second], ...(struggleOf(g).gaps ? { gaps: [[], []] } : {}) });
}
