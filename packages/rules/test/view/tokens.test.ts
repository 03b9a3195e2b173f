import { branch, determinise, drawing, type FaceDown, fast, sha256, SHATTERPOINT, viewFor } from '@faultline/rules';
import { countdown, scrambled, seeded, skirmish, whyLeaking } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { forgetSeen } from '../../src/file/unseen.ts';

const random = drawing(fast(sha256('tokens'), { purpose: 0, seat: 0, turn: 0, nth: 0, epoch: 0 }));

const token = (id: string, face: string, known: FaceDown['known'] = [false, false]): FaceDown => ({
  id,
  of: 'pool',
  face,
  known,
});
const TOKENS = [
  token('t1', 'claw', [true, false]),
  token('t2', 'eye', [false, true]),
  token('t3', 'wing'),
  token('t4', 'bolt'),
  { ...token('m1', 'mine'), of: 'mines' },
];

/** A Turn that begins with the Shatterpoint Card, which reveals a token of the pool in this mode. */
const pooled = (tokens: readonly FaceDown[] = TOKENS) =>
  skirmish({
    red: { saw: { at: [10, 10] }, cass: { at: [12, 10] } },
    blue: { jyn: { at: [30, 30] } },
    sides: [{ deck: [SHATTERPOINT], discard: ['a1', 'a2'] }, {}],
    mode: countdown,
    tokens,
    chance: 1,
  });

const faces = (tokens: ReturnType<typeof viewFor>['tokens']) =>
  tokens?.map(({ of, lying, unseen }) => [of, lying.map(({ face }) => face), unseen]);

describe('tokens that lie face down', () => {
  it('[KO-OPT-03] show their faces to those who may look, and to others which are among them', () => {
    const { state } = pooled().match;
    const mines = ['mines', [null], ['mine']];
    expect(faces(viewFor(state, 0).tokens)).toEqual([
      mines,
      ['pool', ['claw', null, null, null], ['bolt', 'eye', 'wing']],
    ]);
    expect(faces(viewFor(state, 1).tokens)).toEqual([
      mines,
      ['pool', [null, 'eye', null, null], ['bolt', 'claw', 'wing']],
    ]);
    expect(faces(viewFor(state, 'public').tokens)?.[1]).toEqual([
      'pool',
      [null, null, null, null],
      ['bolt', 'claw', 'eye', 'wing'],
    ]);
  });

  it('are told of to nobody in a game without any', () => {
    const { state } = skirmish({ red: { saw: { at: [10, 10] } }, blue: { jyn: { at: [30, 30] } } }).match;
    expect('tokens' in viewFor(state, 0)).toBe(false);
  });

  it('leave no trace in what a player sees, is refused or brings about', () => {
    const { game, state } = pooled().match;
    const { seat, options } = state.open.decision ?? { seat: 0, options: [] };
    const command = { seat, version: state.open.version, answer: { option: options[0]?.id ?? '' } };
    for (let n = 0; n < 20; n += 1) expect(whyLeaking(game, state, command, [], random)).toBeNull();
    expect(scrambled(game, state, 0, random).hidden.tokens?.[0]).toEqual(TOKENS[0]);
  });

  it('are imagined as they might be: what is known stays, the rest is dealt among its kind', () => {
    const { game, state } = pooled().match;
    for (let n = 0; n < 20; n += 1) {
      const { tokens = [] } = determinise(game, viewFor(state, 1), random).hidden;
      expect(tokens.map(({ face }) => face).toSorted()).toEqual(['bolt', 'claw', 'eye', 'mine', 'wing']);
      expect(tokens.find(({ id }) => id === 't2')).toEqual(TOKENS[1]);
      expect(tokens.find(({ id }) => id === 'm1')?.face).toBe('mine');
    }
  });

  it('keep what either player knew in a branch for both, and nothing of the rest', () => {
    const { match } = pooled();
    const dealt = Array.from({ length: 20 }, (_, n) => branch(match, 0, 0, sha256(`${n}`)).state.hidden.tokens ?? []);
    expect(new Set(dealt.map((tokens) => tokens.find(({ id }) => id === 't1')?.face))).toEqual(new Set(['claw']));
    expect(new Set(dealt.map((tokens) => tokens.find(({ id }) => id === 't2')?.face)).size).toBeGreaterThan(1);
  });

  it('are laid anew where an undo goes past a reveal, but for those somebody knows', () => {
    const { game, state } = pooled().match;
    const later = { ...state, hidden: { ...state.hidden, tokens: TOKENS.slice(0, 3) } };
    const seen = new Set<string>();
    for (let n = 0; n < 20; n += 1) {
      const before = { ...state, hidden: { ...state.hidden, chance: seeded(`relaid ${n}`) } };
      forgetSeen(game, before, later);
      expect(before.hidden.tokens?.slice(0, 2)).toEqual(TOKENS.slice(0, 2));
      seen.add(before.hidden.tokens?.[2]?.face ?? '');
    }
    expect([...seen].toSorted()).toEqual(['bolt', 'wing']);
  });

  it('are revealed by their mode', () => {
    const story = pooled().chooses('choose');
    expect(story.open.score).toMatchObject({ revealed: ['wing'] });
    expect(story.match.state.hidden.tokens?.map(({ id }) => id)).toEqual(['t1', 't2', 't4', 'm1']);
  });
});
