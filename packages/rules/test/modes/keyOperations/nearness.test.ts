import { OPERATIONS } from '@faultline/cards/operations';
import type { PlayedOperation } from '@faultline/rules';
import { howNear, keyOperations } from '@faultline/rules/modes';
import { skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { type InPlay, NOTHING_IN_PLAY } from '../../../src/modes/keyOperations/inPlay.ts';

const named = (id: string): PlayedOperation => {
  const found = OPERATIONS.find(({ card }) => card.id === id);
  if (!found) throw new Error(id);
  return found;
};

/** Each end of a Stage as whom it serves and how near it is. */
function near(id: string, stage: string, play: Partial<InPlay> = {}): string[] {
  const { match } = skirmish({
    red: { saw: { at: [10, 10] } },
    blue: { jyn: { at: [30, 30] } },
    activates: 'saw',
    mode: keyOperations,
    operations: { [id]: named(id) },
    score: { operation: id, aggressor: 0, stage, momentum: [2, 2], play: { ...NOTHING_IN_PLAY, ...play } },
  });
  return howNear({ game: match.game, open: match.state.open }).map(
    ({ end, role, share }) => `${end.when} ${role} ${share.toFixed(2)}`,
  );
}

describe('how near the ends of a Stage are', () => {
  it('[KO-CARD-09] is the share of covered spaces, of a marker’s way and of the clock', () => {
    expect(near('trigger-a-chain-reaction', 'expose-the-core', { covered: { 'core-shield': [0, 1, 2] } })).toEqual([
      'core-shield-destroyed aggressor 0.30',
      'clock-full sentinel 0.25',
    ]);
    expect(near('foil-the-heist', 'to-catch-a-smuggler', { markers: { 'force-field': 6 } })[0]).toBe(
      'full-power aggressor 0.50',
    );
    expect(near('foil-the-heist', 'close-the-net', { covered: { setbacks: [0, 1, 2, 3] } })[0]).toBe(
      'ten-setbacks aggressor 0.40',
    );
  });

  it('[KO-R-63] serves the Sentinel where a rule of the Sentinel raises what it asks, as near as what raises it', () => {
    const ends = near('jail-break', 'breakout', { covered: { suspicion: [0, 1, 2, 3, 4] } });
    expect(ends.find((line) => line.startsWith('alarm '))).toBe('alarm sentinel 0.47');
  });

  it('has no end to tell before the first Stage', () => {
    const { match } = skirmish({
      red: { saw: { at: [10, 10] } },
      blue: { jyn: { at: [30, 30] } },
      activates: 'saw',
      mode: keyOperations,
      operations: { 'jail-break': named('jail-break') },
      score: { operation: 'jail-break', aggressor: 0, stage: null },
    });
    expect(howNear({ game: match.game, open: match.state.open })).toEqual([]);
  });
});
