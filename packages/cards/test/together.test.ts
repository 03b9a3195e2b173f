import { library } from '@faultline/cards';
import { duel, FAR, type Fighter, path, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

/** Abilities of different core-box units that meet. */

const commandos = (...at: readonly (readonly [number, number])[]): Fighter => ({
  is: 'mandalorian-super-commandos',
  at,
});

const DROIDS: Fighter = {
  is: 'b1-battle-droids',
  at: [
    [10, 10],
    [10, 13],
  ],
};

describe('No Mercy meets', () => {
  const leaving = (is: string, ability: string) => {
    const pair = library.units[is]?.bases.length === 2;
    const story = skirmish({
      red: {
        unit: {
          is,
          at: pair
            ? [
                [10, 10],
                [2, 30],
              ]
            : [10, 10],
        },
      },
      blue: { commandos: commandos([13, 10], [33, 33]) },
      activates: 'unit',
    }).chooses(ability);
    if (story.offered.includes('force')) story.chooses('force');
    return pair ? story.chooses('unit.1') : story;
  };

  it.each([
    ['general-anakin-skywalker', 'force-jump'],
    ['bo-katan-kryze', 'jet-pack'],
    ['clan-kryze-mandalorians', 'jet-pack'],
    ['gar-saxon-merciless-commander', 'jet-pack'],
    ['asajj-ventress-sith-assassin', 'dathomirian-dexterity'],
  ])('%s, who leaves by %s unpunished', (is, ability) => {
    expect(
      leaving(is, ability)
        .chooses('jump', { to: [7.5, 10] })
        .told('suffered'),
    ).toEqual([]);
  });

  it.each([
    ['ahsoka-tano-jedi-no-more', 'force-speed'],
    ['lord-maul', 'force-speed'],
    ['501st-clone-troopers', 'defensive-maneuver'],
    ['cc-7567-captain-rex', 'defensive-maneuver'],
  ])('%s, who dashes away by %s and suffers for it', (is, ability) => {
    const story = leaving(is, ability).chooses('dash', { to: [7.5, 10] });
    expect(story.told('suffered')).toEqual(['suffered unit 2']);
  });

  it('droids that Roger, Roger lets dash in another Unit’s activation', () => {
    const story = skirmish({
      red: {
        kalani: { is: 'kalani-super-tactical-droid', at: [5, 10] },
        droids: {
          is: 'b1-battle-droids',
          at: [
            [10, 10],
            [2, 14],
          ],
        },
      },
      blue: { commandos: commandos([13, 10], [33, 33]) },
      activates: 'kalani',
      moment: { phase: 'start' },
    }).chooses('droids.1');
    story.chooses('dash', { to: [7.4, 11] });
    expect(story.told('suffered')).toEqual(['suffered droids 2']);
  });
});

describe('Focus from Stronger Together feeds', () => {
  const striking = (is: string, type: 'melee' | 'ranged') =>
    skirmish({
      red: {
        unit: {
          is,
          at: [
            [10, 10],
            [2, 2],
          ],
        },
        ally: { at: [8, 13], tags: ['Mandalorian'] },
      },
      blue: { enemy: { at: type === 'melee' ? [13, 10] : FAR } },
      activates: 'unit',
    })
      .plays('move', 'unit.1', 'decline', 'decline', 'mandalorians-are-stronger-together@unit')
      .plays('combat', 'unit.1', type)
      .told('pool')[0];

  it('Helmet Visor', () => expect(striking('clan-kryze-mandalorians', 'ranged')).toBe('pool attack 8'));
  it('Victory or Death!', () => expect(striking('mandalorian-super-commandos', 'melee')).toBe('pool attack 8'));
});

describe('clones and their captain', () => {
  const clones = {
    is: '501st-clone-troopers',
    damage: 2,
    at: [
      [10, 14],
      [12, 14],
    ],
  } as const;

  it('Defensive Maneuver of the clones sets off Bring It On, Clankers', () => {
    const story = skirmish({
      red: { clones, rex: { is: 'cc-7567-captain-rex', at: [10, 18] } },
      blue: { enemy: { at: [30, 30] } },
      activates: 'clones',
    }).plays('defensive-maneuver', 'clones.1');
    story.chooses('dash', { to: [9, 14] }).plays('decline', 'clones.1');
    expect(story.offered).toContain('clones:damage');
  });

  it('so does the token of Get a Move On, Soldier', () => {
    const story = skirmish({
      red: { clones, rex: { is: 'cc-7567-captain-rex', at: [10, 18] } },
      blue: { enemy: { at: [30, 30] } },
      activates: 'rex',
      moment: { phase: 'start' },
    }).plays('clones.1', 'decline', 'yes');
    expect([story.asked, story.offered]).toEqual(['red DP-34', ['clones.1', 'clones.2']]);
  });

  it('[CR-COVER-09] Gar Saxon’s jump to them takes their token, and Brothers in Arms with it', () => {
    const story = skirmish({
      red: { gar: { is: 'gar-saxon-merciless-commander', at: [10, 6] } },
      blue: { clones: { ...clones, hunker: 1 } },
      activates: 'gar',
    }).chooses('jet-pack');
    story.chooses('jump', { to: [10, 9.3] });
    expect(story.unit('clones').hunker).toBe(1);
    expect(
      story
        .chooses('move')
        .chooses('dash', { to: [10, 11] })
        .unit('clones').hunker,
    ).toBe(0);
  });
});

describe('wounds and who answers them', () => {
  it('[R-WND-8] the part of the pool that Ahsoka turns back wounds Maul, but by no Melee attack: no Revenge', () => {
    const story = skirmish({
      red: { maul: { is: 'lord-maul', at: [10, 10], damage: 10 } },
      blue: {
        ahsoka: { is: 'ahsoka-tano-jedi-no-more', at: [13, 10], has: ['whats-the-matter-too-fast-for-you'] },
      },
      activates: 'maul',
      attackDice: 's',
    }).plays('combat', 'melee', 'n1', 'whats-the-matter-too-fast-for-you@ahsoka');
    expect(story.told('wounded')).toEqual(['wounded maul']);
    expect(story.told('attack')).toHaveLength(1);
  });

  it('[R-ABIL-3] Ventress, who wounded the droids, has her Force before they are up again', () => {
    const story = duel({
      attacker: { is: 'asajj-ventress-sith-assassin', has: ['sith-assassin'] },
      defender: {
        is: 'b1-battle-droids',
        damage: 7,
        at: [
          [13, 10],
          [33, 33],
        ],
      },
      attackDice: 's',
      sides: [{ force: { ready: 0, pool: 4 } }, {}],
    }).plays('combat', 'melee', 'n1', 'decline', 'decline');
    expect([story.open.seats[0].forceReady, story.offered]).toEqual([1, ['countless@defender', 'pass']]);
  });

  it('[R-ABIL-3] Anakin’s Force comes before the Revenge of the Maul he wounded', () => {
    const story = duel({
      attacker: { is: 'general-anakin-skywalker' },
      defender: { is: 'lord-maul', damage: 10 },
      attackDice: 's',
      sides: [{ force: { ready: 0, pool: 4 } }, {}],
    }).plays('combat', 'melee', 'n1');
    expect(story.told('force')).toEqual(['force red 1']);
    expect([story.asked, story.offered]).toEqual(['blue DP-30', ['dash', 'decline']]);
  });

  it('[CR-ACT-25] Deflect answers the attack before Combat A.I. Protocols answer the action', () => {
    const story = skirmish({
      red: {
        droids: DROIDS,
      },
      blue: { ahsoka: { is: 'ahsoka-tano-jedi-no-more', at: [16, 11], has: ['deflect'] } },
      activates: 'droids',
    }).plays('combat', 'droids.1', 'ranged');
    expect(story.offered).toEqual(['deflect@ahsoka', 'pass']);
    expect(story.plays('pass', 'decline').offered).toEqual(['strained', 'exposed']);
  });

  it('[CR-WND-02] Sustained By Rage can give Bo-Katan’s side the Momentum', () => {
    const story = skirmish({
      red: { maul: { is: 'lord-maul', at: [10, 10], damage: 9 } },
      blue: { boKatan: { is: 'bo-katan-kryze', at: FAR } },
      activates: 'maul',
      force: [0, 0],
    }).chooses('there-is-no-place-to-run');
    expect(story.told('momentum')).toEqual(['momentum blue 7']);
    expect(story.chooses('pull', { direction: [-1, 0] }).told('condition')[0]).toBe('condition boKatan exposed');
  });
});

describe('dice of one unit and effects of another', () => {
  it('[CR-COND-15] There Is No Place to Run takes Ahsoka’s expertise from her ally', () => {
    const story = skirmish({
      red: { maul: { is: 'lord-maul', at: [10, 10] } },
      blue: {
        kryze: { at: [15, 10], armour: ['block'] },
        ahsoka: {
          is: 'ahsoka-tano-jedi-no-more',
          at: [15, 13],
          has: ['youll-find-i-have-many-qualities-for-you-to-dislike'],
        },
      },
      activates: 'maul',
    }).plays('there-is-no-place-to-run', 'force', 'kryze.1');
    story.chooses('pull', { direction: [-1, 0] }).plays('combat', 'melee');
    expect(story.told('chart').at(-1)).toContain('armour 0');
  });

  it('Gar Saxon’s shots see through the token of Rex’s Defensive Maneuver', () => {
    const story = skirmish({
      red: { gar: { is: 'gar-saxon-merciless-commander', at: [10, 10] } },
      blue: { rex: { is: 'cc-7567-captain-rex', at: FAR, hunker: 1 } },
      activates: 'gar',
    }).plays('combat', 'ranged');
    expect(story.told('pool')[1]).toBe('pool defense 5');
  });

  it('Pack Hunter counts the Super Commandos, who gain nothing by it themselves', () => {
    const pools = (activates: 'gar' | 'commandos', way: readonly string[]) =>
      skirmish({
        red: { gar: { is: 'gar-saxon-merciless-commander', at: [10, 10] }, commandos: commandos([16, 10], [33, 33]) },
        blue: { enemy: { at: [13, 11], tree: path(['damage']) } },
        activates,
      })
        .plays('combat', ...way)
        .told('pool')[0];
    expect(pools('gar', ['melee'])).toBe('pool attack 9');
    expect(pools('commandos', ['commandos.1', 'melee'])).toBe('pool attack 6');
  });
});

describe('order cards', () => {
  it('[CR-ORDER-07] a card put under the deck in Charge Now was the one reserve of the Turn, Kalani’s free one too', () => {
    const story = skirmish({
      red: {
        droids: DROIDS,
        kalani: { is: 'kalani-super-tactical-droid', at: [5, 5], has: ['complete-analysis'] },
      },
      blue: { enemy: { at: [30, 30] } },
      sides: [{ deck: ['a1', 'a2', 'shatterpoint'] }, {}],
    }).plays('reserve', 'yes');
    expect(story.asked).toBe('red DP-23');
  });
});
