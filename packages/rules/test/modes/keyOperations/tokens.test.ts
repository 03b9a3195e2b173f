import { library, REPUBLIC, SHADOW } from '@faultline/cards';
import { beginGame, drawing, type Effect, type FaceDown, fast, sha256, viewFor } from '@faultline/rules';
import { keyOperations } from '@faultline/rules/modes';
import { coreGame, seeded, whyLeaking } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { inPlay, type OperationToken } from '../../../src/modes/keyOperations/inPlay.ts';
import { type Depot, deed, lying, PLAIN } from './depot.ts';

const FACES = ['strike', 'crit', 'failure', 'block'] as const;
const hidden = (known: FaceDown['known'] = [false, false]): FaceDown[] =>
  FACES.map((face, i) => ({ id: `t${i + 1}`, of: 'operation', face, known }));
const pool = (at: OperationToken['at'] = 'pool'): OperationToken[] =>
  FACES.map((_, i) => ({ id: `t${i + 1}`, at, icon: null }));

const given: Depot = { tokens: hidden(), play: { tokens: pool() }, shuffles: [['t4', 't3', 't2', 't1']] };
const draw = (tokens: number | 'all', tracker = 'locks'): Effect => ({ do: 'draw', tokens, to: { tracker } });
const mine: Effect = { do: 'draw', tokens: 1, to: { unit: 'self' }, seenBy: 'owner' };
const reveal = (which: 'next' | 'all' | 'one', tracker = 'locks'): Effect => ({ do: 'reveal', at: { tracker }, which });

/** Each token as where it lies and what shows of it. */
const tokens = (story: ReturnType<typeof deed>): string[] =>
  lying(story).tokens.map(({ id, at, icon }) => {
    const where = typeof at === 'string' ? at : 'tracker' in at ? at.tracker : 'unit' in at ? 'unit' : 'table';
    return [id, where, ...(icon ? [icon] : [])].join(' ');
  });

describe('the Operation Pool', () => {
  const { mission: _, ...republic } = REPUBLIC;
  const { mission: __, ...shadow } = SHADOW;
  const begun = (seed: string) =>
    beginGame(
      coreGame({ mode: keyOperations, library: { ...library, operations: { depot: PLAIN } } }),
      { kind: 'teams', mode: 'key-operations', teams: [republic, shadow], plan: { operation: 'depot', aggressor: 0 } },
      seeded(seed),
    ).state;

  it('[KO-OPT-07, KO-OPT-08] holds exactly the listed tokens, face down and in random order', () => {
    const { hidden: down, open } = begun('pool');
    expect(inPlay({ open }).tokens.every(({ at, icon }) => at === 'pool' && icon === null)).toBe(true);
    expect(down.tokens?.map(({ face }) => face).toSorted()).toEqual([...FACES].toSorted());
    const orders = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) =>
      begun(seed)
        .hidden.tokens?.map(({ face }) => face)
        .join(),
    );
    expect(new Set(orders).size).toBeGreaterThan(1);
    expect(begun('a').hidden.tokens).toEqual(begun('a').hidden.tokens);
  });
});

describe('an Operation token', () => {
  it('[KO-OPT-01] shows its icon on one side and nothing on the other', () => {
    const [drawn] = lying(deed([draw(1)], given)).tokens.filter(({ at }) => at !== 'pool');
    const [turned] = lying(deed([draw(1), reveal('next')], given)).tokens.filter(({ at }) => at !== 'pool');
    expect([drawn?.icon, turned?.icon]).toEqual([null, 'strike']);
  });

  it('[KO-OPT-06] lies where it is while no rule of the operation speaks of it', () => {
    const story = deed([{ do: 'refresh', amount: 1 }], { tokens: hidden(), play: { tokens: pool() }, chance: 7 });
    const before = lying(story).tokens;
    for (let n = 0; n < 12; n += 1) story.chooses(story.offered.includes('end') ? 'end' : (story.offered[0] ?? ''));
    expect([story.open.turn > 4, lying(story).tokens]).toEqual([true, before]);
  });
});

describe('drawing Operation tokens', () => {
  it('[KO-R-41] takes them from the pool, face down', () => {
    const story = deed([draw(2)], given);
    expect(tokens(story)).toEqual(['t3 pool', 't4 pool', 't1 locks', 't2 locks']);
    expect(story.told('drawn')).toEqual(['drawn 2 red']);
  });

  it('[KO-OPT-03, KO-R-41] lets only whom a rule lets look see a face', () => {
    const { state } = deed([mine], given).match;
    const seen = (who: 0 | 1) =>
      viewFor(state, who).tokens?.flatMap(({ lying: all }) => all.flatMap(({ face }) => face ?? []));
    expect([seen(0), seen(1)]).toEqual([['strike'], []]);
  });

  it('[KO-R-63] from a pool with too few calls the rule that waits for it', () => {
    const alarm = {
      by: 'sentinel',
      clauses: [{ clause: 'on', event: { on: 'pool.empty' }, effects: [{ do: 'raise', flag: 'alarm' }] }],
    } as const;
    const story = deed([draw(5, 'noise')], { ...given, rules: { alarm } });
    expect([lying(story).flags, tokens(story).length]).toEqual([['alarm'], 4]);
    expect(lying(deed([draw(4, 'noise')], { ...given, rules: { alarm } })).flags).toEqual([]);
  });
});

