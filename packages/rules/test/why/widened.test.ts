import { widenedNow } from '@faultline/rules';
import { active, duel, skirmish, type Story } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const widened = (story: Story) =>
  widenedNow({ game: story.match.game, open: story.open }).map(({ option, ability }) => `${option}: ${ability}`);

describe('what cards add to a question', () => {
  it('a move that comes in the place of another', () => {
    const story = duel({ attacker: { is: 'asajj-ventress-sith-assassin' }, defender: { at: [30, 30] } });
    expect(widened(story)).toEqual([]);
    expect(widened(story.chooses('move'))).toEqual(['reposition: swift-retreat']);
  });

  it('nothing where nobody is asked', () => {
    const { match, open } = duel();
    expect(widenedNow({ game: match.game, open: { ...open, decision: null } })).toEqual([]);
  });

  it('not one that is there anyway', () => {
    const story = duel({
      attacker: { has: ['swift'] },
      defender: { at: [30, 30] },
      abilities: { swift: { kind: 'innate', clauses: [{ clause: 'swap', move: 'advance', into: 'dash' }] } },
    });
    expect(widened(story.chooses('move'))).toEqual([]);
  });

  it('[R-COND-6] not one that is not offered', () => {
    const story = duel({ attacker: { is: 'asajj-ventress-sith-assassin', conditions: ['pinned'] } });
    expect(widened(story.chooses('move'))).toEqual([]);
  });

  it('[CR-ORDER-06] a reserve that costs less', () => {
    const story = skirmish({
      red: { kalani: { is: 'kalani-super-tactical-droid', at: [10, 10] }, other: { at: [5, 5] } },
      blue: { enemy: { at: [30, 30] } },
      sides: [{ deck: ['a1', 'a2', 'shatterpoint'] }, {}],
    });
    expect(widened(story)).toEqual(['reserve: complete-analysis']);
  });

  it('[CR-ABIL-13] an ability that costs less', () => {
    const story = duel({
      attacker: { has: ['rest', 'thrift'] },
      abilities: {
        rest: active(2, { do: 'refresh', amount: 1 }),
        thrift: { kind: 'innate', clauses: [{ clause: 'cost', of: 'ability', less: 1 }] },
      },
    });
    expect(widened(story)).toEqual(['rest: thrift']);
  });
});
