import type { GameEvent, Open } from '@faultline/rules';
import { OPEN_TABLE } from '@faultline/rules';
import { describe, expect, it } from 'vitest';
import { operationFaults, OperationTokens } from '../src/simulate/modes/operationTokens.ts';
import { playGame } from '../src/simulate/playing.ts';
import { seat } from '../src/simulate/seating.ts';
import { CORE_TEAMS } from '../src/simulate/teams.ts';

const seating = seat('tokens', CORE_TEAMS, false, OPEN_TABLE, 'restless', 'explore-the-ruins');
const { state } = playGame(seating, 90);

type Score = Extract<Open['score'], { readonly play: unknown }>;

/** What is said when the score changes and only these events are told. */
function faultAfter(change: (score: Score) => Partial<Score>, told: readonly GameEvent[] = []): string | null {
  const { open } = state;
  const tokens = new OperationTokens(open);
  const score = open.score as Score;
  return tokens.follow(told, { ...open, score: { ...score, ...change(score) } as Open['score'] });
}

const play = (score: Score, to: Partial<Score['play']>): Partial<Score> => ({ play: { ...score.play, ...to } });

describe('what lies on the table for an operation, followed by what is told', () => {
  it('agrees with a game in which nothing happened', () => {
    expect((state.open.score as Score).stage).toBe('complete-the-cipher');
    expect(faultAfter(() => ({}))).toBeNull();
  });

  it('[KO-MOM-09] notices a clock that moves by itself', () => {
    expect(faultAfter(({ momentum: [a, b] }) => ({ momentum: [a + 1, b] }))).toMatch(/^Momentum: /);
    const told: GameEvent = { event: 'clock', seat: 0, added: true, by: null };
    expect(faultAfter(({ momentum: [a, b] }) => ({ momentum: [a + 1, b] }), [told])).toBeNull();
  });

  it('notices a Struggle token, a covered space, a piece and a pool that nobody told of', () => {
    expect(faultAfter(({ locked }) => ({ locked: !locked }))).toMatch(/^the Struggle token: /);
    expect(faultAfter((score) => play(score, { covered: { complete: [0] } }))).toMatch(/^covered spaces: /);
    const piece = { id: 'agent', x: 9000, y: 9000, z: 0, control: null };
    expect(faultAfter((score) => play(score, { pieces: [piece] }))).toMatch(/^pieces: /);
    expect(faultAfter((score) => play(score, { tokens: [] }))).toMatch(/^the Operation Pool: /);
  });

  it('[KO-OPT-03] misses no face of a token that lies face down', () => {
    const p = { game: seating.game, open: state.open };
    expect(operationFaults(p, state)).toEqual([]);
    const { tokens = [] } = state.hidden;
    expect(tokens.length).toBeGreaterThan(0);
    const [why] = operationFaults(p, { hidden: { ...state.hidden, tokens: tokens.slice(1) } });
    expect(why).toMatch(/lie face down, and there are faces of/);
  });
});
