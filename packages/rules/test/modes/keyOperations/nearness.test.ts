import { OPERATIONS } from '@faultline/cards/operations';
import type { PlayedOperation, UnitId } from '@faultline/rules';
import { howNear, keyOperations } from '@faultline/rules/modes';
import { skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { type InPlay, NOTHING_IN_PLAY } from '../../../src/modes/keyOperations/inPlay.ts';

const named = (id: string): PlayedOperation => {
  const found = OPERATIONS.find(({ card }) => card.id === id);
  if (!found) throw new Error(id);
  return found;
};

function ends(id: string, stage: string, play: Partial<InPlay>, options: Readonly<Record<string, string>>) {
  const { match } = skirmish({
    red: { saw: { at: [10, 10] } },
    blue: { jyn: { at: [30, 30] } },
    activates: 'saw',
    mode: keyOperations,
    operations: { [id]: named(id) },
    score: { operation: id, aggressor: 0, stage, momentum: [2, 2], play: { ...NOTHING_IN_PLAY, ...play }, options },
  });
  return howNear({ game: match.game, open: match.state.open });
}

/** Each end of a Stage as whom it serves and how near it is. */
const near = (id: string, stage: string, play: Partial<InPlay> = {}): string[] =>
  ends(id, stage, play, {}).map(({ end, role, share }) => `${end.when} ${role} ${share.toFixed(2)}`);

/** What is counted of one of them. */
const counts = (id: string, stage: string, when: string, play: Partial<InPlay> = {}) =>
  ends(id, stage, play, {}).find(({ end }) => end.when === when)?.counts;

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

  it('[KO-CARD-09] counts covered spaces, a marker’s way, the clock and what is left', () => {
    const shield = { covered: { 'core-shield': [0, 1, 2] } };
    expect(counts('trigger-a-chain-reaction', 'expose-the-core', 'core-shield-destroyed', shield)).toEqual([
      { now: 3, of: 10 },
    ]);
    expect(counts('trigger-a-chain-reaction', 'expose-the-core', 'clock-full')).toEqual([{ now: 4, of: 16 }]);
    const power = { markers: { 'force-field': 6 } };
    expect(counts('foil-the-heist', 'to-catch-a-smuggler', 'full-power', power)).toEqual([{ now: 6, of: 12 }]);
    const captured = { states: [{ unit: 0 as UnitId, state: 'captured' }] };
    expect(counts('jail-break', 'breakout', 'nobody-captured', captured)).toEqual([{ left: 1 }]);
  });

  it('[KO-R-63] counts what raises what it asks, beside what else it asks', () => {
    const suspicion = { covered: { suspicion: [0, 1] } };
    expect(counts('jail-break', 'breakout', 'alarm-and-three-captured', suspicion)).toEqual([
      { now: 2, of: 10 },
      { now: 0, of: 3 },
    ]);
  });

  it('[KO-R-56] leaves out what the reading of a table rules out', () => {
    const alarms = (options: Readonly<Record<string, string>>) =>
      ends('jail-break', 'breakout', {}, options).filter(({ possible }) => possible).length;
    expect(alarms({ alarmInAggressorTurn: 'as-in-sentinel-turn' })).not.toBe(alarms({}));
  });

  it('[KO-R-57] counts the Units that an end counts, and the spaces that must be open', () => {
    const leaving = (play: Partial<InPlay>): string | undefined =>
      near('extract-the-agent', 'its-time-to-leave', play).find((line) => line.startsWith('ready-to-leave'));
    const five = { covered: { lockdown: [0, 1, 2, 3, 4] } };
    expect(leaving(five)).toBe('ready-to-leave aggressor 0.00');
    expect(leaving({ covered: { lockdown: [0, 1] } })).toBe('ready-to-leave aggressor 0.11');
    const mounted = { states: [{ unit: 0 as never, state: 'mounted' }] };
    expect(leaving({ ...five, ...mounted })).toBe('ready-to-leave aggressor 0.35');
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

describe('what the end of a Turn would bring', () => {
  it('[CR-OBJ-02] tells who would hold each Active objective', () => {
    const { match } = skirmish({
      red: { saw: { at: [10, 10] } },
      blue: { jyn: { at: [30, 30] } },
      activates: 'saw',
      mode: keyOperations,
      operations: { 'jail-break': named('jail-break') },
      objectives: [
        { key: 'C', at: [11 * 2540, 10 * 2540, 0], active: true },
        { key: 'W', at: [29 * 2540, 30 * 2540, 0], active: false },
      ],
      score: { operation: 'jail-break', aggressor: 0, stage: 'breakout' },
    });
    const outlook = keyOperations.report.outlook({ game: match.game, open: match.state.open });
    expect(outlook?.objectives.map(({ objective, now, next }) => [objective, now, next])).toEqual([['C', null, 0]]);
  });
});
