import type { PriorityRule } from '../../cards/missionCard.ts';
import type { Face } from '../../cards/dice.ts';
import type { Machine, Position } from '../../game/machine.ts';
import { chance, choice, step } from '../../kernel/steps.ts';
import { changeObjective } from '../../state/change.ts';
import { distinct } from '../../state/lists.ts';
import { otherSeat, type Seat } from '../../state/ids.ts';
import type { Objective } from '../../state/open.ts';
import { isFrozen, moveToken } from './tracker.ts';
import { currentMap, ruleOf } from './current.ts';

/** Priority Objectives (CR-OBJ-15): rolled for as a Turn starts, worth a space as it ends. */
declare module '../../state/frame.ts' {
  interface Steps {
    /** 1B of a Turn. */
    'mission.start': object;
    'priority.roll': object;
    /** Two dice showed the same: the inactive player names the other objective. */
    'priority.other': { marked: string };
    /** 8B of a Turn, behind the control of objectives. */
    'mission.end': object;
    /** When the Struggle token has been moved. */
    'priority.clear': object;
  }
}

const marked = (p: Position): Objective[] => p.open.objectives.filter((o) => o.active && o.priority);

function priorityRule(p: Position): PriorityRule {
  const rule = ruleOf(p, 'priority');
  if (!rule) throw new Error('The mission has no Priority Objectives.');
  return rule;
}

/** The objectives the dice of the current map can mark. */
const eligible = (p: Position): string[] => {
  const dice = currentMap(p)?.dice ?? {};
  return (['block', 'expertise', 'failure'] as const).flatMap((face) => dice[face] ?? []);
};

/** MS-PRIO-01, MS-PRIO-04: maps without dice are not rolled for. */
step('mission.start', (g) => {
  const rule = ruleOf(g, 'priority');
  if (!rule || eligible(g).length === 0) return g.done();
  if (rule.roll === 'when-none' && marked(g).length > 0) return g.done();
  g.next('priority.roll', {});
});

chance('priority.roll', {
  wants: (p) => [
    {
      want: 'dice',
      die: 'defense',
      count: priorityRule(p).dice,
      purpose: 'mission',
      seat: p.open.active,
    },
  ],
  take: (g, _f, [fell = []]) => {
    const faces = fell as readonly Face[];
    g.emit({ event: 'priority-rolled', seat: g.open.active, faces });
    const dice = currentMap(g)?.dice ?? {};
    const shown = faces.flatMap((face) => (face === 'crit' || face === 'strike' ? [] : (dice[face] ?? [])));
    for (const key of distinct(shown)) mark(g, key, true);
    const [first, second] = shown;
    if (first !== undefined && first === second) g.next('priority.other', { marked: first });
    else g.done();
  },
});

/** MS-PRIO-02: a token that lies there already stays as it is. */
function mark(g: Machine, key: string, priority: boolean): void {
  const objective = g.open.objectives.find((o) => o.key === key);
  if (!objective || objective.priority === priority) return;
  changeObjective(g, key, { priority });
  g.emit({ event: 'priority', objective: key, marked: priority });
}

/** MS-PRIO-05, MS-R-04. */
choice('priority.other', {
  ask: (p, f) => {
    const others = eligible(p).filter((key) => key !== f.marked);
    const [only, second] = others;
    if (second === undefined) return { auto: { option: only ?? 'none' } };
    return {
      seat: otherSeat(p.open.active),
      point: 'DP-34',
      options: others.map((id) => ({ id })),
      about: { choose: 'priority' },
    };
  },
  take: (g, _f, answer) => {
    mark(g, answer.option, true);
    g.done();
  },
});

/** The marked objectives that bring the player a space more; none when the rule asks for all and one is missing. */
export function scoring(p: Position, seat: Seat): Objective[] {
  const rule = ruleOf(p, 'priority');
  if (!rule) return [];
  const held = marked(p).filter((o) => o.control === seat);
  return rule.needs === 'any' || held.length === marked(p).length ? held : [];
}

/** MS-PRIO-03, MS-PRIO-06, R-STRUG-10: before step 9, and able to win; a won Struggle is frozen (R-STRUG-1). */
step('mission.end', (g) => {
  g.done();
  if (isFrozen(g) || scoring(g, g.open.active).length === 0) return;
  moveToken(g, g.open.active, 1);
  if (ruleOf(g, 'priority')?.cleared === 'when-scored') clear(g);
});

/** MS-PRIO-07. */
step('priority.clear', (g) => {
  g.done();
  const rule: PriorityRule | null = ruleOf(g, 'priority');
  if (rule?.cleared === 'each-turn') clear(g);
});

function clear(g: Machine): void {
  for (const { key } of g.open.objectives) mark(g, key, false);
}
