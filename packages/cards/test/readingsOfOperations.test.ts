import type { Story } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import crash from '../operations/crash-landing/index.ts';
import extract from '../operations/extract-the-agent/index.ts';
import foil from '../operations/foil-the-heist/index.ts';
import { ending, inchesFrom, playOf, type StageGiven, stageOf } from './stageOf.ts';

/** Places of printed cards that can be read in two ways: as recommended, and by the option. */

const SENTINELS = { activates: 'anakin', active: 1 } as const;

describe('Releasing the Clamps on a full tracker', () => {
  /** Two Clamps are released already, and the Agent stands at the third. */
  const third = (options: StageGiven['options'] & object): Story => {
    const [x, y] = inchesFrom(extract, 'E1', 0, 2);
    const agent = { id: 'agent', x: Math.round(x * 2540), y: Math.round(y * 2540), z: 0, control: null };
    return ending(
      stageOf(extract, 1, {
        red: { clones: { at: inchesFrom(extract, 'E1', 1) } },
        play: { pieces: [agent] },
        held: { E1: 0 },
        inactive: ['N1', 'W2'],
        momentum: [8, 8],
        options,
      }),
      'end',
      'disabling',
      'agent-at-the-clamp',
      'decline',
      'yes',
    );
  };

  it('[KO-R-43] is Countdown, as printed', () => {
    expect(third({}).open.result).toEqual({ winner: 1, why: 'countdown' });
  });

  it('[KO-R-43] completes the Stage by option', () => {
    const story = third({ clampsAgainstClock: 'completion-first' });
    expect([story.open.result, story.told('stage-ended')]).toEqual([
      null,
      ['stage-ended releasing-the-clamps 0 its-time-to-leave'],
    ]);
  });

  it('[KO-R-37] counts what the card calls the Defender’s at the end of the Sentinel’s Turns', () => {
    const held = { N2: 1, E2: 1 } as const;
    expect(playOf(ending(stageOf(extract, 1, { ...SENTINELS, held }), 'end')).covered).toEqual({ lockdown: [0, 1] });
    expect(playOf(ending(stageOf(extract, 1, { held }), 'end')).covered).toEqual({});
  });
});

describe('Brace for Impact without Medical Caches', () => {
  /** A Hurt Unit with two Operation tokens, when the last Cache has gone. */
  const untreated = (options: StageGiven['options'] & object): Story => {
    const unit = 0 as never;
    return ending(
      stageOf(crash, 1, {
        ...SENTINELS,
        red: { clones: { at: [30, 2], durability: 4 } },
        inactive: ['B1', 'B2', 'B3', 'B4'],
        options,
        play: {
          states: [{ unit, state: 'hurt' }],
          tokens: (['strike', 'crit'] as const).map((icon, i) => ({ id: `t${i + 1}`, at: { unit }, icon })),
        },
      }),
      'end',
    );
  };

  it('[KO-R-55] gives each Hurt Unit one Injured token, however many tokens lay on it, and takes those', () => {
    const story = untreated({});
    expect([story.unit('clones').injured, playOf(story).tokens, playOf(story).states]).toEqual([1, [], []]);
  });

  it('[KO-R-55] gives it one for each by option', () => {
    expect(untreated({ hurtTokens: 'one-each-token' }).unit('clones').injured).toBe(2);
  });
});

describe('the Smuggler at a Backup Console', () => {
  /** The Smuggler works at C from the north; an enemy stands at the console, or at the Smuggler alone. */
  const offered = (enemy: readonly [number, number], option?: string): readonly string[] => {
    const [x, y] = inchesFrom(foil, 'C', 0, 4);
    const smuggler = { id: 'smuggler', x: Math.round(x * 2540), y: Math.round(y * 2540), z: 0, control: 1 as const };
    const story = stageOf(foil, 2, {
      ...SENTINELS,
      red: { clones: { at: enemy } },
      blue: { anakin: { at: inchesFrom(foil, 'C', 3) } },
      held: { C: 1 },
      play: { pieces: [smuggler] },
      ...(option === undefined ? {} : { options: { powerDownContest: option } }),
    }).chooses('end');
    return story.chooses(story.offered.find((id) => id.startsWith('break-the-field')) ?? '').offered;
  };
  const atTheConsole = inchesFrom(foil, 'C', 0, -3);
  const atTheSmuggler = inchesFrom(foil, 'C', 0, 8.5);

  it('[KO-R-70] is hindered by an enemy at the console', () => {
    expect(offered(atTheConsole)).not.toContain('power-down-sequence');
    expect(offered(atTheSmuggler)).toContain('power-down-sequence');
  });

  it('[KO-R-70] is hindered by an enemy at the Smuggler by option', () => {
    expect(offered(atTheConsole, 'smuggler')).toContain('power-down-sequence');
    expect(offered(atTheSmuggler, 'smuggler')).not.toContain('power-down-sequence');
  });
});
