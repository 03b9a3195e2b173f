import { copyState, type Effect, StepMachine, OPTIONS, type Options, type Seat } from '@faultline/rules';
import { ENEMY, active, innate, skirmish, type Duel, type Story } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import {
  gainMomentum,
  momentumSpaces,
  moveToken,
  spendMomentum,
  struggleOf,
} from '../../src/modes/standard/tracker.ts';

interface Score {
  token: number;
  momentum: [number, number];
  claimed: [string[], string[]];
  won: 0 | 1 | null;
  card: string | null;
}

const three = (active: number, control: 0 | 1) =>
  ['TL', 'C', 'BR'].map((key, i) => ({ key, at: [50000, 50000, 0] as const, active: i < active, control }));

/** Red’s Turn at its last choice: red controls so many objectives; blue is far from everything. */
const ending = (objectives: number, score: Partial<Score>, more: Duel = {}) =>
  skirmish({
    activates: 'hero',
    missionDeck: ['were-going-to-need-a-new-exit', 'hack-the-security-network'],
    objectives: three(objectives, 0),
    ...more,
    red: { hero: { at: [5, 5], ...more.attacker } },
    blue: { enemy: { at: [30, 30], ...more.defender } },
    score: { card: 'steal-the-secret-plans', ...score },
  });

const scoreOf = (story: Story) => story.open.score as unknown as Score;

describe('the token', () => {
  it('[CR-STRUG-02, CR-STRUG-03] moves one space toward the active player for each objective they control', () => {
    expect(scoreOf(ending(2, { token: -1 }).chooses('end')).token).toBe(1);
  });

  it('[CR-STRUG-04] also without a Momentum token', () => {
    expect(scoreOf(ending(2, { momentum: [0, 1] }).chooses('end')).token).toBe(2);
  });

  it('[CR-STRUG-05] is not moved by the other player’s objectives', () => {
    expect(scoreOf(ending(0, {}, { objectives: three(2, 1) }).chooses('end')).token).toBe(0);
  });

  it('[CR-STRUG-06, CR-STRUG-16] wins the Struggle where it meets own Momentum, and the card is claimed', () => {
    const story = ending(1, { token: 6, momentum: [2, 1] }).chooses('end');
    expect(scoreOf(story).claimed).toEqual([['steal-the-secret-plans'], []]);
  });

  it('[R-STRUG-3, X-03] stops on the first own Momentum; the rest is lost', () => {
    const story = ending(3, { token: 4, momentum: [3, 1] }).chooses('end');
    expect(story.told('token', 'struggle-won')).toEqual([
      'token 5 red',
      'token 6 red',
      'struggle-won red steal-the-secret-plans',
    ]);
  });

  it('[CR-STRUG-01, R-STRUG-7] stops at space 8 without Momentum', () => {
    const story = ending(3, { token: 7, momentum: [0, 1] }).chooses('end');
    expect(scoreOf(story)).toMatchObject({ token: 8, claimed: [[], []] });
  });

  it('[R-STRUG-7] on space 8 the next Momentum wins', () => {
    const story = ending(0, { token: 8, momentum: [0, 1] }, { defender: { at: [8, 5], damage: 9 }, attackDice: 's' });
    story.plays('combat', 'melee', 'n1');
    expect(scoreOf(story).won).toBe(0);
  });
});

describe('Momentum', () => {
  it('[CR-STRUG-08] is placed from space 8 inward', () => {
    const story = ending(0, { token: -1, momentum: [2, 1] }).chooses('end');
    expect(story.told('momentum')).toEqual(['momentum red 6']);
  });

  it('[CR-STRUG-09] comes to the active player while the token lies on the opponent’s half', () => {
    expect(scoreOf(ending(1, { token: -2 }).chooses('end')).momentum).toEqual([2, 1]);
  });

  it('[CR-STRUG-10, R-STRUG-4, X-02] comes to both on 0, also if the token did not move', () => {
    expect(scoreOf(ending(0, {}).chooses('end')).momentum).toEqual([2, 2]);
  });

  it('[CR-STRUG-11] comes to nobody while it lies on the active player’s half', () => {
    expect(scoreOf(ending(0, { token: 2 }).chooses('end')).momentum).toEqual([1, 1]);
  });

  it('[R-STRUG-5] on 0 the active player gains first, and nobody wins by it', () => {
    const story = ending(0, { momentum: [7, 7] }).chooses('end');
    expect(story.told('momentum', 'struggle-won')).toEqual(['momentum red 1', 'momentum blue 1']);
  });

  it('[CR-STRUG-12, CR-STRUG-13] is not placed on 0: with a full side play goes on', () => {
    const story = ending(0, { momentum: [8, 8] }).chooses('end');
    expect([scoreOf(story).momentum, story.told('struggle-won')]).toEqual([[8, 8], []]);
  });

  it('[CR-STRUG-07, R-STRUG-2] placed into the token’s space it wins the Struggle', () => {
    const story = ending(0, { token: 5, momentum: [3, 1] }, { defender: { at: [8, 5], damage: 9 }, attackDice: 's' });
    story.plays('combat', 'melee', 'n1');
    expect(story.told('struggle-won')).toEqual(['struggle-won red steal-the-secret-plans']);
  });
});

