import { whyNotReserve } from '@faultline/rules';
import { duel, identity, innate, SELF, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const instead = { do: 'instead' } as const;

describe('something else in place of what would happen', () => {
  it('[R-KEY-1] a condition that is replaced is not gained, nor doubled', () => {
    const shrug = innate({ on: 'condition.gaining', to: SELF }, instead, { do: 'refresh', amount: 1 });
    const story = duel({
      attacker: {
        tree: { options: [{ id: 'n1', column: 1, row: 1, start: true, effects: ['exposed', 'exposed'] }], paths: [] },
      },
      defender: { has: ['shrug'] },
      abilities: { shrug },
      attackDice: 'c',
    });
    story.plays('combat', 'melee', 'n1');
    expect(story.unit('defender')).toMatchObject({ conditions: [], damage: 0 });
  });

  it('a Momentum that is replaced is not placed, and nobody wins by it', () => {
    const calm = innate({ on: 'momentum.gaining' }, instead);
    const story = skirmish({
      red: { a: { at: [10, 10] } },
      blue: { b: { at: [30, 30], has: ['calm'] } },
      activates: 'a',
      abilities: { calm },
    });
    story.chooses('end');
    expect(story.open.score).toMatchObject({ momentum: [1, 1] });
  });

  it('[CR-DMG-04] a Damage Pool that is replaced is not suffered', () => {
    const ghost = innate({ on: 'attack.suffering', to: SELF }, instead);
    const story = duel({ defender: { has: ['ghost'] }, abilities: { ghost }, attackDice: 'ccc' });
    story.plays('combat', 'melee', 'n1', 'n2', 'n3');
    expect(story.unit('defender').damage).toBe(0);
  });

  it('[CR-ACT-05] Hunker tokens are kept where their loss is replaced', () => {
    const dugIn = identity({ on: 'hunker.losing', to: SELF }, instead);
    const start = (has: string[]) =>
      skirmish({
        red: { a: { at: [10, 10], hunker: 2, has } },
        blue: { b: { at: [30, 30] } },
        activates: 'a',
        moment: { phase: 'start' },
        abilities: { dugIn },
      });
    expect(start(['dugIn']).unit('a').hunker).toBe(2);
    expect(start([]).unit('a').hunker).toBe(0);
  });
});

describe('Well, I Guess I’m in Charge, Now', () => {
  const reveal = () =>
    skirmish({
      red: {
        droids: {
          is: 'b1-battle-droids',
          at: [
            [10, 10],
            [13, 10],
          ],
        },
        kalani: { is: 'kalani-super-tactical-droid', at: [20, 10] },
      },
      blue: { rex: { at: [30, 30] } },
      sides: [{ deck: ['a1', 'a2', 'shatterpoint'] }, {}],
      force: [2, 0],
    }).chooses('reserve');

  it('puts the card under the deck for the same Force; the slot stays free and the next card is revealed', () => {
    const story = reveal().chooses('yes');
    expect(story.open.seats[0]).toMatchObject({ forceReady: 1, reserve: null });
    expect(story.match.state.hidden.decks[0]).toEqual(['shatterpoint', 'a1']);
    expect(story.open.activation).toMatchObject({ unit: story.unit('kalani').id });
  });

  it('[CR-ORDER-07] nothing else is reserved this Turn, though the slot is free and Force is left', () => {
    const story = reveal().chooses('yes');
    const position = { game: story.match.game, open: story.open };
    expect(story.told('reserved', 'activated')).toEqual(['activated kalani deck']);
    expect(whyNotReserve(position, 'a2')).toEqual([{ rule: 'CR-ORDER-07' }]);
  });

  it('lets the card go into reserve as usual', () => {
    expect(reveal().chooses('no').open.seats[0].reserve).toBe('a1');
  });

  it('[HI-01] both players know where it lies, until the next shuffle', () => {
    expect(
      reveal()
        .chooses('yes')
        .match.state.known.map((seat) => seat[0]),
    ).toEqual([
      [false, true],
      [false, true],
    ]);
  });
});
