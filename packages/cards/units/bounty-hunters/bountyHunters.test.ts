import { duel, type Fighter, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { PAIR } from '../../test/scenes.ts';

const is = 'bounty-hunters';

describe('On the Trail', () => {
  const starting = (blue: Readonly<Record<string, Fighter>>) =>
    skirmish({ red: { unit: { is, at: PAIR } }, blue, activates: 'unit', moment: { phase: 'start' } });

  it('[R-MOVE-5] lets each dash toward an enemy of its choice', () => {
    const story = starting({ one: { at: [30, 10] }, two: { at: [10, 33] } }).plays('unit.1', 'one.1');
    expect(story.tries('dash', { to: [7, 10] }).refusal).not.toBeNull();
    story.chooses('dash', { to: [12, 10] }).chooses('two.1');
    expect(story.tries('dash', { to: [12, 13] }).refusal).not.toBeNull();
    expect(story.chooses('dash', { to: [10, 15] }).told('moved')).toHaveLength(2);
  });

  it('lets them stay', () => {
    const story = starting({ one: { at: [30, 10] } }).plays('unit.1', 'decline', 'decline');
    expect([story.asked, story.told('moved')]).toEqual(['red DP-23', []]);
  });

  it('takes one of them from Super Commandos toward somebody else, and No Mercy hurts them', () => {
    const at = [
      [13, 10],
      [33, 33],
    ] as const;
    const story = starting({ commandos: { is: 'mandalorian-super-commandos', at }, far: { at: [2, 10] } });
    story.plays('unit.1', 'far.1').chooses('dash', { to: [7.4, 10] });
    expect(story.told('suffered')).toEqual(['suffered unit 2']);
  });
});

describe('Tools of the Trade', () => {
  const using = (defender: Partial<Fighter> = {}) =>
    duel({ attacker: { is, at: PAIR }, defender: { at: [15, 10], ...defender } }).plays('tools-of-the-trade');

  it('Disarms an enemy Unit within Range 3', () => {
    expect(using().chooses('disarm').unit('defender').conditions).toEqual(['disarmed']);
  });

  it('[CR-KEY-04] or is Sharpshooter 2 and Impact 2 until the Turn ends', () => {
    const story = using({ at: [30, 30] })
      .told('keyword')
      .join();
    expect(story).toContain('sharpshooter');
    expect(story).toContain('impact');
  });

  it('is not both', () => {
    expect(using().chooses('arm').unit('defender').conditions).toEqual([]);
    expect(using().chooses('disarm').told('keyword')).toEqual([]);
  });

  it('hurts clones whom Fil’s Commanding Presence lets suffer instead', () => {
    const at = [
      [15, 10],
      [33, 33],
    ] as const;
    const story = duel({
      attacker: { is, at: PAIR },
      defender: { is: '501st-clone-troopers', at },
      blue: { fil: { is: 'cc-3714-clone-commander-fil', at: [20, 10] } },
    }).plays('tools-of-the-trade', 'disarm', 'yes');
    expect(story.unit('defender')).toMatchObject({ damage: 1, conditions: [] });
  });
});

describe('Payday', () => {
  it('gives any Tag of the table until the Turn ends', () => {
    const story = skirmish({
      red: { unit: { is, at: PAIR }, ally: { at: [5, 5], tags: ['Jedi'] } },
      blue: { enemy: { at: [30, 30] } },
      sides: [{ deck: ['a2', 'shatterpoint'] }, {}],
      force: [9, 0],
    }).plays('payday@unit', 'Jedi');
    expect(story.told('keyword')).toEqual([expect.stringContaining('Jedi')]);
  });
});
