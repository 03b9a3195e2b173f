import { OPERATIONS } from '@faultline/cards/operations';
import { type Answer, copyState, type ObjectiveSetup, type Seat } from '@faultline/rules';
import { keyOperations, NOTHING_IN_PLAY } from '@faultline/rules/modes';
import { type Skirmish, skirmish, type Story } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { strikeFrom } from '../src/greedy/modes/keyOperations/strike.ts';
import { Planner } from '../src/greedy/planner.ts';
import { WIDE } from '../src/greedy/spots.ts';
import { randomFrom } from '../src/random.ts';

const SIDE = 91440;

interface Given extends Partial<Skirmish> {
  readonly held: Readonly<Record<string, Seat>>;
}

/** The first Stage of an operation; red is the Aggressor. */
function firstStage(id: string, { held, ...more }: Given): Story {
  const folder = OPERATIONS.find(({ card }) => card.id === id);
  const stage = folder?.card.stages[0];
  if (!folder || !stage) throw new Error(id);
  const objectives = folder.card.objectives.map(({ key, x, y }): ObjectiveSetup => {
    const shown = stage.active.find((objective) => objective.key === key);
    return { key, at: [x, SIDE - y, 0], active: shown !== undefined, control: held[key] ?? null };
  });
  return skirmish({
    red: { crew: { at: [30, 2] } },
    blue: { guard: { at: [30, 34] } },
    activates: 'crew',
    mode: keyOperations,
    operations: { [id]: folder },
    score: { operation: id, aggressor: 0, stage: stage.id, momentum: [1, 1], play: NOTHING_IN_PLAY },
    objectives,
    ...more,
  });
}

const best = ({ match }: Story, seed = 'strikes'): Answer =>
  new Planner(match.game, randomFrom(seed), WIDE).answer(copyState(match.state));

const onward = (story: Story, step: string): Story => {
  for (let n = 0; n < 10 && story.open.decision?.step !== step; n += 1)
    story.chooses(story.offered.find((id) => id === 'yes' || !id.startsWith('end')) ?? story.offered[0] ?? '');
  return story;
};

const CHAIN = 'trigger-a-chain-reaction';

describe('R1 before an Armored Target', () => {
  it('[KO-S1-06] sends the character that can attack, not the one that stands too far', () => {
    const crew = { crew: { at: [[30, 2] as const, [18, 16] as const] } };
    const story = onward(firstStage(CHAIN, { held: { C: 0 }, red: crew }).chooses('end'), 'effects.choose');
    expect(story.offered).toEqual(['crew.1', 'crew.2']);
    for (const seed of ['a', 'b', 'c', 'd']) expect(best(story, seed).option).toBe('a1.2');
  });

  it('[KO-S1-10] goes to where it can attack from, if that is within its move', () => {
    const story = firstStage(CHAIN, { held: { C: 0 }, red: { crew: { at: [18, 5] } } }).chooses('move');
    const { to } = best(story);
    const moved = { ...story.character('crew'), x: to?.[0] ?? 0, y: to?.[1] ?? 0 };
    const { game, state } = story.match;
    const open = { ...state.open, characters: state.open.characters.with(moved.id, moved) };
    expect(strikeFrom({ game, open: state.open }, story.character('crew'))).toBeNull();
    expect(strikeFrom({ game, open }, moved)).toBeGreaterThan(0);
  });
});

describe('R1 and the dice of a rule', () => {
  it('[KO-R-62] takes the sure way and not the lucky one', () => {
    const story = onward(
      firstStage('explore-the-ruins', { held: { S: 0 }, red: { crew: { at: [18, 8] } } }).chooses('end'),
      'effects.pick',
    );
    expect(story.offered).toEqual(['research-the-clue', 'sneak-a-peek', 'no']);
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) expect(best(story, seed).option).toBe('research-the-clue');
  });
});
