import type { Fighter } from '@faultline/testkit';

/** Commandos with No Mercy, one of them here and the other out of the way: they hurt whoever dashes off. */
export const merciless = (x: number, y: number): Fighter => ({
  is: 'mandalorian-super-commandos',
  at: [
    [x, y],
    [33, 33],
  ],
});
