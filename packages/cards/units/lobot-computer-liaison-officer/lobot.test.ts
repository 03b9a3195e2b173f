import { active, duel, type Fighter, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'lobot-computer-liaison-officer';
const INCH = 2540;

describe('Detain', () => {
  const starting = (ally: Partial<Fighter> = {}, enemy: Partial<Fighter> = {}) =>
    skirmish({
      red: { lobot: { is, at: [10, 10] }, ally: { at: [25, 10], tags: ['Scoundrel'], ...ally } },
      blue: { enemy: { at: [30, 10], ...enemy } },
      activates: 'lobot',
      moment: { phase: 'start' },
    });

  it('lets a Scoundrel dash, then Pins or Disarms an enemy within Range 3 of it', () => {
    const story = starting().plays('ally.1', 'decline');
    expect(story.offered).toEqual(['pinned', 'disarmed']);
    expect(story.plays('disarmed').unit('enemy').conditions).toEqual(['disarmed']);
  });

  it('touches nobody farther away, and lets no other ally dash', () => {
    expect(starting().plays('lobot.1', 'decline').asked).toBe('red DP-23');
    expect(starting({ tags: ['Jedi'] }).offered).toEqual(['dash', 'decline']);
  });

  it('can do nothing to Chopper, who is of Sturdy Construction', () => {
    const story = starting({}, { is: 'chopper-c1-10p-spectre-3' }).plays('ally.1', 'decline');
    expect([story.asked, story.unit('enemy').conditions]).toEqual(['red DP-23', []]);
  });
});

describe('Security Network', () => {
  const acting = (ally: Partial<Fighter> = {}, x = 17) =>
    duel({
      attacker: { is },
      red: { ally: { at: [14, 14], tags: ['Scoundrel'], rank: 'supporting', ...ally } },
      defender: { at: [17, 14] },
      objectives: [{ key: 'M', at: [x * INCH, 15 * INCH, 0] }],
    });

  it('lets a Scoundrel near him dash, then attack somebody who contests an objective', () => {
    const story = acting().plays('security-network', 'decline', 'melee');
    expect(story.told('attack').at(-1)).toBe('attack ally.1 defender.1 melee');
    expect(story.told('pool')[0]).toBe('pool attack 5');
  });

  it('allows no other target', () => {
    expect(acting({}, 33).plays('security-network', 'decline').asked).toBe('red DP-23');
  });

  it('[R-ABIL-4] is not offered for himself or a Primary', () => {
    expect(acting({ rank: 'secondary' }).offered).toContain('security-network');
    expect(acting({ rank: 'primary' }).offered).not.toContain('security-network');
    expect(acting({ at: [33, 33] }).offered).not.toContain('security-network');
  });

  it('makes an attack that Ventress may Riposte', () => {
    const story = duel({
      attacker: { is },
      red: { ally: { at: [14, 14], tags: ['Scoundrel'], rank: 'supporting' } },
      defender: { is: 'asajj-ventress-sith-assassin', at: [17, 14] },
      objectives: [{ key: 'M', at: [17 * INCH, 15 * INCH, 0] }],
    }).plays('security-network', 'decline', 'melee');
    expect(story.offered).toContain('riposte@defender');
  });
});

describe('Battlefield Calculations', () => {
  const option = 'battlefield-calculations@lobot';
  const moving = (to: readonly [number, number], focused = false) => {
    const story = duel({
      attacker: {
        at: [
          [10, 10],
          [30, 5],
        ],
      },
      red: { lobot: { is, at: [14, 12] } },
      defender: { at: [33, 33] },
      force: [9, 0],
    });
    if (focused) story.plays('focus');
    return story.plays('move', 'attacker.1').chooses('advance', { to });
  };

  it('[R-CARD-30] focuses an activating ally after each single move that ends within Range 2 of him', () => {
    const story = moving([13, 9]).plays(option);
    expect(story.told('action').join()).toContain('focus');
    expect(story.offered).toContain('advance');
  });

  it('[R-ABIL-4] not after a move elsewhere, nor for a Unit that has focused', () => {
    expect(moving([7, 10]).offered).not.toContain(option);
    expect(moving([13, 9], true).offered).not.toContain(option);
  });

  it('answers a jump of Mandalorians with their Jet Pack, too', () => {
    const story = duel({
      attacker: {
        is: 'mandalorian-super-commandos',
        at: [
          [10, 10],
          [30, 5],
        ],
      },
      red: { lobot: { is, at: [14, 12] } },
      defender: { at: [33, 33] },
      force: [9, 0],
    })
      .plays('jet-pack', 'attacker.1')
      .chooses('jump', { to: [13, 9] });
    expect(story.offered).toContain(option);
  });
});

describe('Lockdown', () => {
  const grabbing = (more: Partial<Fighter> = {}) =>
    duel({
      attacker: { has: ['grab'] },
      defender: { is, ...more },
      objectives: [{ key: 'M', at: [13 * INCH, 11.5 * INCH, 0], control: 1 }],
      abilities: {
        grab: active(
          0,
          { do: 'choose', bind: 'objective', from: { of: 'objective' } },
          { do: 'control', of: { bound: 'objective' }, by: 'own' },
        ),
      },
    });

  it('[CR-GEN-10, R-ABIL-4] leaves nobody anything to take where he contests', () => {
    expect(grabbing().offered).not.toContain('grab');
  });

  it('not while he is Wounded, nor elsewhere', () => {
    const taken = (more: Partial<Fighter>) => grabbing(more).plays('grab').open.objectives[0]?.control;
    expect(taken({ wounded: 1 })).toBe(0);
    expect(taken({ at: [33, 33] })).toBe(0);
  });

  it('[CR-GEN-10] keeps it from more enemies at the end of the Turn', () => {
    const story = duel({
      defender: { is },
      red: { second: { at: [13, 13.5] } },
      objectives: [{ key: 'M', at: [12 * INCH, 11.5 * INCH, 0], control: 1 }],
    }).plays('end');
    expect(story.open.objectives[0]?.control).toBe(1);
  });

  it('[R-CARD-42] leaves it to General Veers of his own side, who is the Storm', () => {
    const story = skirmish({
      red: { veers: { is: 'general-veers-tactical-genius', at: [5, 5] }, lobot: { is, at: [20, 22] } },
      blue: { enemy: { at: [30, 30] } },
      objectives: [{ key: 'M', at: [20 * INCH, 20 * INCH, 0], control: 0 }],
      activates: 'veers',
      moment: { phase: 'start' },
    });
    if (story.offered.includes('M')) story.chooses('M');
    expect(story.open.objectives[0]?.control).toBeNull();
  });

  it('holds against Echo and Tech, who Fight Smarter, Not Harder', () => {
    const story = duel({
      attacker: {
        is: 'echo-and-tech',
        at: [
          [10, 10],
          [10, 20],
        ],
        hunker: 1,
      },
      defender: { is, at: [16, 10] },
      objectives: [{ key: 'M', at: [15 * INCH, 11 * INCH, 0], control: 1 }],
    }).plays('fight-smarter-not-harder');
    expect(story.open.objectives[0]?.control).toBe(1);
  });
});
