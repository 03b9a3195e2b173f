import { duel, FAR, type Fighter, path, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'captain-cassian-andor';
const INCH = 2540;

describe('We Need to Blend In', () => {
  const acting = (ally: Partial<Fighter> = {}) =>
    duel({
      attacker: { is },
      red: {
        ally: {
          at: [
            [30, 5],
            [30, 9],
          ],
          tags: ['Rebel Alliance'],
          ...ally,
        },
      },
      defender: { at: [33, 33] },
    });

  it('lets him and one of another Rebel Unit dash, in his order', () => {
    const story = acting().plays('we-need-to-blend-in', 'ally.2');
    expect(story.offered).toEqual(['attacker.1', 'ally.2']);
    story.plays('ally.2').chooses('dash', { to: [28, 9] });
    expect([story.offered, story.unit('ally').hunker]).toEqual([['dash', 'decline'], 0]);
  });

  it('gives both a Hunker token with spies', () => {
    const story = acting({ tags: ['Rebel Alliance', 'Spy'] }).plays('we-need-to-blend-in', 'ally.1', 'ally.1');
    story.plays('decline', 'decline');
    expect([story.unit('attacker').hunker, story.unit('ally').hunker]).toEqual([1, 1]);
  });

  it('[R-ABIL-4] is not offered with no other Rebels', () => {
    expect(acting({ tags: ['Spy'] }).offered).not.toContain('we-need-to-blend-in');
  });

  it('takes one from Super Commandos, whose No Mercy hurts the Unit', () => {
    const story = duel({
      attacker: { is },
      red: { ally: { at: [30, 5], tags: ['Rebel Alliance'] } },
      defender: {
        is: 'mandalorian-super-commandos',
        at: [
          [30, 8],
          [33, 33],
        ],
      },
    }).plays('we-need-to-blend-in', 'ally.1');
    expect(story.chooses('dash', { to: [30, 2] }).told('suffered')).toEqual(['suffered ally 2']);
  });
});

describe('This Town Is Ready to Blow', () => {
  const option = 'this-town-is-ready-to-blow@cassian';
  const won = (attackDice: string, x = 10, attacker: Partial<Fighter> = {}) =>
    duel({
      attacker: { tree: path(['damage']), ...attacker },
      defender: { stamina: 1 },
      blue: { cassian: { is, at: [33, 33] } },
      objectives: [{ key: 'M', at: [x * INCH, 10 * INCH, 0] }],
      score: { card: 'steal-the-secret-plans', token: 6, momentum: [2, 1] },
      attackDice: `cfff${attackDice}`,
      force: [0, 9],
    }).plays('combat', 'melee', 'n1');

  it('hurts every enemy Unit that contests an objective when the opponent claims a Struggle Card', () => {
    const story = won('sef');
    expect(story.offered).toContain(option);
    expect(story.plays(option).told('suffered').at(-1)).toBe('suffered attacker 2');
  });

  it('not those who contest none', () => {
    expect(won('sef', 33).offered).not.toContain(option);
  });

  it('Wounds somebody with Maul’s Revenge, which is for Melee attacks alone', () => {
    const story = won('sss', 10, { has: ['revenge-i-must-have-revenge'], stamina: 3 }).plays(option);
    expect([story.unit('attacker').wounded, story.told('attack').length]).toEqual([1, 1]);
  });
});

describe('We’ve All Done Terrible Things', () => {
  it('adds three dice against somebody an ally fights, and the ally suffers', () => {
    const story = duel({
      attacker: { is },
      red: { ally: { at: [17, 13] } },
      defender: { at: FAR },
      force: [9, 0],
    }).plays('combat', 'ranged', 'yes');
    expect([story.told('pool')[0], story.unit('ally').damage]).toEqual(['pool attack 10', 2]);
  });
});

describe('Make Ten Men Feel Like a Hundred', () => {
  const fallen = (ally: Partial<Fighter> = {}) =>
    duel({
      attacker: {
        tree: path(['damage']),
        at: [
          [10, 10],
          [10, 13],
        ],
      },
      defender: { stamina: 4, damage: 3 },
      blue: {
        cassian: { is, at: [33, 33] },
        ally: { at: [30, 5], ...ally },
        second: { at: [12, 15], stamina: 4, damage: 3 },
      },
      attackDice: 'sfffs',
      force: [0, 0],
    }).plays('combat', 'attacker.1', 'melee', 'n1');

  it('[R-WND-3] lets one of another allied Unit dash, a Spy advance', () => {
    const story = fallen();
    expect(story.offered).toEqual(['cassian', 'ally', 'second']);
    expect(story.plays('ally').offered).toEqual(['dash', 'decline']);
    expect(fallen({ tags: ['Spy'] }).plays('ally').offered).toEqual(['dash', 'advance', 'decline']);
  });

  it('does so once a Turn', () => {
    const story = fallen().plays('ally', 'decline');
    story.plays('melee', 'second.1', 'n1');
    expect([story.unit('second').wounded, story.asked]).toEqual([1, 'red DP-23']);
  });

  const chosen = (tags: readonly string[]) =>
    skirmish({
      red: { rebel: { at: [10, 10], tags }, cassian: { is, at: [5, 5] } },
      blue: { enemy: { at: [33, 33] } },
      sides: [{ deck: ['shatterpoint', 'a1', 'a2'] }, {}],
      force: [0, 0],
    })
      .plays('rebel')
      .told('keyword');

  it('[CR-KEY-03, CR-KEY-04] gives Rebels whom the Shatterpoint Card chooses Impact 1 and Sharpshooter 1', () => {
    expect(chosen(['Rebel Alliance'])).toEqual(['keyword rebel impact 1 turn', 'keyword rebel sharpshooter 1 turn']);
  });

  it('not others', () => {
    expect(chosen(['Jedi'])).toEqual([]);
  });

  it('answers the wound that General Solo’s Hey, It’s Me answers as well', () => {
    const story = duel({
      attacker: { tree: path(['damage']) },
      defender: { stamina: 4, damage: 3 },
      blue: { cassian: { is, at: [33, 33] }, solo: { is: 'general-solo', at: [16, 13] } },
      attackDice: 's',
      force: [0, 0],
    }).plays('combat', 'melee', 'n1');
    expect(story.offered).toEqual(
      expect.arrayContaining(['make-ten-men-feel-like-a-hundred@cassian', 'hey-its-me@solo']),
    );
  });
});
