import { duel, FAR, type Fighter, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'third-sister';

describe('Force Jump', () => {
  it('[CR-MOVE-04] lets her jump', () => {
    expect(duel({ attacker: { is }, defender: { at: [30, 30] } }).plays('force-jump').offered).toEqual([
      'jump',
      'decline',
    ]);
  });
});

describe('Call the Hunt', () => {
  const called = (hunter: Partial<Fighter> = {}) =>
    skirmish({
      red: {
        sister: { is, at: [2, 2] },
        hunter: { at: [20, 10], tags: ['Inquisitorius'], rank: 'supporting', ...hunter },
      },
      blue: { enemy: { at: [23, 10] } },
      activates: 'sister',
    });

  it('lets an Inquisitor dash and attack with five dice, however far away', () => {
    const story = called().plays('call-the-hunt', 'decline', 'melee');
    expect(story.told('attack')).toEqual(['attack hunter.1 enemy.1 melee']);
    expect(story.told('pool')[0]).toBe('pool attack 5');
  });

  it('[R-ABIL-4] is not offered without one', () => {
    expect(called({ rank: 'secondary' }).offered).not.toContain('call-the-hunt');
    expect(called({ tags: ['Jedi'] }).offered).not.toContain('call-the-hunt');
  });

  it('makes an attack that Ventress may Riposte', () => {
    const story = skirmish({
      red: { sister: { is, at: [2, 2] }, hunter: { at: [20, 10], tags: ['Inquisitorius'], rank: 'supporting' } },
      blue: { ventress: { is: 'asajj-ventress-sith-assassin', at: [23, 10] } },
      activates: 'sister',
    }).plays('call-the-hunt', 'decline', 'melee', 'riposte@ventress');
    expect(story.unit('hunter').damage).toBe(2);
  });
});

describe('Deflect', () => {
  it('turns two damage back for a failure', () => {
    const story = duel({ defender: { is, at: FAR }, attackDice: 'f' }).plays('combat', 'ranged', 'deflect@defender');
    expect(story.told('suffered')).toEqual(['suffered attacker 2']);
  });
});

describe('Your Fear Betrays You', () => {
  const option = 'your-fear-betrays-you@attacker';
  const objective = (key: string, x: number, control: 0 | 1 | null) => ({
    key,
    at: [x * 2540, 30 * 2540, 0] as const,
    control,
  });
  const attacking = (controls: readonly (0 | 1 | null)[]) =>
    duel({
      attacker: { is },
      objectives: controls.map((control, n) => objective(`O${n}`, 4 + 6 * n, control)),
      attackDice: 'fffffff',
    }).plays('combat', 'melee');

  it('rerolls as many dice as the opponent controls Active objectives', () => {
    const story = attacking([1, 1, 0]).plays(option);
    expect(story.asked.startsWith('red')).toBe(true);
    expect(story.plays('failure', 'failure').told('rolled').length).toBeGreaterThan(1);
  });

  it('[R-ABIL-4] is not offered where the opponent controls none', () => {
    expect(attacking([0, null]).offered).not.toContain(option);
    expect(attacking([1]).offered).toContain(option);
  });

  it('answers no attack against her', () => {
    const story = duel({ defender: { is }, objectives: [objective('O', 4, 0)], attackDice: 'ffff' }).plays(
      'combat',
      'melee',
    );
    expect(story.asked).toBe('red DP-23');
  });

  it('comes before the failure that a Riposte waits for is gone', () => {
    const story = duel({
      attacker: { is },
      defender: { is: 'asajj-ventress-sith-assassin' },
      objectives: [objective('O', 4, 1)],
      attackDice: 'fffffff',
      force: [9, 9],
    }).plays('combat', 'melee');
    expect(story.offered).toContain(option);
  });
});