it('[CR-STRUG-14, R-STRUG-6] spending Momentum takes the innermost tokens off', () => {
  const story = ending(0, { momentum: [4, 1] });
  const state = copyState(story.match.state);
  const machine = new StepMachine(story.match.game, state);
  spendMomentum(machine, 0, 2);
  expect(machine.events).toMatchObject([{ space: 5 }, { space: 6 }]);
  expect(struggleOf(machine).momentum[0]).toBe(2);
});

describe('several Momentum tokens at once', () => {
  /** Gains so many, or spends them below zero; tells every token and what came of it. */
  const played = (steps: readonly number[], score: Partial<Score>, options: Partial<Options> = {}, seat: Seat = 0) => {
    const story = ending(0, score, { game: { options: { ...OPTIONS, ...options } } });
    const machine = new StepMachine(story.match.game, copyState(story.match.state));
    const gained = steps.map((n) => (n > 0 ? gainMomentum(machine, seat, n) : pay(machine, -n, seat)));
    const told = machine.events.flatMap((e) =>
      e.event === 'momentum' ? [`${e.gained ? '+' : '-'}${e.space}`] : e.event === 'struggle-won' ? ['won'] : [],
    );
    return { told: told.join(' '), gained, spaces: momentumSpaces(struggleOf(machine), seat) };
  };
  const pay = (machine: StepMachine, amount: number, seat: Seat): number => {
    spendMomentum(machine, seat, amount);
    return -amount;
  };

  it.each<[string, number[], number, string, number[]]>([
    ['gained', [3], 1, '+7 +6 +5', [8, 7, 6, 5]],
    ['gained up to a full side', [3], 6, '+2 +1', [8, 7, 6, 5, 4, 3, 2, 1]],
    ['spent', [-3], 4, '-5 -6 -7', [8]],
    ['all spent, then one gained', [-2, 1], 2, '-7 -8 +8', [8]],
  ])('[CR-STRUG-08, CR-STRUG-14] %s', (_what, steps, there, told, spaces) => {
    for (const seat of [0, 1] as const) {
      const momentum: [number, number] = seat === 0 ? [there, 1] : [1, there];
      expect(played(steps, { momentum }, {}, seat)).toMatchObject({ told, spaces });
    }
  });

  it.each<[string, number[], number, string, number[]]>([
    ['spent', [-2], 4, '-8 -7', [6, 5]],
    ['spent, then one gained', [-2, 1], 4, '-8 -7 +8', [8, 6, 5]],
    ['spent, gained and spent again', [-2, 1, -2], 4, '-8 -7 +8 -8 -6', [5]],
    ['gained beyond the gaps', [-2, 3], 4, '-8 -7 +8 +7 +4', [8, 7, 6, 5, 4]],
    ['all spent, then gained', [-3, 2], 3, '-8 -7 -6 +8 +7', [8, 7]],
    ['gained up to a full side', [-1, 3], 7, '-8 +8 +1', [8, 7, 6, 5, 4, 3, 2, 1]],
  ])('[R-STRUG-6] by option the outermost first: %s', (_what, steps, there, told, spaces) => {
    for (const seat of [0, 1] as const) {
      const momentum: [number, number] = seat === 0 ? [there, 1] : [1, there];
      expect(played(steps, { momentum }, { spentMomentum: 'outermost' }, seat)).toMatchObject({ told, spaces });
    }
  });

  it.each<[string, number, number, string]>([
    ['the first wins, and the others are not placed', 6, 0, 'won'],
    ['the second wins', 5, 1, '+6 won'],
    ['the last wins', 4, 2, '+6 +5 won'],
    ['none wins short of the token', 3, 3, '+6 +5 +4'],
  ])('[CR-STRUG-07, R-STRUG-1] %s', (_what, token, gained, told) => {
    expect(played([3], { token, momentum: [2, 1] })).toMatchObject({ told, gained: [gained] });
  });

  it('[R-STRUG-1] by option the others are placed when the first has won', () => {
    const moving = played([3], { token: 6, momentum: [2, 1] }, { wonStruggle: 'tracker-moves' });
    expect(moving).toMatchObject({ told: 'won +6 +5', gained: [2] });
  });
});

