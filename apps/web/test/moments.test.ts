import type { GameEvent, Open } from '@faultline/rules';
import type { LogLine } from '@faultline/text';
import { describe, expect, it } from 'vitest';
import {
  contextOf,
  firstOf,
  lastOf,
  momentsByLine,
  momentsOf,
  placeOf,
  stepFrom,
  toldAt,
  turnFrom,
} from '../src/game/moments.ts';
import type { Chapter } from '../src/port/port.ts';
import { chapters } from './chapters.ts';

const turn = (n: number): GameEvent => ({ event: 'turn', turn: n, seat: 0 });
const flag = (name: string): GameEvent => ({ event: 'flag', flag: name });
const undone = (to: number): GameEvent => ({ event: 'undone', to, by: 0 });
const story = (...events: readonly GameEvent[]): readonly Chapter[] =>
  chapters(
    events.map((event) => [event]),
    { turn: 0 } as Open,
  );

/** Set-up, Turn 1 at entry 2, Turn 2 at 4. */
const played = story(flag('begun'), flag('placed'), turn(1), flag('moved'), turn(2), flag('shot'));

describe('the moments of a game', () => {
  const moments = momentsOf(played);

  it('are all its entries, with the first of every Turn', () => {
    expect(moments.path).toEqual([0, 1, 2, 3, 4, 5]);
    expect(moments.turns).toEqual([
      { turn: 0, version: 0 },
      { turn: 1, version: 2 },
      { turn: 2, version: 4 },
    ]);
  });

  it('are gone through a decision at a time, and no further than the ends', () => {
    expect([stepFrom(moments, 2, 1), stepFrom(moments, 2, -1)]).toEqual([3, 1]);
    expect([stepFrom(moments, lastOf(moments), 1), stepFrom(moments, firstOf(moments), -1)]).toEqual([5, 0]);
  });

  it('are gone through a Turn at a time: back first to the beginning of this one', () => {
    expect([turnFrom(moments, 3, -1), turnFrom(moments, 2, -1), turnFrom(moments, 0, -1)]).toEqual([2, 0, 0]);
    expect([turnFrom(moments, 1, 1), turnFrom(moments, 3, 1), turnFrom(moments, 4, 1)]).toEqual([2, 4, 5]);
  });
});

describe('what was taken back', () => {
  const moments = momentsOf(story(flag('begun'), turn(1), flag('moved'), turn(2), undone(1), flag('shot'), turn(2)));

  it('is no moment on the way, and its Turns are not counted', () => {
    expect(moments.path).toEqual([0, 1, 5, 6]);
    expect(moments.turns.map(({ version }) => version)).toEqual([0, 1, 6]);
  });

  it('can be looked at, and is left to either side', () => {
    expect([stepFrom(moments, 3, 1), stepFrom(moments, 3, -1), placeOf(moments, 3)]).toEqual([5, 1, 1]);
  });

  it('twice is passed over whole', () => {
    expect(momentsOf(story(flag('a'), flag('b'), undone(0), flag('c'), undone(2), flag('d'))).path).toEqual([0, 5]);
  });
});

describe('a line of the log', () => {
  const line = (depth: number, text: string, ...events: readonly GameEvent[]): LogLine => ({
    text,
    depth,
    tone: 'plain',
    events,
  });
  const eventAt = (version: number) => played[version]?.events[0] as GameEvent;
  const lines = [
    line(0, 'Turn 1', eventAt(2)),
    line(1, 'Maul activates', eventAt(2)),
    line(2, 'moves', eventAt(3)),
    line(2, 'shoots', eventAt(5)),
    line(1, 'said by nobody'),
  ];
  const momentOf = momentsByLine(played);

  it('leads to the moment it tells of', () => {
    expect(lines.map(momentOf)).toEqual([2, 2, 3, 5, null]);
  });

  it('is found by its moment; where nothing is told, the line before', () => {
    const texts = (version: number) => toldAt(lines, momentOf, version).map(({ text }) => text);
    expect([texts(2), texts(4), texts(0)]).toEqual([['Turn 1', 'Maul activates'], ['moves'], []]);
  });

  it('that is set in belongs to the one above it', () => {
    const context = (n: number) => contextOf(lines, lines[n] as LogLine)?.text;
    expect([context(3), context(1), context(0)]).toEqual(['Maul activates', undefined, undefined]);
  });
});
