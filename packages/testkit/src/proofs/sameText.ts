import { canonical } from '@faultline/rules';

/** Whether two values have one JSON; the order of keys does not count, and is looked at only where it must be. */
export const sameText = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other) || canonical(one) === canonical(other);
