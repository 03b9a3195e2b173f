import { duel, FAR, type Fighter } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'jedi-master-kit-fisto';

describe('Force Speed', () => {
  it('[CR-MOVE-01] lets him advance', () => {
    const story = duel({ attacker: { is }, defender: { at: [30, 30] } }).plays('force-speed');
    expect(story.offered).toEqual(['advance', 'decline']);
  });
});

describe('Create Opening', () => {
  const option = 'create-opening@attacker';
  const striking = (defenseDice: string, attackDice = 'sffffff') =>
    duel({ attacker: { is, stance: 0 }, defenseDice, attackDice, force: [9, 0] }).plays('combat', 'melee');

  it('[CR-ATK-16] turns a result of the defense roll into a failure', () => {
    expect(striking('be').plays(option).offered).toEqual(['block', 'expertise']);
    const open = striking('bf').plays(option);
    expect(open.told('attack')).toHaveLength(1);
    expect(open.offered).toContain('n1');
  });

  it('[R-ABIL-4] is not offered where every die has failed', () => {
    expect(striking('ff').offered).not.toContain(option);
  });

  it('answers no attack against him', () => {
    const story = duel({ defender: { is }, defenseDice: 'bbbbbb', force: [0, 9] }).plays('combat', 'melee');
    expect(story.offered).not.toContain('create-opening@defender');
  });

  it('comes before a Riposte may answer', () => {
    const story = duel({
      attacker: { is, stance: 0 },
      defender: { is: 'asajj-ventress-sith-assassin' },
      defenseDice: 'bbbbbb',
      force: [9, 9],
    }).plays('combat', 'melee');
    expect(story.offered).toContain(option);
  });
});

describe('Supporting Assault', () => {
  const option = 'supporting-assault-dash@kit';
  const shot = (attacker: Partial<Fighter> = {}, kit: Partial<Fighter> = {}) =>
    duel({
      attacker: { tags: ['Galactic Republic'], ...attacker },
      red: { kit: { is, at: [13, 15], ...kit } },
      defender: { at: FAR },
      force: [9, 0],
    }).plays('combat', 'ranged');

  it('lets him dash after the attack of another of the Republic within Range 5', () => {
    expect(shot().plays(option).offered).toEqual(['dash', 'decline']);
  });

  it('[R-ABIL-4] is not offered for others, nor far away', () => {
    expect(shot({ tags: ['Jedi'] }).offered).not.toContain(option);
    expect(shot({}, { at: [30, 30] }).offered).not.toContain(option);
  });

  it('answers no attack of his own, nor one outside a Combat action such as Then I Will Avenge His Death', () => {
    const own = duel({ attacker: { is }, force: [9, 0] }).plays('combat', 'melee');
    expect(own.offered).not.toContain('supporting-assault-dash@attacker');
    const avenged = duel({
      attacker: { is: 'ahsoka-tano-fulcrum', has: ['then-i-will-avenge-his-death'] },
      red: { kit: { is, has: ['supporting-assault-dash'], at: [10, 13] } },
      force: [9, 0],
    }).plays('combat', 'melee', 'then-i-will-avenge-his-death@attacker', 'melee');
    expect(avenged.offered).not.toContain(option);
  });
});

describe('I’m Afraid I Must Request Your Surrender', () => {
  const attacked = (
    attackDice: string,
    kit: readonly [number, number] = [10, 15],
    force: readonly [number, number] = [0, 0],
  ) => duel({ blue: { kit: { is, at: kit } }, attackDice, defenseDice: 'bb', force }).plays('combat', 'melee');

  it('lets him jump after the attack of an enemy within Range 3 that has failed in part', () => {
    expect(attacked('fsss').plays('n1').offered).toEqual(['jump', 'decline']);
  });

  it('not after one without a failure, nor far away', () => {
    expect(attacked('ssss').plays('n1', 'stop').asked).toBe('red DP-23');
    expect(attacked('ffff', [30, 30]).asked).toBe('red DP-23');
  });

  const defended = (defenseDice: string, kit: readonly [number, number] = [13, 13]) =>
    duel({ red: { kit: { is, at: kit } }, defenseDice, force: [0, 0] }).plays('combat', 'melee');

  it('[CR-PUSH-21] lets him shove an enemy within Range 3 whose defense has failed in part', () => {
    const story = defended('bf');
    expect(story.offered).toEqual(['yes', 'no']);
    expect(story.chooses('yes').offered).toContain('push');
  });

  it('not one whose defense has not, nor far away', () => {
    expect(defended('bb').asked).toBe('red DP-23');
    expect(defended('ff', [30, 30]).asked).toBe('red DP-23');
  });

  it('works once in a Turn for each', () => {
    const story = duel({
      attacker: {
        at: [
          [10, 10],
          [10, 7],
        ] as const,
      },
      blue: { kit: { is, at: [10, 13.5] }, other: { at: [7, 7] } },
      force: [0, 0],
    }).plays('combat', 'attacker.1', 'melee', 'defender.1', 'decline', 'melee', 'other.1');
    expect(story.asked).toBe('red DP-23');
  });

  it('answers an attack that Deflect answers too', () => {
    const story = duel({
      defender: { is: 'general-anakin-skywalker', at: FAR },
      blue: { kit: { is, at: [10, 15] } },
      force: [0, 9],
    }).plays('combat', 'ranged', 'defender.1');
    expect(story.asked.startsWith('blue')).toBe(true);
  });
});
