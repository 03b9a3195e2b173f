import { drawing, sha256 } from '@faultline/chance';
import { fast } from '../chance/generator.ts';
import type { ChanceState } from '../state/chance.ts';
import type { State } from '../state/state.ts';
import { determinise } from '../view/determinise.ts';
import { type View, type Viewer, viewFor } from '../view/view.ts';
import type { ArchivedSegment } from './gameFile.ts';
import { Match } from './match.ts';
import { seenTokens } from '../view/tokens.ts';

/**
 * A game of its own from any moment of another, which stays as it is. Chance comes from a key of its own, and what
 * `who` could not know is dealt anew: nothing played there tells of what is to come here. Only of a game that is over
 * may `all` branch; then what either player knew at that moment stays.
 */
export function branch(match: Match, version: number, who: Viewer, key: string): Match {
  const state = match.stateAt(version);
  if (!state) throw new Error(`This game has no entry ${version}: its last is ${match.version}.`);
  if (state.open.result) throw new Error('The game is already over at this point.');
  const random = drawing(fast(sha256(`branch ${key}`), { purpose: 0, seat: 0, turn: 0, nth: 0, epoch: 0 }));
  const dealt = determinise(match.game, seenBy(match, state, who), random);
  dealt.hidden.chance = freshChance(state, key);
  if (who === 'all') keepKnowledge(dealt, state);
  return Match.resume(match.game, dealt, dealt.hidden.chance, recordOf(match, version));
}

function keepKnowledge(dealt: State, { known, hidden }: State): void {
  dealt.known = [[...known[0]], [...known[1]]];
  if (!dealt.hidden.tokens) return;
  const before = new Map((hidden.tokens ?? []).map((token) => [token.id, token.known]));
  dealt.hidden.tokens = dealt.hidden.tokens.map((token) => ({ ...token, known: before.get(token.id) ?? token.known }));
}

const freshChance = ({ hidden }: State, key: string): ChanceState => ({
  kind: hidden.chance.kind === 'entered' ? 'entered' : 'seeded',
  key,
  generator: 'chacha',
  turn: 0,
  drawn: [],
});

/** The order of a deck was hidden at that moment from `all` as well: only what somebody knew is taken along. */
function seenBy(match: Match, state: State, who: Viewer): View {
  if (who !== 'all') return viewFor(state, who);
  const { open, decks } = viewFor(state, who, match.state.open.result !== null);
  const [one, other] = [viewFor(state, 0).decks, viewFor(state, 1).decks];
  const known = (owner: 0 | 1) => decks[owner].map((_, place) => one[owner][place] ?? other[owner][place] ?? null);
  const { tokens } = state.hidden;
  const shown = tokens && { tokens: seenTokens(tokens, (token) => token.known[0] || token.known[1]) };
  return { who, open, decks: [known(0), known(1)], ...shown };
}

/** How it was played up to there. A part that begins with a whole state would bring along that game's key. */
function recordOf(match: Match, version: number): readonly ArchivedSegment[] {
  const { past, rulesVersion, dataHash, setup, entries } = match.file();
  return [...past, { rulesVersion, dataHash, setup, entries: entries.slice(0, version) }].filter(
    (part) => part.setup.kind === 'teams',
  );
}
