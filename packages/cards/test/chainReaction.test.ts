import type { ObjectiveSetup, Seat } from '@faultline/rules';
import { keyOperations, NOTHING_IN_PLAY } from '@faultline/rules/modes';
import { path, type Skirmish, skirmish, type Story } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import folder from '../operations/trigger-a-chain-reaction/index.ts';

/** The worked examples of Expose the Core with the printed cards. */

const ID = folder.card.id;
const PLACES: Readonly<Record<string, readonly [number, number]>> = Object.fromEntries(
  folder.card.objectives.map(({ key, x, y }) => [key, [x, 91440 - y]]),
);

interface Given extends Partial<Skirmish> {
  readonly held: Readonly<Record<string, Seat>>;
  readonly momentum?: readonly [number, number];
  readonly locked?: boolean;
  readonly covered?: number;
}

/** Red is the Aggressor. */
function exposeTheCore({ held, momentum = [1, 1], locked = false, covered = 0, ...more }: Given): Story {
  const [stage] = folder.card.stages;
  const objectives = folder.card.objectives.map(({ key }): ObjectiveSetup => {
    const [x = 0, y = 0] = PLACES[key] ?? [];
    const shown = stage?.active.find((objective) => objective.key === key);
    return { key, at: [x, y, 0], control: held[key] ?? null, priority: shown?.priority ?? false };
  });
  const spaces = Array.from({ length: covered }, (_, i) => i);
  return skirmish({
    red: { clones: { at: [30, 5] } },
    blue: { anakin: { at: [30, 31] } },
    activates: 'clones',
    mode: keyOperations,
    operations: { [ID]: folder },
    score: {
      operation: ID,
      aggressor: 0,
      stage: 'expose-the-core',
      momentum,
      locked,
      play: { ...NOTHING_IN_PLAY, covered: { 'core-shield': spaces } },
    },
    objectives,
    ...more,
  });
}

const inches = (key: string, dx: number): readonly [number, number] => {
  const [x = 0, y = 0] = PLACES[key] ?? [];
  return [x / 2540 + dx, y / 2540];
};

/** Plays the end of the Turn: the first of these that is offered, else the first option. */
function ending(story: Story, ...wanted: readonly string[]): Story {
  const { active } = story.open;
  for (let n = 0; n < 40 && story.open.active === active && story.open.decision; n += 1)
    story.chooses(wanted.find((one) => story.offered.includes(one)) ?? story.offered[0] ?? '');
  return story;
}

describe('Expose the Core', () => {
  it('[KO-X-14, KO-S1-18] rolls a die for each Console and one more for any Shield Generators', () => {
    const dice = (held: Given['held']) =>
      ending(exposeTheCore({ held, activates: 'anakin', active: 1, attackDice: 'eeee' }), 'end')
        .match.standing.flatMap((event) => (event.event === 'rolled' ? [event.faces.length] : []))
        .filter((faces) => faces > 0);
    expect(dice({ TL: 1, TR: 1, W: 1, C: 1 })).toEqual([3]);
    expect(dice({ W: 1 })).toEqual([1]);
    expect(dice({ BL: 0 })).toEqual([]);
  });

  it('[KO-X-15, KO-S1-06] lets one of two characters attack, each as it can, and then nobody else', () => {
    const story = exposeTheCore({
      held: { W: 0, C: 0 },
      red: { clones: { at: [inches('W', 1), inches('C', 5)] } },
      attackDice: 'ssss',
    });
    const offered: string[][] = [];
    for (let n = 0; n < 20 && story.open.active === 0 && story.open.decision; n += 1) {
      offered.push([...story.offered]);
      const wanted = ['end', 'yes', 'clones.1', 'melee', 'n1', 'n2', 'stop'];
      story.chooses(wanted.find((one) => story.offered.includes(one)) ?? story.offered[0] ?? '');
    }
    expect(offered).toContainEqual(['clones.1', 'clones.2']);
    expect(story.told('attack')).toHaveLength(1);
  });

  it('[KO-X-05, KO-R-10] destroyed on a full and locked tracker leads to Stage II, one Momentum less on each side', () => {
    const story = ending(
      exposeTheCore({
        held: { W: 0 },
        red: { clones: { at: inches('W', 1), tree: path(['pinned'], ['damage']) } },
        covered: 9,
        momentum: [8, 8],
        locked: true,
        attackDice: 'cccc',
      }),
      'end',
      'yes',
      'melee',
      'n1',
      'stop',
      'decline',
    );
    expect([story.open.result, story.open.score]).toMatchObject([
      null,
      { stage: 'trigger-the-reaction', locked: true, momentum: [7, 7] },
    ]);
    expect(story.chooses('clock').open.score).toMatchObject({ momentum: [7, 8] });
  });
});
