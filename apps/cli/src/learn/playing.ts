import { FIGURES, figuresOf, type Opponent, OPPONENTS, withWeights } from '@faultline/ai';
import {
  type Answer,
  applyInPlace,
  beginGame,
  type Decision,
  drawing,
  fast,
  type Game,
  type Random,
  type Seat,
  sha256,
  viewFor,
} from '@faultline/rules';
import { coreGame, seeded } from '@faultline/testkit';
import { type Contender, contenderNamed } from '../arena/contender.ts';
import { pairingOf } from '../arena/pairing.ts';

/** A game to learn from: who won it, and how each Turn began. */
export interface Lesson {
  readonly game: number;
  readonly winner: Seat;
  /** For each Turn the Struggles claimed by both, and what is to be learnt from, by the order of the figures. */
  readonly turns: readonly { readonly claimed: number; readonly figures: readonly number[] }[];
}

export interface LessonRequest {
  readonly of: string;
  /** One activation in so many begins with anything that is allowed: who always plays the best has never seen the rest. Never for 0. */
  readonly straying: number;
  readonly seed: string;
  readonly game: number;
}

/** A game that has not ended by then teaches nothing. */
const MOST_DECISIONS = 5000;
/** As many digits as matter. */
const DIGITS = 1e4;

const randomFrom = (seed: string): Random =>
  drawing(fast(sha256(seed), { purpose: 0, seat: 0, turn: 0, nth: 0, epoch: 0 }));

/** Somebody plays against themselves on the tuning half; null where the game had no winner. */
export function lessonOf({ of, straying, seed, game: number }: LessonRequest): Lesson | null {
  const pairing = pairingOf('tuning', `learn/${seed}`, number);
  const game = coreGame({ table: pairing.table });
  const contender = contenderNamed('a', of);
  const players = [0, 1].map((seat) => playerOf(contender, game, `${pairing.seed}/${seat}`));
  const chance = randomFrom(`${pairing.seed}/variety`);
  const teams = { kind: 'teams', mode: game.mode.id, teams: pairing.teams } as const;
  const { state } = beginGame(game, teams, seeded(pairing.seed, 'fast'));
  const { open } = state;
  const turns: Lesson['turns'][number][] = [];
  let turn = 0;
  for (let i = 0; open.decision && i < MOST_DECISIONS; i += 1) {
    if (open.turn > turn) {
      turn = open.turn;
      turns.push({ claimed: claimedIn(open.score), figures: rounded(figuresOf({ game, open }, 0)) });
    }
    const { decision, version } = open;
    const { seat } = decision;
    const answer =
      strayed(decision, straying, chance) ??
      players[seat]?.decide(viewFor(state, seat), decision, { trials: contender.trials });
    if (!answer || 'refused' in applyInPlace(game, state, { seat, version, answer })) return null;
  }
  const winner = open.result?.winner ?? null;
  return winner === null ? null : { game: number, winner, turns };
}

const playerOf = ({ opponent, weights }: Contender, game: Game, seed: string): Opponent =>
  ((weights && withWeights(opponent, weights)) ?? OPPONENTS[opponent])(game, seed);

function strayed({ step, options }: Decision, straying: number, chance: Random): Answer | null {
  if (step !== 'activation.main' || straying === 0 || chance(straying) > 0) return null;
  const plain = options.filter(({ asks, id }) => !asks && id !== 'end');
  const option = plain[chance(Math.max(1, plain.length))];
  return option ? { option: option.id } : null;
}

const claimedIn = (score: { readonly mode: string; readonly claimed?: readonly (readonly string[])[] }): number =>
  (score.claimed ?? []).reduce((sum, { length }) => sum + length, 0);

const rounded = (figures: Float64Array): number[] => Array.from(figures, (each) => Math.round(each * DIGITS) / DIGITS);

/** What must be the same for games to be learnt from together. */
export const KIND = FIGURES.join(' ');
