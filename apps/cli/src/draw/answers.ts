import {
  coveringParts,
  directionOf,
  type Mark,
  type MoveKind,
  push,
  type Push,
  type RangeNumber,
  reachAreas,
  sight,
  wedgeOf,
} from '@faultline/geometry';
import { NotUnderstood } from '../command.ts';
import { wholeNumber } from '../wholeNumber.ts';
import type { Board, Figure } from './board.ts';

/** What was asked of a board, drawn and said. */
export interface Answers {
  readonly marks: readonly Mark[];
  readonly facts: readonly string[];
}

interface DrawOptions {
  readonly reach?: string;
  readonly move?: string;
  readonly sight?: string;
  readonly push?: string;
  readonly range?: string;
}

export const MOVES: readonly MoveKind[] = ['advance', 'dash', 'climb', 'jump'];

export function answersTo(board: Board, asked: DrawOptions): Answers {
  if (asked.move !== undefined && asked.reach === undefined) throw new NotUnderstood('--move needs --reach.');
  if (asked.range !== undefined && asked.push === undefined) throw new NotUnderstood('--range needs --push.');
  const all = [
    ...(asked.reach === undefined ? [] : [reached(board, asked.reach, asked.move ?? 'advance')]),
    ...(asked.push === undefined ? [] : [pushed(board, asked.push, asked.range)]),
    ...(asked.sight === undefined ? [] : [seen(board, asked.sight)]),
  ];
  return { marks: all.flatMap(({ marks }) => marks), facts: all.flatMap(({ facts }) => facts) };
}

function figure({ figures }: Board, name: string): Figure {
  const wanted = name.trim();
  const found = figures.find((one) => one.name === wanted || one.name === `${wanted}.1` || `${one.name}.1` === wanted);
  if (found) return found;
  const there = figures.map((one) => one.name).join(', ') || 'none';
  throw new NotUnderstood(`No character named "${wanted}". Available: ${there}.`);
}

function pair(board: Board, option: string, names: string): readonly [Figure, Figure] {
  const [a, b, more] = names.split(',');
  if (a === undefined || b === undefined || more !== undefined)
    throw new NotUnderstood(`--${option} must be two characters separated by a comma (got "${names}").`);
  return [figure(board, a), figure(board, b)];
}

const basesOf = ({ figures }: Board) => figures.map(({ base }) => base);

function reached(board: Board, name: string, given: string): Answers {
  const kind = MOVES.find((move) => move === given);
  if (!kind) throw new NotUnderstood(`Unknown move "${given}". Available: ${MOVES.join(', ')}.`);
  const who = figure(board, name);
  const bases = basesOf(board);
  const areas = reachAreas(board.field, { mover: who.base, kind, bases, self: bases.indexOf(who.base) });
  const heights = [...new Set(areas.map(({ z }) => Math.round(z / 100)))].sort((p, q) => p - q);
  const where = heights.map((height) => (height === 0 ? 'on the ground' : `at a height of ${height} mm`));
  return {
    marks: [{ draw: 'area', areas }],
    facts: [`${who.name} can end the ${kind} ${where.join(' or ') || 'nowhere'}`],
  };
}

function seen(board: Board, names: string): Answers {
  const [from, to] = pair(board, 'sight', names);
  const found = sight(board.field, from.base, to.base);
  const cover = coveringParts(board.field, from.base, to.base);
  const sees = found.clear ? 'sees' : 'does not see';
  const why = found.clear ? '' : `: ${found.blockedBy.join(', ')}`;
  return {
    marks: [{ draw: 'sight', sight: found }],
    facts: [
      `${from.name} ${sees} ${to.name}${why}`,
      cover.length === 0 ? `no terrain gives Cover to ${to.name}` : `${cover.join(', ')} gives Cover to ${to.name}`,
    ],
  };
}

function pushed(board: Board, names: string, text: string | undefined): Answers {
  const [by, who] = pair(board, 'push', names);
  const range = wholeNumber('range', text, 1);
  if (range > 5) throw new NotUnderstood(`--range must be 1 to 5 (got "${range}").`);
  const bases = basesOf(board);
  const { eps } = board.field.constants;
  const wedge = wedgeOf(who.base, by.base, 'away', eps);
  const direction = directionOf(wedge.dx, wedge.dy);
  const found = push(board.field, {
    mover: who.base,
    direction,
    range: range as RangeNumber,
    bases,
    self: bases.indexOf(who.base),
  });
  return {
    marks: [
      { draw: 'wedge', wedge },
      { draw: 'push', mover: who.base, push: found },
    ],
    facts: [`${who.name} is pushed ${Math.round(found.moved) / 100} mm: ${whyThere(board, found)}`],
  };
}

function whyThere({ figures }: Board, { stop, rewound, end }: Push): string {
  const by =
    stop.by === 'part'
      ? `stopped by ${stop.part}`
      : stop.by === 'base'
        ? `stopped by ${figures[stop.base]?.name ?? ''}`
        : stop.by === 'table edge'
          ? 'stopped by the battlefield edge'
          : 'the whole length';
  const back = rewound ? `, then moved back to the last legal position (${rewound.why})` : '';
  return `${by}${back}${end.z > 0 ? `, at a height of ${Math.round(end.z / 100)} mm` : ''}`;
}
