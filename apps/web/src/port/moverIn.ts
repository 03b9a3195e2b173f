import type { AnswerSpec } from '@faultline/rules';

/** The character that an answer would set somewhere; null where it is something else, or nobody. */
export function moverIn(asks: AnswerSpec): string | null {
  if ('character' in asks) return asks.character;
  return asks.kind === 'set' && asks.what === 'character' ? asks.thing : null;
}
