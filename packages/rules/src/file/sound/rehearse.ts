import { drawing, sha256 } from '@faultline/chance';
import { fast } from '../../chance/generator.ts';
import type { ChanceState } from '../../state/chance.ts';
import { applyInPlace, sampleAnswer } from '../../kernel/apply.ts';
import type { Answer } from '../../state/decision.ts';
import type { Game } from '../../game/game.ts';
import type { Random } from '../../game/machine.ts';
import { StepMachine } from '../../kernel/machine.ts';
import { canonical } from '../../state/hash.ts';
import { copyState, type State } from '../../state/state.ts';
import { whyFailed } from '../fileError.ts';
import { whyNotState } from './state.ts';

/** Suspended work may fit in every field and still lead nowhere: it is tried out on copies, with dice of their own. */

const REHEARSALS = 3;
const MOST_ANSWERS = 60;

/**
 * A copy that has come to its question, or to the failure on the way. One that was asked already is at rest: between
 * the parts of one effect the mandatory checks wait (MS-R-10), and opening a game must not bring them forward.
 */
export function asked(game: Game, state: State): State | { readonly why: string } {
  try {
    const copy = copyState(state);
    if (!copy.open.result) new StepMachine(game, copy, copy.open.decision !== null).run();
    return copy;
  } catch (error) {
    return { why: whyFailed(error) };
  }
}

/** Why a whole state is none to go on from: it makes no sense, asks another question, or its work comes to no end. */
export function whyNotGoOn(game: Game, state: unknown): string | null {
  const why = whyNotState(game, state);
  if (why !== null) return why;
  const saved = state as State;
  const again = asked(game, saved);
  if ('why' in again) return again.why;
  return canonical(again) === canonical(saved) ? whyNotEnded(game, saved) : 'it is not how the rules leave a game';
}

/** Plays the Turn to its end a few times, the quick way. */
export function whyNotEnded(game: Game, state: State): string | null {
  for (let n = 0; n < REHEARSALS; n += 1) {
    const random = drawing(fast(sha256(`rehearsal ${n}`), { purpose: 0, seat: 0, turn: 0, nth: 0, epoch: 0 }));
    try {
      const why = played(game, copyState(state), random);
      if (why !== null) return why;
    } catch (error) {
      return whyFailed(error);
    }
  }
  return null;
}

function played(game: Game, state: State, random: Random): string | null {
  const { open } = state;
  const { turn } = open;
  state.hidden.chance = ownDice();
  for (let n = 0; n < MOST_ANSWERS && open.decision && open.turn === turn; n += 1) {
    const answer = anyAnswer(game, state, random);
    if (!answer) return null;
    const { seat } = open.decision;
    const taken = applyInPlace(game, state, { seat, version: open.version, answer });
    if ('refused' in taken) return `its question ${open.decision.point} refuses what it offers`;
    const why = whyNotState(game, state);
    if (why !== null) return why;
  }
  return null;
}

const ownDice = (): ChanceState => ({
  kind: 'seeded',
  key: sha256('rehearsal'),
  generator: 'fast',
  turn: 0,
  drawn: [],
});

/** One that needs no place, where there is one; null where none was found. */
function anyAnswer(game: Game, { open }: State, random: Random): Answer | null {
  const options = open.decision?.options ?? [];
  const plain = options.filter(({ asks }) => !asks);
  const among = plain.length > 0 ? plain : options;
  const option = among[random(among.length)];
  return option ? sampleAnswer({ game, open }, option.id, random) : null;
}
