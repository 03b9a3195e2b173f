import { wholeLibrary } from '@faultline/cards';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CaseError, type OddsCase, oddsOfCase, oddsOfCases } from '../src/index.ts';

const library = await wholeLibrary();

const MAUL: OddsCase = { attacker: { unit: 'lord-maul' }, defender: { unit: 'bo-katan-kryze' }, type: 'melee' };
const COMMANDOS: OddsCase = { ...MAUL, attacker: { unit: 'mandalorian-super-commandos' } };
const KRYZE: OddsCase = { ...MAUL, attacker: { unit: 'clan-kryze-mandalorians' }, type: 'ranged' };

const ask = (told: OddsCase) => oddsOfCase(library, told);

describe('the pools of a case', () => {
  it('[CR-KEY-03] Focus brings its die and those of Impact', () => {
    const [before, after] = [ask(COMMANDOS), ask({ ...COMMANDOS, focus: true })];
    expect(after.attack.dice - before.attack.dice).toBe(2);
  });

  it('[R-ATK-2] a number of dice takes the place of the printed stat, and Focus comes on top', () => {
    expect(ask({ ...MAUL, attackDice: 5, focus: true }).attack.dice).toBe(6);
  });

  it('a number of defense dice likewise, and Cover comes on top', () => {
    expect(ask({ ...KRYZE, defenseDice: 3, cover: 2 }).defense.dice).toBe(5);
  });

  it('[CR-COVER-02] Cover adds nothing against a Melee attack', () => {
    expect(ask({ ...MAUL, cover: 2 }).defense.dice).toBe(ask(MAUL).defense.dice);
  });
});

describe('the damage of a case', () => {
  const total = (chances: readonly number[]): number => chances.reduce((sum, p) => sum + p, 0);

  it('[CR-COND-03] a condition the defender has already is one damage more on its path', () => {
    const plain = ask(MAUL).damagePaths.find(({ path }) => path.includes('n4'));
    const doubled = ask({ ...MAUL, conditions: ['strained'] }).damagePaths.find(
      ({ path }) => path.join() === plain?.path.join(),
    );
    expect((doubled?.damage ?? 0) - (plain?.damage ?? 0)).toBe(1);
  });

  it('[R-ATK-5] an Exposed used up in the roll can be gained anew', () => {
    const droids: OddsCase = { ...MAUL, attacker: { unit: 'b1-battle-droids' }, exposed: true };
    expect(ask(droids).effects.map(({ effect }) => effect)).toContain('exposed');
  });

  it('[CR-KEY-06] Protection takes one off every damage but none', () => {
    const [bare, guarded] = [ask(MAUL).damage, ask({ ...MAUL, protection: true }).damage];
    expect(guarded[0]).toBeCloseTo((bare[0] ?? 0) + (bare[1] ?? 0), 12);
    expect(guarded.slice(1)).toEqual(bare.slice(2));
  });

  it('[CR-KEY-09] Steadfast asks for a second Shove on the way', () => {
    const shove = (told: OddsCase) => ask(told).effects.find(({ effect }) => effect === 'shove');
    expect(shove({ ...MAUL, steadfast: true })?.path?.successes).toBeGreaterThan(shove(MAUL)?.path?.successes ?? 9);
  });

  it('[CR-WND-04] a Wounded defender suffers nothing', () => {
    const odds = ask({ ...MAUL, wounded: true });
    expect(total(odds.damage.slice(1))).toBe(0);
    expect(odds.wound).toBeNull();
  });

  it('a defender with one point left is wounded by any damage', () => {
    const stamina = library.units['bo-katan-kryze']?.stamina ?? 0;
    const odds = ask({ ...MAUL, damage: stamina - 1 });
    expect(odds.wound).toBeCloseTo(1 - (odds.damage[0] ?? 0), 12);
  });
});

