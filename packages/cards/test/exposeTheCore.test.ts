import { path, type Story } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import folder from '../operations/trigger-a-chain-reaction/index.ts';
import { ending, eventsOf, inchesFrom, momentumOf, playOf, type StageGiven, stageOf, until } from './stageOf.ts';

/** Expose the Core with the printed cards; red is the Aggressor. */

const SHIELD = 'core-shield';
const boxes = (covered: number) => ({ covered: { [SHIELD]: Array.from({ length: covered }, (_, i) => i) } });
const exposeTheCore = (given: StageGiven): Story => stageOf(folder, 1, given);
const inches = (key: string, dx: number, dy = 0) => inchesFrom(folder, key, dx, dy);
const AT_W = { clones: { at: inches('W', 1) } };
const SENTINELS = { activates: 'anakin', active: 1 } as const;
const coveredIn = (story: Story): number => playOf(story).covered[SHIELD]?.length ?? 0;

/** The Sentinel's Turn ends with these faces for the alarm; what it offers is taken. */
const alarm = (attackDice: string, given: StageGiven = {}, ...answers: readonly string[]): Story =>
  ending(
    exposeTheCore({ held: { TL: 1, TR: 1, BL: 1, BR: 1 }, ...SENTINELS, momentum: [3, 3], attackDice, ...given }),
    'end',
    'sound-the-alarm',
    ...answers,
    'yes',
  );

describe('the Core Shield', () => {
  it('[KO-S1-01] comes into play with the Stage, with no box covered', () => {
    const [stage] = folder.card.stages;
    expect(stage?.trackers).toContain(SHIELD);
    expect(playOf(exposeTheCore({})).covered).toEqual({});
    expect(folder.card.stages[1]?.trackers).not.toContain(SHIELD);
  });

  it('[KO-S1-14] is an Armored Target: options cover its boxes and nobody is hurt', () => {
    const story = ending(
      exposeTheCore({
        held: { W: 0 },
        red: { clones: { at: inches('W', 1), attack: 6, tree: path(['damage', 'damage'], ['pinned']) } },
        attackDice: 'cccccc',
      }),
      'end',
      'yes',
      'melee',
      'n1',
      'n2',
      'stop',
    );
    expect([coveredIn(story), story.told('suffered', 'condition')]).toEqual([1, []]);
  });
});

