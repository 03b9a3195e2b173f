import { oddsOfForecast, PLAIN_DEFENDER, plainForecast } from '@faultline/odds';
import type { ChartEntry, Defender, Forecast } from '@faultline/rules';
import { describe, expect, it } from 'vitest';

/** One attack die against none; every expertise brings these of the chart; three options, a damage each. */
function attack(of: {
  chart?: readonly ChartEntry[];
  dice?: number;
  pooled?: number;
  defender?: Partial<Defender>;
}): Forecast {
  const ids = ['n1', 'n2', 'n3'];
  return plainForecast(of.dice ?? 1, 0, {
    charts: {
      attack: { name: '', rows: [{ min: 1, max: null, results: of.chart ?? [] }] },
      defense: { name: '', rows: [] },
    },
    tree: {
      options: ids.map((id, i) => ({ id, column: i + 1, row: 1, start: i === 0, effects: ['damage'] })),
      paths: [
        { from: 'n1', to: 'n2', both: false },
        { from: 'n2', to: 'n3', both: false },
      ],
    },
    defender: { ...PLAIN_DEFENDER, toWound: 2, ...of.defender },
    pooled: of.pooled ?? 0,
  });
}

describe('a condition that the attack chart brings', () => {
  const strained = (defender: Partial<Defender>) =>
    oddsOfForecast(attack({ chart: ['strained'], defender })).effects.find(({ effect }) => effect === 'strained');

  it('is an effect, as likely as its row', () => {
    expect(strained({})).toEqual({ effect: 'strained', chance: 0.25, onDamagePath: 0.25, path: null });
  });

  it('[R-COND-8] is none where it is doubled: the defender gains nothing', () => {
    expect(strained({ held: ['strained'] })).toBeUndefined();
  });

  it('[R-COND-8] adds no damage to the pool where it is doubled, and the answer says so', () => {
    const odds = (held: Defender['held']) => oddsOfForecast(attack({ chart: ['strained'], defender: { held } }));
    expect(odds(['strained']).damage).toEqual(odds([]).damage);
    expect(odds(['strained']).assumptions).toEqual([
      'Damage from a condition doubled by the chart comes after the Damage Pool and is not counted.',
    ]);
  });

  it('is none for a defender that is immune to it', () => {
    expect(strained({ immune: ['strained'] })).toBeUndefined();
  });
});

describe('[CR-KEY-06] Protection takes one off the whole Damage Pool', () => {
  const pooled = (damage: number, protection: boolean) => attack({ dice: 0, pooled: damage, defender: { protection } });
  const suffered = (damage: number, protection: boolean): number =>
    oddsOfForecast(pooled(damage, protection)).damage.length - 1;

  it('also off what lay in it before the roll', () => {
    expect([0, 1, 2, 3].map((damage) => suffered(damage, true))).toEqual([0, 0, 1, 2]);
    expect([0, 1, 2, 3].map((damage) => suffered(damage, false))).toEqual([0, 1, 2, 3]);
  });

  it('once, not once for what lay there and once for what the attack adds', () => {
    const { damage } = oddsOfForecast(
      attack({ chart: ['damage', 'damage'], pooled: 1, defender: { protection: true } }),
    );
    expect(damage).toEqual([0.25, 0.5, 0.25]);
  });

  it('and the way to a wound is as long as both make it', () => {
    const successes = (damage: number, protection: boolean) =>
      oddsOfForecast(attack({ pooled: damage, defender: { protection } })).woundPath?.successes;
    expect([0, 1, 2, 3].map((damage) => successes(damage, false))).toEqual([2, 1, 0, 0]);
    expect([0, 1, 2, 3].map((damage) => successes(damage, true))).toEqual([3, 2, 1, 0]);
  });

  it('and so is its chance', () => {
    const chance = (damage: number, protection: boolean) => oddsOfForecast(pooled(damage, protection)).wound;
    expect([1, 2, 3].map((damage) => chance(damage, true))).toEqual([0, 0, 1]);
    expect([1, 2, 3].map((damage) => chance(damage, false))).toEqual([0, 1, 1]);
  });
});