describe('the dice of a case', () => {
  it('[CR-COND-12] a Disarmed attacker reads no chart', () => {
    expect(ask({ ...MAUL, disarmed: true }).joint.every((line) => line.slice(1).every((p) => p === 0))).toBe(true);
  });

  it('rerolled failures help their owner', () => {
    const plain = ask(MAUL).expected.successes;
    expect(ask({ ...MAUL, rerolls: { attack: 2 } }).expected.successes).toBeGreaterThan(plain);
    expect(ask({ ...MAUL, rerolls: { defense: 2 } }).expected.successes).toBeLessThan(plain);
  });

  it('without charts an attack with one die against none succeeds as often as its faces say', () => {
    const { successes } = ask({ ...MAUL, attackDice: 1, defenseDice: 0, expertise: false });
    expect(successes).toEqual([0.5, 0.5]);
  });
});

describe('every Unit of the library', () => {
  it('has odds that add up, with every stance and kind of attack', () => {
    for (const card of Object.values(library.units))
      for (const stance of card.stances)
        for (const type of ['melee', 'ranged'] as const) {
          if (stance[type].attack === null) continue;
          const { successes } = ask({ ...MAUL, attacker: { unit: card.id, stance: stance.id }, type });
          expect(Math.abs(successes.reduce((sum, p) => sum + p, -1)), stance.id).toBeLessThan(1e-12);
        }
  });
});

describe('a case that is not in order', () => {
  const told = (change: object): string => {
    try {
      oddsOfCases([MAUL, { ...MAUL, ...change }], library);
      return '';
    } catch (mistake) {
      return mistake instanceof Error ? mistake.message : '';
    }
  };

  it.each([
    [{ type: 'thrown' }, 'Case 2: type: should be "melee" or "ranged", not "thrown".'],
    [{ attackDice: -1 }, 'Case 2: attackDice: should be a whole number from 0 to 20, not -1.'],
    [{ name: 'duel', focus: 1 }, 'Case 2 ("duel"): focus: should be true or false, not 1.'],
    [{ attacker: { unit: 'maul-lord' } }, 'Case 2: attacker: there is no unit "maul-lord"; did you mean lord-maul?'],
    [{ defender: {} }, 'Case 2: defender: unit: should be a text, not nothing.'],
    [{ type: 'ranged' }, 'Case 2: Lord Maul has no ranged attack in the stance dark-rage.'],
    [{ damage: 9 }, 'Case 2: damage: should be less than 8, the stamina of Bo-Katan Kryze; else say wounded.'],
    [{ rerolls: { attack: 1.5 } }, 'Case 2: rerolls: attack: should be a whole number from 0 to 20, not 1.5.'],
    [
      { exposed: false, conditions: ['exposed'] },
      'Case 2: exposed: is false, but conditions has "exposed"; a defender that has it is Exposed.',
    ],
    [
      { conditions: ['sleepy'] },
      'Case 2: conditions: should be one of strained, disarmed, exposed, pinned, not "sleepy".',
    ],
  ])('%j is told with its number and field', (change, sentence) => {
    expect(told(change)).toBe(sentence);
  });

  it('a field nobody knows is told with those there are', () => {
    expect(told({ fokus: true })).toMatch(/^Case 2: has no field "fokus"; there are attacker, defender, type, name,/);
  });

  it.each([[null], [3], ['maul'], [[1]]])('%j is no case', (value) => {
    expect(() => oddsOfCases([value], library)).toThrow(/^Case 1: should be a record/);
  });

  it('is told in a sentence, whatever a file may hold', () => {
    const junk = fc.oneof(fc.jsonValue(), fc.constantFrom('melee', 'lord-maul', '__proto__', 7, true));
    const fields = Object.fromEntries(
      ['attacker', 'defender', 'type', 'focus', 'cover', 'rerolls', 'x'].map((name) => [name, junk]),
    );
    const changed = fc.record(fields, { requiredKeys: [] }).map((some) => ({ ...MAUL, ...some }));
    fc.assert(
      fc.property(fc.oneof(changed, fc.jsonValue()), (value) => {
        try {
          oddsOfCases([value], library);
        } catch (mistake) {
          expect(mistake).toBeInstanceOf(CaseError);
          expect(String(mistake)).toMatch(/Case 1.*[.?]$/s);
        }
      }),
      { numRuns: 500, seed: 3 },
    );
  });
});
