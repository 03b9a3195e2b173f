import { duel, FAR, type Fighter, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const is = 'leia-organa-freedom-fighter';
const INCH = 2540;

describe('Infiltrate', () => {
  const starting = (ally: Partial<Fighter> = {}) =>
    skirmish({
      red: { leia: { is, at: [10, 10] }, ally: { at: [30, 5], tags: ['Rebel Alliance'], ...ally } },
      blue: { enemy: { at: [33, 33] } },
      activates: 'leia',
      moment: { phase: 'start' },
    });

  it('lets a Rebel advance, herself or another', () => {
    expect(starting().offered).toEqual(['leia.1', 'ally.1']);
    expect(starting().plays('ally.1').offered).toEqual(['advance', 'decline']);
  });

  it('nobody of another side', () => {
    expect(starting({ tags: ['Jedi'] }).offered).toEqual(['advance', 'decline']);
  });

  it('is for Ewok Hunters as well, who are Rebels by Unexpected Allies and hide as Forest Dwellers', () => {
    const story = starting({
      is: 'ewok-hunters',
      at: [
        [30, 5],
        [30, 9],
      ],
    });
    expect(story.offered).toEqual(['leia.1', 'ally.1', 'ally.2']);
  });
});

describe('Defensive Maneuver', () => {
  it('gives a Hunker token after a dash', () => {
    const story = duel({ attacker: { is }, defender: { at: [33, 33] } })
      .plays('defensive-maneuver')
      .chooses('dash', { to: [12, 10] });
    expect(story.unit('attacker').hunker).toBe(1);
  });
});

describe('Explosive Charge', () => {
  const acting = (x = 15, ally: Partial<Fighter> = {}) =>
    duel({
      attacker: { is },
      red: { ally: { at: [15, 13], ...ally } },
      defender: { at: [17, 11], hunker: 1 },
      objectives: [{ key: 'M', at: [x * INCH, 10 * INCH, 0] }],
      force: [9, 0],
    });

  it('lets allies near an objective dash and take cover, then hurts everybody still there', () => {
    const story = acting().plays('explosive-charge');
    expect(story.offered).toEqual(['dash', 'decline']);
    story.chooses('dash', { to: [15, 16] }).chooses('yes');
    expect(story.unit('ally')).toMatchObject({ hunker: 1, damage: 0 });
    expect(story.unit('defender')).toMatchObject({ hunker: 0, damage: 2 });
  });

  it('leaves the cover to them as well as the dash', () => {
    const story = acting()
      .plays('explosive-charge')
      .chooses('dash', { to: [15, 16] });
    expect(story.offered).toEqual(['yes', 'no']);
    expect(story.chooses('no').unit('ally')).toMatchObject({ hunker: 0, damage: 0 });
  });

  it('hurts allies who stay', () => {
    const story = acting().plays('explosive-charge', 'decline');
    if (story.offered.includes('ally')) story.plays('ally');
    expect(story.unit('ally')).toMatchObject({ hunker: 0, damage: 2 });
  });

  it('[R-ABIL-4] is not offered with no objective within Range 3', () => {
    expect(acting(30).offered).not.toContain('explosive-charge');
  });

  it('takes an ally from Super Commandos, whose No Mercy hurts it', () => {
    const story = duel({
      attacker: { is },
      red: { ally: { at: [15, 13] } },
      defender: {
        is: 'mandalorian-super-commandos',
        at: [
          [15, 16],
          [33, 33],
        ],
      },
      objectives: [{ key: 'M', at: [15 * INCH, 10 * INCH, 0] }],
      force: [9, 0],
    })
      .plays('explosive-charge')
      .chooses('dash', { to: [17, 11.5] });
    expect(story.told('suffered')[0]).toBe('suffered ally 2');
  });
});

describe('Coordinated Fire', () => {
  it('Exposes the target of another Rebel within Range 5', () => {
    const story = duel({
      attacker: { tags: ['Rebel Alliance'] },
      red: { leia: { is, at: [13, 15] } },
      defender: { at: FAR },
    }).plays('combat', 'ranged', 'coordinated-fire-exposed-rebel-alliance@leia');
    expect(story.told('condition')[0]).toBe('condition defender exposed');
  });
});

describe('Unexpected Allies', () => {
  const ewokDie = (tags: readonly string[], leia: Partial<Fighter> = {}) =>
    duel({
      attacker: { tags },
      red: { leia: { is, at: [30, 5], ...leia }, chief: { is: 'chief-chirpa', at: [33, 5] } },
    })
      .plays('combat', 'melee')
      .told('pool')[0];

  it('[R-CARD-32] makes Rebels of Ewoks and Ewoks of Rebels', () => {
    expect(ewokDie(['Rebel Alliance'])).toBe('pool attack 5');
    const story = duel({
      attacker: { tags: ['Ewok'] },
      red: { leia: { is, at: [13, 15] } },
      defender: { at: FAR },
    }).plays('combat', 'ranged');
    expect(story.offered).toContain('coordinated-fire-exposed-rebel-alliance@leia');
  });

  it('[R-CARD-32] of nobody else, nor of enemies', () => {
    expect(ewokDie(['Jedi'])).toBe('pool attack 4');
    const story = duel({
      attacker: { is: 'chief-chirpa' },
      defender: { tags: ['Rebel Alliance'] },
      red: { leia: { is, at: [30, 5] } },
      force: [0, 0],
    });
    expect(story.offered).toContain('combat');
  });

  it('lets Chirpa’s Mobilize the Village help Rebels', () => {
    expect(ewokDie(['Rebel Alliance'])).toBe('pool attack 5');
  });
});
