import type { Icon } from '@faultline/rules';
import { duel, FAR, type Fighter, path } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'chopper-c1-10p-spectre-3';

describe('Mayhem', () => {
  const mayhem = (defenseDice: string, defender: Partial<Fighter> = {}) =>
    duel({ attacker: { is }, defender: { stamina: 9, ...defender }, defenseDice })
      .plays('mayhem')
      .unit('defender').conditions;

  it('Strains for a block, Disarms for expertise and Exposes for a failure', () => {
    expect(mayhem('bef')).toEqual(['strained', 'disarmed', 'exposed']);
    expect(mayhem('bbb')).toEqual(['strained']);
    expect(mayhem('eee')).toEqual(['disarmed']);
  });

  it('gives each of them once, and none that was not rolled', () => expect(mayhem('fff')).toEqual(['exposed']));

  it('[R-ABIL-4] is not offered with no enemy within Range 2', () => {
    expect(duel({ attacker: { is }, defender: { at: FAR } }).offered).not.toContain('mayhem');
  });

  it('lets Obi-Wan heal, whom Greater Purpose keeps from being Exposed', () => {
    const story = duel({ attacker: { is }, defender: { is: 'obi-wan-kenobi-out-of-hiding', damage: 1 } });
    expect(story.plays('mayhem').offered).toEqual(['defender:damage', 'decline']);
  });
});

describe('Rocket Booster', () => {
  const boosted = (defender: Partial<Fighter> = { at: [33, 33] }) =>
    duel({ attacker: { is }, defender }).plays('rocket-booster');

  it('[CR-MOVE-04] lets him jump', () => expect(boosted().offered).toEqual(['jump', 'decline']));

  it('makes nobody jump who would not', () => expect(boosted().chooses('decline').told('moved')).toEqual([]));

  it('takes him from Super Commandos, whatever No Mercy says', () => {
    const at = [
      [13, 10],
      [33, 33],
    ] as const;
    const story = boosted({ is: 'mandalorian-super-commandos', at }).chooses('jump', { to: [7, 10] });
    expect([story.character('attacker').x, story.unit('attacker').damage]).toEqual([7 * 2540, 0]);
  });
});

describe('Chopper, Sometimes You Do It Right', () => {
  const option = 'chopper-sometimes-you-do-it-right@attacker';
  const killed = (friend: Partial<Fighter> = {}, defender: Partial<Fighter> = {}) =>
    duel({
      attacker: { is },
      red: { friend: { at: [10, 13], tags: ['Rebel Alliance'], ...friend } },
      defender: { stamina: 4, damage: 3, ...defender },
      attackDice: 'c',
      force: [9, 0],
    }).plays('combat', 'melee', 'n2');

  it('[R-WND-3] lets a Rebel within Range 2 dash when his attack Wounds an enemy', () => {
    const story = killed().chooses(option);
    expect(story.offered).toEqual(['attacker.1', 'friend.1']);
    expect(story.chooses('friend.1').offered).toEqual(['dash', 'decline']);
  });

  it('lets a Spectre reposition instead, himself too', () => {
    expect(killed().plays(option, 'attacker.1').offered).toEqual(['dash', 'reposition', 'decline']);
    const friend = { tags: ['Rebel Alliance', 'Spectre'] };
    expect(killed(friend).plays(option, 'friend.1').offered).toEqual(['dash', 'reposition', 'decline']);
  });

  it('answers no wound of another’s, and none but by an attack', () => {
    const story = duel({
      attacker: { tree: path(['damage']) },
      red: { chopper: { is, at: [10, 13] } },
      defender: { stamina: 4, damage: 3 },
      attackDice: 's',
    }).plays('combat', 'melee', 'n1');
    expect(story.asked).toBe('red DP-23');
  });

  it('answers the wound that Countless takes off again', () => {
    const at = [
      [13, 10],
      [33, 33],
    ] as const;
    expect(killed({}, { is: 'b1-battle-droids', at, damage: 7 }).offered).toContain(option);
  });
});

describe('Sturdy Construction', () => {
  const struck = (icon: Icon) =>
    duel({ attacker: { tree: path([icon, 'damage', 'damage']) }, defender: { is }, attackDice: 's' })
      .plays('combat', 'melee', 'n1')
      .unit('defender');

  it('[CR-KEY-01, CR-KEY-06] keeps him from being Pinned or Disarmed, and one damage off', () => {
    expect(struck('pinned')).toMatchObject({ conditions: [], damage: 1 });
    expect(struck('disarmed')).toMatchObject({ conditions: [], damage: 1 });
  });

  it('keeps off no other condition', () => expect(struck('exposed').conditions).toEqual(['exposed']));

  it('meets Enfeeble, which Pins him as little', () => {
    const story = duel({
      attacker: { tags: ['Inquisitorius'] },
      red: { sister: { is: 'fourth-sister', at: [17, 14] } },
      defender: { is, at: FAR },
      sides: [{}, { deck: [], discard: ['b1'] }],
    }).plays('combat', 'ranged');
    expect(story.offered).not.toContain('enfeeble-pinned@sister');
  });
});

describe('Is That One of Ours?', () => {
  const targets = (zone: 'deck' | 'reserve' | 'discard', at: Fighter['at'] = FAR) => {
    const cards = {
      deck: { deck: ['b1', 'b2'] },
      reserve: { deck: ['b2'], reserve: 'b1' },
      discard: { deck: ['b2'], discard: ['b1'] },
    };
    return duel({
      attacker: { tags: ['Galactic Empire'] },
      defender: { is, at },
      blue: { other: { at: [17, 13] } },
      sides: [{}, cards[zone]],
    }).plays('combat', 'ranged').offered;
  };

  it('[CR-GEN-10] keeps him from Ranged attacks while his Order Card is in the deck or in reserve', () => {
    expect(targets('deck')).not.toContain('defender.1');
    expect(targets('reserve')).not.toContain('defender.1');
  });

  it('not once it is used', () => expect(targets('discard')).toEqual(['defender.1', 'other.1']));

  it('nor from Melee attacks', () => {
    const story = duel({ defender: { is } }).plays('combat', 'melee');
    expect(story.told('attack')).toEqual(['attack attacker.1 defender.1 melee']);
  });

  it('hides him from a clone, so that Coordinated Fire has nothing to answer', () => {
    const story = duel({
      attacker: { tags: ['Galactic Republic'] },
      red: {
        clones: {
          is: '501st-clone-troopers',
          at: [
            [8, 8],
            [8, 6],
          ],
        },
      },
      defender: { is, at: FAR },
    }).plays('combat');
    expect(story.told('attack')).toEqual([]);
  });
});
