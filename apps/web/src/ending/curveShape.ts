import type { Curve, Seat } from '@faultline/rules';

/** The curve of a game as lines of a drawing: for the page and for the picture alike. */
export interface CurveShape {
  readonly width: number;
  readonly height: number;
  /** Momentum of whoever looks comes from above, the other's from below; their edges. */
  readonly fields: readonly { readonly side: Side; readonly area: string; readonly edge: string }[];
  /** The token, a line for each Struggle; none on a clock. */
  readonly lines: readonly string[];
  readonly phases: readonly PhaseShape[];
  readonly wounds: readonly (Spot & { readonly side: Side })[];
  readonly turns: readonly {
    readonly turn: number;
    readonly version: number;
    readonly x: number;
    readonly width: number;
  }[];
  readonly points: readonly (Spot & { readonly version: number })[];
  readonly levels: readonly { readonly y: number; readonly space: number }[];
  readonly ticks: readonly { readonly x: number; readonly turn: number }[];
  readonly box: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
}

export type Side = 'a' | 'b';

interface Spot {
  readonly x: number;
  readonly y: number;
}

interface PhaseShape {
  /** Where it ended, and its middle. */
  readonly end: number;
  readonly middle: number;
  readonly from: number;
  readonly mark: (Spot & { readonly side: Side }) | null;
}

const SPACES = 8;
const HALF = SPACES + 0.5;
const MARGIN = { left: 44, right: 14, top: 30, bottom: 26 };
/** So far a number stands from the line. */
const BESIDE = 26;
/** Two numbers so far apart do not touch. */
const ACROSS = 24;
/** So many Turns lie between two that are named. */
const EVERY = 5;
/** The name of the last one is that wide, or a little less. */
const LAST_TICK = 56;

/** A curve as somebody sees it, in a drawing of this size. */
export function curveShape(
  { turns, phases, turningPoints }: Curve,
  me: Seat,
  width: number,
  height: number,
): CurveShape {
  const first = turns[0]?.turn ?? 1;
  const last = turns.at(-1)?.turn ?? first;
  const box = { left: MARGIN.left, right: width - MARGIN.right, top: MARGIN.top, bottom: height - MARGIN.bottom };
  const x = (turn: number): number =>
    box.left + ((box.right - box.left) * (turn - first + 1)) / Math.max(1, turns.length);
  const y = (space: number): number => box.top + ((box.bottom - box.top) * (HALF - space)) / (2 * HALF);
  const seen = (space: number): number => (me === 0 ? space : -space);
  const sideOf = (seat: Seat): Side => (seat === me ? 'a' : 'b');
  const of = (turn: number) => turns.find((each) => each.turn === turn);
  const tokenAt = (turn: number): number => seen(of(turn)?.token ?? 0);
  const shown = phases.filter(({ from, to }) => turns.some(({ turn }) => turn >= from && turn <= to));
  const fields = shown.flatMap(({ from, to }) =>
    (['a', 'b'] as const).map((side) => {
      const edgeAt = side === 'a' ? y(HALF) : y(-HALF);
      const seat = (side === 'a') === (me === 0) ? 0 : 1;
      const steps = turns
        .filter(({ turn }) => turn >= from && turn <= to)
        .map(({ turn, momentum }) => {
          const reach = HALF - Math.min(HALF, momentum[seat]);
          return `V${y(side === 'a' ? reach : -reach)}H${x(turn)}`;
        });
      return {
        side,
        area: `M${x(from - 1)} ${edgeAt}${steps.join('')}V${edgeAt}Z`,
        edge: steps.join('').replace(/^V([^H]*)/, `M${x(from - 1)} $1`),
      };
    }),
  );
  const lines = shown.flatMap(({ from, to, token }) =>
    token === null
      ? []
      : [
          `M${x(from - 1)} ${y(seen(token))}${turns
            .filter(({ turn }) => turn >= from && turn <= to)
            .map(({ turn }) => `L${x(turn)} ${y(tokenAt(turn))}`)
            .join('')}`,
        ],
  );
  return {
    width,
    height,
    box,
    fields,
    lines,
    phases: shown.map(({ from, to, winner }) => ({
      from: x(from - 1),
      end: x(to),
      middle: (x(from - 1) + x(to)) / 2,
      mark: winner === null ? null : { x: x(to), y: y(tokenAt(to)), side: sideOf(winner) },
    })),
    wounds: turns.flatMap(({ turn, wounds }) =>
      ([0, 1] as const).flatMap((seat) =>
        Array.from({ length: wounds[seat] }, (_, n) => ({
          x: x(turn - 0.5) + 9 * (n - (wounds[seat] - 1) / 2),
          y: woundAt(y, tokenAt(turn), sideOf(seat)),
          side: sideOf(seat),
        })),
      ),
    ),
    turns: turns.map(({ turn, version }) => ({ turn, version, x: x(turn - 1), width: x(turn) - x(turn - 1) })),
    points: apart(
      turningPoints.map(({ turn, version, won }) => {
        const space = tokenAt(turn);
        const beside = won ? -17 : 0;
        return { version, x: Math.max(box.left + 12, x(turn) + beside), y: y(space) + (space >= 0 ? BESIDE : -BESIDE) };
      }),
      box,
    ),
    levels: [SPACES, SPACES / 2, 0, -SPACES / 2, -SPACES].map((space) => ({ space: Math.abs(space), y: y(space) })),
    ticks: turns
      .filter(({ turn }, i) => i === turns.length - 1 || (turn % EVERY === 0 && x(last) - x(turn) > LAST_TICK))
      .map(({ turn }) => ({ turn, x: x(turn) })),
  };
}

/** Numbers that would lie on one another stand above or below the first, so that each can be read and touched. */
function apart<Point extends Spot>(points: readonly Point[], { top, bottom }: CurveShape['box']): readonly Point[] {
  const placed: Point[] = [];
  for (const point of points) {
    const free = [0, 1, -1, 2, -2]
      .map((step) => ({ ...point, y: point.y + step * ACROSS }))
      .filter(({ y }) => y >= top && y <= bottom)
      .find(({ x, y }) => placed.every((other) => Math.abs(other.x - x) >= ACROSS || Math.abs(other.y - y) >= ACROSS));
    placed.push(free ?? point);
  }
  return placed;
}

/** A Wound of one's own on the own side of the line. */
const woundAt = (y: (space: number) => number, token: number, side: Side): number =>
  y(token / 2 + (side === 'a' ? 0.8 : -0.8));
