import { library } from '@faultline/cards';
import { duel, FAR, type Fighter, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { preparing } from '../../test/preparing.ts';

const is = 'boba-fett-on-contract';

describe("You're Running out of Options", () => {
  const starting = (blue: Readonly<Record<string, Fighter>>) =>
    skirmish({
      red: { boba: { is, at: [10, 10] } },
      blue,
      activates: 'boba',
      moment: { phase: 'start' },
      force: [3, 9],
    });

  it('[CR-ACT-06] lets him jump, or attack a Primary with five dice', () => {
    const story = starting({ leader: { at: FAR, rank: 'primary' }, other: { at: [17, 14], rank: 'secondary' } });
    expect(story.offered).toEqual(['jump', 'attack']);
    story.plays('attack', 'ranged');
    expect(story.told('attack')).toEqual(['attack boba.1 leader.1 ranged']);
    expect(story.told('pool')[0]).toBe('pool attack 5');
  });

  it('lets him only jump where no Primary is in reach', () => {
    expect(starting({ other: { at: FAR, rank: 'secondary' } }).offered).toEqual(['jump', 'decline']);
  });

  it('makes an attack that Anakin may Deflect', () => {
    const story = starting({ anakin: { is: 'general-anakin-skywalker', at: FAR } });
    expect(story.plays('attack', 'ranged', 'deflect@anakin').unit('boba').damage).toBe(2);
  });
});

describe('Knee Rockets', () => {
  const near: Readonly<Record<string, Fighter>> = {
    one: { at: [14, 10] },
    two: { at: [10, 14] },
    three: { at: [6, 10] },
  };
  const fired = (blue: Readonly<Record<string, Fighter>> = near) =>
    duel({ attacker: { is }, defender: { at: [30, 30] }, blue });

  it('hurts up to two enemy Units within Range 3', () => {
    const story = fired().plays('knee-rockets', 'one', 'three');
    expect(story.told('suffered')).toEqual(['suffered one 1', 'suffered three 1']);
    expect(story.asked).toBe('red DP-23');
  });

  it('or one', () => {
    expect(fired().plays('knee-rockets', 'one', 'none').told('suffered')).toEqual(['suffered one 1']);
  });

  it('[R-ABIL-4] is not offered with nobody within Range 3', () => {
    expect(fired({}).offered).not.toContain('knee-rockets');
  });

  it('wounds droids, who may be Countless', () => {
    const at = [
      [14, 10],
      [33, 33],
    ] as const;
    const damage = (library.units['b1-battle-droids']?.stamina ?? 0) - 1;
    const story = duel({ attacker: { is }, defender: { is: 'b1-battle-droids', at, damage }, force: [3, 9] });
    story.plays('knee-rockets', 'defender', 'countless@defender');
    expect(story.unit('defender')).toMatchObject({ wounded: 0, injured: 1, damage: 0 });
  });
});

describe('Whipcord Launcher', () => {
  it('Pins and Disarms an enemy Unit within Range 3', () => {
    const story = duel({ attacker: { is }, defender: { at: [15, 10] } }).plays('whipcord-launcher');
    expect(story.unit('defender').conditions.toSorted()).toEqual(['disarmed', 'pinned']);
  });

  it('[R-ABIL-4] is not offered with nobody there', () => {
    expect(duel({ attacker: { is }, defender: { at: [30, 30] } }).offered).not.toContain('whipcord-launcher');
  });

  it('leaves out the Pinned that Not Just a Pretty Face keeps from Dengar', () => {
    const story = duel({ attacker: { is }, defender: { is: 'dengar-the-demolisher', at: [15, 10] } });
    expect(story.plays('whipcord-launcher').unit('defender').conditions).toEqual(['disarmed']);
  });
});

describe('Dead or Alive', () => {
  const option = 'dead-or-alive@boba';
  const ended = (attacker: Partial<Fighter> = {}) =>
    duel({
      attacker: { rank: 'primary', ...attacker },
      defender: { at: [33, 33] },
      blue: { boba: { is, at: [25, 10] } },
      force: [0, 9],
    }).plays('end');

  it('[R-MOVE-5] lets him jump toward an enemy Primary that ends its activation', () => {
    const story = ended().chooses(option);
    expect(story.offered).toEqual(['jump', 'decline']);
    expect(story.tries('jump', { to: [28, 10] }).refusal).not.toBeNull();
    expect(story.chooses('jump', { to: [22, 10] }).character('boba').x).toBe(22 * 2540);
  });

  it('answers no other rank', () => {
    expect(ended({ rank: 'secondary' }).offered).not.toContain(option);
  });

  it('answers Maul, whose Revenge is for wounds', () => {
    const story = ended({ is: 'lord-maul' })
      .chooses(option)
      .chooses('jump', { to: [22, 10] });
    expect([story.character('boba').x, story.unit('boba').damage]).toEqual([22 * 2540, 0]);
  });
});

describe('Hired Hand', () => {
  const asked = () =>
    preparing(
      {
        primary: 'general-veers-tactical-genius',
        secondary: is,
        supporting: 'bounty-hunters',
      },
      ({ offered }) => offered.includes('empire'),
    );

  it('makes him one of the Empire or a Scoundrel for the whole game', () => {
    expect(asked().offered).toEqual(['empire', 'scoundrel']);
    expect(asked().chooses('empire').told('keyword')).toEqual([expect.stringContaining('Galactic Empire')]);
  });

  it('never both', () => expect(asked().chooses('scoundrel').told('keyword')).toHaveLength(1));

  it('lets Veers count him among the Empire, whose I Will Have Results is for Stormtroopers alone', () => {
    const story = asked().chooses('empire');
    expect(story.told('keyword').join()).not.toContain('Stormtrooper');
  });
});
