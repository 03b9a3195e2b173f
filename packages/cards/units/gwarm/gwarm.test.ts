import { duel, FAR, type Fighter, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { merciless } from '../../test/merciless.ts';

const is = 'gwarm';
const at = [
  [20, 20],
  [20, 24],
] as const;

describe('Get Moving You Dogs', () => {
  const starting = (dogs: Partial<Fighter>, enemy: Partial<Fighter> = {}) =>
    skirmish({
      red: { gwarm: { is, at: [10, 10] }, dogs: { at, tags: ['Weequay'], ...dogs } },
      blue: { enemy: { at: [33, 3], ...enemy } },
      activates: 'gwarm',
      moment: { phase: 'start' },
    });

  it('[CR-ACT-06] lets each of another Weequay Unit dash, however far away', () => {
    expect(starting({}).offered).toEqual(['dogs.1', 'dogs.2']);
    expect(starting({}).chooses('dogs.2').offered).toEqual(['dash', 'decline']);
  });

  it('[R-ABIL-4] asks nothing with no other Weequay', () => {
    expect(starting({ tags: ['Scoundrel'] }).asked).toBe('red DP-23');
  });

  it('takes one from Super Commandos, whose No Mercy hurts them', () => {
    const commandos = [
      [23, 20],
      [3, 33],
    ] as const;
    const story = starting({}, { is: 'mandalorian-super-commandos', at: commandos }).chooses('dogs.1');
    expect(story.chooses('dash', { to: [17, 20] }).told('suffered')).toEqual(['suffered dogs 2']);
  });
});

describe('Spotchka Rations', () => {
  const healing = (ally: Partial<Fighter>) =>
    duel({
      attacker: { is },
      red: { ally: { at: [10, 14], tags: ['Scoundrel'], damage: 3, ...ally } },
      defender: { at: [30, 30] },
    });

  it('heals one of a Scoundrel Unit within Range 3 twice', () => {
    const story = healing({}).plays('spotchka-rations', 'ally', 'ally:damage', 'ally:damage');
    expect(story.unit('ally').damage).toBe(1);
  });

  it('[R-ABIL-4] is not offered with nobody there to heal', () => {
    expect(healing({ damage: 0 }).offered).not.toContain('spotchka-rations');
    expect(healing({ at: [10, 30] }).offered).not.toContain('spotchka-rations');
  });

  it('takes a condition off as well', () => {
    const story = healing({ damage: 0, conditions: ['disarmed'] }).plays('spotchka-rations', 'ally');
    expect(story.offered).toContain('ally:disarmed');
  });

  it('heals what No Mercy did to a Weequay who dashed away', () => {
    const commandos = [
      [23, 20],
      [3, 33],
    ] as const;
    const story = skirmish({
      red: { gwarm: { is, at: [13, 20] }, dog: { at: [20, 20], tags: ['Weequay', 'Scoundrel'] } },
      blue: { enemy: { is: 'mandalorian-super-commandos', at: commandos } },
      activates: 'gwarm',
      moment: { phase: 'start' },
    });
    story.chooses('dash', { to: [17, 20] });
    expect(story.unit('dog').damage).toBe(2);
    expect(story.plays('spotchka-rations', 'dog', 'dog:damage', 'dog:damage').unit('dog').damage).toBe(0);
  });
});

describe('Exit Strategy', () => {
  const moving = (who: string, enemy: Partial<Fighter> = {}) =>
    duel({ attacker: { ...(who === is ? { is } : {}) }, defender: enemy }).plays('move').offered;

  it('[CR-MOVE-15] lets him climb out of a fight', () => expect(moving(is)).toContain('climb'));

  it('lets nobody else', () => expect(moving('somebody')).not.toContain('climb'));

  it('is a way off from No Mercy, which waits for advances and dashes', () => {
    const story = duel({ attacker: { is }, defender: merciless(13, 10) })
      .plays('move')
      .chooses('climb', { to: [8, 10] });
    expect([story.told('suffered'), story.told('moved').length]).toEqual([[], 1]);
  });
});

describe('I’ve Got You in My Sights', () => {
  const shot = (defender: Partial<Fighter>, ...first: readonly string[]) =>
    duel({ attacker: { is }, defender: { at: FAR, ...defender } })
      .plays(...first, 'combat', 'ranged')
      .told('pool');

  it('[CR-KEY-04] is Sharpshooter 2', () => expect(shot({}, 'focus')[0]).toBe('pool attack 8'));

  it('[R-COVER-6] leaves the target of his Ranged attack without Cover', () => {
    expect(shot({ hunker: 2 })[1]).toBe('pool defense 2');
  });

  it('gives him a Hunker token after a Focus action', () => {
    const story = duel({ attacker: { is }, defender: { at: [30, 30] } }).plays('focus');
    expect(story.unit('attacker').hunker).toBe(1);
  });

  it('[CR-COVER-11] gives none in a fight, nor after another action', () => {
    expect(duel({ attacker: { is } }).plays('focus').unit('attacker').hunker).toBe(0);
    const moved = duel({ attacker: { is }, defender: { at: [30, 30] } }).plays('move', 'decline');
    expect(moved.unit('attacker').hunker).toBe(0);
  });

  it('shoots past Crew of the Ghost', () => {
    const story = duel({
      attacker: { is },
      defender: { at: FAR, tags: ['Rebel Alliance'] },
      blue: { hera: { is: 'hera-syndulla-spectre-2', at: [17, 16] } },
    }).plays('combat', 'ranged', 'defender.1');
    expect(story.told('pool')[1]).toBe('pool defense 2');
  });
});

describe('Pack Hunter', () => {
  const pool = (tags: readonly string[]) =>
    duel({ attacker: { is }, red: { ally: { at: [15, 12], tags } } })
      .plays('combat', 'melee')
      .told('pool')[0];

  it('adds two dice against somebody another Weequay fights too', () => {
    expect([pool(['Scoundrel']), pool(['Weequay'])]).toEqual(['pool attack 6', 'pool attack 8']);
  });
});
