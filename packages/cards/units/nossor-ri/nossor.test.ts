import { duel, FAR, type Fighter, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'nossor-ri';

describe('Scatter', () => {
  const starting = (ally: Partial<Fighter>, enemy: Partial<Fighter> = {}, nossor: Partial<Fighter> = {}) =>
    skirmish({
      red: { nossor: { is, at: [10, 10], ...nossor }, ally: { at: [25, 25], tags: ['Scoundrel'], ...ally } },
      blue: { enemy: { at: [33, 3], ...enemy } },
      activates: 'nossor',
      moment: { phase: 'start' },
    });

  it('[CR-ACT-06] lets one of his own or of another such Unit dash, however far away', () => {
    expect(starting({}).offered).toEqual(['nossor', 'ally']);
    expect(starting({}).chooses('ally').offered).toEqual(['dash', 'decline']);
  });

  it('or reposition instead where its Unit has damage', () => {
    expect(starting({ damage: 1 }).chooses('ally').offered).toEqual(['dash', 'reposition', 'decline']);
    expect(starting({}, {}, { damage: 1 }).chooses('nossor').offered).toEqual(['dash', 'reposition', 'decline']);
  });

  it('is for no others', () => expect(starting({ tags: ['Jedi'] }).offered).toEqual(['dash', 'decline']));

  it('takes one from Super Commandos, whose No Mercy hurts him', () => {
    const at = [
      [28, 25],
      [3, 33],
    ] as const;
    const story = starting({}, { is: 'mandalorian-super-commandos', at }).chooses('ally');
    expect(story.chooses('dash', { to: [22, 25] }).told('suffered')).toEqual(['suffered ally 2']);
  });
});

describe('Riptide', () => {
  const option = 'riptide@nossor';
  const shooting = (attacker: Partial<Fighter>) =>
    duel({
      attacker: { tags: ['Separatist Alliance'], ...attacker },
      red: { nossor: { is, at: [13, 15] }, shark: { at: [15, 14], tags: ['Aquatic'] } },
      defender: { at: FAR },
    }).plays('combat', 'ranged');

  it('adds a die for each other Aquatic Unit within Range 5 and sight of the target', () => {
    expect(shooting({}).chooses(option).told('pool')[0]).toBe('pool attack 6');
    expect(shooting({ tags: ['Jedi'] }).offered).not.toContain(option);
  });
});

describe('Opportunistic Usurper', () => {
  const revealing = (reserve: string | null, other: Partial<Fighter> = {}) => {
    const story = skirmish({
      red: { nossor: { is, at: [10, 10] }, other: { at: [5, 5], ...other }, third: { at: [15, 5] } },
      blue: { enemy: { at: [30, 30] } },
      sides: [{ deck: ['a1', 'a3', 'shatterpoint', ...(reserve ? [] : ['a2'])], reserve, discard: [] }, {}],
    });
    return reserve ? story.plays('reveal') : story;
  };

  it('[R-ORDER-4] changes places with the card in reserve, which goes on top or to the bottom of the deck', () => {
    const story = revealing('a2');
    expect(story.offered).toEqual(['yes', 'no']);
    expect(story.chooses('yes').offered).toEqual(['deck-top', 'deck-bottom']);
    story.chooses('deck-top');
    expect([story.open.seats[0].reserve, story.open.activation?.unit]).toEqual(['a1', story.unit('other').id]);
    expect(story.open.seats[0].forceReady).toBe(3);
    const below = revealing('a2').plays('yes', 'deck-bottom');
    expect(below.open.seats[0].deck).toContain('a2');
    expect(below.open.activation?.unit).toBe(below.unit('third').id);
  });

  it('can be declined, and is not asked with an empty reserve', () => {
    expect(revealing('a2').chooses('no').open.activation?.unit).toBe(0);
    expect(revealing(null).offered).toEqual(['activate', 'reserve']);
  });

  const targets = (zone: 'deck' | 'discard') =>
    duel({
      defender: { is, at: FAR },
      blue: { other: { at: [17, 13] } },
      sides: [{}, zone === 'deck' ? { deck: ['b1', 'b2'] } : { deck: ['b2'], discard: ['b1'] }],
    }).plays('combat', 'ranged');

  it('[CR-GEN-10] keeps him from Ranged attacks while his Order Card is not used', () => {
    expect(targets('deck').told('attack')).toEqual(['attack attacker.1 other.1 ranged']);
    expect(targets('discard').offered).toEqual(['defender.1', 'other.1']);
  });

  it('lays B1 Battle Droids back, whom Well, I Guess I’m in Charge, Now does not concern', () => {
    const at = [
      [5, 5],
      [5, 8],
    ] as const;
    const story = revealing('a2', { is: 'b1-battle-droids', at }).plays('yes', 'deck-bottom');
    expect(story.open.seats[0].deck).toContain('a2');
  });
});
