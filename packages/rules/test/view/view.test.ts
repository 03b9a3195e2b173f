import { REPUBLIC, SHADOW } from '@faultline/cards';
import { beginGame, canonical, determinise, viewFor } from '@faultline/rules';
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

  it('made a whole state gets a key of 64 hexadecimal digits', () => {
    const key = (digit: (below: number) => number) => {
      const { chance } = determinise(coreGame(), viewFor(begun(), 0), digit).hidden;
      return chance.kind === 'seeded' ? chance.key : '';
    };
    expect([key((below) => below - 1), key(() => 0)]).toEqual(['f'.repeat(64), '0'.repeat(64)]);
  });

  it('shares no record with the state', () => {
    const state = begun();
    const own = parts(state);
    expect([...parts(viewFor(state, 0))].filter((part) => own.has(part))).toEqual([]);
  });
});
