import { describe, expect, it } from 'vitest';
import { halving } from '../src/search/halving.ts';
import type { Plan } from '../src/search/plan.ts';

const plans = (...worths: number[]): Plan[] =>
  worths.map((worth, at) => ({ answer: { option: `${at}` }, value: worth, on: [] }));
const order = (found: readonly { readonly plan: Plan }[]): string => found.map((c) => c.plan.answer.option).join('');

describe('sequential halving', () => {
  it('tries all equally, then half of them, within its budget', () => {
    const tried: string[] = [];
    const found = halving(plans(4, 3, 2, 1), { trials: 16 }, 12, ({ answer }, nth) => {
      tried.push(`${answer.option}${nth}`);
      return 0;
    });
    expect(tried).toEqual([
      '00',
      '10',
      '20',
      '30',
      '01',
      '11',
      '21',
      '31',
      '02',
      '12',
      '03',
      '13',
      '04',
      '14',
      '05',
      '15',
    ]);
    expect(order(found)).toBe('0123');
  });

  it('lets what trials tell outweigh what was promised', () => {
    const found = halving(plans(1, 0), { trials: 400 }, 12, ({ answer }) => (answer.option === '1' ? 3 : 0));
    expect(order(found)).toBe('10');
  });

  it('holds to the promise where few trials say otherwise', () => {
    const found = halving(plans(1, 0), { trials: 4 }, 12, ({ answer }) => (answer.option === '1' ? 3 : 0));
    expect(order(found)).toBe('01');
  });

  it('does not count a trial that was cut short', () => {
    const found = halving(plans(1, 0), { trials: 400 }, 12, ({ answer }, nth) =>
      nth === 0 && answer.option === '1' ? 1000 : nth === 0 ? 0 : null,
    );
    expect(found.map(({ trials }) => trials)).toEqual([1, 1]);
  });
});
