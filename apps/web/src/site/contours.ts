/** The height lines of a made-up ground, on either side of the fault line, as paths of a drawing. */
export interface Contours {
  /** Every fourth line is a strong one. */
  readonly a: { readonly thin: string; readonly strong: string };
  readonly b: { readonly thin: string; readonly strong: string };
  readonly fault: string;
}

export const WIDTH = 1440;
export const HEIGHT = 900;

/** Middle, height and width of each hill. */
const HILLS = [
  [0.56, 0.3, 1, 120],
  [0.5, 0.78, 0.9, 150],
  [0.88, 0.82, 1.15, 170],
  [0.95, 0.2, 1, 150],
  [0.74, 0.06, 0.55, 110],
  [0.8, 0.47, 0.75, 100],
  [0.62, 0.58, 0.4, 90],
] as const;

/** The corners of the fault line, as shares of width and height. */
const FAULT = [
  [0.68, -0.02],
  [0.64, 0.05],
  [0.7, 0.085],
  [0.665, 0.15],
  [0.655, 0.21],
  [0.705, 0.235],
  [0.67, 0.37],
  [0.645, 0.43],
  [0.69, 0.465],
  [0.66, 0.555],
  [0.625, 0.635],
  [0.655, 0.66],
  [0.625, 0.72],
  [0.605, 0.83],
  [0.645, 0.85],
  [0.625, 0.93],
  [0.6, 1.02],
] as const;

const STEP = 12;
const LINES = 22;
const LEFT = 0.34 * WIDTH;

/** Marching squares over the hills: what is drawn weighs a kilobyte on its way, and fifty when it is there. */
export function contours(): Contours {
  const drawn = { a: { thin: '', strong: '' }, b: { thin: '', strong: '' } };
  const columns = Math.ceil((WIDTH - LEFT) / STEP) + 1;
  const rows = Math.ceil(HEIGHT / STEP) + 1;
  const heights = Array.from({ length: columns * rows }, (_, i) =>
    heightAt(LEFT + (i % columns) * STEP, Math.floor(i / columns) * STEP),
  );
  for (let row = 0; row + 1 < rows; row += 1) {
    const cut = faultAt(row * STEP);
    for (let column = 0; column + 1 < columns; column += 1) {
      const at = row * columns + column;
      const corners = [heights[at], heights[at + 1], heights[at + columns + 1], heights[at + columns]] as number[];
      const x = LEFT + column * STEP;
      const side = drawn[x < cut ? 'a' : 'b'];
      for (let line = 0; line < LINES; line += 1)
        side[line % 4 === 0 ? 'strong' : 'thin'] += crossing(corners, 0.1 + 0.052 * line, x, row * STEP);
    }
  }
  const fault = `M${FAULT.map(([x, y]) => `${Math.round(x * WIDTH)} ${Math.round(y * HEIGHT)}`).join('L')}`;
  return { ...drawn, fault };
}

const heightAt = (x: number, y: number): number =>
  HILLS.reduce(
    (sum, [a, b, high, wide]) =>
      sum + high * Math.exp(-((x - a * WIDTH) ** 2 + (y - b * HEIGHT) ** 2) / (2 * wide * wide)),
    0,
  );

function faultAt(y: number): number {
  const at = FAULT.findIndex(([, low]) => y / HEIGHT <= low);
  const [[x0, y0], [x1, y1]] = [FAULT[Math.max(0, at - 1)] ?? FAULT[0], FAULT[Math.max(1, at)] ?? FAULT[1]];
  return WIDTH * (x0 + ((x1 - x0) * (y / HEIGHT - y0)) / (y1 - y0));
}

/** The stroke of a height line through one square; nothing where it does not pass. */
function crossing([a = 0, b = 0, c = 0, d = 0]: readonly number[], height: number, x: number, y: number): string {
  const ends: string[] = [];
  const meet = (from: number, to: number, place: (share: number) => readonly [number, number]): void => {
    if (from < height === to < height) return;
    const [px, py] = place((height - from) / (to - from));
    ends.push(`${Math.round(px * 10) / 10} ${Math.round(py * 10) / 10}`);
  };
  meet(a, b, (share) => [x + STEP * share, y]);
  meet(b, c, (share) => [x + STEP, y + STEP * share]);
  meet(d, c, (share) => [x + STEP * share, y + STEP]);
  meet(a, d, (share) => [x, y + STEP * share]);
  return ends.length < 2 ? '' : `M${ends[0]}L${ends[1]}`;
}
