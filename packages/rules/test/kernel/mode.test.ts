import { beginGame, type Scores } from '@faultline/rules';
import { REPUBLIC, SHADOW } from '@faultline/cards';
import { active, coreGame, countdown, innate, path, seeded, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { defenderOf } from '../../src/forecast/forecast.ts';
import { targetsOf } from '../../src/attack/target.ts';
import { upgrade } from '../../src/file/upgrade.ts';
import { CONDITIONS } from '../../src/cards/unitCard.ts';

type Countdown = Scores['countdown'];

const fight = { attackDice: ['crit', 'crit', 'crit', 'crit'], defenseDice: ['failure', 'failure'] } as const;

describe('a mode of another kind', () => {
  it('gives a wound its own meaning', () => {
    const story = skirmish({
      red: { saw: { at: [10, 10] } },
      blue: { jyn: { at: [12, 10], stamina: 4 } },
      activates: 'saw',
      mode: countdown,
      ...fight,
    })
      .chooses('combat')
      .chooses('melee')
      .chooses('n1')
      .chooses('n2')
      .chooses('n3')
      .chooses('n4');
    expect(story.unit('jyn').wounded).toBe(1);
    expect(story.open.score).toMatchObject({ mode: 'countdown', stages: [1, 0], turnsLeft: 8 });
  });

  it('ends the game by its own count', () => {
    const story = skirmish({
      red: { saw: { at: [10, 10] } },
      blue: { jyn: { at: [30, 30] } },
      activates: 'saw',
      mode: countdown,
      score: { stages: [1, 0], turnsLeft: 1 },
    });
    story.chooses('end');
    expect(story.open.result).toEqual({ winner: 0, why: 'mode' });
  });

  it('has a preparation of its own', () => {
    const { state } = beginGame(
      coreGame({ mode: countdown }),
      { kind: 'teams', mode: 'countdown', teams: [REPUBLIC, SHADOW] },
      seeded('countdown'),
    );
    expect(state.open.decision?.point).toBe('DP-04');
    expect(state.open.objectives).toEqual([]);
  });
});

describe('a game of a mode that keeps more now than it did', () => {
  it('goes on from its saved state with what was added at its beginning value', () => {
    const { game, state } = skirmish({
      red: { saw: { at: [10, 10] } },
      blue: { jyn: { at: [30, 30] } },
      activates: 'saw',
      mode: countdown,
    }).match;
    const before = { mode: 'countdown', stages: [2, 1], turnsLeft: 3 } as unknown as typeof state.open.score;
    const { state: opened, lost } = upgrade(game, { ...state, open: { ...state.open, score: before } });
    expect([lost, opened.open.score]).toMatchObject([
      null,
      { stages: [2, 1], turnsLeft: 3, piles: { left: 0, right: 0 } },
    ]);
    expect(opened.open.decision).toEqual(state.open.decision);
  });
});

describe('what a mode wants brought', () => {
  const { mission: _, ...republic } = REPUBLIC;
  const { mission: _other, ...shadow } = SHADOW;

  it('[KO-MODE-03] may be no mission; where one is brought all the same it is left aside', () => {
    for (const teams of [[republic, shadow] as const, [REPUBLIC, { ...SHADOW, mission: 'nowhere' }] as const]) {
      const setup = { kind: 'teams', mode: 'countdown', teams } as const;
      expect(beginGame(coreGame({ mode: countdown }), setup, seeded('team')).state.open.decision?.point).toBe('DP-04');
    }
  });

  it('[CR-TEAM-01] is a mission in the standard game', () => {
    const setup = { kind: 'teams', mode: 'standard', teams: [REPUBLIC, shadow] } as const;
    expect(() => beginGame(coreGame(), setup, seeded('team'))).toThrow('There is no mission ""');
  });
});

describe('what a mode does may ask', () => {
  const rally = active(0, { do: 'may', momentum: 2, effects: [{ do: 'refresh', amount: 1 }] });
  const paying = (piles: Countdown['piles']) =>
    skirmish({
      red: { saw: { at: [10, 10], has: ['rally'] } },
      blue: { jyn: { at: [30, 30] } },
      activates: 'saw',
      mode: countdown,
      force: [0, 3],
      sides: [{ force: { ready: 0, pool: 3 } }, {}],
      score: { piles },
      abilities: { rally },
    });

  it('before the effect that was paid for is resolved', () => {
    const story = paying({ left: 0, right: 1 }).plays('rally', 'yes');
    expect([story.asked, story.offered]).toEqual(['red DP-57', ['left', 'right']]);
    expect(story.open.seats[0].forceReady).toBe(0);
    story.chooses('right');
    expect(story.open.score).toMatchObject({ piles: { left: 0, right: 2 } });
    expect([story.asked, story.open.seats[0].forceReady]).toEqual(['red DP-23', 1]);
  });

  it('and is not asked where only one answer is left', () => {
    const story = paying({ left: 2, right: 1 }).plays('rally', 'yes');
    expect([story.asked, story.open.score]).toMatchObject(['red DP-23', { piles: { left: 2, right: 2 } }]);
  });

  it('[CR-STRUG-15] for a price that the mode can take, however little Momentum there is', () => {
    expect(paying({ left: 0, right: 0 }).offered).toContain('rally');
    expect(paying({ left: 2, right: 2 }).offered).not.toContain('rally');
  });

  it('counts as paid what the mode says', () => {
    const drain = active(0, { do: 'may', momentum: 3, effects: [{ do: 'refresh', amount: { count: 'done' } }] });
    const story = skirmish({
      red: { saw: { at: [10, 10], has: ['drain'] } },
      blue: { jyn: { at: [30, 30] } },
      activates: 'saw',
      mode: countdown,
      sides: [{ force: { ready: 0, pool: 3 } }, {}],
      abilities: { drain },
    }).plays('drain', 'yes', 'left');
    expect(story.open.seats[0].forceReady).toBe(1);
  });

  it('from where a gain is taken, and what answers it comes afterwards', () => {
    const cheer = active(0, { do: 'momentum', amount: 1 });
    const envy = innate({ on: 'momentum.gained', player: 'opponent' }, { do: 'refresh', amount: 1 });
    const story = skirmish({
      red: { saw: { at: [10, 10], has: ['cheer'] } },
      blue: { jyn: { at: [30, 30], has: ['envy'] } },
      activates: 'saw',
      mode: countdown,
      sides: [{}, { force: { ready: 0, pool: 3 } }],
      score: { piles: { left: 1, right: 1 } },
      abilities: { cheer, envy },
    }).chooses('cheer');
    expect([story.asked, story.offered, story.open.seats[1].forceReady]).toEqual(['red DP-57', ['left', 'right'], 0]);
    story.chooses('left');
    expect([story.open.score, story.open.seats[1].forceReady]).toMatchObject([{ piles: { left: 0, right: 1 } }, 1]);
  });

  it('and what it cannot do comes to nothing', () => {
    const shift = active(
      0,
      { do: 'suffer', who: 'self', amount: 1 },
      { do: 'struggle', spaces: 1 },
      { do: 'if-did', effects: [{ do: 'refresh', amount: 1 }] },
    );
    const story = skirmish({
      red: { saw: { at: [10, 10], has: ['shift'] } },
      blue: { jyn: { at: [30, 30] } },
      activates: 'saw',
      mode: countdown,
      sides: [{ force: { ready: 0, pool: 3 } }, {}],
      abilities: { shift },
    }).chooses('shift');
    expect([story.asked, story.open.seats[0].forceReady]).toEqual(['red DP-23', 0]);
  });
});

describe('a target that is no character', () => {
  const wall = { name: 'wall', seat: 1, at: [30480, 25400, 0], damage: 0, boxes: null } as const;
  const vault = { ...wall, name: 'vault', boxes: ['pinned', 'damage'] } as const;
  const attacking = (thing: object, more: object = {}, at: readonly [number, number] = [10, 10]) =>
    skirmish({
      red: { saw: { at, ...more } },
      blue: { jyn: { at: [34, 6] } },
      activates: 'saw',
      mode: countdown,
      score: { things: [thing] },
      attackDice: ['strike', 'strike', 'strike', 'failure'],
      defenseDice: ['expertise'],
    });

  it('defends with its own stat and chart, and takes damage as its mode says', () => {
    const story = attacking(wall).plays('combat', 'melee');
    expect(story.open.decision).toMatchObject({ point: 'DP-45', about: { successes: 2 } });
    story.plays('n1', 'n2');
    expect(story.open.score).toMatchObject({ things: [{ name: 'wall', damage: 2 }] });
    expect(story.open.decision?.point).toBe('DP-23');
  });

  it('takes each chosen option in place of what it does otherwise, and is gone with the last', () => {
    const tree = path(['pinned', 'damage'], ['damage', 'shove'], ['heal']);
    const story = attacking(vault, { tree, damage: 3 }).plays('combat', 'melee', 'n1');
    expect(story.open.score).toMatchObject({ things: [{ name: 'vault', boxes: ['damage'] }] });
    story.chooses('n2');
    expect(story.open.score).toMatchObject({ things: [] });
    expect([story.open.decision?.point, story.unit('saw').damage]).toEqual(['DP-23', 3]);
  });

  it('lets an option pass that does not fit its next box', () => {
    const story = attacking(vault, { tree: path(['damage'], ['pinned']) }).plays('combat', 'melee', 'n1');
    expect(story.open.score).toMatchObject({ things: [{ boxes: ['pinned', 'damage'] }] });
    story.chooses('n2');
    expect(story.open.score).toMatchObject({ things: [{ boxes: ['damage'] }] });
  });

  it('is foreseen as something that no condition, Shove or wound concerns', () => {
    const story = attacking(wall);
    expect(defenderOf({ game: story.match.game, open: story.open }, 'wall', false)).toEqual({
      held: [],
      immune: CONDITIONS,
      isMoved: false,
      steadfast: false,
      protection: false,
      suffers: true,
      toWound: null,
    });
  });

  it.each([
    ['melee', [10, 10], 1, 0, true],
    ['melee', [6, 10], 1, 0, false],
    ['ranged', [6, 10], 1, 0, true],
    ['ranged', [6, 34], 1, 0, false],
    ['melee', [10, 10], 0, 0, false],
    ['ranged', [6, 10], 0, 0, false],
    ['melee', [10, 10], 1, 1, false],
  ] as const)('is open to a %s attack from %j, of seat %i, with %i wounds: %s', (type, at, seat, wounded, expected) => {
    const story = attacking({ ...wall, seat }, { wounded }, at);
    const p = { game: story.match.game, open: story.open };
    expect(targetsOf(p, story.character('saw'), type, false)).toEqual(expected ? ['wall'] : []);
  });
});

describe('the call of time', () => {
  it('ends a game where its mode says so', () => {
    const story = skirmish({
      red: { saw: { at: [10, 10] } },
      blue: { jyn: { at: [30, 30] } },
      activates: 'saw',
      mode: countdown,
      score: { stages: [0, 2] },
    });
    story.checked.send({ do: 'time-called', by: 'arbiter' });
    expect(story.open.result).toEqual({ winner: 1, why: 'time' });
  });
});
