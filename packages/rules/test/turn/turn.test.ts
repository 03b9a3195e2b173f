import type { Effect, EventPattern } from '@faultline/rules';
import { OPTIONS } from '@faultline/rules';
import { duel, innate, reactive, skirmish, type Duel, type Story } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const note: Effect = { do: 'refresh', amount: 1 };
const centre = { key: 'C', at: [45720, 45720, 0] } as const;

/** A red Unit near the objective and a blue one far from it; red’s Turn begins. */
const table = (more: Duel = {}) =>
  skirmish({
    objectives: [centre],
    sides: [{ deck: ['a1', 'shatterpoint'] }, {}],
    force: [0, 0],
    ...more,
    red: { hero: { at: [18, 16], ...more.attacker } },
    blue: { enemy: { at: [30, 30], ...more.defender } },
  });

const token = (story: Story) => (story.open.score as { token: number }).token;

describe('whose Turn', () => {
  it('[CR-TURN-01, CR-TURN-02, DP-23] the players take Turns, the First Player first', () => {
    const story = table();
    expect([story.open.active, story.asked]).toEqual([0, 'red DP-23']);
    expect([story.chooses('end').open.active, story.asked]).toEqual([1, 'blue DP-23']);
    expect(story.told('turn')).toEqual(['turn 2 red', 'turn 3 blue']);
  });

  it('[CR-TURN-19] a Turn has one activation', () => {
    expect(table().plays('end').told('turn', 'activated')).toEqual([
      'turn 2 red',
      'activated hero deck',
      'turn 3 blue',
      'activated enemy deck',
    ]);
  });
});

describe('the steps', () => {
  const heard: readonly EventPattern['on'][] = ['turn.start', 'activation.start', 'activation.end', 'turn.end'];
  const listening = Object.fromEntries(heard.map((on) => [on, innate({ on }, note)]));
  const has = [...heard];

  it('[CR-TURN-17, CR-TURN-05, CR-TURN-06] run in their order', () => {
    const story = table({ attacker: { has }, abilities: listening }).plays('focus', 'end');
    const log = story.told(
      'turn',
      'ability',
      'revealed',
      'activated',
      'action',
      'activation-ended',
      'control',
      'token',
    );
    expect(log.slice(0, 12)).toEqual([
      'turn 2 red',
      'ability hero turn.start 0',
      'revealed red a1',
      'activated hero deck',
      'ability hero activation.start 0',
      'action hero focus',
      'ability hero activation.end 0',
      'activation-ended hero',
      'ability hero turn.end 0',
      'control C red',
      'token 1 red',
      'turn 3 blue',
    ]);
  });

  it('[CR-TURN-03, DP-12] effects of the start of the Turn: active player first', () =>
    answered('turn.start', 'DP-12', false));
  it('[CR-TURN-07, CR-ACT-07, DP-21] of the start of the activation', () =>
    answered('activation.start', 'DP-21', false));
  it('[CR-TURN-09, CR-ACT-28, DP-24] of the end of the activation', () => answered('activation.end', 'DP-24', true));
  it('[CR-TURN-11, DP-25] of the end of the Turn', () => answered('turn.end', 'DP-25', true));

  function answered(on: EventPattern['on'], point: string, ended: boolean): void {
    const story = table({
      attacker: { has: ['mine'] },
      defender: { has: ['yours'] },
      abilities: { mine: reactive(0, { on }, note), yours: reactive(0, { on }, note) },
    });
    if (ended) story.chooses('end');
    expect([story.asked, story.offered]).toEqual([`red ${point}`, ['mine@hero', 'pass']]);
    expect([story.chooses('pass').asked, story.offered]).toEqual([`blue ${point}`, ['yours@enemy', 'pass']]);
  }

  it('[CR-TURN-18] an effect of the start of the activation resolves once', () => {
    const story = table({ attacker: { has: ['activation.start'] }, abilities: listening });
    expect(story.told('ability')).toEqual(['ability hero activation.start 0']);
  });

  it('[CR-TURN-10, CR-ACT-16] what lasts for the activation ends with it', () => {
    const story = duel({
      attacker: { has: ['ambush'] },
      abilities: { ambush: reactive(0, { on: 'turn.start' }, { do: 'attack', who: 'self' }) },
    }).plays('focus', 'end', 'ambush@attacker', 'melee');
    expect(story.told('pool')[0]).toBe('pool attack 4');
  });

  it('[CR-TURN-08, CR-ACT-09] the Unit makes up to two actions', () => {
    const story = table().plays('focus', 'take-cover', 'decline');
    expect(story.offered).toEqual(['end']);
  });

  it('[CR-TURN-16, CR-TURN-20] after the last step the other player has the Turn', () => {
    expect(table().chooses('end').open.active).toBe(1);
  });
});

describe('scoring', () => {
  it('[CR-TURN-12, CR-STRUG-02] step 9 moves the token for each controlled objective', () => {
    const side = { key: 'L', at: [45720 - 7620, 45720 - 5080, 0] } as const;
    expect(token(table({ objectives: [centre, side] }).chooses('end'))).toBe(2);
  });

  it('[CR-TURN-13, R-TURN-2, CR-STRUG-10] in the first Turn control is determined, but nothing moves or is gained', () => {
    const story = table({ turn: 1 }).chooses('end');
    expect([story.open.objectives[0]?.control, token(story), story.told('momentum')]).toEqual([0, 0, []]);
  });

  const march = reactive(0, { on: 'turn.end' }, { do: 'move', who: 'self', move: 'jump' });

  it('[R-TURN-1, R-OBJ-1] control is determined after the players’ effects of the end of the Turn', () => {
    const story = table({ attacker: { at: [18, 11], has: ['march'] }, abilities: { march } });
    story.plays('end', 'march@hero').chooses('jump', { to: [18, 15] });
    expect(story.told('moved', 'control').map((line) => line.split(' ')[0])).toEqual(['moved', 'control']);
    expect(token(story)).toBe(1);
  });

  it('[R-TURN-1] by option before them', () => {
    const game = { options: { ...OPTIONS, controlFirst: true } };
    const story = table({ attacker: { at: [18, 11], has: ['march'] }, abilities: { march }, game });
    story.plays('end', 'march@hero').chooses('jump', { to: [18, 15] });
    expect(token(story)).toBe(0);
  });

  it('[R-TURN-3, R-OBJ-5] a Unit in its last activation still contests and scores', () => {
    const story = table({ attacker: { injured: 2 } }).chooses('end');
    expect(story.told('control', 'token', 'defeated')).toEqual(['control C red', 'token 1 red', 'defeated hero']);
  });
});
