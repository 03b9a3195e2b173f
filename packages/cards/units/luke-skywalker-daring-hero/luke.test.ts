import { duel, FAR, type Fighter, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { merciless } from '../../test/merciless.ts';

const is = 'luke-skywalker-daring-hero';

describe("I'm Here to Rescue You", () => {
  const starting = (ally: Partial<Fighter>, enemy: Partial<Fighter> = {}) =>
    skirmish({
      red: { luke: { is, at: [10, 10] }, ally: { at: [20, 20], ...ally } },
      blue: { enemy: { at: [30, 30], ...enemy } },
      activates: 'luke',
      moment: { phase: 'start' },
    });

  it('[CR-ACT-06] lets him or another Spy reposition', () => {
    const story = starting({ tags: ['Spy'] });
    expect(story.offered).toEqual(['luke.1', 'ally.1']);
    expect(story.chooses('ally.1').offered).toEqual(['reposition', 'decline']);
  });

  it('is for him alone where no ally is a Spy', () => {
    expect(starting({ tags: ['Rebel Alliance'] }).plays('decline').asked).toBe('red DP-23');
  });

  it('[R-MOVE-7] lets a Spy reposition away from Super Commandos, whose No Mercy hurts him', () => {
    const story = starting({ tags: ['Spy'] }, merciless(23, 20))
      .plays('ally.1')
      .chooses('reposition', { to: [17, 20] });
    expect([story.told('suffered'), story.told('moved').length]).toEqual([['suffered ally 2'], 1]);
  });
});

describe('Grappling Hook', () => {
  it('[CR-MOVE-15] lets him climb, and gives a Hunker token if he did', () => {
    const story = duel({ attacker: { is }, defender: { at: [30, 30] } }).plays('grappling-hook');
    expect(story.offered).toEqual(['climb', 'decline']);
    expect(story.chooses('climb', { to: [11, 10] }).unit('attacker').hunker).toBe(1);
  });

  it('[R-ABIL-4] is not offered to him in a fight, where nobody climbs', () => {
    expect(duel({ attacker: { is } }).offered).not.toContain('grappling-hook');
  });
});

describe("He's the Brains, Sweetheart", () => {
  const shooting = (attacker: Partial<Fighter> = {}, luke: Partial<Fighter> = {}, type = 'ranged') =>
    duel({
      attacker: { tags: ['Rebel Alliance'], hunker: 1, ...attacker },
      red: { luke: { is, at: [10, 13], ...luke } },
      defender: { at: type === 'ranged' ? FAR : [13, 10] },
      attackDice: 'ffffss',
    }).plays('combat', type);

  it('lets a hunkered rebel or spy within Range 3 roll up to two failures again', () => {
    expect(shooting().offered).toContain('failure');
    expect(shooting({ tags: ['Spy'] }).offered).toContain('failure');
    const faces = shooting().plays('failure', 'failure').told('dice');
    expect(faces.join()).toContain('strike,strike');
  });

  it('lets him do it too', () => {
    const story = duel({
      attacker: { is, hunker: 1 },
      defender: { at: FAR },
      attackDice: 'ffffffss',
    }).plays('combat', 'ranged');
    expect(story.offered).toContain('failure');
  });

  it('asks nobody without a token, of another kind, far away, or in a fight', () => {
    const asks = (story: ReturnType<typeof shooting>) => story.offered.includes('failure');
    expect([
      asks(shooting({ hunker: 0 })),
      asks(shooting({ tags: ['Sith'] })),
      asks(shooting({}, { at: [30, 30] })),
      asks(shooting({}, {}, 'melee')),
    ]).toEqual([false, false, false, false]);
  });

  it('takes the failure that a Deflect waits for', () => {
    const story = duel({
      attacker: { tags: ['Spy'], hunker: 1, attack: 2 },
      red: { luke: { is, at: [10, 13] } },
      defender: { is: 'third-sister', at: FAR },
      attackDice: 'ffss',
    }).plays('combat', 'ranged', 'failure', 'failure');
    expect(story.offered).not.toContain('deflect@defender');
  });
});

describe('Oh, the Uniform', () => {
  const covering = (attacker: Partial<Fighter>, red = {}) =>
    duel({ attacker, red }).plays('take-cover', 'decline').unit('attacker').hunker;

  it('[CR-COVER-11] lets him keep and gain Hunker tokens in a fight', () => {
    expect(covering({ is, hunker: 1 })).toBe(2);
  });

  it('is nothing that an ally in a fight has', () => {
    expect(covering({}, { luke: { is, at: [10, 14] } })).toBe(0);
  });

  it('keeps the token that Super Commandos would not, for all their No Mercy', () => {
    const at = [
      [13, 10],
      [33, 33],
    ] as const;
    const story = duel({ attacker: { is, hunker: 1 }, defender: { is: 'mandalorian-super-commandos', at } });
    story.plays('move').chooses('dash', { to: [7, 10] });
    expect([story.unit('attacker').hunker, story.told('suffered')]).toEqual([1, ['suffered attacker 2']]);
  });
});
