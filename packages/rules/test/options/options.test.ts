import { readFileSync } from 'node:fs';
import { type Effect, type GameFile, gameOf, geometric, hashOf, OPTION_NAMES, OPTIONS } from '@faultline/rules';
import { type Options, parseGame, RULING_OPTIONS, standard, tableOf } from '@faultline/rules';
import {
  action,
  active,
  type Duel,
  duel,
  ENEMY,
  innate,
  path,
  reactive,
  SELF,
  skirmish,
  standing,
  type Story,
  TWO,
} from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { deck } from '../movement/board.ts';

const note: Effect = { do: 'refresh', amount: 1 };
const SP = 'shatterpoint';
const by = (options: Partial<Options>) => ({ game: { options: { ...OPTIONS, ...options } } });

/** One story for each choice of an option, the recommended one first. */
const both = <O extends keyof Options, T>(name: O, tell: (more: Pick<Duel, 'game'>) => T): T[] =>
  RULING_OPTIONS[name].choices.map((choice) => tell(by({ [name]: choice })));

const pools = (story: Story): string[] => story.told('pool').filter((line) => line.startsWith('pool attack'));

describe('order cards and the end of a game', () => {
  it('[R-ORDER-2] passOnEmptyDeck: a Shatterpoint Card on an empty deck may be passed with a refresh, or not at all', () => {
    const asked = both('passOnEmptyDeck', (more) => {
      const red = { one: { at: [5, 5] }, two: { at: [8, 5] } } as const;
      const sides = [{ deck: [SP], discard: ['a1', 'a2'] }, {}] as const;
      return skirmish({ red, blue: { enemy: { at: [30, 30] } }, sides, ...more }).asked;
    });
    expect(asked).toEqual(['red DP-17', 'red DP-18']);
  });

  const last = (more: Pick<Duel, 'game'>, blue: object) =>
    skirmish({
      activates: 'one',
      red: { one: { at: [5, 5], injured: 2 } },
      blue: { enemy: { at: [30, 30], ...blue } },
      score: { wounds: [0, 3] },
      ...more,
    }).chooses('end');

  it('[R-ORDER-8] withoutUnits: who has no Unit left plays on, or loses', () => {
    expect(both('withoutUnits', (more) => last(more, {}).open.result)).toEqual([
      null,
      { winner: 1, why: 'nobody-left' },
    ]);
  });

  it('[R-ORDER-11] bothWithoutUnits: cards and wounds decide, or nothing does', () => {
    expect(both('bothWithoutUnits', (more) => last(more, { defeated: true }).open.result?.winner)).toEqual([1, null]);
  });
});

describe('actions', () => {
  it('[R-ACT-2] grantedActions: an ally’s granted action counts in any activation, or only in the ally’s own', () => {
    const order = active(
      0,
      { do: 'choose', bind: 'friend', from: { of: 'character', side: 'other-allied' } },
      { do: 'action', who: { bound: 'friend' }, action: 'recover' },
    );
    const offered = both('grantedActions', (more) =>
      duel({
        attacker: { has: ['order'] },
        red: { friend: { at: [5, 5], damage: 3 } },
        defender: { at: [30, 30] },
        abilities: { order },
        ...more,
      })
        .plays('order', 'friend:damage')
        .offered.includes('recover'),
    );
    expect(offered).toEqual([false, true]);
  });

  /** A Strained attacker that its own jump in the tree wounds. */
  const leaping = (more: Duel) =>
    duel({
      attacker: { tree: path(['damage'], ['jump'], ['damage']), damage: 8, conditions: ['strained'], has: ['sigh'] },
      abilities: { sigh: innate({ on: 'activation.end' }, note) },
      attackDice: 'sss',
      ...more,
    })
      .plays('combat', 'melee', 'n1', 'n2')
      .chooses('jump', { to: [10, 10] });

  it('[R-ACT-6] woundedInActivation: what resolves is finished first, or dropped at once', () => {
    const stories = both('woundedInActivation', leaping);
    expect(stories.map(({ asked }) => asked)).toEqual(['red DP-45', 'blue DP-16']);
    expect(stories[1]?.told('attack-resolved', 'momentum', 'ability', 'activation-ended')).toEqual([
      'momentum blue 7',
      'ability attacker sigh 0',
      'activation-ended attacker',
      'momentum red 7',
      'momentum blue 6',
    ]);
    expect(stories[1]?.unit('defender').damage).toBe(0);
  });

  it('[R-ACT-6] woundedInActivation: dropped at once, a wound of the same moment still counts', () => {
    const fast = reactive(0, { on: 'attack.suffering', to: SELF }, { do: 'split-pool' });
    const tree = path(Array.from({ length: 7 }, () => 'damage' as const));
    const story = duel({
      attacker: { tree, damage: 8 },
      defender: { has: ['fast'], damage: 8 },
      abilities: { fast },
      attackDice: 's',
      ...by({ woundedInActivation: 'at-once' }),
    }).plays('combat', 'melee', 'n1', 'fast@defender');
    expect(story.told('wounded', 'momentum').slice(0, 4)).toEqual([
      'wounded attacker',
      'wounded defender',
      'momentum blue 7',
      'momentum red 7',
    ]);
  });
});

