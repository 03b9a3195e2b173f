import type { Position } from '@faultline/rules';
import { expect, it } from 'vitest';
import { restReason } from '../../src/space/reasons.ts';

it('[CR-MOVE-19, CR-MOVE-20] a part with any room below it is too low, one with none is in the way', () => {
  const reason = (room: number) => restReason({} as Position, { why: 'solid', part: 'deck', by: 5, room }, []).rule;
  expect([reason(1), reason(0), reason(-1)]).toEqual(['CR-MOVE-19', 'CR-MOVE-20', 'CR-MOVE-20']);
});
