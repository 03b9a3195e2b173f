import type { ChanceState } from '@faultline/rules';

/** 256 random bits from the machine, in hexadecimal. */
export const freshKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export const chanceFrom = (key: string): ChanceState => ({
  kind: 'seeded',
  key,
  generator: 'chacha',
  turn: 0,
  drawn: [],
});
