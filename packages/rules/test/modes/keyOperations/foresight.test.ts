import { OPERATIONS } from '@faultline/cards/operations';
import type { UnitId } from '@faultline/rules';
import { howNear, isOutOfReach, keyOperations, loadsBegun } from '@faultline/rules/modes';
import { skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { type InPlay, NOTHING_IN_PLAY } from '../../../src/modes/keyOperations/inPlay.ts';

function breakout(play: Partial<InPlay>) {
  const operation = OPERATIONS.find(({ card }) => card.id === 'jail-break');
  if (!operation) throw new Error('There is no Jail Break!');
  const { match } = skirmish({
    red: { saw: { at: [10, 10] }, cassian: { at: [12, 10] }, k2so: { at: [14, 10] } },
    blue: { jyn: { at: [30, 30] } },
    activates: 'saw',
    mode: keyOperations,
    operations: { 'jail-break': operation },
    objectives: [
      { key: 'T', at: [45720, 20320, 0] },
      { key: 'ML', at: [20320, 45720, 0] },
    ],
    score: { operation: 'jail-break', aggressor: 0, stage: 'breakout', play: { ...NOTHING_IN_PLAY, ...play } },
  });
  return { game: match.game, open: match.state.open };
}

const captured = (many: number): Partial<InPlay> => ({
  states: Array.from({ length: many }, (_each, unit) => ({ unit: unit as UnitId, state: 'captured' })),
});

describe('what who thinks further reads off the rules of a Stage', () => {
  it('[KO-R-63] gives up an end that asks for more Captured Units than are left, for nobody is captured any more', () => {
    const lost = (many: number): readonly string[] => {
      const p = breakout(captured(many));
      return howNear(p).flatMap(({ end }) => (isOutOfReach(p, end) ? [end.when] : []));
    };
    expect(lost(3)).toEqual([]);
    expect(lost(2)).toEqual(['alarm-and-three-captured', 'alarm-and-three-captured-by-option']);
  });

  it('[KO-R-64] counts what lies on Containment Fields for the role that opens them', () => {
    const p = breakout({ loads: { T: 3, ML: 1 } });
    expect([loadsBegun(p, 'aggressor'), loadsBegun(p, 'sentinel')]).toEqual([1, 0]);
  });
});
