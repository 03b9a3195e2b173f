import type { FaceDown, OperationIcon } from '@faultline/rules';
import type { NOTHING_IN_PLAY } from '@faultline/rules/modes';
import type { Story } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import folder from '../operations/jail-break/index.ts';
import { ending, inchesFrom, momentumOf, playOf, type StageGiven, stageOf, until } from './stageOf.ts';

type Play = typeof NOTHING_IN_PLAY;

const CAPTURED = [{ unit: 0, state: 'captured' }] as unknown as Play['states'];
const SENTINELS = { activates: 'anakin', active: 1 } as const;

/** Tokens face down: some in the Noise Area, the others in the pool. */
function tokens(noise: readonly OperationIcon[], pool: readonly OperationIcon[] = []) {
  const faces = [...noise, ...pool];
  const down = faces.map((face, i): FaceDown => ({ id: `t${i + 1}`, of: 'operation', face, known: [false, false] }));
  const lying = faces.map((_, i) => ({
    id: `t${i + 1}`,
    at: i < noise.length ? ({ tracker: 'noise' } as const) : ('pool' as const),
    icon: null,
  }));
  return { tokens: down, lying };
}

const noiseOf = (story: Story): number => playOf(story).tokens.filter(({ at }) => at !== 'pool').length;

describe('the Alarm', () => {
  /** The Units captured stand at T, ML and MR, whoever else acts far away. */
  const alarmed = (given: StageGiven): Story =>
    stageOf(folder, 1, {
      red: { jyn: { at: inchesFrom(folder, 'T', 1) }, clones: { at: [30, 2] } },
      ...given,
    });

  it('[KO-R-79] is sounded by Suspicion before the Stage is looked at, whatever the Sentinel would rather', () => {
    const { tokens: down, lying } = tokens(['crit']);
    const story = alarmed({
      ...SENTINELS,
      tokens: down,
      shuffles: [['t1']],
      play: { states: CAPTURED, covered: { suspicion: [0, 1, 2, 3, 4, 5, 6, 7] }, tokens: lying },
    }).chooses('end');
    for (let n = 0; n < 9 && !story.told('stage-ended').length; n += 1) {
      expect(story.offered).not.toContain('end-of-stage');
      story.chooses(story.offered[0] ?? '');
    }
    expect(story.told('stage-ended')).toEqual(['stage-ended breakout 0 open-the-blast-doors']);
  });

  it('[KO-R-63] is the last that is heard: nothing is drawn or counted any more', () => {
    const { tokens: down, lying } = tokens(['crit', 'strike'], ['block', 'block', 'block']);
    const story = ending(
      alarmed({
        ...SENTINELS,
        blue: { anakin: { at: inchesFrom(folder, 'C', 1) } },
        red: { jyn: { at: inchesFrom(folder, 'T', 1) }, clones: { at: inchesFrom(folder, 'C', 2.5) } },
        tokens: down,
        play: { states: CAPTURED, flags: ['alarm'], covered: { suspicion: [0, 1] }, tokens: lying },
      }),
      'end',
    );
    expect([noiseOf(story), playOf(story).covered.suspicion]).toEqual([2, [0, 1]]);
  });
});

describe('the set-up of Open the Blast Doors', () => {
  /** The Alarm ends Breakout in a Turn of the Aggressor, with two Damage tokens on the Security Level. */
  const begun = (): Story =>
    stageOf(folder, 1, {
      red: { jyn: { at: inchesFrom(folder, 'T', 1) }, clones: { at: [30, 2] } },
      play: { states: CAPTURED, flags: ['alarm'], covered: { 'security-level': [0, 1] } },
    }).chooses('end');

  it('[KO-R-79] goes on as printed: the tokens are carried over before Red Alert takes some off', () => {
    const story = until(begun(), 'sequence-one:1');
    expect([story.asked, story.offered]).toContain('red DP-57');
    story.chooses('sequence-one:1').chooses(story.offered[0] ?? '');
    until(story, 'yes');
    expect(story.asked).toBe('blue DP-57');
    expect(playOf(ending(story.chooses('yes'), 'sequence-one:1')).covered).toMatchObject({ 'sequence-one': [] });
  });

  it('gives who is still Captured an Injured token and the clock one Momentum', () => {
    const before = begun();
    const story = ending(before, 'no', 'sentinel');
    expect([story.unit('jyn').injured, playOf(story).states, momentumOf(story)]).toEqual([1, [], [1, 3]]);
  });
});
