import { duel, FAR, type Fighter, path, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'jedi-master-shaak-ti';

describe('Unity Wins War', () => {
  const starting = (ally: Partial<Fighter>, enemy: Partial<Fighter> = {}) =>
    skirmish({
      red: { shaak: { is, at: [10, 10] }, ally: { at: [20, 20], ...ally } },
      blue: { enemy: { at: [30, 30], ...enemy } },
      activates: 'shaak',
      moment: { phase: 'start' },
    });

  it('[CR-ACT-06] lets another of the Republic or a Mercenary dash, then her jump', () => {
    for (const tag of ['Galactic Republic', 'Mercenary']) {
      const story = starting({ tags: [tag] });
      expect(story.offered).toEqual(['dash', 'decline']);
      expect(story.chooses('decline').offered).toEqual(['jump', 'decline']);
    }
  });

  it('lets nobody else dash, but her jump all the same', () => {
    expect(starting({ tags: ['Jedi'] }).offered).toEqual(['jump', 'decline']);
  });

  it('lets Boss advance instead, who suffers to Get in There and Start Breaking Things', () => {
    const story = starting({ is: 'rc-1138-boss' });
    expect(story.offered).toEqual(['dash', 'advance', 'reposition', 'decline']);
    expect(story.chooses('advance', { to: [20, 23] }).told('suffered')).toEqual(['suffered ally 1']);
  });
});

describe('Force Repulse', () => {
  it('[CR-PUSH-18] pushes everyone around her, friend or foe', () => {
    const story = duel({ attacker: { is }, red: { ally: { at: [10, 13] } }, force: [9, 9] }).plays('force-repulse');
    expect(story.offered).toEqual(['ally.1', 'defender.1']);
  });
});

describe('Feinting Blow', () => {
  const option = 'feinting-blow@attacker';
  const struck = (defenseDice: string, at: readonly [number, number] = [13, 10]) =>
    duel({ attacker: { is }, defender: { at, defense: 3 }, attackDice: 'ss', defenseDice, force: [9, 0] }).plays(
      'combat',
      ...(at[0] === 13 ? ['melee'] : []),
    );

  it('makes a failure of a block where the defense roll shows expertise', () => {
    expect(struck('bbe').plays(option).told('dice')).toEqual(['dice defense turn block failure']);
  });

  it('[R-ABIL-4] is not offered without expertise, nor without a block', () => {
    expect(struck('bbf').offered).not.toContain(option);
    expect(struck('eef').offered).not.toContain(option);
  });

  it('[R-CARD-2] is one answer to the rolls, beside which she has no other; Riposte comes when the attack is over', () => {
    const story = duel({
      attacker: { is },
      defender: { is: 'asajj-ventress-sith-assassin' },
      attackDice: 'ssf',
      defenseDice: 'be',
      force: [9, 9],
    }).plays('combat', 'melee', option, 'stop');
    expect(story.offered).toContain('riposte@defender');
  });
});

describe('Virtuoso', () => {
  const gained = (icon: 'exposed' | 'disarmed' | 'pinned') =>
    duel({ attacker: { tree: path([icon]) }, defender: { is }, attackDice: 's', force: [0, 0] })
      .plays('combat', 'melee', 'n1')
      .unit('defender').conditions;

  it('[CR-KEY-01] keeps Exposed and Disarmed from her', () => {
    expect([gained('exposed'), gained('disarmed')]).toEqual([[], []]);
  });

  it('no other condition', () => expect(gained('pinned')).toEqual(['pinned']));

  it('keeps off the Exposed of There Is No Place to Run, not the pull', () => {
    const story = duel({ attacker: { is: 'lord-maul' }, defender: { is, at: FAR } });
    story.plays('there-is-no-place-to-run', 'force').chooses('pull', { direction: [-1, 0] });
    expect(story.unit('defender').conditions).toEqual([]);
  });
});
