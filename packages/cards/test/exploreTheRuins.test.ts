import type { FaceDown, OperationIcon } from '@faultline/rules';
import type { Story } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import folder from '../operations/explore-the-ruins/index.ts';
import { ending, momentumOf, playOf, type StageGiven, stageOf, until } from './stageOf.ts';

const SEQUENCE = 'switch-sequence';
const SENTINELS = { activates: 'anakin', active: 1 } as const;

/** A Switch Sequence: the first lies face up, the others face down in this order. */
function sequence(first: OperationIcon, ...down: readonly OperationIcon[]): StageGiven {
  const at = { tracker: SEQUENCE };
  const lying = down.map((_, i) => ({ id: `t${i + 2}`, at, icon: null }));
  const tokens = down.map((face, i): FaceDown => ({ id: `t${i + 2}`, of: 'operation', face, known: [false, false] }));
  return { play: { tokens: [{ id: 't1', at, icon: first }, ...lying] }, tokens };
}

const faces = (story: Story): (string | null)[] => playOf(story).tokens.map(({ icon }) => icon);
const resolved = (story: Story): string[] => story.told('rule').map((line) => line.split(' ')[1] ?? '');

describe('Throw the Switches', () => {
  it('[KO-R-54] discards a block once it has set the Workings off, and turns up the next', () => {
    const story = ending(
      stageOf(folder, 2, { ...sequence('strike', 'block', 'crit'), held: { NW: 0 } }),
      'end',
      'switches',
      'throw-the-correct-one',
    );
    expect(faces(story)).toEqual(['crit']);
    expect(resolved(story)).toContain('mysterious-workings');
  });

  it('[KO-R-54] discards it all the same where the Workings were resolved this Turn already', () => {
    const story = ending(
      stageOf(folder, 2, { ...sequence('crit', 'block', 'strike'), held: { NW: 0 }, attackDice: 'sf' }),
      'end',
      'switches',
      'force-it',
    );
    // The block is the first to call them; what Force It calls afterwards does not come a second time.
    expect(faces(story)).toEqual(['strike']);
    expect(resolved(story).filter((rule) => rule === 'mysterious-workings')).toHaveLength(1);
  });

  it('[KO-R-59] is one of the two ways at the end of an Aggressor’s Turn, or neither', () => {
    const given = { ...sequence('strike', 'crit', 'failure'), held: { NW: 0 } } as const;
    const story = until(stageOf(folder, 2, given).chooses('end'), 'force-it', 'switches');
    expect(story.offered).toEqual(['throw-the-correct-one', 'force-it', 'no']);
    expect(faces(ending(story, 'throw-the-correct-one', 'force-it'))).toEqual(['crit', null]);
    const theirs = ending(stageOf(folder, 2, { ...given, ...SENTINELS }), 'end');
    expect(resolved(theirs)).not.toContain('switches');
  });

  it('[KO-R-60] takes the tokens off the Damaged Mechanisms when they have brought a Momentum, or leaves them by option', () => {
    const sabotaged = (options: StageGiven['options'] & object): Story =>
      ending(
        stageOf(folder, 2, {
          ...SENTINELS,
          held: { NW: 1 },
          momentum: [8, 1],
          options,
          play: { covered: { 'damaged-mechanisms': [0, 1, 2, 3] } },
          attackDice: 's',
        }),
        'end',
      );
    expect(playOf(sabotaged({})).covered['damaged-mechanisms']).toEqual([]);
    expect(momentumOf(sabotaged({}))).toEqual([8, 3]);
    expect(playOf(sabotaged({ damagedMechanisms: 'kept' })).covered['damaged-mechanisms']).toHaveLength(5);
  });
});

describe('the end of Complete the Cipher', () => {
  const opened = (given: StageGiven = {}, complete: readonly number[] = []): Story =>
    ending(
      stageOf(folder, 1, {
        momentum: [0, 4],
        play: { covered: { 'aggressor-cipher': [0, 1, 2, 3], complete } },
        ...given,
      }),
      'end',
      'end-of-stage',
      'decline',
    );

  it('[KO-R-58] takes two Momentum and sets the Workings off, unless the Sentinel was first', () => {
    expect([momentumOf(opened()), resolved(opened())]).toEqual([
      [0, 3],
      expect.arrayContaining(['mysterious-workings']),
    ]);
    const late = opened({}, [0]);
    expect([momentumOf(late), resolved(late).includes('mysterious-workings')]).toEqual([[0, 5], false]);
  });

  it('[KO-R-58] sets them off in any case by option, without the Momentum', () => {
    const late = opened({ options: { workingsAtStageEnd: 'always' } }, [0]);
    expect([momentumOf(late), resolved(late).includes('mysterious-workings')]).toEqual([[0, 5], true]);
  });

  it('[KO-R-68] lets each character of a Unit move that may move, one after the other', () => {
    const pair = { anakin: { at: [[28, 34] as const, [32, 34] as const] } };
    const story = stageOf(folder, 1, {
      blue: pair,
      play: { covered: { 'aggressor-cipher': [0, 1, 2, 3] } },
      attackDice: 'e',
    }).chooses('end');
    until(story, 'dash', 'no');
    story.chooses('dash', { to: [28, 31] });
    until(story, 'dash', 'no').chooses('dash', { to: [32, 31] });
    expect(story.told('moved').map((line) => line.split(' ')[1])).toEqual(['anakin.1', 'anakin.2']);
  });
});
