import type { Chart, ChartEntry, DieKind, Forecast } from '@faultline/rules';
import { duel } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { oddsOf, oddsOfForecast, plainForecast } from '../src/index.ts';

/** A row for each number of expertise results, the last for all that are more. */
const chart = (...rows: readonly (readonly ChartEntry[])[]): Chart => ({
  name: 'chart',
  rows: rows.map((results, i) => ({ min: i + 1, max: i === rows.length - 1 ? null : i + 1, results })),
});

function successes(charts: { attack?: Chart; defense?: Chart }, lent?: Forecast['lent'], defense = 3): number[] {
  const plain = plainForecast(4, defense);
  return [...oddsOfForecast({ ...plain, charts: { ...plain.charts, ...charts }, ...(lent && { lent }) }).successes];
}

const closeTo = (chances: readonly number[]) => chances.map((chance) => expect.closeTo(chance, 12));
const mean = (chances: readonly number[]): number => chances.reduce((sum, chance, n) => sum + chance * n, 0);

describe('[R-CARD-20] odds with a chart that was lent', () => {
  const better: Readonly<Record<DieKind, Chart>> = {
    attack: chart(['crit', 'crit']),
    defense: chart(['block', 'block']),
  };
  const worse: Readonly<Record<DieKind, Chart>> = { attack: chart(['strike']), defense: chart(['block']) };

  it.each(['attack', 'defense'] as const)('read the better one, whichever of the two is the own (%s)', (side) => {
    const alone = successes({ [side]: better[side] });
    expect(successes({ [side]: worse[side] }, { [side]: better[side] })).toEqual(closeTo(alone));
    expect(successes({ [side]: better[side] }, { [side]: worse[side] })).toEqual(closeTo(alone));
  });

  it.each([
    ['attack', chart(['crit'], []), chart([], ['crit', 'crit']), chart(['crit'], ['crit', 'crit'])],
    ['defense', chart(['block'], []), chart([], ['block', 'block']), chart(['block'], ['block', 'block'])],
  ] as const)('read for each number of expertise the one that is better then (%s)', (side, own, lent, both) => {
    expect(successes({ [side]: own }, { [side]: lent })).toEqual(closeTo(successes({ [side]: both })));
  });

  it('choose for the dice that lie there, not for their expertise alone', () => {
    const [turning, adding] = [chart(['strike>crit', 'strike>crit', 'strike>crit']), chart(['crit'])];
    const chosen = mean(successes({ attack: turning }, { attack: adding }, 6));
    expect(chosen).toBeGreaterThan(mean(successes({ attack: turning }, {}, 6)) + 1e-3);
    expect(chosen).toBeGreaterThan(mean(successes({ attack: adding }, {}, 6)) + 1e-3);
  });

  it('count damage of the chart as a success', () => {
    const lent = { attack: chart(['damage', 'damage']) };
    expect(successes({ attack: chart(['strike']) }, lent)).toEqual(closeTo(successes(lent)));
  });
});

describe('in a position', () => {
  const odds = (conditions: readonly ('pinned' | 'strained')[]) => {
    const story = duel({
      attacker: { is: 'paploo-curious-creature', chart: ['strike'] },
      defender: { chart: ['crit', 'crit', 'crit'], conditions },
    });
    return oddsOf({ game: story.match.game, open: story.open }, 'a1.1', 'melee', 'b1.1');
  };

  it('[R-CARD-20] the chart of a Pinned target is counted for Paploo, and it is said how he chooses', () => {
    const [pinned, strained] = [odds(['pinned']), odds(['strained'])];
    expect(pinned?.expected.successes ?? 0).toBeGreaterThan((strained?.expected.successes ?? 9) + 0.5);
    expect(pinned?.assumptions.join(' ')).toContain('Of the two charts it may read the attacker reads');
    expect(strained?.assumptions.join(' ')).not.toContain('Of the two charts');
  });
});
