import { duel, type Fighter, path } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'bodhi-rook';
const INCH = 2540;

describe('Rogue One, Pulling Away', () => {
  const acting = (ally: Partial<Fighter> = {}) =>
    duel({
      attacker: { is },
      red: { ally: { at: [10, 14], tags: ['Rebel Alliance'], ...ally } },
      defender: { at: [33, 33] },
    }).plays('rogue-one-pulling-away');

  it('lets one of a Rebel Unit within Range 4 dash, and him with spies', () => {
    const spies = acting({ tags: ['Rebel Alliance', 'Spy'] })
      .plays('ally')
      .chooses('dash', { to: [12, 14] });
    expect(spies.offered).toEqual(['dash', 'decline']);
    expect(acting().plays('ally', 'decline').asked).toBe('red DP-23');
  });

  it('not others, nor farther away', () => {
    expect(acting({ tags: ['Spy'] }).offered).toEqual(['dash', 'decline']);
    expect(acting({ at: [30, 5] }).offered).toEqual(['dash', 'decline']);
  });

  it('takes one from Super Commandos, whose No Mercy hurts the Unit', () => {
    const story = duel({
      attacker: { is },
      red: { ally: { at: [10, 14], tags: ['Rebel Alliance'] } },
      defender: {
        is: 'mandalorian-super-commandos',
        at: [
          [13, 14],
          [33, 33],
        ],
      },
    }).plays('rogue-one-pulling-away', 'ally');
    expect(story.chooses('dash', { to: [7, 14] }).told('suffered')).toEqual(['suffered ally 2']);
  });
});

describe('I Just Need an Open Line', () => {
  const ability = 'i-just-need-an-open-line';
  const at = [11 * INCH, 12 * INCH, 0] as const;
  const acting = (
    control: 0 | 1 | null = 0,
    enemy: Partial<Fighter> = {},
    momentum: readonly [number, number] = [3, 3],
  ) =>
    duel({
      attacker: { is },
      defender: { at: [33, 33], ...enemy },
      objectives: [{ key: 'M', at, control }],
      attackDice: 'ees',
      score: { momentum, token: 0 },
    });
  const gains = (story: ReturnType<typeof acting>) =>
    story.told('momentum').filter((line) => line.includes('red')).length;

  it('rolls three dice for Momentum, unless the opponent spends one', () => {
    const story = acting().plays(ability);
    expect([story.asked, story.offered]).toEqual(['blue DP-57', ['yes', 'no']]);
    story.plays('no');
    expect([story.told('rolled').length, gains(story) > 0]).toEqual([1, true]);
    const jammed = acting().plays(ability, 'yes');
    expect([jammed.told('rolled'), gains(jammed)]).toEqual([[], 0]);
  });

  it('[R-ABIL-4] is not offered at an objective his side does not hold, or an enemy contests', () => {
    expect(acting(null).offered).not.toContain(ability);
    expect(acting(1).offered).not.toContain(ability);
    expect(acting(0, { at: [13, 13] }).offered).not.toContain(ability);
  });

  it('gives Momentum that Queen Padmé’s Queen’s Gambit answers', () => {
    const story = acting(0, { is: 'queen-padme-amidala' }).plays(ability, 'no');
    expect(story.offered).toContain('queens-gambit@defender');
  });
});

describe('Galen Said I Could Get Right by Myself', () => {
  const struck = (x: number, tags: readonly string[], tree = path(['shove'])) =>
    duel({
      attacker: { tree },
      defender: { tags },
      blue: { bodhi: { is, at: [16, 14] } },
      objectives: [{ key: 'M', at: [x * INCH, 11 * INCH, 0] }],
      attackDice: 's',
      force: [0, 0],
    }).plays('combat', 'melee', 'n1');

  it('[CR-KEY-09] is Steadfast for Rebels near him who contest an Active objective', () => {
    expect(struck(13, ['Rebel Alliance']).offered).not.toContain('push');
  });

  it('[CR-KEY-01] keeps Exposed from spies who do', () => {
    expect(struck(13, ['Spy'], path(['exposed'])).unit('defender').conditions).toEqual([]);
  });

  it('not for others, nor for who contests none', () => {
    expect(struck(33, ['Rebel Alliance']).offered).toContain('push');
    expect(struck(13, ['Spy']).offered).toContain('push');
    expect(struck(13, ['Rebel Alliance'], path(['exposed'])).unit('defender').conditions).toEqual(['exposed']);
  });

  it('is nothing against a pull like Capture Wire', () => {
    const story = duel({
      attacker: { is: 'jango-fett-bounty-hunter' },
      defender: { tags: ['Rebel Alliance'], at: [17, 10] },
      blue: { bodhi: { is, at: [17, 14] } },
      objectives: [{ key: 'M', at: [17 * INCH, 11 * INCH, 0] }],
      force: [9, 0],
    });
    expect(story.offered).toContain('capture-wire');
  });
});
