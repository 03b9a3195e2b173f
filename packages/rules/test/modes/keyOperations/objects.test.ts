import { describe, expect, it } from 'vitest';
import { isForObject } from '../../../src/queries/language.ts';
import { amountOf } from '../../../src/queries/amount.ts';
import { holds } from '../../../src/queries/tests.ts';
import type { CharacterId, UnitId } from '../../../src/state/ids.ts';
import type { Context } from '../../../src/state/running.ts';
import { raid } from './raid.ts';

const p = raid().match;
/** An ability that answers an attack on an Armored Target. */
const at: Context = {
  unit: 0 as UnitId,
  trigger: {
    id: 1,
    on: 'attack.targeted',
    listeners: [],
    attack: 1,
    attacker: 0 as CharacterId,
    target: 'core-shield',
    attackType: 'melee',
    inCombatAction: false,
  },
  bound: {},
};

describe('abilities that speak of the target of an attack on an object', () => {
  const q = { game: p.game, open: p.state.open };

  it('[KO-ARM-15] find nothing of a Unit in it', () => {
    expect(holds(q, { test: 'hunkered', who: 'target' }, at)).toBe(false);
    expect(holds(q, { test: 'wounded', who: 'target' }, at)).toBe(false);
    expect(holds(q, { test: 'rank', who: 'target', rank: ['primary'] }, at)).toBe(false);
    expect(amountOf(q, { count: 'conditions', on: 'target' }, at)).toBe(0);
    expect(amountOf(q, { count: 'damage', on: 'target' }, at)).toBe(0);
  });

  it('[KO-ARM-15] do nothing to it', () => {
    expect(isForObject({ do: 'drop-hunker', who: 'target', tokens: 'all' }, at)).toBe(true);
    expect(isForObject({ do: 'gain', who: 'self', condition: 'pinned' }, at)).toBe(false);
  });
});
