import { duel, FAR, type Fighter, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'general-obi-wan-kenobi';

describe('Hello There', () => {
  const greeting = () => duel({ attacker: { is }, defender: { at: [13, 10] } }).plays('hello-there');

  it('lets him jump, and then adds three dice to his next attack', () => {
    const story = greeting().chooses('jump', { to: [10, 11] });
    expect(story.plays('combat', 'melee').told('pool')[0]).toBe('pool attack 8');
  });

  it('adds none without the jump', () => {
    expect(greeting().plays('decline', 'combat', 'melee').told('pool')[0]).toBe('pool attack 5');
  });

  it('takes him to Super Commandos by a jump, whatever No Mercy says', () => {
    const at = [
      [13, 10],
      [33, 33],
    ] as const;
    const story = duel({ attacker: { is }, defender: { is: 'mandalorian-super-commandos', at } }).plays('hello-there');
    story.chooses('jump', { to: [7, 10] });
    expect([story.character('attacker').x, story.unit('attacker').damage]).toEqual([7 * 2540, 0]);
  });
});

describe('So Uncivilized', () => {
  const option = 'so-uncivilized@defender';
  const shot = (attackDice: string, attacker: Partial<Fighter> = {}, at: Fighter['at'] = FAR, way = 'ranged') =>
    duel({ attacker, defender: { is, at }, attackDice, force: [0, 9] }).plays('combat', way);

  it('gives him a Hunker token when a Ranged attack targets him, and turns three damage back for a failure', () => {
    const story = shot('f').chooses(option);
    expect(story.told('hunker')[0]).toContain('hunker defender 1');
    expect(story.told('suffered')).toEqual(['suffered attacker 3']);
  });

  it('turns nothing back where no failure was rolled', () => {
    expect(shot('eeee').chooses(option).told('suffered')).toEqual([]);
  });

  it('answers no Melee attack', () => expect(shot('f', {}, [13, 10], 'melee').offered).not.toContain(option));

  it('hurts Chopper, whom Sturdy Construction protects from attacks alone', () => {
    const story = shot('f', { is: 'chopper-c1-10p-spectre-3' }).chooses(option);
    expect(story.told('suffered')).toEqual(['suffered attacker 3']);
  });
});

describe('Patience', () => {
  const revealing = (reserve: string | null, obi: Partial<Fighter> = {}, other: Partial<Fighter> = {}) => {
    const story = skirmish({
      red: { obi: { is, at: [10, 10], damage: 4, ...obi }, other: { at: [5, 5], ...other }, third: { at: [15, 5] } },
      blue: { enemy: { at: [30, 30] } },
      sides: [{ deck: ['a1', 'a3', 'shatterpoint', ...(reserve ? [] : ['a2'])], reserve, discard: [] }, {}],
      force: [3, 3],
    });
    return reserve ? story.plays('reveal') : story;
  };

  it('[R-ORDER-4] changes places with the card in reserve, and then heals him thrice and lets him jump', () => {
    const story = revealing('a2').plays('yes', 'deck-top', 'obi:damage', 'obi:damage', 'obi:damage');
    expect([story.unit('obi').damage, story.offered]).toEqual([1, ['jump', 'decline']]);
    story.chooses('decline');
    expect([story.open.seats[0].reserve, story.open.activation?.unit]).toEqual(['a1', story.unit('other').id]);
  });

  it('heals him also where he is reserved for a Force', () => {
    const story = revealing(null).plays('reserve');
    expect(story.offered).toContain('obi:damage');
  });

  it('can be declined, and heals nobody whose card is put there otherwise', () => {
    expect(revealing('a2').chooses('no').open.activation?.unit).toBe(0);
  });

  it('lays B1 Battle Droids back, whom Well, I Guess I’m in Charge, Now does not concern', () => {
    const at = [
      [5, 5],
      [5, 8],
    ] as const;
    const story = revealing('a2', { damage: 0 }, { is: 'b1-battle-droids', at }).plays('yes', 'deck-bottom');
    expect(story.open.seats[0].deck).toContain('a2');
  });
});

describe('Knowledge and Defense', () => {
  const struck = (
    defender: Partial<Fighter>,
    blue: Readonly<Record<string, Fighter>> = { obi: { is, at: [33, 33] } },
  ) =>
    duel({
      defender: { tags: ['Galactic Republic'], hunker: 2, damage: 4, ...defender },
      blue,
      force: [0, 0],
    }).plays('combat', 'melee');

  it('[CR-COVER-11, R-CARD-14] lets allied Units keep Hunker tokens in a fight', () => {
    expect(struck({}).unit('defender').hunker).toBe(2);
    expect(struck({}, {}).unit('defender').hunker).toBe(0);
  });

  it('adds a die to the defense of Republic Units with a token against Melee attacks', () => {
    expect(struck({}).told('pool')[1]).toBe('pool defense 3');
  });

  it('adds none to others, nor without a token', () => {
    expect(struck({ tags: ['Sith'] }).told('pool')[1]).toBe('pool defense 2');
    expect(struck({ hunker: 0 }).told('pool')[1]).toBe('pool defense 2');
  });

  it('[R-CARD-19] turns all tokens into heals after the attack, and lets who healed dash', () => {
    const story = struck({});
    expect(story.offered).toEqual(['yes', 'no']);
    story.plays('yes', 'defender:damage', 'defender:damage');
    expect(story.unit('defender')).toMatchObject({ hunker: 0, damage: 2 });
    expect(story.offered).toEqual(['dash', 'decline']);
  });

  it('[R-CARD-19] lets the characters of a Unit share them, and each who healed dash', () => {
    const at = [
      [13, 10],
      [15, 12],
    ] as const;
    const story = struck({ at }).plays('yes');
    expect(story.offered).toEqual(['defender.1', 'defender.2', 'none']);
    story.plays('defender.1', 'defender:damage', 'defender.2', 'defender:damage');
    expect(story.offered).toEqual(['defender.1', 'defender.2']);
    const one = struck({ at }).plays('yes', 'defender.2', 'defender:damage', 'none');
    expect(one.open.decision?.about).toMatchObject({ character: one.name('defender.2') });
  });

  it('lets nobody dash who did not heal', () => {
    expect(struck({}).plays('yes', 'decline', 'decline').asked).toBe('red DP-23');
  });

  it('keeps the tokens of the 501st, whom Brothers in Arms then keeps where they are', () => {
    const at = [
      [13, 10],
      [30, 4],
    ] as const;
    expect(struck({ is: '501st-clone-troopers', at, damage: 0 }).unit('defender').hunker).toBe(2);
  });
});
