import { duel, path, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'weequay-pirates';
const at = [
  [10, 10],
  [30, 4],
] as const;
const inch = 2540;

describe('Raiding Party', () => {
  it('[CR-MOVE-02] lets each climb, in a fight too', () => {
    const story = duel({ attacker: { is, at } }).plays('raiding-party', 'attacker.1');
    expect(story.offered).toEqual(['climb', 'decline']);
  });
});

describe('Exit Strategy', () => {
  it('[CR-MOVE-15] lets them climb out of a fight', () => {
    expect(duel({ attacker: { is, at } }).plays('move', 'attacker.1').offered).toContain('climb');
  });
});

describe('Greedy', () => {
  const shoved = (x: number) =>
    duel({
      attacker: { tree: path(['shove']) },
      defender: {
        is,
        at: [
          [13, 10],
          [30, 30],
        ],
      },
      objectives: [{ key: 'M', at: [x * inch, 10 * inch, 0] }],
      attackDice: 's',
    }).plays('combat', 'melee', 'n1').offered;

  it('[CR-KEY-09] keeps who contests an Active objective from being pushed', () => {
    expect(shoved(14)).not.toContain('push');
  });

  it('not others', () => expect(shoved(30)).toContain('push'));

  it('is nothing against a pull like Capture Wire', () => {
    const story = duel({
      attacker: { is: 'jango-fett-bounty-hunter' },
      defender: {
        is,
        at: [
          [15, 10],
          [30, 30],
        ],
      },
      objectives: [{ key: 'M', at: [16 * inch, 10 * inch, 0] }],
    }).plays('capture-wire');
    expect(story.offered).toContain('pull');
    story.chooses('pull', { direction: [-1, 0] });
    expect(story.unit('defender').conditions).toEqual(['pinned']);
  });
});

describe('Pack Hunter', () => {
  it('[R-CARD-15] adds two dice where the other pirate fights too', () => {
    const pool = (second: readonly [number, number]) =>
      skirmish({
        red: { pirates: { is, at: [[10, 10], second] } },
        blue: { enemy: { at: [13, 10] } },
        activates: 'pirates',
      })
        .plays('combat', 'pirates.1', 'melee')
        .told('pool')[0];
    expect([pool([30, 30]), pool([15, 12])]).toEqual(['pool attack 6', 'pool attack 8']);
  });
});
