import { duel, type Fighter, path } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'fifth-brother';

describe('Force Repulse', () => {
  const repulsing = (red: Record<string, Fighter> = {}) =>
    duel({ attacker: { is }, red, blue: { other: { at: [10, 30] } } }).plays('force-repulse');

  it('[CR-PUSH-18] pushes an enemy within Range 2 away', () => {
    const story = repulsing().chooses('push', { direction: [1, 0] });
    expect(story.character('defender').x).toBe(16 * 2540);
  });

  it('pushes friends as well, one after the other', () => {
    expect(repulsing({ ally: { at: [10, 13] } }).offered).toEqual(['ally.1', 'defender.1']);
  });

  it('pushes neither himself nor who is farther away', () => {
    expect(repulsing().chooses('push', { direction: [1, 0] }).asked).toBe('red DP-23');
  });

  it('pushes clones whom Brothers in Arms keeps only from a Shove', () => {
    const at = [
      [13, 10],
      [30, 30],
    ] as const;
    const story = duel({ attacker: { is }, defender: { is: '501st-clone-troopers', at, hunker: 1 } }).plays(
      'force-repulse',
    );
    expect(story.offered).toContain('push');
  });
});

describe('Force Jump', () => {
  it('[CR-MOVE-04] lets him jump', () => {
    expect(duel({ attacker: { is }, defender: { at: [30, 30] } }).plays('force-jump').offered).toEqual([
      'jump',
      'decline',
    ]);
  });
});

describe('Enfeeble', () => {
  const shooting = (brother: readonly [number, number]) =>
    duel({
      attacker: { tags: ['Inquisitorius'] },
      red: { brother: { is, at: brother } },
      defender: { at: [17, 10] },
    }).plays('combat', 'ranged');

  it('Exposes the target of another Inquisitor within Range 4', () => {
    expect(shooting([17, 14]).plays('enfeeble@brother').told('condition')[0]).toBe('condition defender exposed');
  });

  it('[R-ABIL-4] is not offered beyond it', () => {
    expect(shooting([17, 30]).offered).not.toContain('enfeeble@brother');
  });
});

describe('Resolve', () => {
  it('[CR-KEY-06] is Protection while he contests an Active objective', () => {
    const story = duel({
      attacker: { tree: path(['damage', 'damage']) },
      defender: { is },
      objectives: [{ key: 'M', at: [14 * 2540, 10 * 2540, 0] }],
      attackDice: 's',
    }).plays('combat', 'melee', 'n1');
    expect(story.told('suffered')).toEqual(['suffered defender 1']);
  });
});

describe('Inquisitorial Mandate', () => {
  const ended = (x: number, attacker: Partial<Fighter> = { is }) =>
    duel({
      attacker,
      objectives: [{ key: 'M', at: [x * 2540, 11.5 * 2540, 0] }],
    }).plays('end');

  it('takes an objective that is tied', () => {
    expect(ended(11.5).open.objectives[0]?.control).toBe(0);
  });

  it('takes none that he does not contest', () => expect(ended(30).open.objectives[0]?.control ?? null).toBe(null));

  it('takes it from Bo-Katan too, whatever Mandalore Will Survive lets her do', () => {
    const story = duel({
      attacker: { is },
      defender: { is: 'bo-katan-kryze' },
      objectives: [{ key: 'M', at: [11.5 * 2540, 11.5 * 2540, 0] }],
    }).plays('end');
    expect(story.open.objectives[0]?.control).toBe(0);
  });
});
