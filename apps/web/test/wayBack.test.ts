import type { Entry, GoingOn, Seat } from '@faultline/rules';
import { nextFrom, standingAt } from '@faultline/rules/standing';
import { describe, expect, it } from 'vitest';
import { undoTarget, redoTarget } from '../src/engine/undoTarget.ts';

const answer = (seat: Seat): Entry => ({ do: 'answer', seat, version: 0, answer: { option: 'x' } });
const undo = (to: number): Entry => ({ do: 'undo', to, by: 0, consent: null });
function told(entries: readonly Entry[], free = 0) {
  const moments: GoingOn[] = [{ from: 0 }];
  for (const entry of entries) moments.push({ from: nextFrom(moments, entry.do === 'undo' ? entry.to : null) });
  return {
    entries,
    freeUndo: () => free,
    goesOnFrom: (version: number) => moments[version]?.from ?? version,
    standingVersions: standingAt(moments),
  };
}

describe('the way back', () => {
  it('leads behind the last answer given here', () => {
    expect(undoTarget(told([answer(0), answer(0)]), [0])).toEqual({ to: 1, by: 0, free: true });
  });

  it('goes on from what an undo left standing', () => {
    expect(undoTarget(told([answer(0), answer(0), undo(1)]), [0])?.to).toBe(0);
  });

  it('passes over answers of the other player, with consent', () => {
    expect(undoTarget(told([answer(0), answer(1)], 2), [0])).toEqual({ to: 0, by: 0, free: false });
  });

  it('ends where nothing given here stands', () => {
    expect(undoTarget(told([answer(1)]), [0])).toBeNull();
  });
});

describe('the way forth', () => {
  it('leads back to what was taken back, step by step', () => {
    const twice = [answer(0), answer(0), undo(1), undo(0)];
    expect(redoTarget(told(twice), [0])).toBe(1);
    expect(redoTarget(told([...twice, undo(1)]), [0])).toBe(2);
    expect(redoTarget(told([...twice, undo(1), undo(2)]), [0])).toBeNull();
  });

  it('is gone with the next answer', () => {
    expect(redoTarget(told([answer(0), undo(0), answer(0)]), [0])).toBeNull();
  });

  it('does not lead over a roll', () => {
    expect(redoTarget(told([answer(0), undo(0)], 2), [0])).toBeNull();
  });
});
