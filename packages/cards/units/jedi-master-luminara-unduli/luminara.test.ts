import { viewFor } from '@faultline/rules';
import { duel, type Fighter, path, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { merciless } from '../../test/merciless.ts';

const is = 'jedi-master-luminara-unduli';

describe('Full Recovery', () => {
  const recovering = (ally: Partial<Fighter> = {}, more: Partial<Fighter> = {}) =>
    duel({
      attacker: { is, ...more },
      red: { ally: { at: [10, 14], damage: 4, conditions: ['pinned', 'exposed'], ...ally } },
      defender: { at: [30, 30] },
      force: [9, 0],
    });

  it('takes all damage and all conditions off an allied Unit within Range 3', () => {
    const story = recovering().plays('full-recovery', 'ally');
    expect(story.unit('ally')).toMatchObject({ damage: 0, conditions: [] });
  });

  it('or off her own', () => {
    expect(recovering({}, { damage: 2 }).plays('full-recovery').offered).toEqual(['attacker', 'ally']);
  });

  it('[R-ABIL-4] is not offered where there is nothing to take off, or far away', () => {
    expect(recovering({ damage: 0, conditions: [] }).offered).not.toContain('full-recovery');
    expect(recovering({ at: [10, 30] }).offered).not.toContain('full-recovery');
  });

  it('leaves droids their wounds, who are Countless', () => {
    const at = [
      [10, 14],
      [12, 14],
    ] as const;
    const story = recovering({ is: 'b1-battle-droids', at, damage: 3, injured: 1, conditions: [] });
    expect(story.plays('full-recovery', 'ally').unit('ally')).toMatchObject({ damage: 0, injured: 1 });
  });
});

describe('Sprint', () => {
  it('[R-ABIL-7] lets her dash', () => {
    const story = duel({ attacker: { is }, defender: { at: [30, 30] } }).plays('sprint');
    expect(story.offered).toEqual(['dash', 'decline']);
  });
});

describe('Precise Strike', () => {
  const option = 'precise-strike@attacker';
  const fought = (
    clones: Partial<Fighter> = {},
    deck: readonly string[] = ['a2', 'shatterpoint'],
    defender: Partial<Fighter> = {},
  ) =>
    duel({
      attacker: { is },
      defender,
      red: { clones: { at: [13, 13], tags: ['Galactic Republic'], rank: 'supporting', ...clones } },
      sides: [
        { force: { ready: 9, pool: 9 }, deck, discard: ['a1', ...(deck.includes('a2') ? [] : ['a2'])] },
        { force: { ready: 0, pool: 0 } },
      ],
    }).plays('combat', 'melee');

  it('lets each of a Supporting Unit dash whose card is in the deck', () => {
    expect(fought().plays(option).offered).toEqual(['dash', 'decline']);
  });

  it('lets one of it attack with five dice where the card is not', () => {
    const story = fought({}, ['shatterpoint']).plays(option, 'melee');
    expect(story.told('attack').at(-1)).toBe('attack clones.1 defender.1 melee');
    expect(story.told('pool').at(-2)).toBe('pool attack 5');
  });

  it('[R-ABIL-4] is not offered without such a Unit within Range 3', () => {
    expect(fought({ at: [30, 30] }).offered).not.toContain(option);
    expect(fought({ rank: 'secondary' }).offered).not.toContain(option);
    expect(fought({ tags: ['Jedi'] }).offered).not.toContain(option);
  });

  it('lets clones dash off from No Mercy, who are hurt', () => {
    const story = fought({}, undefined, merciless(13, 10))
      .plays(option)
      .chooses('dash', { to: [13, 16] });
    expect(story.told('suffered').at(-1)).toBe('suffered clones 2');
  });
});

describe('Flow of the Force', () => {
  const hurting = (blue: Readonly<Record<string, Fighter>> = {}) =>
    duel({
      attacker: { tree: path(['damage']) },
      red: { luminara: { is, at: [2, 2] } },
      defender: { stamina: 4, damage: 3 },
      blue,
      attackDice: 's',
      force: [0, 0],
    }).plays('combat', 'melee', 'n1');

  it('[R-WND-3] lets an ally dash when an enemy Unit became Wounded', () => {
    expect(hurting().offered).toEqual(['attacker.1', 'luminara.1']);
    expect(hurting().plays('attacker.1').offered).toEqual(['dash', 'decline']);
  });

  it('works once in a Turn for that', () => {
    const story = duel({
      attacker: {
        at: [
          [10, 10],
          [10, 7],
        ] as const,
        tree: path(['damage']),
      },
      red: { luminara: { is, at: [2, 2] } },
      defender: { stamina: 4, damage: 3 },
      blue: { other: { at: [7, 7], stamina: 4, damage: 3 } },
      attackDice: 'sfffs',
      force: [0, 0],
    }).plays('combat', 'attacker.1', 'melee', 'defender.1', 'n1', 'luminara.1', 'decline', 'melee', 'other.1', 'n1');
    expect([story.unit('other').wounded, story.asked]).toEqual([1, 'red DP-23']);
  });

  const losing = (attacker: Partial<Fighter> = {}, luminara: Partial<Fighter> = {}) =>
    duel({
      attacker: { tree: path(['damage']), ...attacker },
      defender: { stamina: 4, damage: 3 },
      blue: { luminara: { is, at: [30, 30], damage: 4, ...luminara } },
      attackDice: 's',
      force: [0, 0],
    }).plays('combat', 'melee', 'n1');

  it('lets a character of another allied Unit heal three times when an enemy Wounded one', () => {
    const heal = 'luminara:damage';
    expect(losing().plays(heal, heal, heal).unit('luminara').damage).toBe(1);
  });

  it('lets nobody of the Wounded Unit heal', () => {
    const story = duel({
      attacker: { tree: path(['damage']) },
      defender: { is, damage: 8, conditions: ['pinned'] },
      attackDice: 's',
      force: [0, 0],
    }).plays('combat', 'melee', 'n1');
    expect([story.unit('defender').wounded, story.asked]).toEqual([1, 'red DP-23']);
  });

  it('[HI-02] shows her player the top card before one is revealed, and nobody else', () => {
    const story = skirmish({
      red: { luminara: { is, at: [5, 5] }, two: { at: [8, 5] }, three: { at: [11, 5] } },
      blue: { enemy: { at: [30, 30] } },
      sides: [{ deck: ['a2', 'a1'], reserve: 'a3' }, {}],
    });
    expect(story.asked).toBe('red DP-14');
    expect(([0, 1] as const).map((who) => viewFor(story.match.state, who).decks[0][0])).toEqual(['a2', null]);
  });

  it('heals beside Fierce Protector, which answers the same wound', () => {
    const story = duel({
      attacker: { tree: path(['damage']) },
      defender: { stamina: 4, damage: 3 },
      blue: { luminara: { is, at: [30, 30], damage: 4 }, ahsoka: { is: 'ahsoka-tano-jedi-no-more', at: [30, 20] } },
      attackDice: 's',
      force: [0, 0],
    }).plays('combat', 'melee', 'n1');
    expect(story.asked.startsWith('blue')).toBe(true);
  });
});
