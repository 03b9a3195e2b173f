// How far two colours are apart for different eyes: colour vision after Machado, Oliveira and Fernandes (2009) at full
// severity, distances by CIEDE2000 (2 is just to be seen, 10 is plain).

export type Eye = keyof typeof VISION;
type Triple = readonly [number, number, number];

const VISION = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Record<string, readonly [Triple, Triple, Triple]>;

/** Linear red, green and blue of `#rrggbb`. */
const linear = (hex: string): Triple =>
  [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as unknown as Triple;

const dot = ([a, b, c]: Triple, [x, y, z]: Triple): number => a * x + b * y + c * z;

const seen = (hex: string, eye: Eye): Triple =>
  VISION[eye].map((row) => Math.min(1, Math.max(0, dot(row, linear(hex))))) as unknown as Triple;

const luminance = (hex: string): number => dot([0.2126, 0.7152, 0.0722], linear(hex));

/** The contrast of WCAG. */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function lab(rgb: Triple): Triple {
  const f = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f(dot([0.4124564, 0.3575761, 0.1804375], rgb) / 0.95047);
  const y = f(dot([0.2126729, 0.7151522, 0.072175], rgb));
  const z = f(dot([0.0193339, 0.119192, 0.9503041], rgb) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

export const apart = (a: string, b: string, eye: Eye): number => ciede2000(lab(seen(a, eye)), lab(seen(b, eye)));

const RAD = Math.PI / 180;
const seventh = (c: number): number => Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7));
const hue = (x: number, y: number): number => (x === 0 && y === 0 ? 0 : (Math.atan2(y, x) / RAD + 360) % 360);

function ciede2000([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const g = 0.5 * (1 - seventh((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2));
  const [x1, x2] = [(1 + g) * a1, (1 + g) * a2];
  const [c1, c2] = [Math.hypot(x1, b1), Math.hypot(x2, b2)];
  const [h1, h2] = [hue(x1, b1), hue(x2, b2)];
  const isGrey = c1 * c2 === 0;
  const turn = isGrey ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const h = isGrey ? h1 + h2 : h1 + turn / 2;
  const cos = (times: number, by: number): number => Math.cos((times * h + by) * RAD);
  const t = 1 - 0.17 * cos(1, -30) + 0.24 * cos(2, 0) + 0.32 * cos(3, 6) - 0.2 * cos(4, -63);
  const light = (l2 - l1) / (1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2));
  const chroma = (c2 - c1) / (1 + 0.045 * c);
  const tone = (2 * Math.sqrt(c1 * c2) * Math.sin((turn / 2) * RAD)) / (1 + 0.015 * c * t);
  const rotation = 2 * seventh(c) * Math.sin(60 * RAD * Math.exp(-(((((h + 360) % 360) - 275) / 25) ** 2)));
  return Math.sqrt(light ** 2 + chroma ** 2 + tone ** 2 - rotation * chroma * tone);
}
