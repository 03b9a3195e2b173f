import { library, REPUBLIC, SHADOW } from '@faultline/cards';
import { OPERATIONS, withOperations } from '@faultline/cards/operations';
import {
  applyInPlace,
  beginGame,
  drawing,
  fast,
  type Game,
  OPEN_TABLE,
  type Random,
  SEATS,
  type Seat,
  sampleAnswer,
  sha256,
  type State,
  viewFor,
} from '@faultline/rules';
import { keyOperations } from '@faultline/rules/modes';
import { coreGame, scrambled, seeded, whyLeaking } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const { mission: _, ...republic } = REPUBLIC;
const { mission: _other, ...shadow } = SHADOW;

const randomOf = (seed: string): Random =>
  drawing(fast(sha256(seed), { purpose: 0, seat: 0, turn: 0, nth: 0, epoch: 0 }));

const game: Game = coreGame({
  mode: keyOperations,
  library: withOperations(library, OPERATIONS),
  table: OPEN_TABLE,
});

/** A game played by chance; every decision is handed over before it is taken. */
function play(operation: string, most: number, each: (state: State, random: Random, n: number) => void): void {
  const { state } = beginGame(
    game,
    { kind: 'teams', mode: 'key-operations', teams: [republic, shadow], plan: { operation, aggressor: 0 } },
    seeded(`leak ${operation}`, 'fast'),
  );
  const random = randomOf(`leak ${operation}`);
  for (let n = 0; n < most && state.open.decision; n += 1) {
    each(state, random, n);
    const { seat, options } = state.open.decision;
    const answer = sampleAnswer({ game, open: state.open }, options[random(options.length)]?.id ?? '', random);
    if (answer) applyInPlace(game, state, { seat, version: state.open.version, answer });
  }
}

/** Faces that a player may not know. */
const secrets = ({ hidden }: State, viewer: Seat) => (hidden.tokens ?? []).filter(({ known }) => !known[viewer]);

const EVERY = 12;
const MOST = 150;

describe.each(['explore-the-ruins', 'foil-the-heist', 'jail-break', 'crash-landing'])('hidden tokens of %s', (id) => {
  it('[KO-OPT-03] [HI-01] change nothing that the other seat sees, is asked or is refused', () => {
    let [looked, relaid] = [0, 0];
    play(id, MOST, (state, random, n) => {
      const { decision, version } = state.open;
      const { id: option = '' } = decision?.options[0] ?? {};
      const answer = n % EVERY === 0 && decision ? sampleAnswer({ game, open: state.open }, option, random) : null;
      if (!answer || !decision || !SEATS.some((seat) => secrets(state, seat).length > 1)) return;
      looked += 1;
      for (const seat of SEATS) {
        const twin = scrambled(game, state, seat, random);
        if (JSON.stringify(twin.hidden.tokens) !== JSON.stringify(state.hidden.tokens)) relaid += 1;
      }
      expect(whyLeaking(game, state, { seat: decision.seat, version, answer }, [], random)).toBeNull();
    });
    // Something was hidden, and laid otherwise for the twin.
    expect([looked > 0, relaid > 0]).toEqual([true, true]);
  });

  it('[KO-R-41] show a face to those alone who may look', () => {
    let seen = 0;
    play(id, MOST, (state) => {
      for (const viewer of SEATS) {
        const shown = (viewFor(state, viewer).tokens ?? []).flatMap(({ lying }) => lying);
        const tokens = state.hidden.tokens ?? [];
        for (const { id: token, face } of shown) {
          const lies = tokens.find((each) => each.id === token);
          if (face !== null) seen += 1;
          expect(face === null || lies?.known[viewer] === true).toBe(true);
        }
        expect(shown.length).toBe(tokens.length);
      }
    });
    if (id === 'explore-the-ruins') expect(seen).toBeGreaterThan(0);
  });
});
