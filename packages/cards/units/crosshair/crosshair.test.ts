import { duel, FAR, type Fighter, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'crosshair';

describe('Trick Shot', () => {
  const starting = (enemy: Partial<Fighter> = {}) =>
    skirmish({
      red: { crosshair: { is, at: [10, 10] } },
      blue: { enemy: { at: [30, 10], hunker: 2, ...enemy } },
      activates: 'crosshair',
      moment: { phase: 'start' },
    });

  it('[CR-ACT-06] makes an enemy Unit in sight suffer one damage and lose its Hunker tokens', () => {
    expect(starting().unit('enemy')).toMatchObject({ damage: 1, hunker: 0 });
  });

  it('does nothing while he is Engaged', () => {
    expect(starting({ at: [13, 10], hunker: 0 }).unit('enemy').damage).toBe(0);
  });

  it('wounds Maul by no attack, so he has no Revenge', () => {
    const story = starting({ is: 'lord-maul', damage: 11, hunker: 0 });
    expect([story.unit('enemy').wounded, story.told('attack')]).toEqual([1, []]);
  });
});

describe('Find the Shot', () => {
  const finding = () => duel({ attacker: { is }, defender: { at: [30, 30] } }).plays('find-the-shot');

  it('focuses him if he climbed', () => {
    expect(finding().offered).toEqual(['climb', 'decline']);
    expect(finding().chooses('climb', { to: [11, 10] }).offered).not.toContain('focus');
    expect(finding().chooses('decline').offered).toContain('focus');
  });
});

describe('Relax, I’ll Handle This', () => {
  const option = 'relax-ill-handle-this@attacker';
  const shooting = (type: 'melee' | 'ranged' = 'ranged', more: Partial<Fighter> = {}) =>
    skirmish({
      red: {
        attacker: { is, at: [10, 10], stance: 0 },
        friend: { at: [17, 13], conditions: ['pinned'], damage: 2, ...more },
      },
      blue: { defender: { at: type === 'ranged' ? FAR : [13, 10] } },
      activates: 'attacker',
      attackDice: 'cccccc',
      force: [9, 0],
    }).plays('combat', type);

  it('takes a condition off an ally who fights the defender, in place of a heal', () => {
    const story = shooting().plays(option, 'n1', 'n2', 'n4');
    expect(story.offered).toEqual(['friend:pinned', 'decline']);
    expect(story.plays('friend:pinned').unit('friend').conditions).toEqual([]);
  });

  it('is not offered in a Melee attack, and heals nobody far away when it is not used', () => {
    expect(shooting('melee').offered).not.toContain(option);
    expect(shooting().plays('pass', 'n1', 'n2', 'n4').offered).not.toContain('friend:pinned');
  });

  it('frees nobody who is not in the fight', () => {
    expect(shooting('ranged', { at: [33, 33] }).plays(option, 'n1', 'n2', 'n4').offered).not.toContain('friend:pinned');
  });

  it('takes the Strained off clones before Bring It On, Clankers could ask for a Hunker token', () => {
    const story = shooting('ranged', { is: 'cc-7567-captain-rex', conditions: ['strained'] });
    expect(story.plays(option, 'n1', 'n2', 'n4').offered).toEqual(['friend:strained', 'decline']);
  });
});

describe('The Deadeye of the Batch', () => {
  const pools = (focus: boolean) => {
    const story = duel({ attacker: { is }, defender: { at: FAR, hunker: 2 }, force: [0, 0] });
    if (focus) story.plays('focus');
    return story.plays('combat', 'ranged', 'pass').told('pool');
  };

  it('[CR-KEY-04] is Sharpshooter 2', () => {
    expect([pools(false)[0], pools(true)[0]]).toEqual(['pool attack 7', 'pool attack 10']);
  });

  it('[R-COVER-6] leaves the target no Cover', () => {
    expect(pools(false)[1]).toBe('pool defense 2');
  });

  it('not for allies', () => {
    const story = duel({ red: { crosshair: { is, at: [8, 13] } }, defender: { at: FAR, hunker: 2 } });
    expect(story.plays('combat', 'ranged').told('pool')[1]).toBe('pool defense 4');
  });

  it('shoots at clones, whose Brothers in Arms stands as long as they have their tokens', () => {
    const at = [FAR, [33, 33]] as const;
    const story = duel({ attacker: { is }, defender: { is: '501st-clone-troopers', at, hunker: 1 }, force: [0, 0] });
    expect(story.plays('combat', 'ranged', 'pass').told('pool')[1]).toBe('pool defense 5');
  });
});
