import { describe, expect, it } from 'vitest';
import {
  type Battlefield,
  CONSTANTS,
  canRest,
  directionOf,
  type Disc,
  findMove,
  type Move,
  type TerrainPart,
  prepare,
  push,
  type RangeNumber,
  sight,
  TABLES,
  tableOf,
  whyNotMove,
  whyNotRest,
  whyNotTool,
} from '../src/index.ts';
import { lattice, type Next, pick, within, yard } from './clutter.ts';
import { random } from './scene.ts';
import { contactGap, isFreeLine, landing, pressure, restMargin, SLACK, surelySees, toolPressure } from './twins.ts';

const tables = Object.values(TABLES).map((table) => prepare(table));

/** Decks, blocks and railings at a few heights, some of them flush, around the middle of the table. */
function scene(next: Next): Battlefield {
  const parts: TerrainPart[] = Array.from({ length: within(next, 1, 6) }, (_, i) => {
    const [x, y] = [45720 + within(next, -12000, 8000), 45720 + within(next, -12000, 8000)];
    const [w, d, lean] = [within(next, 2000, 14000), within(next, 2000, 14000), within(next, -3000, 3000)];
    const [bottom, top] = pick(next, [
      [0, 2500],
      [0, 4000],
      [7366, 8128],
      [0, 8128],
      [8128, 9400],
      [0, 16000],
    ] as const);
    return {
      name: `part ${i}`,
      feature: `feature ${within(next, 0, 3)}`,
      footprint: [[x, y, x + w, y + lean, x + w - lean, y + d + lean, x - lean, y + d]],
      bottom,
      top,
      blocked: next() % 2 === 0,
      impassable: next() % 2 === 0,
      walkable: next() % 3 !== 0,
    };
  });
  return prepare(tableOf('scene', parts));
}

const onGround = (next: Next): Disc => ({
  x: 45720 + within(next, -20000, 20000),
  y: 45720 + within(next, -20000, 20000),
  r: pick(next, [2000, 2500]),
  z: 0,
});

function somewhere(next: Next, field: Battlefield): Disc {
  const r = pick(next, [2000, 2500]);
  const part = pick(next, field.table.parts);
  const [ax, ay, , , cx, cy] = part.footprint[0] as number[] as [number, number, number, number, number, number];
  const [dx, dy] = [within(next, -4000, 4000), within(next, -4000, 4000)];
  if (next() % 2 === 0) return { x: Math.round((ax + cx) / 2) + dx, y: Math.round((ay + cy) / 2) + dy, r, z: part.top };
  const step = next() % 2 === 0 ? 1000 : 1;
  const [x, y] = [
    45720 + step * within(next, -14000 / step, 14000 / step),
    45720 + step * within(next, -14000 / step, 14000 / step),
  ];
  return { x, y, r, z: next() % 2 === 0 ? part.top : 0 };
}

