import type { NOTHING_IN_PLAY } from '@faultline/rules/modes';
import type { Story } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import folder from '../operations/extract-the-agent/index.ts';
import { playOf, type StageGiven, stageOf as printedStage, until } from './stageOf.ts';

const INCH = 2540;

type Play = typeof NOTHING_IN_PLAY;

/** A Stage of it by its number; red is the Aggressor, and the Sentinel acts. */
const stageOf = (number: 1 | 2, given: StageGiven): Story =>
  printedStage(folder, number, {
    red: { crew: { at: [26, 20] } },
    blue: { guard: { at: [12, 34] } },
    activates: 'guard',
    active: 1,
    ...given,
  });

/** At E1. */
const SHIP = { id: 'escape-ship', x: 25 * INCH, y: 18 * INCH, z: 0, control: null } as const;
const agentAt = (x: number, y: number) => ({ id: 'agent', x: x * INCH, y: y * INCH, z: 0, control: null });

describe('Moving the Agent', () => {
  const ended = (given: StageGiven) => stageOf(1, { activates: 'crew', active: 0, ...given }).chooses('end');

  it('lets the Aggressor who controls it advance or climb it', () => {
    const story = ended({ play: { pieces: [agentAt(26, 21)] } });
    expect([playOf(story).pieces[0]?.control, until(story, 'advance').offered]).toEqual([
      0,
      ['advance', 'climb', 'decline'],
    ]);
  });

  it('[KO-R-61] lets the Sentinel dash it where theirs is the control, and the Aggressor where nobody has it', () => {
    const story = ended({ play: { pieces: [agentAt(12, 32)] } });
    expect(until(story, 'dash').asked).toBe('blue DP-30');
    expect(until(ended({ play: { pieces: [agentAt(5, 5)] } }), 'dash').asked).toBe('red DP-30');
  });

  it('is contested by nobody at a tie', () => {
    const story = ended({ blue: { guard: { at: [26, 23.5] } }, play: { pieces: [agentAt(26, 22)] } });
    expect(playOf(story).pieces[0]?.control).toBeNull();
  });
});

describe('the set-up of It’s Time to Leave!', () => {
  /** The third of four Clamps is released at the end of the Aggressor's Turn, by the Agent beside it. */
  const released = (agent: ReturnType<typeof agentAt>, dice = '') =>
    until(
      stageOf(1, {
        activates: 'crew',
        active: 0,
        play: { pieces: [agent] },
        held: { E1: 0 },
        inactive: ['N1', 'W2'],
        attackDice: dice,
      }).chooses('end'),
      'activate',
      'agent-at-the-clamp',
      'decline',
      'no',
    );

  it('lands the ship where the Agent stands, who leaves, and fills the Lockdown Tracker', () => {
    const story = released(agentAt(25, 20));
    expect(playOf(story).pieces.map(({ id, x, y }) => [id, x / INCH, y / INCH])).toEqual([['escape-ship', 25, 18]]);
    expect(playOf(story).covered).toEqual({ lockdown: [0, 1, 2, 3, 4] });
  });
});

describe('the Cargo Bay', () => {
  const boarding: StageGiven = {
    red: {
      crew: {
        at: [
          [26, 20],
          [24, 20],
        ],
      },
    },
    play: { pieces: [SHIP] },
  };
  const boarded = () => until(stageOf(2, boarding).chooses('end'), 'dismount', 'yes', 'E1', 'activate');

  it('takes a Unit off the battlefield that stands by the ship as a whole', () => {
    const story = until(stageOf(2, boarding).chooses('end'), 'activate', 'yes', 'E1');
    expect(playOf(story).states).toEqual([{ unit: 0, state: 'mounted' }]);
    expect([story.character('crew.1').onTable, story.character('crew.2').onTable]).toEqual([false, false]);
  });

  it('is not open to a Unit of which one character stands elsewhere', () => {
    const apart: StageGiven = {
      ...boarding,
      red: {
        crew: {
          at: [
            [26, 20],
            [5, 5],
          ],
        },
      },
    };
    expect(until(stageOf(2, apart).chooses('end'), 'activate', 'yes', 'E1').told('state')).toEqual([]);
  });

  it('lets the ship fly after they have embarked', () => {
    const story = until(stageOf(2, boarding).chooses('end'), 'W2', 'yes');
    expect(playOf(story).states).toHaveLength(1);
    expect(playOf(story.chooses('W2')).pieces[0]?.x).toBe(3 * INCH);
  });

  it('puts a Unit down within Range 1 of the ship', () => {
    const story = boarded().chooses('dismount');
    expect(story.tries('place', { to: [25, 10] }).refusal?.reasons[0]?.rule).toBe('CR-PLACE-01');
    story.chooses('place', { to: [27, 18] }).chooses('place', { to: [23, 18] });
    expect([playOf(story).states, story.character('crew.2').x]).toEqual([[], 23 * INCH]);
  });

  it('[KO-R-75] lets a Unit shoot from the ship, Engaged with nobody, and takes it off again', () => {
    const near: StageGiven = { ...boarding, blue: { guard: { at: [27, 18] } } };
    const story = until(stageOf(2, near).chooses('end'), 'covering-fire', 'yes', 'E1', 'activate').chooses(
      'covering-fire',
    );
    expect([story.character('crew.1').x, story.character('crew.1').y]).toEqual([SHIP.x, SHIP.y]);
    expect(story.plays('combat', 'crew.1').offered).toEqual(['ranged', 'decline']);
    story.chooses('ranged');
    expect(story.told('attack').at(-1)).toMatch(/crew.*ranged/);
    until(story, 'end', 'decline', 'stop').chooses('end');
    expect(story.character('crew.1').onTable).toBe(false);
  });
});

describe('Evacuate', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

  /** So many Units Mounted, the others far away; the last one's Turn ends. */
  function evacuated(mounted: number): Story {
    const red = Object.fromEntries(names.map((name, i) => [name, { at: [3 + 3 * i, 2] as const }]));
    const states = names.slice(0, mounted).map((_, unit) => ({ unit, state: 'mounted' }));
    const story = stageOf(2, {
      red: { ...red, g: { at: [25, 2] } },
      activates: 'g',
      active: 0,
      play: { pieces: [SHIP], flags: ['lockdown-lifted'], states: states as unknown as Play['states'] },
    }).chooses('end');
    return until(story, 'nothing', 'yes', 'end-of-stage');
  }

  it.each([
    [1, 1, 'lost-evacuation'],
    [3, 1, 'lost-evacuation'],
    [4, 0, 'mournful'],
    [5, 0, 'mournful'],
    [6, 0, 'major'],
  ])('[KO-R-57, KO-R-67] with %i Units away is won by seat %i: %s', (mounted, winner, degree) => {
    const { open } = evacuated(mounted);
    expect([open.result, open.score]).toMatchObject([{ winner, why: 'stage' }, { degree }]);
  });
});
