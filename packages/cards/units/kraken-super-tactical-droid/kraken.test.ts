import { duel, type Fighter, path, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'kraken-super-tactical-droid';
const droid = { tags: ['Battle Droid'], rank: 'supporting' } as const;

describe('Do Not Let Them Escape', () => {
  const starting = (droids: Partial<Fighter>) =>
    skirmish({
      red: {
        kraken: { is, at: [10, 10] },
        droids: {
          at: [
            [10, 20],
            [12, 20],
          ],
          ...droid,
          ...droids,
        },
      },
      blue: { enemy: { at: [30, 30] } },
      activates: 'kraken',
      moment: { phase: 'start' },
    });

  it('[R-ABIL-7] lets each character of a Unit of droids dash, however far away', () => {
    const story = starting({}).chooses('droids');
    expect(story.offered).toEqual(['droids.1', 'droids.2']);
    expect(story.chooses('droids.1').offered).toEqual(['dash', 'decline']);
  });

  it('or lets himself dash', () => {
    expect(starting({}).chooses('kraken').offered).toEqual(['dash', 'decline']);
  });

  it('lets no other Unit dash', () => {
    expect(starting({ rank: 'secondary' }).offered).toEqual(['dash', 'decline']);
    expect(starting({ tags: ['Droid'] }).offered).toEqual(['dash', 'decline']);
  });

  it('sends droids past Super Commandos, whose No Mercy makes them suffer', () => {
    const story = skirmish({
      red: { kraken: { is, at: [2, 2] }, droids: { at: [10, 10], ...droid } },
      blue: {
        commandos: {
          is: 'mandalorian-super-commandos',
          at: [
            [13, 10],
            [33, 33],
          ],
        },
      },
      activates: 'kraken',
      moment: { phase: 'start' },
    }).chooses('droids');
    expect(story.chooses('dash', { to: [7.5, 10] }).told('suffered')).toEqual(['suffered droids 2']);
  });
});

describe('Tactical Network', () => {
  it('lets another droid dash, and then shoot', () => {
    const story = skirmish({
      red: { kraken: { is, at: [10, 10] }, droids: { at: [10, 14], ...droid } },
      blue: { enemy: { at: [17, 14] } },
      activates: 'kraken',
    }).plays('tactical-network', 'decline', 'attack', 'ranged');
    expect(story.told('attack')).toEqual(['attack droids.1 enemy.1 ranged']);
  });
});

describe('Complete Analysis', () => {
  it('[CR-ORDER-06] makes his own Order Card free to reserve', () => {
    const story = skirmish({
      red: { kraken: { is, at: [10, 10] }, other: { at: [5, 5] } },
      blue: { enemy: { at: [30, 30] } },
      sides: [{ deck: ['a1', 'a2', 'shatterpoint'] }, {}],
      force: [0, 0],
    });
    expect(story.cost('reserve')).toBe(0);
  });
});

describe('Conqueror’s Resolve', () => {
  const struck = (objective: readonly [number, number]) =>
    duel({
      attacker: { tree: path(['damage', 'damage']) },
      defender: { is },
      objectives: [{ key: 'M', at: [objective[0] * 2540, objective[1] * 2540, 0] }],
      attackDice: 's',
    }).plays('combat', 'melee', 'n1');

  it('[CR-KEY-06] is Protection while he contests an Active objective', () => {
    expect(struck([14, 10]).told('suffered')).toEqual(['suffered defender 1']);
  });

  it('is none elsewhere', () => expect(struck([30, 30]).told('suffered')).toEqual(['suffered defender 2']));

  it('[CR-KEY-09] is Steadfast there too', () => {
    const shoved = (x: number) =>
      duel({
        attacker: { tree: path(['shove']) },
        defender: { is },
        objectives: [{ key: 'M', at: [x * 2540, 10 * 2540, 0] }],
        attackDice: 's',
      }).plays('combat', 'melee', 'n1').offered;
    expect([shoved(14).includes('push'), shoved(30).includes('push')]).toEqual([false, true]);
  });

  it('goes with him when Maul’s There Is No Place to Run pulls him from the objective', () => {
    const story = duel({
      attacker: { is: 'lord-maul' },
      defender: { is, at: [17, 10] },
      objectives: [{ key: 'M', at: [20 * 2540, 10 * 2540, 0] }],
    }).plays('there-is-no-place-to-run', 'force');
    expect(story.chooses('pull', { direction: [-1, 0] }).character('defender').x).toBeLessThan(17 * 2540);
  });
});