describe('an effect of the active player that moves the token', () => {
  const moved = (seat: 0 | 1, token: number) => {
    const story = ending(0, { token, momentum: [2, 3] });
    const machine = new StepMachine(story.match.game, copyState(story.match.state));
    moveToken(machine, seat, 2);
    return machine.events;
  };

  it('[R-STRUG-8] onto the opponent’s Momentum lets the opponent win', () => {
    expect(moved(1, -4)).toMatchObject([
      { event: 'token', to: -5 },
      { event: 'token', to: -6 },
      { event: 'struggle-won', seat: 1 },
    ]);
  });

  it('[R-STRUG-8] onto the own wins, and short of either nobody does', () => {
    expect(moved(0, 6)).toMatchObject([{ to: 7 }, { event: 'struggle-won', seat: 0 }]);
    expect(moved(1, -2)).toMatchObject([{ to: -3 }, { to: -4 }]);
  });
});

describe('an effect that costs Momentum', () => {
  const paid: Effect = { do: 'may', momentum: 2, effects: [{ do: 'refresh', amount: 1 }] };
  const rally = active(0, paid);
  const rallyOrNot: readonly Effect[] = [{ do: 'refresh', amount: 1 }, paid];
  const rallying = (momentum: [number, number]) =>
    ending(0, { momentum }, { attacker: { has: ['rally'] }, abilities: { rally } });

  it('[CR-STRUG-15] is paid with tokens that are there', () => {
    const story = rallying([2, 1]).chooses('rally');
    expect([story.asked, story.offered]).toEqual(['red DP-57', ['yes', 'no']]);
    expect(scoreOf(story.chooses('yes')).momentum).toEqual([0, 1]);
  });

  it('[CR-STRUG-15] and not offered without enough of them', () => {
    expect(rallying([1, 4]).offered).not.toContain('rally');
    const cheer = active(0, ...rallyOrNot);
    const story = ending(0, { momentum: [1, 4] }, { attacker: { has: ['cheer'] }, abilities: { cheer } }).chooses(
      'cheer',
    );
    expect([story.asked, scoreOf(story).momentum]).toEqual(['red DP-23', [1, 4]]);
  });

  it('[CR-STRUG-15] no more can be spent than there is', () => {
    const story = ending(0, { momentum: [1, 1] });
    const machine = new StepMachine(story.match.game, copyState(story.match.state));
    expect(() => spendMomentum(machine, 0, 2)).toThrow('2 Momentum');
  });
});

describe('the other player', () => {
  it('[CR-STRUG-03, CR-STRUG-08] has the other side of the tracker', () => {
    const story = ending(0, { token: 1, momentum: [1, 2] }, { activates: 'enemy', objectives: three(2, 1) }).chooses(
      'end',
    );
    expect(story.told('token', 'momentum')).toEqual(['token 0 blue', 'token -1 blue']);
    const behind = ending(0, { token: 3, momentum: [1, 2] }, { activates: 'enemy' }).chooses('end');
    expect(behind.told('momentum')).toEqual(['momentum blue 6']);
  });

  it('[CR-STRUG-07] wins by a wound on their own side', () => {
    const more = { attacker: { damage: 8, conditions: ['strained'] } };
    const story = ending(0, { token: -5, momentum: [1, 3] }, more).chooses('focus');
    expect(story.told('struggle-won')).toEqual(['struggle-won blue steal-the-secret-plans']);
  });
});