describe('the slow twins agree', () => {
  it('[GEO-LOS] [CR-LOS-01] [CR-LOS-06] on sight: no free line is missed, none is invented', () => {
    const next = random(31);
    const wrong: unknown[] = [];
    const count = { clear: 0, blocked: 0 };
    for (let i = 0; i < 1500; i++) {
      const field = pick(next, [() => pick(next, tables), () => yard(next, 9).field, () => lattice(next)])();
      const { parts } = field.table;
      const [a, b] = i % 5 === 0 ? [somewhere(next, field), onGround(next)] : [onGround(next), onGround(next)];
      const seen = sight(field, a, b);
      count[seen.clear ? 'clear' : 'blocked']++;
      const { ax, ay, bx, by } = seen.line;
      const direct = ax === a.x && ay === a.y && bx === b.x && by === b.y;
      const swapped = ax === b.x && ay === b.y && bx === a.x && by === a.y;
      const touching = Math.hypot(a.x - b.x, a.y - b.y) <= a.r + b.r;
      if (!seen.clear && surelySees(CONSTANTS, parts, a, b)) wrong.push({ i, a, b, missed: true });
      if (
        seen.clear &&
        !touching &&
        !(direct || swapped) &&
        !isFreeLine(CONSTANTS, parts, a, b, { x: ax, y: ay }, { x: bx, y: by })
      ) {
        wrong.push({ i, a, b, invented: seen.line });
      }
    }
    expect(wrong).toEqual([]);
    expect(Math.min(count.clear, count.blocked)).toBeGreaterThan(100);
  });

  it('[GEO-REST] [CR-MOVE-20] [CR-MOVE-21] on where a base can rest', () => {
    const next = random(32);
    const wrong: unknown[] = [];
    const count = { yes: 0, no: 0 };
    for (let i = 0; i < 6000; i++) {
      const field = pick(next, [() => pick(next, tables), () => scene(next), () => lattice(next)])();
      const disc = somewhere(next, field);
      const bases = Array.from({ length: 3 }, () => somewhere(next, field));
      const margin = restMargin(CONSTANTS, field.table.parts, disc, bases);
      const fault = whyNotRest(field, disc, bases);
      if (margin > SLACK && fault !== null) wrong.push({ i, disc, margin, fault });
      if (margin < -SLACK && fault === null) wrong.push({ i, disc, margin });
      count[fault === null ? 'yes' : 'no']++;
    }
    expect(wrong).toEqual([]);
    expect(Math.min(count.yes, count.no)).toBeGreaterThan(1000);
  });

  it('[GEO-PUSH] [CR-PUSH-07] [R-PUSH-4] on pushes: where they are stopped and where they come to rest', () => {
    const next = random(33);
    const wrong: unknown[] = [];
    let [done, stopped, rewound] = [0, 0, 0];
    while (done < 2000) {
      const field = pick(next, [() => pick(next, tables), () => scene(next), () => lattice(next)])();
      const { parts } = field.table;
      const mover = somewhere(next, field);
      const bases = Array.from({ length: 3 }, () => somewhere(next, field));
      if (!canRest(field, mover, bases) || restMargin(CONSTANTS, parts, mover, bases) < SLACK) continue;
      done++;
      const direction = directionOf(within(next, -99, 100), within(next, -99, 100));
      const range = pick<RangeNumber>(next, [1, 2, 3]);
      const length = CONSTANTS.range[range];
      const result = push(field, { mover, direction, range, bases });
      if (result.stop.by !== 'length') stopped++;
      if (result.rewound !== null) rewound++;
      for (let s = 0; s <= length; s += 50) {
        const deep = pressure(CONSTANTS, parts, mover, direction, bases, s);
        if (s < result.stoppedAt - 1 && deep > SLACK) wrong.push({ done, s, deep, late: result });
      }
      const beyond = pressure(CONSTANTS, parts, mover, direction, bases, result.stoppedAt);
      if (result.stop.by !== 'length' && Math.abs(beyond) > 1) wrong.push({ done, beyond, early: result });
      for (let s = result.moved + 25; s <= result.stoppedAt; s += 80) {
        const there = landing(parts, mover, direction, s);
        if (there !== null && restMargin(CONSTANTS, parts, there, bases) > SLACK)
          wrong.push({ done, s, there, tooFarBack: result });
      }
      if (restMargin(CONSTANTS, parts, result.end, bases) < -SLACK) wrong.push({ done, unrest: result });
    }
    expect(wrong).toEqual([]);
    expect(Math.min(stopped, rewound)).toBeGreaterThan(100);
  });

  it('[CR-MOVE-07] [CR-MOVE-09] on what a tool lies across', () => {
    const next = random(34);
    const wrong: unknown[] = [];
    const count = { free: 0, blocked: 0 };
    for (let i = 0; i < 700; i++) {
      const { field, mover } = i % 4 === 0 ? { field: pick(next, tables), mover: onGround(next) } : yard(next, 5);
      const move: Move = { mover, kind: pick(next, ['advance', 'dash'] as const), bases: [] };
      if (!canRest(field, mover, [])) continue;
      const tool = randomTool(next, move);
      const fault = whyNotTool(field, move, tool);
      count[fault === null ? 'free' : 'blocked']++;
      const { parts } = field.table;
      if (fault !== null && toolPressure(CONSTANTS, parts, move, tool.p1, tool.p2, SLACK) < -60)
        wrong.push({ i, move, tool, fault });
      if (fault === null && toolPressure(CONSTANTS, parts, move, tool.p1, tool.p2, -SLACK) > SLACK)
        wrong.push({ i, move, tool });
    }
    expect(wrong).toEqual([]);
    expect(Math.min(count.free, count.blocked)).toBeGreaterThan(80);
  });

  it('[GEO-MOVE] [CR-MOVE-04] [CR-MOVE-05] on reach: what a grid of tools reaches is found, what is found is real', () => {
    const next = random(35);
    const wrong: unknown[] = [];
    const count = { found: 0, none: 0 };
    for (let i = 0; i < 70; i++) {
      const { field, mover } = yard(next, 7);
      if (!canRest(field, mover, [])) continue;
      const move: Move = { mover, kind: pick(next, ['advance', 'dash'] as const), bases: [] };
      const grid = Array.from({ length: 400 }, () => randomTool(next, move)).filter(
        (tool) => whyNotTool(field, move, tool) === null,
      );
      for (let j = 0; j < 25; j++) {
        const end = { x: mover.x + within(next, -18000, 18000), y: mover.y + within(next, -18000, 18000) };
        if (!canRest(field, { ...end, r: mover.r, z: 0 }, [])) continue;
        const answer = findMove(field, move, end, 0);
        if ('placement' in answer) {
          count.found++;
          const { p1, p2 } = answer.placement;
          const gap = contactGap(CONSTANTS, move, answer.placement);
          const deep = j % 5 === 0 ? toolPressure(CONSTANTS, field.table.parts, move, p1, p2, -SLACK) : 0;
          if (gap > 15 || deep > SLACK) wrong.push({ i, gap, deep, answer });
        } else {
          count.none++;
          const reached = grid.find((tool) => whyNotMove(field, move, { ...tool, end, z: 0 }) === null);
          if (reached !== undefined) wrong.push({ i, end, reached });
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(Math.min(count.found, count.none)).toBeGreaterThan(100);
  });
});

function randomTool(next: Next, { mover, kind }: Move) {
  const arm = (kind === 'advance' ? CONSTANTS.advance : CONSTANTS.dash) / 2;
  const turn = (within(next, 0, 62831) / 10000) as number;
  const bend = turn + within(next, -15700, 15700) / 10000;
  const p1 = {
    x: Math.round(mover.x + (mover.r + arm) * Math.cos(turn)),
    y: Math.round(mover.y + (mover.r + arm) * Math.sin(turn)),
  };
  const p2 = { x: Math.round(p1.x + arm * Math.cos(bend)), y: Math.round(p1.y + arm * Math.sin(bend)) };
  return { p1, p2 };
}
