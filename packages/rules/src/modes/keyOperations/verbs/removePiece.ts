import { type Shown, verb } from '../../../queries/language.ts';
import { advance } from '../../../verbs/running.ts';
import { pieceNamed, removePiece as remove } from '../pieces.ts';
import { KEY_OPERATIONS } from '../score.ts';

declare module '../../../cards/effect.ts' {
  interface ModeEffects {
    /** A piece leaves the battlefield. */
    'remove-piece': { piece: string };
  }
}

export const removePiece = verb('remove-piece', {
  perform: (g, f, { piece }) => {
    const isThere = pieceNamed(g, piece) !== null;
    advance(g, f, isThere);
    if (isThere) remove(g, piece, f.seat);
  },
  /** It may be set down before. */
  isIdle: () => false,
  commutesWith: [],
  worksAt: 'any',
  mode: KEY_OPERATIONS,
});

export const shown: Shown<'remove-piece'> = {
  means: 'a piece leaves the battlefield',
  example: { do: 'remove-piece', piece: 'cart' },
};