describe('attacks', () => {
  it('[R-TREE-2] storedActives: with the attacker’s chart, or after both charts', () => {
    const asked = both('storedActives', (more) =>
      duel({
        attacker: { tree: path(['active']), has: ['rest'] },
        defender: { armour: ['jump'] },
        abilities: { rest: active(1, note) },
        attackDice: 's',
        defenseDice: 'e',
        ...more,
      }).plays('combat', 'melee', 'n1'),
    );
    expect(asked.map((story) => story.asked)).toEqual(['red DP-51', 'blue DP-52']);
    expect(asked.map((story) => story.chooses('decline').asked)).toEqual(['blue DP-52', 'red DP-51']);
  });

  it('[R-EFF-2] activeIcon: only abilities without an action, or every Active ability', () => {
    const offered = both(
      'activeIcon',
      (more) =>
        duel({
          attacker: { tree: path(['active']), has: ['rest', 'drill'] },
          abilities: { rest: active(1, note), drill: action(1, note) },
          attackDice: 's',
          ...more,
        }).plays('combat', 'melee', 'n1').offered,
    );
    expect(offered).toEqual([
      ['rest', 'decline'],
      ['rest', 'drill', 'decline'],
    ]);
  });

  it('[R-COVER-2] coverInPlanOnly: a gantry overhead covers nobody, or does', () => {
    const table = tableOf('gantry', [deck('gantry', [17, 10], 3.2)]);
    const dice = both('coverInPlanOnly', ({ game }) => {
      const story = duel({ defender: { at: [17, 10], hunker: 1 }, game: { ...game, table } });
      return story.plays('combat', 'ranged').told('pool')[1];
    });
    expect(dice).toEqual(['pool defense 3', 'pool defense 4']);
  });

  it('[R-KEY-2] keywordDice: lost with the activation, or kept until the attack they wait for', () => {
    const fought = both('keywordDice', (more) =>
      duel({
        attacker: { has: ['hard'] },
        abilities: { hard: standing({ name: 'impact', value: 2 }) },
        sides: [{ deck: [SP], discard: ['a1'] }, {}],
        force: [0, 0],
        ...more,
      }).plays('focus', 'end', 'end', 'combat', 'melee'),
    );
    expect(fought.map(pools)).toEqual([['pool attack 4'], ['pool attack 6']]);
    expect(fought[1]?.unit('attacker').marks).toEqual([]);
  });
});

describe('wounds and conditions', () => {
  it('[R-WND-4] woundOrder: of two wounds at once the leader’s comes first, or last', () => {
    const order = both('woundOrder', (more) => {
      const story = duel(more);
      const set = [
        { unit: 'b1', damage: 10 },
        { unit: 'a1', damage: 10 },
      ];
      story.checked.send({ do: 'correct', by: 'arbiter', consent: null, why: 'both were hit', set });
      return story.told('momentum').slice(0, 2);
    });
    expect(order).toEqual([
      ['momentum blue 7', 'momentum red 7'],
      ['momentum red 7', 'momentum blue 7'],
    ]);
  });

  const pair = { at: TWO, conditions: ['strained'] } as const;

  it('[R-COND-1] strainedStrikes: after the first thing that ends, or after the whole action', () => {
    const told = both('strainedStrikes', (more) =>
      duel({ attacker: pair, defender: { at: [30, 30] }, ...more })
        .plays('move', 'attacker.1')
        .chooses('dash', { to: [10, 11] })
        .chooses('dash', { to: [12, 13] })
        .told('moved', 'suffered')
        .map((line) => line.split(' ')[0]),
    );
    expect(told).toEqual([
      ['moved', 'suffered', 'moved'],
      ['moved', 'moved', 'suffered'],
    ]);
  });

  it('[R-COND-11] strainedBeside: after both players’ effects, or before them', () => {
    const told = both('strainedBeside', (more) =>
      duel({
        attacker: { conditions: ['strained'] },
        defender: { has: ['curse'] },
        abilities: { curse: reactive(0, { on: 'attack.resolved' }, { do: 'suffer', who: 'attacker', amount: 1 }) },
        ...more,
      })
        .plays('combat', 'melee', 'curse@defender')
        .told('suffered'),
    );
    expect(told).toEqual([
      ['suffered attacker 1', 'suffered attacker 3'],
      ['suffered attacker 3', 'suffered attacker 1'],
    ]);
  });
});

