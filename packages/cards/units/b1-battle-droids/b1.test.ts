import { duel, FAR, type Fighter, path, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'b1-battle-droids';
const inch = 2540;
const at = [
  [17, 10],
  [17, 13],
] as const;

describe('Countless', () => {
  const wounded = (droids: Partial<Fighter> = {}) =>
    duel({
      attacker: { attack: 1 },
      attackDice: 's',
      defender: { is, at, damage: 7, ...droids },
    }).plays('combat', 'ranged', 'defender.1', 'n1');

  it('[R-WND-3] trades the wound for an Injured token, after the attack', () => {
    const story = wounded().chooses('countless@defender');
    expect(story.unit('defender')).toMatchObject({ wounded: 0, injured: 1, damage: 0 });
    expect(story.open.seats[1].forceReady).toBe(2);
  });

  it('does not answer the wound of another Unit', () => {
    const story = duel({
      attackDice: 's',
      defender: { at: FAR, stamina: 1 },
      blue: { droids: { is, at: [[30, 10] as const, [30, 13] as const] } },
    }).plays('combat', 'ranged', 'n1');
    expect(story.told('wounded')).toEqual(['wounded defender']);
    expect(story.asked).toBe('red DP-23');
  });

  it('[CR-WND-02] leaves the opponent the Momentum', () => {
    expect(wounded().chooses('countless@defender').told('momentum')).toEqual(['momentum red 7']);
  });

  it('takes one condition off as well, in its player’s choice', () => {
    const story = wounded({ conditions: ['pinned', 'disarmed'] }).chooses('countless@defender');
    expect(story.offered).toEqual(['disarmed', 'pinned']);
    expect(story.chooses('pinned').unit('defender').conditions).toEqual(['disarmed']);
  });

  it('[R-ACT-6] gives them no more of an activation that was cut short', () => {
    const story = skirmish({
      red: { droids: { is, at, damage: 7, conditions: ['strained'] } },
      blue: { enemy: { at: [30, 30] } },
      activates: 'droids',
    }).plays('move', 'droids.1');
    story.chooses('dash', { to: [15, 10] }).chooses('countless@droids');
    expect(story.unit('droids')).toMatchObject({ wounded: 0, injured: 1, conditions: [] });
    expect(story.told('activation-ended')).toHaveLength(1);
  });

  it('[CR-OBJ-02] lets them contest again at the end of the Turn', () => {
    const story = skirmish({
      red: { enemy: { at: [10, 10], tree: path(['damage', 'damage']) } },
      blue: { droids: { is, at, damage: 7 } },
      objectives: [{ key: 'C', at: [17 * inch, 11.5 * inch, 0], active: true }],
      activates: 'enemy',
      attackDice: 's',
    }).plays('combat', 'ranged', 'droids.1', 'n1', 'countless@droids', 'end');
    expect(story.told('control')).toEqual(['control C blue']);
  });
});

describe('Combat A.I. Protocols', () => {
  const has = ['combat-a-i-protocols'];
  const after = (droids: Partial<Fighter> = {}, attacker: Partial<Fighter> = {}) =>
    duel({
      attacker: { tags: ['Battle Droid'], ...attacker },
      red: {
        droids: {
          is,
          has,
          at: [
            [15, 14],
            [18, 14],
          ],
          ...droids,
        },
      },
      defender: { at: FAR },
    }).plays('combat', 'ranged');

  it('[R-CARD-4] makes a target Strained or Exposed, in the droids’ choice', () => {
    expect([after().asked, after().offered]).toEqual(['red DP-57', ['strained', 'exposed']]);
    expect(after().chooses('exposed').unit('defender').conditions).toEqual(['exposed']);
  });

  it('needs every one of them within Range 4', () => {
    const apart = [
      [15, 14],
      [3, 30],
    ] as const;
    expect(after({ at: apart }).asked).toBe('red DP-23');
  });

  it('is for Battle Droids only, and only for those who were targeted', () => {
    expect(after({}, { tags: ['Droid'] }).asked).toBe('red DP-23');
    const idle = duel({
      attacker: { tags: ['Battle Droid'] },
      red: { droids: { is, has, at } },
      defender: { at: FAR },
    });
    expect(idle.plays('combat', 'decline').asked).toBe('red DP-23');
  });

  it('does not come before the last droid of the Unit has attacked', () => {
    const story = skirmish({
      red: {
        droids: {
          is,
          has,
          at: [
            [10, 10],
            [10, 13],
          ],
        },
      },
      blue: { enemy: { at: [16, 10] }, other: { at: [16, 13] } },
      activates: 'droids',
    }).plays('combat', 'droids.1', 'ranged', 'enemy.1', 'ranged', 'other.1');
    expect(story.offered).toEqual(['enemy.1', 'other.1']);
  });

  it('answers Kalani’s Combat action, but not the attack of his Tactical Network', () => {
    const story = skirmish({
      red: {
        kalani: { is: 'kalani-super-tactical-droid', at: [10, 10] },
        droids: {
          is,
          has,
          at: [
            [10, 13],
            [12, 13],
          ],
        },
      },
      blue: { enemy: { at: [16, 11] } },
      activates: 'kalani',
    }).plays('tactical-network', 'droids.1', 'decline', 'attack', 'ranged');
    expect(story.asked).toBe('red DP-23');
    expect(story.plays('combat', 'ranged').offered).toEqual(['strained', 'exposed']);
  });
});

describe('I Hate This Job', () => {
  const damage = (objective: readonly [number, number]) =>
    skirmish({
      red: { enemy: { at: [10, 10], tree: path(['damage', 'damage']) } },
      blue: { droids: { is, at } },
      objectives: [{ key: 'C', at: [objective[0] * inch, objective[1] * inch, 0], active: true }],
      activates: 'enemy',
      attackDice: 's',
    })
      .plays('combat', 'ranged', 'droids.1', 'n1')
      .unit('droids').damage;

  it('[CR-KEY-06] protects the droid that contests', () => expect(damage([17, 7])).toBe(1));
  it('not for the other one beside it', () => expect(damage([17, 17.5])).toBe(2));
});

describe('Well, I Guess I’m in Charge, Now', () => {
  const reserving = (deck = ['a1', 'a2', 'shatterpoint']) =>
    skirmish({
      red: { droids: { is, at }, other: { at: [5, 5] } },
      blue: { enemy: { at: [30, 30] } },
      sides: [{ deck }, {}],
    }).chooses('reserve');

  it('lets the card go to the bottom of the deck, and the slot stays free', () => {
    const story = reserving().chooses('yes');
    expect(story.open.seats[0]).toMatchObject({ reserve: null, forceReady: 2, deck: ['a1', 'shatterpoint'] });
  });

  it('is not asked about the card of another Unit', () => {
    expect(reserving(['a2', 'a1', 'shatterpoint']).open.seats[0].reserve).toBe('a2');
  });

  it('or into reserve after all', () => expect(reserving().chooses('no').open.seats[0].reserve).toBe('a1'));
});
