import { duel, FAR } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'fourth-sister';

describe('Force Jump', () => {
  it('[CR-MOVE-04] lets her jump', () => {
    expect(duel({ attacker: { is }, defender: { at: [30, 30] } }).plays('force-jump').offered).toEqual([
      'jump',
      'decline',
    ]);
  });
});

describe('Force Pull', () => {
  it('[CR-PUSH-18] pulls an enemy within Range 3 toward her', () => {
    const story = duel({ attacker: { is }, defender: { at: FAR } }).plays('force-pull');
    expect(story.chooses('pull', { direction: [-1, 0] }).character('defender').x).toBe(14 * 2540);
  });

  it('[R-ABIL-4] is not offered with nobody there', () => {
    expect(duel({ attacker: { is }, defender: { at: [30, 30] } }).offered).not.toContain('force-pull');
  });
});

describe('Enfeeble', () => {
  it('[CR-COND-17] Pins the target of another Inquisitor', () => {
    const story = duel({
      attacker: { tags: ['Inquisitorius'] },
      red: { sister: { is, at: [17, 14] } },
      defender: { at: FAR },
    }).plays('combat', 'ranged', 'enfeeble-pinned@sister');
    expect(story.told('condition')[0]).toBe('condition defender pinned');
  });
});

describe('Inquisitorial Mandate', () => {
  it('takes an objective that is tied', () => {
    const story = duel({ attacker: { is }, objectives: [{ key: 'M', at: [11.5 * 2540, 11.5 * 2540, 0] }] }).plays(
      'end',
    );
    expect(story.open.objectives[0]?.control).toBe(0);
  });
});

describe('Swift Retreat', () => {
  it('lets her reposition in place of an advance', () => {
    expect(duel({ attacker: { is }, defender: { at: [30, 30] } }).plays('move').offered).toContain('reposition');
  });
});
