import { duel, type Fighter, path } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'ahsoka-tano-fulcrum';

describe('She Is Fearless', () => {
  it('[CR-ABIL-21] lets her jump, twice in her activation', () => {
    const story = duel({ attacker: { is }, defender: { at: [30, 30] } }).plays('she-is-fearless', 'decline');
    expect(story.plays('she-is-fearless').offered).toEqual(['jump', 'decline']);
    expect(story.plays('decline').offered).not.toContain('she-is-fearless');
  });
});

describe('Then I Will Avenge His Death', () => {
  const option = 'then-i-will-avenge-his-death@attacker';
  const fought = () =>
    duel({ attacker: { is }, blue: { other: { at: [10, 13] } }, force: [9, 0] }).plays('combat', 'melee', 'defender.1');

  it('attacks the same target again with all her dice', () => {
    const story = fought().plays(option, 'melee');
    expect(story.told('attack')).toEqual(['attack attacker.1 defender.1 melee', 'attack attacker.1 defender.1 melee']);
    expect(story.told('pool').filter((line) => line.includes('attack'))).toEqual(['pool attack 7', 'pool attack 7']);
  });

  it('[R-ABIL-4] is not offered where no target was attacked', () => {
    const story = duel({ attacker: { is }, force: [9, 0] }).plays('combat', 'decline');
    expect(story.offered).not.toContain(option);
  });

  it('is no action, so Anakin’s I’m Going to End This has nothing to answer', () => {
    const story = duel({
      attacker: { is },
      defender: { is: 'general-anakin-skywalker' },
      force: [9, 9],
    }).plays('combat', 'melee', option, 'melee');
    expect(story.told('attack')).toHaveLength(2);
  });
});

describe('Riposte', () => {
  it('turns two damage back for a failure in a Melee attack', () => {
    const story = duel({ defender: { is }, attackDice: 'f' }).plays('combat', 'melee', 'riposte@defender');
    expect(story.told('suffered')).toEqual(['suffered attacker 2']);
  });
});

describe('I Am No Jedi', () => {
  const wounding = (defender: Partial<Fighter>) =>
    duel({
      attacker: { is },
      defender: { stamina: 4, damage: 3, ...defender },
      blue: { other: { at: [10, 13] } },
      attackDice: 'ccccccc',
      sides: [{ force: { ready: 0, pool: 4 } }, { force: { ready: 0, pool: 4 } }],
    }).plays('combat', 'melee', 'defender.1', 'n1', 'decline', 'decline', 'stop');
  const ready = (story: ReturnType<typeof wounding>): number => story.open.seats[0].forceReady;

  it('[R-WND-3] refreshes a Force and lets her jump', () => {
    const story = wounding({ rank: 'supporting' });
    expect([ready(story), story.offered]).toEqual([1, ['jump', 'decline']]);
  });

  it('offers a Force more or a blow for a Primary or Secondary, and for no other', () => {
    expect(wounding({ rank: 'secondary' }).chooses('decline').offered).toEqual(['refresh', 'attack', 'no']);
    expect(wounding({ rank: 'supporting' }).chooses('decline').offered).toContain('end');
  });

  it('lets her strike anybody she fights, with five dice', () => {
    const story = wounding({ rank: 'primary' }).plays('decline', 'attack', 'melee', 'other.1');
    expect(story.told('attack').at(-1)).toBe('attack attacker.1 other.1 melee');
    expect(story.told('pool').at(-2)).toBe('pool attack 5');
  });

  it('works once in a Turn', () => {
    const story = duel({
      attacker: { is },
      defender: { stamina: 4, damage: 3, rank: 'primary' },
      blue: { other: { at: [10, 13], stamina: 2, damage: 1, rank: 'supporting', tree: path(['damage']) } },
      attackDice: 'cccccccccccc',
      sides: [{ force: { ready: 0, pool: 4 } }, { force: { ready: 0, pool: 4 } }],
    }).plays(
      ...['combat', 'melee', 'defender.1', 'n1', 'decline', 'decline', 'stop'],
      ...['decline', 'attack', 'melee', 'other.1', 'n1', 'decline', 'decline', 'stop'],
    );
    expect([story.unit('other').wounded, story.open.seats[0].forceReady]).toEqual([1, 1]);
  });

  it('answers no wound that another dealt', () => {
    const story = duel({
      attacker: { tree: path(['damage']) },
      red: { ahsoka: { is, at: [2, 2] } },
      defender: { stamina: 4, damage: 3 },
      attackDice: 's',
    }).plays('combat', 'melee', 'n1');
    expect(story.asked).toBe('red DP-23');
  });

  it('answers Maul’s wound before his Revenge is his answer to her', () => {
    const story = wounding({ is: 'lord-maul', stamina: 11, damage: 10 });
    expect(story.asked.startsWith('red')).toBe(true);
  });
});
