import type { View } from '@faultline/rules';
import { expect, it } from 'vitest';
import { faultsOf } from './checker.ts';
import type { Frame, GameRecord, Replayed, Stored } from './record.ts';

const ids = ['a', 'b', 'c', 'd'];
const stored: readonly Stored[] = ids.map((id, n) => ({ id, version: n + 1, hash: `state ${n + 1}` }));
const change = (version: number, digest = `change ${version}`): Frame => ({ kind: 'change', version, digest });
const view = (version: number): Frame => ({ kind: 'view', version, digest: `view ${version}` });
const END = { open: { turn: 1 } } as unknown as View;

const replayed: Replayed = {
  hashes: stored.map(({ hash }) => hash),
  change: (version) => `change ${version}`,
  view: (version) => `view ${version}`,
  end: END,
};

const recorded = (
  acknowledged: GameRecord['acknowledged'],
  frames: readonly Frame[] = [view(0), ...ids.map((_, n) => change(n + 1))],
  end: GameRecord['lines'][number]['end'] = { version: 4, view: END },
): GameRecord => ({ g: 'g', acknowledged, lines: [{ name: 'spectator', looker: 'public', frames, end }] });

const ALL = stored.map(({ id, version }) => ({ id, version }));

const faults = (record: GameRecord, rows = stored, play = replayed): readonly string[] => faultsOf(record, rows, play);

it('a game of which all is right has no fault, however often it was acknowledged and shown', () => {
  const frames = [view(0), change(1), change(1), view(2), change(2), change(3), change(4)];
  expect(faults(recorded([...ALL, ...ALL], frames))).toEqual([]);
});

it('mutant: a verdict by id without its game acknowledges what another game has stored', () => {
  expect(faults(recorded([...ALL, { id: 'of another game', version: 4 }]))).toEqual([
    'game g: entry of another game was acknowledged and is not stored',
    'game g: two entries were acknowledged as 4',
  ]);
});

it('mutant: of two entries under way for one version the second stands on a state that never was', () => {
  const beside = stored.map((each) => (each.version === 3 ? { ...each, hash: 'of state 1 and c' } : each));
  expect(faults(recorded(ALL), beside)).toEqual(['game g: entry 3 leads to another state than is stored']);
});

it('mutant: two entries under way for one version are both acknowledged, and one is lost', () => {
  expect(faults(recorded([...ALL, { id: 'x', version: 3 }]))).toContain('game g: two entries were acknowledged as 3');
});

it('an entry stored twice, or elsewhere than was said, is found', () => {
  const twice = stored.map((each) => (each.version === 3 ? { ...each, id: 'b' } : each));
  expect(faults(recorded(ALL.slice(0, 2)), twice)).toContain('game g: entry b is stored twice');
  expect(faults(recorded([{ id: 'a', version: 2 }]))).toEqual([
    'game g: entry a was acknowledged as 2 and is stored as 1',
  ]);
});

it('an entry that is missing between two is found', () => {
  expect(faults(recorded([]), stored.toSpliced(1, 1))[0]).toContain('not one after the other at 3');
});

it('whoever misses an entry, is shown an older view, or is left behind is found', () => {
  expect(faults(recorded(ALL, [view(0), change(1), change(3), change(4)]))).toEqual([
    'game g: spectator heard 3 after 1',
  ]);
  expect(faults(recorded(ALL, [view(4), view(3)]))).toEqual(['game g: spectator was shown 3 after 4']);
  expect(faults(recorded(ALL, [view(0)], { version: 3, view: END }))).toEqual([
    'game g: spectator ended at 3, the game at 4',
  ]);
});

it('whoever is sent something else than is theirs to see is found', () => {
  expect(faults(recorded(ALL, [view(0), change(1, 'with the deck'), view(4)]))).toEqual([
    'game g: spectator was sent another change at 1 than is theirs to see',
  ]);
  const other = { open: { turn: 2 } } as unknown as View;
  expect(faults(recorded(ALL, [view(4)], { version: 4, view: other }))).toEqual([
    "game g: spectator ended with another view than the game's",
  ]);
});