describe('winning', () => {
  const wound = (score: Partial<Score>) =>
    ending(
      1,
      { token: 5, momentum: [3, 1], ...score },
      {
        attacker: { chart: ['pinned'] },
        defender: { at: [8, 5], damage: 9 },
        attackDice: 'se',
      },
    ).plays('combat', 'melee', 'n1');

  it('[X-01, R-STRUG-9] in the middle of an attack: the attack is completed and the Turn goes on', () => {
    const story = wound({});
    expect(story.unit('enemy').conditions).toEqual(['pinned']);
    expect(story.asked).toBe('red DP-23');
  });

  it('[R-STRUG-1, X-01] freezes the tracker until the clean-up', () => {
    const story = wound({});
    expect(scoreOf(story)).toMatchObject({ won: 0, token: 5, momentum: [3, 1] });
    story.chooses('end');
    expect(story.told('token', 'momentum')).toEqual([]);
  });

  it('[R-STRUG-1, CR-STRUG-13] nothing answers a gain that cannot come: the tracker frozen, or the side full', () => {
    const ending = (score: Partial<Score>) =>
      skirmish({
        activates: 'hero',
        red: { hero: { at: [5, 5], has: ['scent'], damage: 8, conditions: ['strained'] } },
        blue: { enemy: { at: [30, 30] } },
        abilities: { scent: innate({ on: 'momentum.gaining' }, { do: 'refresh', amount: 1 }) },
        score: { token: 3, card: 'steal-the-secret-plans', ...score },
        missionDeck: ['were-going-to-need-a-new-exit'],
      })
        .chooses('focus')
        .told('ability');
    expect(ending({})).toEqual(['ability hero scent 0']);
    expect([ending({ won: 0 }), ending({ momentum: [1, 8] })]).toEqual([[], []]);
  });

  it('[R-STRUG-1] a second wound in the same Turn gives no Momentum and no second winner', () => {
    const zap = active(
      0,
      { do: 'choose', bind: 'one', from: ENEMY },
      { do: 'suffer', who: { bound: 'one' }, amount: 9 },
    );
    const story = skirmish({
      activates: 'hero',
      red: { hero: { at: [5, 5], has: ['zap', 'zip'], damage: 1 } },
      blue: { one: { at: [30, 30], damage: 1 }, two: { at: [30, 20], damage: 1 } },
      abilities: { zap, zip: zap },
      score: { token: 5, momentum: [3, 1] },
    }).plays('zap', 'one.1', 'zip', 'two.1');
    expect(story.unit('two').wounded).toBe(1);
    expect([story.told('struggle-won').length, story.told('momentum')]).toEqual([1, []]);
  });

  it('[CR-STRUG-17, R-TURN-7, R-STRUG-1] the second card ends the game at once', () => {
    const story = wound({ claimed: [['x'], []] });
    expect([story.open.result, story.asked]).toEqual([{ winner: 0, why: 'struggles' }, 'nobody']);
    expect(story.unit('enemy').conditions).toEqual([]);
  });

  it('[CR-STRUG-27] a third Struggle always decides', () => {
    const story = wound({ claimed: [['x'], ['y']] });
    expect(story.open.result).toEqual({ winner: 0, why: 'struggles' });
  });
});

describe('the clean-up', () => {
  const won = (more: Duel = {}) => ending(1, { token: 7, momentum: [1, 4] }, more).chooses('end');

  it('[CR-STRUG-19, CR-STRUG-21] takes all Momentum and sets the tracker anew', () => {
    expect(scoreOf(won())).toMatchObject({ token: 0, momentum: [1, 1], won: null });
  });

  it('[CR-STRUG-20] turns all objectives Inactive and takes the Control and Priority tokens', () => {
    const objectives = three(1, 0).map((objective) => ({ ...objective, priority: true }));
    expect(won({ objectives }).open.objectives.map((o) => [o.active, o.control, o.priority])).toEqual([
      [false, null, false],
      [false, null, false],
      [false, null, false],
    ]);
  });

  it('[CR-STRUG-22, CR-STRUG-24, DP-27] reveals the next card; the loser chooses among its maps', () => {
    const story = won();
    expect([story.asked, story.offered]).toEqual(['blue DP-27', ['1', '2']]);
  });

  it('[CR-STRUG-25] makes the chosen map’s objectives Active', () => {
    const story = won().chooses('2');
    expect(scoreOf(story).card).toBe('were-going-to-need-a-new-exit');
    expect(story.open.objectives.filter((o) => o.active).map((o) => o.key)).toEqual(['BR']);
  });

  it('[CR-STRUG-18, CR-TURN-15] comes after the defeat check', () => {
    const story = won({ attacker: { injured: 2 } }).chooses('1');
    expect(story.told('struggle-won', 'defeated', 'struggle')).toEqual([
      'struggle-won red steal-the-secret-plans',
      'defeated hero',
      'struggle were-going-to-need-a-new-exit 1',
    ]);
  });

  it('[CR-STRUG-26] leaves everything else as it was', () => {
    const attacker = { damage: 3, conditions: ['exposed'], used: ['x'] };
    const defender = { damage: 2, conditions: ['pinned'], hunker: 1, injured: 1 };
    const sides = [{ force: { ready: 1, pool: 3 } }, { force: { ready: 2, pool: 5 } }] as const;
    const before = ending(1, { token: 7, momentum: [1, 4] }, { attacker, defender, sides });
    const { units, characters, seats } = structuredClone(before.open);
    const { open } = before.chooses('end');
    expect(open.units).toEqual(units);
    expect(open.characters).toEqual(characters);
    expect(open.seats).toEqual(seats);
  });

  it('[CR-TURN-20, R-STRUG-11, CR-TURN-13] the next Turn is the opponent’s, with no exception for its step 9', () => {
    const story = won().chooses('1');
    expect([story.open.active, story.open.turn]).toEqual([1, 3]);
    story.plays('activate', 'end');
    expect(scoreOf(story).momentum).toEqual([2, 2]);
  });
});
