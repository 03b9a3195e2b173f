import type { Page } from 'playwright-core';
import type { TableSpot } from './carry.ts';

/** How the page looks at the table in three dimensions, as its canvas tells it. */
export interface Look {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly yaw: number;
  readonly pitch: number;
  readonly scale: number;
}

const SIZE = 91440;
const INCH = 2540;

export const lookOf = (page: Page): Promise<Look> =>
  page.evaluate(() => {
    const canvas = document.querySelector('canvas');
    if (!canvas) throw new Error('There is no table in three dimensions.');
    const { left, top, width, height } = canvas.getBoundingClientRect();
    const told = (name: string) => Number(canvas.dataset[name]);
    const [x, y, z, yaw, pitch, scale] = ['x', 'y', 'z', 'yaw', 'pitch', 'scale'].map(told) as [
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    return { left, top, width, height, x, y, z, yaw, pitch, scale };
  });

/** Worked out anew from the description of the lens: 32 degrees, ever longer from a pitch of 58 to straight above. */
export function seenAt(look: Look, [x, y, z]: TableSpot): readonly [number, number] {
  const { yaw, pitch, scale, height } = look;
  const [east, up, south] = [(x - SIZE / 2) / INCH - look.x, z / INCH - look.y, (SIZE / 2 - y) / INCH - look.z];
  const right = east * Math.cos(yaw) - south * Math.sin(yaw);
  const toward = east * Math.sin(yaw) + south * Math.cos(yaw);
  const near = toward * Math.cos(pitch) + up * Math.sin(pitch);
  const high = up * Math.cos(pitch) - toward * Math.sin(pitch);
  const t = Math.min(1, Math.max(0, (90 - (pitch * 180) / Math.PI) / 32));
  const distance = height / (2 * scale * Math.tan((16 * Math.PI) / 180) * t * t * (3 - 2 * t));
  const larger = 1 / (1 - near / distance);
  return [look.left + look.width / 2 + right * scale * larger, look.top + height / 2 - high * scale * larger];
}
