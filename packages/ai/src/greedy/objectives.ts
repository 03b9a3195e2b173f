import { claimant, type Open, type Seat } from '@faultline/rules';
import type { Position } from './choice.ts';

export type Objective = Open['objectives'][number];

/** How an Active objective would stand if the Turn ended now. */
export interface Held {
  readonly holder: Seat | null;
  /** How many more characters of its holder are there than it takes to hold it. */
  readonly spare: number;
}

/** The same table is asked about by everybody who stands on it, one after the other. */
let asked: readonly unknown[] = [];
let answer: ReadonlyMap<Objective, Held> = new Map();

export function objectivesNow(p: Position): ReadonlyMap<Objective, Held> {
  const { open } = p;
  const now = [open, open.characters, open.objectives, open.units, open.score, open.activation, open.seats];
  if (now.some((each, i) => each !== asked[i]))
    [asked, answer] = [now, new Map(open.objectives.filter((o) => o.active).map((o) => [o, heldNow(p, o)]))];
  return answer;
}

function heldNow(p: Position, o: Objective): Held {
  const taker = claimant(p, o);
  if (taker === null) return { holder: o.control, spare: 0 };
  const { range, objective } = p.game.constants;
  let margin = 0;
  for (const c of p.open.characters) {
    const u = p.open.units[c.unit];
    if (!c.onTable || !u || u.wounded > 0 || Math.hypot(c.x - o.x, c.y - o.y) > range[2] + objective + c.r) continue;
    margin += u.seat === taker ? 1 : -1;
  }
  return { holder: taker, spare: Math.max(0, margin - 1) };
}