describe('Destroy the Core Shield', () => {
  it('[KO-S1-05] comes at the end of an Aggressor’s Turn, after control is determined', () => {
    const story = until(exposeTheCore({ red: AT_W }).chooses('end'), 'yes', 'destroy-the-core-shield');
    expect([story.asked, story.told('control')]).toEqual(['red DP-57', ['control W red']]);
    const theirs = exposeTheCore({ ...SENTINELS, red: AT_W, held: { W: 0 } }).chooses('end');
    expect(ending(theirs).told('attack')).toEqual([]);
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

  it('[KO-S1-03, KO-S1-08] is foreseen for the Unit that acts, through generators that will be its side’s and nothing else', () => {
    const story = exposeTheCore({ red: AT_W, held: { BL: 0, C: 0, E: 1 } });
    const { game, state } = story.match;
    const later = (name: string) =>
      game.mode.objectsLater({ game, open: state.open }, story.character(name)).map((object) => object.name);
    expect(later('clones')).toEqual(['core-shield@W', 'core-shield@C']);
    expect(later('anakin')).toEqual([]);
  });

  it('[KO-R-34] has no use for dice of a Focus action', () => {
    const story = ending(
      exposeTheCore({ held: { W: 0 }, red: AT_W, attackDice: 'ssss' }).chooses('focus'),
      'end',
      'yes',
      'melee',
      'stop',
    );
    expect(story.told('pool')[0]).toBe('pool attack 4');
  });

  it('[KO-R-36] can wound the attacker by its feedback, and so fill the clock in the same Turn', () => {
    const story = ending(
      exposeTheCore({
        held: { W: 0 },
        red: { clones: { at: inches('W', 1), stamina: 1 } },
        momentum: [8, 7],
        attackDice: 'sfff',
      }),
      'end',
      'destroy-the-core-shield',
      'yes',
      'melee',
      'stop',
      'suffer',
      'add:sentinel',
    );
    expect(story.open.result).toEqual({ winner: 1, why: 'countdown' });
  });
});

describe('Sound the Alarm', () => {
  it('[KO-X-14, KO-S1-18, KO-S1-19] rolls a die for each Console and one more for any Shield Generators', () => {
    const dice = (held: NonNullable<StageGiven['held']>) =>
      ending(exposeTheCore({ held, ...SENTINELS, attackDice: 'eeee' }), 'end')
        .match.standing.flatMap((event) => (event.event === 'rolled' ? [event.faces.length] : []))
        .filter((faces) => faces > 0);
    expect(dice({ TL: 1, TR: 1, W: 1, C: 1 })).toEqual([3]);
    expect(dice({ W: 1 })).toEqual([1]);
    expect(dice({ BL: 0 })).toEqual([]);
  });

  it('[KO-S1-17] comes at the end of a Sentinel’s Turn, after control is determined, and of no other', () => {
    const near = exposeTheCore({ ...SENTINELS, blue: { anakin: { at: inches('TL', 1) } }, attackDice: 'e' });
    const told = eventsOf(ending(near, 'end'));
    expect(told.indexOf('control')).toBeGreaterThanOrEqual(0);
    expect(told.indexOf('control')).toBeLessThan(told.indexOf('rolled'));
    expect(ending(exposeTheCore({ held: { TL: 1 } }), 'end').told('rolled')).toEqual([]);
  });

  it('[KO-S1-20] takes one condition off one Unit for a critical, however many show', () => {
    const pinned = { blue: { anakin: { at: [30, 34], conditions: ['pinned', 'strained'] } } } as const;
    const story = alarm('ccee', pinned, 'pinned');
    expect(story.unit('anakin').conditions).toEqual(['strained']);
    expect(alarm('eeee', pinned).unit('anakin').conditions).toEqual(['pinned', 'strained']);
  });

  it('[KO-S1-21] lets one character dash Toward a Shield Generator for a strike', () => {
    const story = exposeTheCore({
      held: { TL: 1 },
      ...SENTINELS,
      blue: { anakin: { at: inches('C', 0, 9) } },
      attackDice: 's',
    }).chooses('end');
    until(story, 'dash', 'sound-the-alarm', 'yes', 'C');
    const [x, y] = inches('C', 0);
    expect(story.tries('dash', { to: [x, y + 12] }).refusal).not.toBeNull();
    story.chooses('dash', { to: [x, y + 6] });
    expect([story.told('moved').length, story.open.active]).toEqual([1, 0]);
  });

  it('[KO-S1-22] opens the box again that was covered last, for attack expertise', () => {
    expect(playOf(alarm('eeff', { play: boxes(3) })).covered).toEqual({ [SHIELD]: [0, 1] });
    expect(coveredIn(alarm('eeff', { play: boxes(3) }, 'no'))).toBe(3);
  });

  it('[KO-S1-23] takes one Momentum off the Sentinel’s own side for a failure, and nobody is asked', () => {
    const story = exposeTheCore({ held: { TL: 1, TR: 1 }, ...SENTINELS, momentum: [3, 3], attackDice: 'ff' });
    story.chooses('end').chooses(story.offered.find((id) => id.startsWith('sound-the-alarm')) ?? '');
    expect(story.asked).toBe('red DP-16');
    expect(story.told('clock').slice(0, 2)).toEqual(['clock blue blue', 'clock red']);
    expect(momentumOf(story)).toEqual([4, 2]);
  });

  it('[KO-R-38] resolves its results in the printed order, each once, and without dice nothing', () => {
    const given = {
      play: boxes(2),
      blue: { anakin: { at: inches('C', 0, 9), conditions: ['pinned'] } },
    } as const;
    const story = exposeTheCore({
      held: { TL: 1, TR: 1, BL: 1, BR: 1 },
      ...SENTINELS,
      attackDice: 'fesc',
      momentum: [3, 3],
      ...given,
    });
    until(story.chooses('end'), 'dash', 'sound-the-alarm', 'yes', 'C');
    story.chooses('dash', { to: [inches('C', 0)[0], inches('C', 0)[1] + 7] });
    until(story, 'activate', 'yes');
    const told = eventsOf(story).filter((event) => ['condition', 'moved', 'uncovered', 'clock'].includes(event));
    expect(told).toEqual(['condition', 'moved', 'uncovered', 'clock', 'clock']);
    expect(momentumOf(alarm('ffff', { held: {} }))).toEqual([4, 3]);
  });
});

describe('the end of Expose the Core', () => {
  /** The last box is covered at the end of the Aggressor's Turn. */
  const destroyed = (given: StageGiven = {}, ...answers: readonly string[]): Story =>
    ending(
      exposeTheCore({
        held: { W: 0 },
        red: { clones: { at: inches('W', 1), tree: path(['pinned'], ['damage']) } },
        play: boxes(9),
        attackDice: 'cccc',
        ...given,
      }),
      ...answers,
      'end',
      'destroy-the-core-shield',
      'yes',
      'melee',
      'n1',
      'stop',
      'decline',
    );

  it('[KO-X-05, KO-R-10, KO-R-12] on a full and locked tracker leads to Stage II, one Momentum less on each side', () => {
    const story = destroyed({ momentum: [8, 8], locked: true });
    expect([story.open.result, story.open.score]).toMatchObject([
      null,
      { stage: 'trigger-the-reaction', locked: true, momentum: [7, 7] },
    ]);
    expect(story.chooses('clock').open.score).toMatchObject({ momentum: [7, 8] });
  });

  it('[KO-S1-24] comes with the last box, in the Turn of either player, and is the Aggressor’s', () => {
    expect(destroyed().told('stage-ended')).toEqual(['stage-ended expose-the-core 0 trigger-the-reaction']);
    const theirs = ending(exposeTheCore({ ...SENTINELS, play: boxes(10) }), 'end', 'decline');
    expect(theirs.told('stage-ended')).toEqual(['stage-ended expose-the-core 0 trigger-the-reaction']);
    const notYet = ending(exposeTheCore({ ...SENTINELS, play: boxes(9) }), 'end');
    expect(notYet.told('stage-ended')).toEqual([]);
  });

  it('[KO-S1-26] takes one Momentum off each side after both boosts', () => {
    const hurt = {
      red: { clones: { at: inches('W', 1), damage: 2, tree: path(['pinned'], ['damage']) } },
      blue: { anakin: { at: [30, 34], damage: 2 } },
    } as const;
    const story = destroyed({ ...hurt, momentum: [4, 5] });
    expect(momentumOf(story)).toEqual([3, 4]);
    const told = eventsOf(story).filter((event) => event === 'shed' || event === 'clock');
    expect(told.slice(0, 4)).toEqual(['shed', 'shed', 'clock', 'clock']);
  });

  it('[KO-R-39] boosts a Unit without Wounded or Injured tokens wholly, and lets it reposition', () => {
    const given = {
      red: {
        clones: { at: inches('W', 1), damage: 7, conditions: ['exposed'], tree: path(['pinned'], ['damage']) },
      },
    } as const;
    const story = destroyed(given);
    expect([story.unit('clones').damage, story.unit('clones').conditions]).toEqual([0, []]);
  });

  it('[KO-R-39] boosts one with an Injured token by that token, five damage and a condition, as it likes', () => {
    const story = destroyed(
      {
        red: {
          clones: {
            at: inches('W', 1),
            damage: 7,
            injured: 1,
            conditions: ['pinned', 'exposed'],
            tree: path(['pinned'], ['damage']),
          },
        },
      },
      'injured',
      'pinned',
    );
    const { damage, injured, conditions } = story.unit('clones');
    expect([damage, injured, conditions]).toEqual([2, 0, ['exposed']]);
  });

  it('[KO-R-52] can save the Unit that acted from its defeat by the boost', () => {
    const clones = { at: inches('W', 1), injured: 2, durability: 2, tree: path(['pinned'], ['damage']) } as const;
    expect(destroyed({ red: { clones } }, 'injured').told('defeated')).toEqual([]);
    expect(destroyed({ red: { clones }, play: boxes(8) }, 'injured').told('defeated')).toEqual(['defeated clones']);
  });

  it('[KO-S1-28] is the Sentinel’s victory by Countdown where an Aggressor’s Turn ends on a full tracker', () => {
    const story = ending(exposeTheCore({ momentum: [8, 8], play: boxes(9) }), 'end');
    expect(story.open.result).toEqual({ winner: 1, why: 'countdown' });
    expect(folder.card.stages[0]?.ends.map((end) => [end.at, end.when])).toContainEqual([
      'aggressor-turn',
      'clock-full',
    ]);
  });
});
