import { skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import type { Match } from '@faultline/rules';

/** Maul is asked for his next action. */
const asked = (): Match =>
  skirmish({
    red: { maul: { is: 'lord-maul', at: [10, 10] } },
    blue: { boKatan: { is: 'bo-katan-kryze', at: [20, 20] } },
    activates: 'maul',
    shuffles: [['a1'], ['b1'], ['a1']],
    sides: [{ deck: [], discard: ['a1'] }, { deck: ['b1'] }],
  })
    .chooses('move')
    .chooses('dash', { to: [13, 10] }).match;

const answer = (match: Match, choice: string) =>
  ({ do: 'answer', version: match.state.open.version, answer: { option: choice } }) as const;

const everything = (match: Match) => JSON.stringify([match.file(), match.story, match.offers, match.trail.kept]);

describe('[DP-59] a proposal', () => {
  it('changes nothing until it is committed', () => {
    const match = asked();
    const before = everything(match);
    const proposed = match.propose(0, answer(match, 'end'));
    expect('entry' in proposed).toBe(true);
    expect(everything(match)).toBe(before);
  });

  it('committed is what would have been sent', () => {
    const [one, other] = [asked(), asked()];
    one.commit(one.propose(0, answer(one, 'end')));
    other.send(0, answer(other, 'end'));
    expect(everything(one)).toBe(everything(other));
  });

  it('tells the file as it will be', () => {
    const match = asked();
    const proposed = match.propose(0, answer(match, 'end'));
    if (!('entry' in proposed)) throw new Error('It was not taken.');
    const told = match.file(proposed);
    match.commit(proposed);
    expect(told).toEqual(match.file());
  });

  it('of an earlier moment cannot be committed any more', () => {
    const match = asked();
    const proposed = match.propose(0, answer(match, 'end'));
    match.send(0, { do: 'note', text: 'A word.' });
    expect(() => match.commit(proposed)).toThrow('the game is at');
  });

  it('of an offer makes none before it is committed, and one of its acceptance takes none away', () => {
    const match = asked();
    const offered = match.propose(0, { do: 'offer', what: { do: 'undo', to: 0 } });
    expect(match.offers).toEqual([]);
    match.commit(offered);
    expect(match.offers).toHaveLength(1);
    match.propose(1, { do: 'accept', offer: 1 });
    match.propose(1, { do: 'decline', offer: 1 });
    expect(match.offers).toHaveLength(1);
  });

  it('is refused as the message would be', () => {
    const match = asked();
    expect(match.propose(1, answer(match, 'end'))).toEqual(match.send(1, answer(match, 'end')));
    expect(match.propose(1, answer(match, 'end'))).toHaveProperty('refused');
  });
});
