import { REPUBLIC, SHADOW } from '@faultline/cards';
import { beginGame, canonical, viewFor } from '@faultline/rules';
import { coreGame, seeded } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const begun = () =>
  beginGame(coreGame(), { kind: 'teams', mode: 'standard', teams: [REPUBLIC, SHADOW] }, seeded('view')).state;

/** Every record and list inside a value. */
function parts(value: unknown, into = new Set<unknown>()): Set<unknown> {
  if (typeof value !== 'object' || value === null) return into;
  into.add(value);
  for (const field of Object.values(value)) parts(field, into);
  return into;
}

describe('a view', () => {
  it('[SD-SPT-04] shows the whole open state to both players and to everybody else', () => {
    const state = begun();
    for (const who of [0, 1, 'public'] as const)
      expect(canonical(viewFor(state, who).open)).toBe(canonical(state.open));
  });

  it('shares no record with the state', () => {
    const state = begun();
    const own = parts(state);
    expect([...parts(viewFor(state, 0))].filter((part) => own.has(part))).toEqual([]);
  });
});
