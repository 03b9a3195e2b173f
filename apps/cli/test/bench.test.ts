import { describe, expect, it, vi } from 'vitest';
import baseline from '../src/bench/baseline.json' with { type: 'json' };
import { asText } from '../src/bench/command.ts';
import { recordCorpus } from '../src/bench/corpus.ts';
import { measureAll } from '../src/bench/measure.ts';
import { ratiosOf } from '../src/bench/ratios.ts';
import { main } from '../src/main.ts';

const out = vi.spyOn(console, 'log').mockImplementation(() => {});
const err = vi.spyOn(console, 'error').mockImplementation(() => {});

describe('faultline bench', () => {
  const measured = measureAll(recordCorpus(), 1);

  it('measures everything its ratios need', () => {
    const ratios = ratiosOf(measured, {});
    expect(ratios.filter(({ ratio }) => !Number.isFinite(ratio) || ratio < 0)).toEqual([]);
  });

  it('has a stored baseline for every ratio, and for nothing else', () => {
    expect(ratiosOf(measured, {}).map(({ name }) => name)).toEqual(Object.keys(baseline));
  });

  it('shows the change against the baseline', () => {
    const times = [
      { name: 'structuredClone', microseconds: 60 },
      { name: 'copyState', microseconds: 2 },
    ];
    const [first, second] = ratiosOf(times, { 'structuredClone / copyState': 40 });
    expect(first).toEqual({ name: 'structuredClone / copyState', ratio: 30, baseline: 40, change: -25 });
    expect(second?.change).toBeNull();
    expect(asText(times, first ? [first] : [])).toMatch(/30\.00 \(baseline 40, -25%\)$/);
  });

  it('answers --help', async () => {
    expect(await main(['bench', '--help'])).toBe(0);
    expect(out.mock.calls.flat().join()).toContain('Usage: faultline bench');
  });

  it('answers an unknown option with a sentence and exit code 2', async () => {
    expect(await main(['bench', '--dance'])).toBe(2);
    expect(err.mock.calls.flat().join()).toContain("Unknown option '--dance'");
  });
});
