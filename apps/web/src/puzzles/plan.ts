import type { Part } from '@faultline/odds';
import type { Cast } from '@faultline/text';
import type { Messages } from '../i18n/messages.ts';
import type { PuzzlesWords } from '../i18n/puzzlesWords.ts';
import type { PuzzleTold } from '../port/puzzle.ts';

/** What a puzzle asks for, in a sentence. */
export function goalOf({ goal, on }: Pick<PuzzleTold, 'goal' | 'on'>, words: PuzzlesWords): string {
  switch (goal.kind) {
    case 'wound':
      return words.wound(on);
    case 'shove':
      return words.shove(on);
    case 'gain':
      return words.gain(on, goal.condition);
  }
}

/** A plan in words, in the order in which it was done. */
export function planOf(parts: readonly Part[], cast: Cast, words: PuzzlesWords, { terms }: Messages['words']): string {
  const said = parts.map((part) => partOf(part, cast, words, terms)).join(', ');
  return said.slice(0, 1).toUpperCase() + said.slice(1);
}

function partOf(part: Part, cast: Cast, words: PuzzlesWords, terms: Messages['words']['terms']): string {
  switch (part.did) {
    case 'action':
      return terms.actions[part.action];
    case 'flip':
      return words.parts.flip(stanceNamed(part.stance, cast));
    case 'move':
      return terms.moves[part.move];
    case 'ability':
      return cast.ability(part.ability);
    case 'attack':
      return words.parts.attack(part.type, cast.named(part.target), stanceNamed(part.stance, cast));
  }
}

/** Stances bear their names on cards; no two cards of a game have the same id with another name. */
function stanceNamed(id: string, { library }: Cast): string {
  const stances = Object.values(library.units).flatMap((card) => card.stances);
  return stances.find((stance) => stance.id === id)?.name ?? id;
}