describe('revealing Operation tokens', () => {
  it('[KO-OPT-04, KO-OPT-05] turns the next of a row up, where it lies', () => {
    const story = deed([draw(3), reveal('next')], given);
    expect(tokens(story)).toEqual(['t4 pool', 't1 locks strike', 't2 locks', 't3 locks']);
    expect([story.told('token-revealed'), story.match.state.hidden.tokens?.length]).toEqual([
      ['token-revealed strike red'],
      3,
    ]);
  });

  it('asks which where one of several is meant', () => {
    const story = deed([draw(2), reveal('one')], given);
    expect(story.offered).toEqual(['t1', 't2']);
    expect(tokens(story.chooses('t2'))).toContain('t2 locks crit');
  });

  it('finds those near a character, and those like the Unit’s own', () => {
    const at = (x: number): OperationToken['at'] => ({ x, y: 25400, z: 0 });
    const play = {
      tokens: pool().map((token, i) => ({ ...token, at: i === 0 ? at(25400) : i === 1 ? at(80000) : token.at })),
    };
    const near: Effect = { do: 'reveal', at: 'battlefield', which: { within: 3, of: 'self' } };
    expect(tokens(deed([near], { ...given, play }))).toEqual(['t1 table strike', 't2 table', 't3 pool', 't4 pool']);
  });
});

describe('returning Operation tokens', () => {
  it('[KO-X-16, KO-OPT-09, KO-OPT-10] turns them face down and shuffles the pool', () => {
    const story = deed([draw(1), reveal('next'), { do: 'return', from: { tracker: 'locks' } }], given);
    expect(tokens(story)).toEqual(['t2 pool', 't3 pool', 't4 pool', 't1 pool']);
    // The script lays t4's face on the first of the pool, and so on.
    const faces = Object.fromEntries((story.match.state.hidden.tokens ?? []).map(({ id, face }) => [id, face]));
    expect(faces).toEqual({ t2: 'block', t3: 'failure', t4: 'crit', t1: 'strike' });
    expect(story.told('tokens-returned')).toEqual(['tokens-returned 1 red']);
  });

  it('[KO-OPT-10] makes what its owner knew of one worthless', () => {
    const { state } = deed([mine, { do: 'return', from: 'everywhere' }], given).match;
    expect(state.hidden.tokens?.some(({ known }) => known[0] || known[1])).toBe(false);
  });
});

describe('discarding Operation tokens', () => {
  it('takes those that lie face up out of the game', () => {
    const story = deed([draw(3), reveal('next'), { do: 'discard', at: { tracker: 'locks' }, which: 'face-up' }], given);
    expect(tokens(story)).toEqual(['t4 pool', 't2 locks', 't3 locks']);
  });

  it('takes the one that shows the mark of an objective', () => {
    const spot: Effect = { do: 'choose', bind: 'spot', from: { of: 'objective', within: { range: 2, from: 'self' } } };
    const cure: Effect = { do: 'discard', at: { tracker: 'locks' }, which: { markOf: { bound: 'spot' } } };
    expect(tokens(deed([draw(2), reveal('all'), spot, cure], given))).toEqual(['t3 pool', 't4 pool', 't2 locks crit']);
  });
});

describe('what rules ask of Operation tokens', () => {
  /** A rule asks when Saw has done all this. */
  const asks = (test: object, ...before: readonly Effect[]): boolean => {
    const effects = [{ do: 'when', test, effects: [{ do: 'raise', flag: 'yes' }] }] as never;
    const rules = {
      ask: { by: 'aggressor', clauses: [{ clause: 'on', event: { on: 'ability.used' }, effects }] },
    } as const;
    return lying(deed([draw(1, 'code'), ...before], { ...given, rules })).flags.includes('yes');
  };
  const more = (of: object, than: number) => ({ test: 'more', of, than });

  it('is the icon of one that lies face up', () => {
    const strike = { test: 'token-is', at: { tracker: 'locks' }, icon: 'crit' };
    expect([asks(strike, draw(1), reveal('next')), asks(strike, draw(1))]).toEqual([true, false]);
  });

  it('is how many there are, or what their icons are worth', () => {
    const at = { tracker: 'noise' };
    expect(asks(more({ count: 'icons', at }, 1), draw(2, 'noise'))).toBe(true);
    const worth = { count: 'icons', at, worth: { crit: 1, failure: 2 } };
    expect(asks(more(worth, 2), draw(2, 'noise'), reveal('all', 'noise'))).toBe(true);
    expect(asks(more(worth, 0), draw(2, 'noise'))).toBe(false);
  });

  it('is who has one', () => {
    const some = { test: 'some', who: { of: 'unit', side: 'any', hasTokens: true } };
    expect([asks(some, mine), asks(some)]).toEqual([true, false]);
  });

  it('covers the space that shows its icon, with the token itself', () => {
    const play = { tokens: pool().map((token, i) => (i === 0 ? { ...token, at: { unit: 0 as never } } : token)) };
    const own = { unit: 'self' } as const;
    const story = deed(
      [
        { do: 'reveal', at: own, which: 'one' },
        { do: 'cover', tracker: 'own-map', with: { token: own } },
      ],
      { ...given, play },
    );
    expect([lying(story).covered, tokens(story).at(-1)]).toEqual([{ 'aggressor-map': [1] }, 't1 aggressor-map strike']);
  });
});

describe('facedown Operation tokens', () => {
  it('[KO-OPT-03] leave no trace in what a player sees, is refused or brings about', () => {
    const random = drawing(fast(sha256('tokens'), { purpose: 0, seat: 0, turn: 0, nth: 0, epoch: 0 }));
    const { game, state } = deed([mine, draw(1)], { ...given, chance: 1 }).match;
    const { seat, options } = state.open.decision ?? { seat: 0, options: [] };
    const command = { seat, version: state.open.version, answer: { option: options[0]?.id ?? '' } };
    for (let n = 0; n < 10; n += 1) expect(whyLeaking(game, state, command, [], random)).toBeNull();
  });
});
