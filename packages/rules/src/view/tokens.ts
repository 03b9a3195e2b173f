import { shuffled } from '@faultline/chance';
import type { Random } from '../game/machine.ts';
import { byText, distinct } from '../state/lists.ts';
import type { FaceDown } from '../state/state.ts';

/** Tokens that lie face down together: a pool, or a few on the table. Which faces are among them is public. */
export interface SeenTokens {
  readonly of: string;
  /** By their ids, so that their places tell nothing; null for a face the viewer does not know. */
  readonly lying: readonly { readonly id: string; readonly face: string | null }[];
  /** The faces that are still unknown, sorted. */
  readonly unseen: readonly string[];
}

type Knows = (token: FaceDown) => boolean;

export const seenTokens = (tokens: readonly FaceDown[], knows: Knows): SeenTokens[] =>
  distinct(tokens.map(({ of }) => of))
    .toSorted(byText)
    .map((of) => {
      const together = tokens.filter((token) => token.of === of).toSorted((a, b) => byText(a.id, b.id));
      return {
        of,
        lying: together.map((token) => ({ id: token.id, face: knows(token) ? token.face : null })),
        unseen: together
          .filter((token) => !knows(token))
          .map(({ face }) => face)
          .toSorted(byText),
      };
    });

/** Tokens that agree with what was seen, the unknown faces dealt by chance. */
export const imaginedTokens = (seen: readonly SeenTokens[], known: FaceDown['known'], random: Random): FaceDown[] =>
  seen.flatMap(({ of, lying, unseen }) => {
    const rest = shuffled(random, unseen);
    return lying.map(({ id, face }) => ({
      id,
      of,
      face: face ?? rest.pop() ?? '',
      known: face === null ? NOBODY : known,
    }));
  });

const NOBODY: FaceDown['known'] = [false, false];

/** The same tokens, with the faces that nobody may know dealt anew among those of their kind. */
export function relaidTokens(
  tokens: readonly FaceDown[],
  dealt: (faces: readonly string[]) => readonly string[],
): readonly FaceDown[] {
  const isFree = ({ known }: FaceDown): boolean => !known[0] && !known[1];
  const piles = new Map(
    distinct(tokens.map(({ of }) => of)).map((of) => {
      const free = tokens.filter((token) => token.of === of && isFree(token));
      return [of, [...dealt(free.map(({ face }) => face))]];
    }),
  );
  return tokens.map((token) => (isFree(token) ? { ...token, face: piles.get(token.of)?.pop() ?? '' } : token));
}
