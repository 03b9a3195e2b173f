import { NotUnderstood } from './command.ts';

/** The whole number given for an option, or what stands for it when it was not given. */
export function wholeNumber(
  option: string,
  text: string | undefined,
  otherwise: number,
  least = 1,
  most = Number.MAX_SAFE_INTEGER,
): number {
  if (text === undefined) return otherwise;
  const value = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(value) || value < least)
    throw new NotUnderstood(`--${option} must be a whole number of ${least} or more (got "${text}").`);
  if (value > most) throw new NotUnderstood(`--${option} can be at most ${most} (got ${text}).`);
  return value;
}
