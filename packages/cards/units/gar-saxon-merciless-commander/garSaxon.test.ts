import { duel, FAR, type Fighter, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'gar-saxon-merciless-commander';

describe('Pride of the Mandalore', () => {
  it('lets one of the Super Commandos jump', () => {
    const story = skirmish({
      red: {
        gar: { is, at: [10, 10] },
        commandos: {
          is: 'mandalorian-super-commandos',
          at: [
            [20, 20],
            [22, 22],
          ],
        },
      },
      blue: { enemy: { at: [30, 30] } },
      activates: 'gar',
      moment: { phase: 'start' },
    });
    expect(story.offered).toEqual(['commandos.1', 'commandos.2']);
    expect(story.chooses('commandos.1').offered).toEqual(['jump', 'decline']);
  });

  it('[R-ABIL-4] asks nothing with no other Mandalorian on his side', () => {
    const story = skirmish({
      red: { gar: { is, at: [10, 10] }, other: { at: [5, 5] } },
      blue: { enemy: { at: [30, 30], tags: ['Mandalorian'] } },
      activates: 'gar',
      moment: { phase: 'start' },
    });
    expect(story.asked).toBe('red DP-23');
  });
});

describe('Jet Pack', () => {
  it('lets him jump', () => {
    const story = duel({ attacker: { is }, defender: { at: [30, 30] } }).chooses('jet-pack');
    expect(story.offered).toEqual(['jump', 'decline']);
  });
});

describe('I’ve Got You in My Sights', () => {
  const pools = (defender: Partial<Fighter>, before: readonly string[] = []) =>
    duel({ attacker: { is }, defender: { at: FAR, ...defender } })
      .plays(...before, 'combat', 'ranged')
      .told('pool');

  it('[CR-KEY-04] is Sharpshooter 2: two dice beside the one of Focus', () => {
    expect(pools({}, ['focus'])[0]).toBe('pool attack 9');
    expect(pools({})[0]).toBe('pool attack 6');
  });

  it('[CR-COVER-01] leaves the target no Cover, whatever it comes from', () => {
    expect(pools({ hunker: 2 })[1]).toBe('pool defense 2');
    const sheltered = duel({
      attacker: { is },
      defender: { at: FAR, has: ['dug-in'], hunker: 1 },
      abilities: {
        'dug-in': { kind: 'innate', clauses: [{ clause: 'always', keyword: { name: 'cover', value: 2 } }] },
      },
    }).plays('combat', 'ranged');
    expect(sheltered.told('pool')[1]).toBe('pool defense 2');
  });

  it('gives a Hunker token after Focus', () => {
    expect(
      duel({ attacker: { is }, defender: { at: FAR } })
        .chooses('focus')
        .unit('attacker').hunker,
    ).toBe(1);
  });

  it('[CR-COVER-11] but none while he is Engaged', () => {
    expect(duel({ attacker: { is } }).chooses('focus').unit('attacker').hunker).toBe(0);
  });

  it('gives the token also for the Focus of Stronger Together', () => {
    const story = skirmish({
      red: { gar: { is, at: [10, 10] }, ally: { at: [10, 13], tags: ['Mandalorian'] } },
      blue: { enemy: { at: [30, 30] } },
      activates: 'gar',
    }).plays('move', 'decline', 'mandalorians-are-stronger-together@gar');
    expect(story.unit('gar').hunker).toBe(1);
  });
});

describe('Pack Hunter', () => {
  const pool = (ally: Partial<Fighter>, type: 'melee' | 'ranged' = 'melee') =>
    duel({
      attacker: { is },
      red: { ally: { at: [15, 12], tags: ['Mandalorian'], ...ally } },
      defender: { at: type === 'melee' ? [13, 10] : FAR },
    })
      .plays('combat', type)
      .told('pool')[0];

  it('adds two dice against somebody another Mandalorian fights too', () => expect(pool({})).toBe('pool attack 9'));

  it('not without one, nor in a Ranged attack', () => {
    expect([pool({ tags: [] }), pool({ at: [30, 30] }), pool({}, 'ranged')]).toEqual([
      'pool attack 7',
      'pool attack 7',
      'pool attack 6',
    ]);
  });

  it('[CR-ENG-08] counts a Wounded one as well', () => expect(pool({ wounded: 1 })).toBe('pool attack 9'));
});