describe('the tracker', () => {
  it('[R-STRUG-1] wonStruggle: frozen until the clean-up, or it goes on moving, without a second winner', () => {
    const zap = active(
      0,
      { do: 'choose', bind: 'one', from: ENEMY },
      { do: 'suffer', who: { bound: 'one' }, amount: 9 },
    );
    const told = both('wonStruggle', (more) =>
      skirmish({
        activates: 'hero',
        red: { hero: { at: [5, 5], has: ['zap', 'zip'] } },
        blue: { one: { at: [30, 30], damage: 1 }, two: { at: [30, 20], damage: 1 } },
        objectives: [{ key: 'C', at: [12700, 12700, 0] }],
        abilities: { zap, zip: zap },
        score: { token: 5, momentum: [3, 1], card: 'steal-the-secret-plans' },
        missionDeck: ['were-going-to-need-a-new-exit'],
        ...more,
      })
        .plays('zap', 'one.1', 'zip', 'two.1', 'end')
        .told('struggle-won', 'momentum', 'token'),
    );
    expect(told).toEqual([
      ['struggle-won red steal-the-secret-plans'],
      ['struggle-won red steal-the-secret-plans', 'momentum red 5', 'token 6 red'],
    ]);
  });

  it('[R-STRUG-6] spentMomentum: the innermost tokens go, or the outermost, which are filled again first', () => {
    const rally = active(0, { do: 'may', momentum: 2, effects: [note] });
    const told = both('spentMomentum', (more) =>
      skirmish({
        activates: 'hero',
        red: { hero: { at: [5, 5], has: ['rally'] } },
        blue: { enemy: { at: [30, 30] } },
        abilities: { rally },
        score: { token: -1, momentum: [4, 1] },
        ...more,
      })
        .plays('rally', 'yes', 'end')
        .told('momentum'),
    );
    expect(told).toEqual([
      ['momentum red 5', 'momentum red 6', 'momentum red 6'],
      ['momentum red 8', 'momentum red 7', 'momentum red 8'],
    ]);
  });

  it('[R-STRUG-6] spentMomentum: a gap wins nothing, the tokens inside it do', () => {
    const rally = active(0, { do: 'may', momentum: 2, effects: [note] });
    const story = skirmish({
      activates: 'hero',
      red: { hero: { at: [5, 5], has: ['rally'] } },
      blue: { enemy: { at: [30, 30] } },
      abilities: { rally },
      objectives: [{ key: 'C', at: [12700, 12700, 0] }],
      score: { token: 4, momentum: [4, 1], card: 'steal-the-secret-plans' },
      missionDeck: ['were-going-to-need-a-new-exit'],
      ...by({ spentMomentum: 'outermost' }),
    }).plays('rally', 'yes', 'end');
    expect(story.told('token', 'struggle-won')).toEqual(['token 5 red', 'struggle-won red steal-the-secret-plans']);
  });
});

describe('a game’s file', () => {
  const file = duel(by({ spentMomentum: 'outermost' })).match.file();
  const withOptions = (options: unknown): GameFile => {
    const { seal: _seal, ...rest } = { ...file, options };
    return parseGame(JSON.stringify({ ...rest, seal: hashOf(rest) }));
  };
  const opened = (options: unknown) => gameOf(withOptions(options), duel().match.game.library, [standard], geometric);

  it('stores every option', () => {
    expect(file.options).toEqual({ ...OPTIONS, spentMomentum: 'outermost' });
  });

  it('of an older version plays by the first choice of what it does not name', () => {
    expect(opened({ firstMapBy: 'other-player' }).options).toEqual({ ...OPTIONS, firstMapBy: 'other-player' });
  });

  it.each([
    [{ woundOrder: 'by-lot' }, 'The ruling option "woundOrder" cannot be "by-lot": it is leader-first or leader-last.'],
    [{ toString: 1 }, 'There is no ruling option "toString"; there are firstMapBy,'],
  ])('with an option that is none is refused: %o', (options, sentence) => {
    expect(() => opened(options)).toThrow(sentence);
  });
});

describe.each(['options.md', 'de/options.md'])('docs/rules/%s', (page) => {
  const rows = readFileSync(new URL(`../../../../docs/rules/${page}`, import.meta.url), 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, name]) => name?.startsWith('`'));

  it('lists every option with its ruling and its choices, the recommended one first', () => {
    const listed = rows.map(([, name, rule, choices]) => [name, rule, choices]);
    expect(listed).toEqual(
      OPTION_NAMES.map((name) => [
        `\`${name}\``,
        RULING_OPTIONS[name].rule,
        RULING_OPTIONS[name].choices.map((choice) => `\`${choice}\``).join(', '),
      ]),
    );
  });
});
