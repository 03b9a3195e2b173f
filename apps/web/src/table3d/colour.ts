import type { Colour } from './soup.ts';

type Rgb = readonly [number, number, number];

function rgbOf(hex: string): Rgb {
  const digits = hex.trim().replace('#', '');
  const long = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const at = (i: number): number => Number.parseInt(long.slice(i, i + 2), 16) / 255 || 0;
  return [at(0), at(2), at(4)];
}

/** From what a screen is told to light, in which colours can be mixed and lit. */
const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

/** A colour written as #rrggbb, for meshes. */
export function light(hex: string, alpha = 1): Colour {
  const [r, g, b] = rgbOf(hex);
  return [linear(r), linear(g), linear(b), alpha];
}

/** One colour, so much of the way to another, for pens. */
export function mixed(from: string, to: string, part: number): string {
  const [a, b] = [rgbOf(from), rgbOf(to)];
  const digits = a.map((each, i) =>
    Math.round(255 * (each + ((b[i] ?? 0) - each) * part))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}
