import type { Effect } from '@faultline/rules';
import { active, type Story } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { clock, raid } from './raid.ts';

/** The worked examples of the clock (KO-X), Turn by Turn. */

const harm: readonly Effect[] = [
  { do: 'choose', bind: 'foe', from: { of: 'unit', side: 'enemy' } },
  { do: 'suffer', who: { bound: 'foe' }, amount: 9 },
];

/** Turn 1 of a game in which nothing but these wounds happens: the first Momentum lies on the Aggressor's side. */
const game = (): Story =>
  raid({
    red: { saw: { at: [10, 10], has: ['harm'], stamina: 1, durability: 9 } },
    blue: { jyn: { at: [30, 30], has: ['harm'], stamina: 1, durability: 9 } },
    abilities: { harm: active(0, ...harm) },
    momentum: [1, 0],
    turn: 1,
    chance: 7,
  });

const QUIET = ['end', 'activate', 'reveal', 'reserve', 'choose', 'decline'];

/** Plays the Turn to its end, with a wound and a decision about it where one is named. */
function turn(story: Story, decision?: string): Story {
  const now = story.open.turn;
  if (decision !== undefined) {
    while (!story.offered.includes('harm')) quietly(story);
    story.plays('harm', decision);
  }
  while (story.open.turn === now && story.open.decision) quietly(story);
  return story;
}

function quietly(story: Story): void {
  const next = QUIET.find((option) => story.offered.includes(option)) ?? story.offered[0];
  story.chooses(next ?? '');
}

/** The two sides after the start of each Turn up to a number, by that number. */
function played(until: number, wounds: Readonly<Record<number, string>> = {}) {
  const story = game();
  const starts: string[] = ['', clock(story).momentum.join()];
  while (story.open.turn < until && story.open.decision) {
    turn(story, wounds[story.open.turn]);
    starts.push(clock(story).momentum.join());
  }
  return { story, starts };
}

describe('the clock of an operation', () => {
  it('[KO-X-01] is full after sixteen Turns, locked at the end of the Sentinel’s, and runs out in the seventeenth', () => {
    const { story, starts } = played(17);
    expect([starts[1], starts[2], starts[15], starts[16]]).toEqual(['1,0', '1,1', '8,7', '8,8']);
    expect([clock(story).locked, story.open.active]).toEqual([true, 0]);
    expect(turn(story).open.result).toEqual({ winner: 1, why: 'countdown' });
  });

  it('[KO-X-02] is full three Turns sooner for three wounds that the Sentinel adds for, and never locked', () => {
    const adds = { 2: 'add:sentinel', 4: 'add:sentinel', 6: 'add:sentinel' };
    const { story, starts } = played(13, adds);
    expect([starts[12], starts[13], clock(story).locked]).not.toContain(true);
    expect([starts[13], story.open.active]).toEqual(['8,8', 0]);
    expect([turn(story).open.result?.why, clock(story).locked]).toEqual(['countdown', false]);
  });

  it('[KO-X-03] is full in the nineteenth where the Aggressor removes for three wounds', () => {
    const removes = { 3: 'remove:aggressor', 5: 'remove:aggressor', 7: 'remove:aggressor' };
    const { story, starts } = played(19, removes);
    expect([starts[18], starts[19], story.open.active]).toEqual([expect.not.stringMatching('8,8'), '8,8', 0]);
    expect(turn(story).open.result?.why).toBe('countdown');
  });

  it('[KO-X-09] loses one Momentum where the Aggressor would move the token, which stays off', () => {
    const story = raid({
      red: { saw: { at: [10, 10], has: ['push'] } },
      abilities: { push: active(0, { do: 'struggle', spaces: 2 }) },
      momentum: [4, 2],
    }).plays('push', 'aggressor');
    expect(clock(story)).toMatchObject({ momentum: [3, 2], locked: false });
  });
});
