import type { Messages } from '../i18n/messages.ts';

/** Whole percent; 0 and 100 only when it is certain. */
export function percent(chance: number, { percent: say }: Pick<Messages['attack'], 'percent'>): string {
  const rounded = Math.round(chance * 100);
  if (rounded === 0 && chance > 1e-9) return say(1, '<');
  if (rounded === 100 && chance < 1 - 1e-9) return say(99, '>');
  return say(rounded, '');
}

/** The damage from which on a Wound comes of it, read from the odds themselves; null where none does. */
export function neededFor({ damage, wound }: { readonly damage: readonly number[]; readonly wound: number | null }) {
  if (wound === null || wound <= 1e-12) return null;
  let tail = 0;
  for (let n = damage.length - 1; n >= 0; n -= 1) {
    tail += damage[n] ?? 0;
    if (Math.abs(tail - wound) < 1e-9) return n;
  }
  return null;
}

export const decimal = (value: number, language: string): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value);
