import type { ObjectiveSetup, PlayedOperation, Seat } from '@faultline/rules';
import { keyOperations, NOTHING_IN_PLAY } from '@faultline/rules/modes';
import { type Skirmish, skirmish, type Story } from '@faultline/testkit';

/** Positions of printed operations, for their tests. */

const INCH = 2540;
const SIDE = 91440;

type Play = typeof NOTHING_IN_PLAY;

export interface StageGiven extends Partial<Skirmish> {
  /** Who controls what. */
  readonly held?: Readonly<Record<string, Seat>>;
  readonly momentum?: readonly [number, number];
  readonly locked?: boolean;
  readonly play?: Partial<Play>;
  /** Objectives that have turned Inactive. */
  readonly inactive?: readonly string[];
  /** Readings that the table has chosen. */
  readonly options?: Readonly<Record<string, string>>;
}

/** A Stage of an operation by its number; red is the Aggressor and acts, both sides are far from everything. */
export function stageOf({ card, ...folder }: PlayedOperation, number: 1 | 2, given: StageGiven = {}): Story {
  const { held = {}, momentum = [1, 1], locked = false, play = {}, inactive = [], options = {}, ...more } = given;
  const stage = card.stages[number - 1];
  const objectives = card.objectives.map(({ key, x, y }): ObjectiveSetup => {
    const shown = stage?.active.find((objective) => objective.key === key);
    const active = shown !== undefined && !inactive.includes(key);
    return { key, at: [x, SIDE - y, 0], active, control: held[key] ?? null, priority: shown?.priority ?? false };
  });
  return skirmish({
    red: { clones: { at: [30, 2] } },
    blue: { anakin: { at: [30, 34] } },
    activates: 'clones',
    mode: keyOperations,
    operations: { [card.id]: { card, ...folder } },
    score: {
      operation: card.id,
      aggressor: 0,
      stage: stage?.id,
      momentum,
      locked,
      options,
      play: { ...NOTHING_IN_PLAY, ...play },
    },
    objectives,
    ...more,
  });
}

/** So many inches east and north of an objective, with red at the south. */
export function inchesFrom({ card }: PlayedOperation, key: string, dx: number, dy = 0): readonly [number, number] {
  const { x = 0, y = 0 } = card.objectives.find((objective) => objective.key === key) ?? {};
  return [x / INCH + dx, (SIDE - y) / INCH + dy];
}

/** Plays on to the end of the Turn: the first of these that is offered, else the first option. */
export function ending(story: Story, ...wanted: readonly string[]): Story {
  const { active } = story.open;
  for (let n = 0; n < 40 && story.open.active === active && story.open.decision; n += 1) {
    const [option] = wanted.flatMap((one) => story.offered.find((id) => id === one || id.startsWith(`${one}#`)) ?? []);
    story.chooses(option ?? story.offered[0] ?? '');
  }
  return story;
}

/** The same until something is offered. */
export function until(story: Story, goal: string, ...wanted: readonly string[]): Story {
  for (let n = 0; n < 40 && story.open.decision && !story.offered.includes(goal); n += 1) {
    const [option] = wanted.flatMap((one) => story.offered.find((id) => id === one || id.startsWith(`${one}#`)) ?? []);
    story.chooses(option ?? story.offered[0] ?? '');
  }
  return story;
}

export const playOf = ({ open }: Story): Play => (open.score as unknown as { readonly play: Play }).play;

export const momentumOf = ({ open }: Story): readonly [number, number] =>
  (open.score as unknown as { readonly momentum: readonly [number, number] }).momentum;

/** The names of what has happened, in order. */
export const eventsOf = ({ match }: Story): string[] => match.standing.map(({ event }) => event);
