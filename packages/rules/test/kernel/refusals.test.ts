import { apply, type Command, stateHash } from '@faultline/rules';
import { skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const story = () =>
  skirmish({
    red: { maul: { is: 'lord-maul', at: [10, 10] } },
    blue: { rex: { is: 'cc-7567-captain-rex', at: [20, 20] } },
    activates: 'maul',
  });
const send = (command: Partial<Command>) => {
  const { match } = story();
  const before = stateHash(match.state);
  const taken = apply(match.game, match.state, { seat: 0, version: 0, answer: { option: 'end' }, ...command });
  return { taken, same: stateHash(match.state) === before };
};

describe('a command that cannot be taken changes nothing and says why', () => {
  it('of another seat', () => {
    const { taken, same } = send({ seat: 1 });
    expect(taken).toEqual({
      refused: { why: 'not-your-decision', reasons: [{ rule: 'DP-23', facts: { asked: 0, answering: 1 } }] },
    });
    expect(same).toBe(true);
  });

  it('for a version that has passed', () => {
    expect(send({ version: -1 }).taken).toMatchObject({
      refused: { why: 'stale', reasons: [{ facts: { answers: -1, now: 0 } }] },
    });
  });

  it('with an option that is not offered, naming those that are', () => {
    const { taken } = send({ answer: { option: 'dance' } });
    expect(taken).toMatchObject({ refused: { why: 'unknown-option', reasons: [{ rule: 'DP-23' }] } });
    expect('refused' in taken && taken.refused.reasons[0]?.facts?.offered).toContain('combat');
  });

  it('[R-ACT-12] with an option that exists but is not offered, naming the rule', () => {
    const { taken } = send({ answer: { option: 'jump' } });
    expect(taken).toEqual({ refused: { why: 'unknown-option', reasons: [{ rule: 'R-ACT-12' }] } });
  });

  it('with something nobody asked for', () => {
    expect(send({ answer: { option: 'end', to: [1, 2, 3] } }).taken).toMatchObject({ refused: { why: 'malformed' } });
  });

  it('[CR-MOVE-05] with a place the tool does not reach, and how far it is', () => {
    const told = story()
      .chooses('move')
      .tries('dash', { to: [20, 10] });
    expect(told.refusal).toMatchObject({ why: 'illegal', reasons: [{ rule: 'CR-MOVE-05' }] });
    expect(Number(told.refusal?.reasons[0]?.facts?.distance)).toBeGreaterThan(
      Number(told.refusal?.reasons[0]?.facts?.allowed),
    );
  });

  it('[CR-MOVE-22] with a place off the battlefield', () => {
    const told = skirmish({ red: { maul: { at: [1, 1] } }, blue: { rex: { at: [30, 30] } }, activates: 'maul' })
      .chooses('move')
      .tries('dash', { to: [0.5, 1] });
    expect(told.refusal?.reasons[0]?.rule).toBe('CR-MOVE-22');
  });

  it('[CR-OVER-02] with a place on another base, naming whose', () => {
    const told = skirmish({
      red: { maul: { at: [10, 10] }, saxon: { at: [13, 10] } },
      blue: { rex: { at: [30, 30] } },
      activates: 'maul',
    })
      .chooses('move')
      .tries('dash', { to: [12.5, 10] });
    expect(told.refusal?.reasons[0]).toMatchObject({ rule: 'CR-OVER-02', facts: { overlaps: 'a2.1' } });
  });

  it('after the game is over', () => {
    const told = story();
    told.checked.send({ do: 'concede', by: 1 });
    const taken = apply(told.match.game, told.match.state, { seat: 0, version: 1, answer: { option: 'end' } });
    expect(taken).toMatchObject({ refused: { why: 'over' } });
  });
});

describe('a message that is none', () => {
  const garbage: unknown[] = [
    null,
    7,
    'undo',
    [],
    {},
    { do: 'dance' },
    { do: 'answer' },
    { do: 'answer', seat: 0, version: 0, answer: { option: 'end' } },
    { do: 'answer', version: 0.5, answer: { option: 'end' } },
    { do: 'answer', version: 0, answer: { option: 'end', to: [1, 2] } },
    { do: 'undo', to: 'start' },
    { do: 'correct', why: 'x', set: [] },
    { do: '__proto__' },
    { do: 'constructor' },
  ];
  for (const entry of garbage) {
    it(`is refused: ${JSON.stringify(entry)}`, () => {
      const { match } = story();
      expect(match.send(0, entry as never)).toMatchObject({ refused: { why: 'malformed' } });
      expect(match.version).toBe(0);
    });
  }
});
