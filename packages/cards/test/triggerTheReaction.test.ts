import type { Story } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import folder from '../operations/trigger-a-chain-reaction/index.ts';
import { ending, inchesFrom, playOf, type StageGiven, stageOf, until } from './stageOf.ts';

const SIDE = 91440;

/** Stage II with a surge at these Dataports. */
function surging(
  keys: readonly string[],
  given: StageGiven & { readonly held?: Readonly<Record<string, 0 | 1>> },
): Story {
  const { held = {} } = given;
  const active = folder.card.stages[1]?.active ?? [];
  const objectives = folder.card.objectives.map(({ key, x, y }) => ({
    key,
    at: [x, SIDE - y, 0] as const,
    active: active.some((objective) => objective.key === key),
    control: held[key] ?? null,
    priority: keys.includes(key),
  }));
  return stageOf(folder, 2, { ...given, objectives });
}

const at = (key: string, dx = 1) => inchesFrom(folder, key, dx);

describe('Slicing Spikes', () => {
  const spiked = (dice: string, clones: readonly (readonly [number, number])[]): Story =>
    ending(
      surging(['W', 'E'], {
        red: { clones: { at: clones }, jyn: { at: at('TR') } },
        activates: 'jyn',
        held: { TR: 0 },
        attackDice: dice,
      }),
      'end',
      'slicing-spikes',
    );

  it('exposes a Unit once that stands at two surging Dataports', () => {
    const story = spiked('fff', [at('W'), at('E', -1)]);
    expect([story.unit('clones').conditions, story.unit('clones').damage]).toEqual([['exposed'], 0]);
    expect(story.unit('jyn').conditions).toEqual([]);
  });

  it('covers a space for each result that fits an empty one, and rolls a third die for whoever keeps up', () => {
    expect(playOf(spiked('ces', [[30, 2]])).covered).toEqual({ 'chain-reaction': [0, 1, 3] });
    expect(playOf(spiked('ccs', [[30, 2]])).covered).toEqual({ 'chain-reaction': [0, 3] });
  });
});

describe('Power Surge', () => {
  it('takes control of both marked Dataports from whoever has it, and asks for no order', () => {
    const story = surging(['W', 'E'], {
      red: { clones: { at: [30, 2] } },
      held: { TL: 1, BR: 0, TR: 1 },
      defenseDice: 'b',
    }).chooses('end');
    until(story, 'activate');
    const held = story.open.objectives.map(({ key, control, priority }) => [key, control, priority]);
    expect(held).toEqual([
      ['TL', null, true],
      ['TR', 1, false],
      ['W', null, false],
      ['C', null, false],
      ['E', null, false],
      ['BL', null, false],
      ['BR', null, true],
    ]);
    expect(story.told('control')).toEqual(expect.arrayContaining(['control TL', 'control BR']));
  });
});
