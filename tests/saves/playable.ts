import { branch, type Match, sha256 } from '@faultline/rules';

/** A game of the generator of simulations is only looked at: it is gone on from in a game of its own. */
export const playable = (match: Match): Match =>
  match.isLookOnly ? branch(match, match.version, 0, sha256('gone on')) : match;
