import { type Effect, type Selector, SHATTERPOINT as SP } from '@faultline/rules';
import { action, active, duel, path, reactive, SELF, skirmish, standing, type Story, tactic } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const note = { do: 'refresh', amount: 1 } as const;

/** The rules by which an option is refused that is not offered. */
const refused = (story: Story, option: string): string[] | undefined => {
  const { refusal } = story.tries(option);
  return refusal?.why === 'unknown-option' ? refusal.reasons.map(({ rule }) => rule) : undefined;
};
const facts = (story: Story, option: string) => story.tries(option).refusal?.reasons[0]?.facts;

describe('an option that is not offered is refused by the rule that keeps it away', () => {
  it('[CR-ACT-11] an action made before', () =>
    expect(refused(duel().chooses('focus'), 'focus')).toEqual(['CR-ACT-11']));

  it('[DP-23] something nobody knows by the open question, with what is offered', () => {
    expect(refused(duel(), 'dance')).toEqual(['DP-23']);
    expect(facts(duel(), 'dance')).toMatchObject({ option: 'dance', offered: expect.stringContaining('combat') });
  });

  it('[CR-ABIL-19] an ability in a window, whether or not its Unit is named', () => {
    const cheer = reactive(0, { on: 'action.made', by: SELF }, note);
    const story = () =>
      duel({
        attacker: { has: ['cheer', 'gloat'], used: ['cheer'] },
        abilities: { cheer, gloat: cheer },
        force: [0, 3],
      }).chooses('focus');
    expect([refused(story(), 'cheer@a1'), refused(story(), 'cheer')]).toEqual([['CR-ABIL-19'], ['CR-ABIL-19']]);
  });
});

describe('something that has its time, but not now', () => {
  const story = () =>
    duel({
      attacker: { has: ['rest', 'cheer', 'stand'] },
      defender: { has: ['rest'] },
      abilities: {
        rest: active(0, note),
        cheer: reactive(0, { on: 'action.made', by: SELF }, note),
        stand: standing({ name: 'impact', value: 1 }),
      },
    });

  it('[CR-ABIL-01, CR-ABIL-05, CR-ABIL-09] in the activation: of another Unit, a Reactive, one that is never used', () => {
    const asked = ['rest@b1', 'cheer', 'cheer@a1', 'stand'].map((option) => refused(story(), option));
    expect(asked).toEqual([['CR-ABIL-01'], ['CR-ABIL-05'], ['CR-ABIL-05'], ['CR-ABIL-09']]);
  });

  it('[CR-ABIL-22, R-STANCE-1, R-ACT-11] in the middle of an attack: an Active ability, a flip, an action', () => {
    const asked = ['rest', 'flip', 'move', 'end'].map((option) => refused(story().chooses('combat'), option));
    expect(asked).toEqual([['CR-ABIL-22'], ['R-STANCE-1'], ['R-ACT-11'], ['R-ACT-11']]);
  });

  it('[CR-STANCE-06] in the opponent’s Turn: a flip', () => {
    const answering = duel({
      defender: { has: ['cheer'] },
      abilities: { cheer: reactive(0, { on: 'attack.targeted', to: SELF }, note) },
      force: [0, 1],
    })
      .chooses('combat')
      .chooses('melee');
    expect([answering.asked, refused(answering, 'flip'), refused(answering, 'move')]).toEqual([
      'blue DP-41',
      ['CR-STANCE-06'],
      ['DP-41'],
    ]);
  });

  it('[CR-ABIL-22] in a window that something else has opened', () =>
    expect(refused(story().chooses('focus'), 'rest@a1')).toEqual(['CR-ABIL-22']));
});

describe('a price that cannot be paid', () => {
  const dear = (cost: number, tokens: object, ready: number, kind = active) =>
    duel({ attacker: { has: ['rest'], ...tokens }, abilities: { rest: kind(cost, note) }, force: [ready, 0] });

  it.each([
    ['an Injured token', { injured: 1 }, 1, 1, { without: 1, price: 2 }],
    ['two Injured tokens and no printed cost', { injured: 2 }, 0, 1, { without: 0, price: 2 }],
  ] as const)('[CR-ABIL-16, CR-ABIL-15] only through %s names the tokens', (_what, tokens, cost, ready, told) => {
    expect(refused(dear(cost, tokens, ready), 'rest')).toEqual(['CR-ABIL-16', 'CR-ABIL-15']);
    expect(facts(dear(cost, tokens, ready), 'rest')).toEqual(told);
  });

  it('[CR-ABIL-16] of a Reactive, through a Wounded token', () => {
    const sulk = reactive(0, { on: 'action.made' }, note);
    const story = duel({
      defender: { has: ['sulk'], wounded: 1, at: [30, 30] },
      blue: { mate: { at: [33, 30], has: ['jeer'] } },
      abilities: { sulk, jeer: sulk },
      force: [0, 0],
    }).chooses('focus');
    expect([story.offered, refused(story, 'sulk@b1')]).toEqual([
      ['jeer@mate', 'pass'],
      ['CR-ABIL-16', 'CR-ABIL-15'],
    ]);
  });

  it('[CR-ABIL-15] by itself does not blame the tokens', () => {
    expect(refused(dear(2, { injured: 1 }, 1), 'rest')).toEqual(['CR-ABIL-15']);
    expect(refused(dear(2, {}, 1), 'rest')).toEqual(['CR-ABIL-15']);
  });

  it('[CR-ABIL-16] of an ability that needs an action', () => {
    expect(refused(dear(0, { injured: 1 }, 0, action), 'ability')).toEqual(['CR-ABIL-16', 'CR-ABIL-15']);
  });

  it('[CR-ABIL-15, CR-ABIL-16] of a variable cost, by the amount that was asked for', () => {
    const story = duel({
      attacker: { has: ['pour'], injured: 1 },
      abilities: { pour: { ...active(0, { do: 'refresh', amount: { count: 'spent' } }), most: 3 } },
      force: [2, 0],
    }).chooses('pour');
    expect(story.offered).toEqual(['0', '1']);
    expect([refused(story, '2'), refused(story, '3'), refused(story, '4')]).toEqual([
      ['CR-ABIL-16', 'CR-ABIL-15'],
      ['CR-ABIL-15'],
      ['DP-34'],
    ]);
  });
});

describe('a heal', () => {
  const healing = () =>
    skirmish({
      red: {
        medic: { at: [10, 10], damage: 1, conditions: ['pinned'] },
        down: { at: [10, 12], damage: 10, wounded: 1, conditions: ['exposed'] },
        far: { at: [10, 20], damage: 3 },
      },
      blue: { enemy: { at: [30, 30], damage: 2 } },
      activates: 'medic',
    }).chooses('recover');

  it('[CR-WND-05] takes no damage off a Wounded Unit', () => {
    expect(refused(healing(), 'a2:damage')).toEqual(['CR-WND-05']);
  });

  it('[CR-EFF-08] does not reach beyond Range 2, nor the enemy', () => {
    expect([refused(healing(), 'a3:damage'), refused(healing(), 'b1:damage')]).toEqual([['CR-EFF-08'], ['CR-EFF-08']]);
    expect(facts(healing(), 'a3:damage')).toMatchObject({ range: 2, distance: 21400, allowed: 7620 });
    expect(facts(healing(), 'b1:damage')).toBeUndefined();
  });

  it('[CR-EFF-07] takes off nothing that is not there', () => {
    expect([refused(healing(), 'a1:strained'), refused(healing(), 'a2:pinned')]).toEqual([
      ['CR-EFF-07'],
      ['CR-EFF-07'],
    ]);
  });
});

describe('reserve and Shatterpoint Card', () => {
  const THREE = { one: { at: [5, 5] }, two: { at: [8, 5] }, three: { at: [11, 5] } } as const;
  const drawn = (side: object, force: readonly [number, number] = [3, 3]) =>
    skirmish({
      red: THREE,
      blue: { enemy: { at: [30, 30] } },
      sides: [side, {}],
      force,
      shuffles: [['a2', SP, 'a3']],
    });

  it('[CR-ORDER-08] no card into an occupied reserve', () => {
    const story = drawn({ deck: ['a1', 'a2'], reserve: 'a3' }).chooses('reveal');
    expect([story.asked, refused(story, 'reserve')]).toEqual(['red DP-23', ['CR-ORDER-08']]);
  });

  it('[R-ORDER-1] nor the last card', () => {
    expect(refused(drawn({ deck: ['a1'], discard: ['a2', 'a3'] }), 'reserve')).toEqual(['R-ORDER-1']);
  });

  it('[CR-FORCE-03] nor without Force, as long as none can have been spent since', () => {
    const poor = () => drawn({ deck: ['a1', 'a2', 'a3'] }, [0, 3]);
    expect(refused(poor(), 'reserve')).toEqual(['CR-FORCE-03']);
    expect(refused(poor().chooses('focus'), 'reserve')).toEqual(['CR-ORDER-06']);
  });

  it('[CR-ORDER-06] nor after the Unit was activated', () => {
    const story = drawn({ deck: ['a1', 'a2', 'a3'] }).chooses('activate');
    expect(refused(story, 'reserve')).toEqual(['CR-ORDER-06']);
  });

  it('[CR-ORDER-07, CR-ORDER-08] nor a second card in a Turn', () => {
    const story = drawn({ deck: ['a1', 'a2', 'a3'] }).chooses('reserve');
    expect(refused(story, 'reserve')).toEqual(['CR-ORDER-07', 'CR-ORDER-08']);
  });

  it('[CR-ORDER-06] nor one that comes from the reserve', () => {
    const story = drawn({ deck: ['a1', 'a2'], reserve: 'a3' }).chooses('reserve');
    expect([refused(story, 'reserve'), refused(story, 'pass')]).toEqual([['CR-ORDER-06'], ['CR-ORDER-15']]);
  });

  it('[CR-ORDER-12] never the Shatterpoint Card, before and after it is kept', () => {
    const story = drawn({ deck: [SP, 'a1', 'a2', 'a3'] });
    expect([story.asked, refused(story, 'reserve')]).toEqual(['red DP-17', ['CR-ORDER-12']]);
    expect(refused(story.chooses('choose'), 'reserve')).toEqual(['CR-ORDER-12']);
    expect(refused(story.chooses('one'), 'reserve')).toEqual(['CR-ORDER-12']);
  });

  it('[CR-ORDER-17] nor a card turned up by passing it', () => {
    const story = drawn({ deck: [SP, 'a1', 'a2', 'a3'] }).chooses('pass');
    expect([story.asked, refused(story, 'reserve')]).toEqual(['red DP-23', ['CR-ORDER-17']]);
  });

  it('[CR-FORCE-03, R-ORDER-2] no pass without Force, nor with nothing to turn up', () => {
    const poor = drawn({ deck: [SP, 'a1', 'a2', 'a3'] }, [0, 3]);
    expect([poor.asked, refused(poor, 'pass')]).toEqual(['red DP-18', ['CR-FORCE-03']]);
    expect(refused(poor.chooses('one'), 'pass')).toEqual(['CR-FORCE-03']);
    const last = drawn({ deck: [SP], discard: ['a1', 'a2'], reserve: 'a3' }).chooses('reveal');
    expect(refused(last, 'pass')).toEqual(['R-ORDER-2']);
  });

  it('[CR-ORDER-15] no pass of a Unit’s card', () => {
    const story = drawn({ deck: ['a1', 'a2', 'a3'] });
    expect([refused(story, 'pass'), refused(story.chooses('activate'), 'pass')]).toEqual([
      ['CR-ORDER-15'],
      ['CR-ORDER-15'],
    ]);
  });

  it('[CR-ORDER-13] no enemy and nobody Defeated through a Shatterpoint Card', () => {
    const story = skirmish({
      red: { ...THREE, gone: { at: [2, 2], defeated: true } },
      blue: { enemy: { at: [30, 30] } },
      sides: [{ deck: [SP, 'a1', 'a2', 'a3'] }, {}],
    }).chooses('choose');
    expect([refused(story, 'b1'), refused(story, 'a4')]).toEqual([['CR-ORDER-13'], ['CR-ORDER-13']]);
  });
});

describe('somebody an ability does not mean', () => {
  /** The hero chooses among two friends near it; other people stand around. */
  const choosing = (from: Partial<Selector>, how: 'choose' | 'each' = 'choose') => {
    const words: Selector = { of: 'character', side: 'allied', ...from };
    const effects: readonly Effect[] =
      how === 'choose'
        ? [
            { do: 'choose', bind: 'one', from: words },
            { do: 'heal', who: { bound: 'one' } },
          ]
        : [{ do: 'each', bind: 'one', from: words, effects: [{ do: 'move', who: { bound: 'one' }, move: 'dash' }] }];
    return skirmish({
      red: {
        hero: { at: [10, 10], has: ['call'], tags: ['Clone'], damage: 1 },
        near: { at: [10, 12], tags: ['Clone'], rank: 'supporting', damage: 1, hunker: 1 },
        close: { at: [12, 10], tags: ['Clone'], rank: 'supporting', damage: 1, hunker: 1 },
        far: { at: [10, 20], rank: 'secondary', damage: 1 },
        gone: { at: [2, 2], tags: ['Clone'], defeated: true },
      },
      blue: { enemy: { at: [10, 23], damage: 1 }, other: { at: [30, 30], damage: 1 } },
      activates: 'hero',
      abilities: { call: active(0, ...effects) },
    }).chooses('call');
  };

  it.each<[string, Partial<Selector>, string, string[]]>([
    ['[CR-GEN-06] the enemy, where allies are meant', {}, 'b1.1', ['CR-GEN-06']],
    ['[CR-GEN-06] an ally, where enemies are meant', { side: 'enemy' }, 'a1.1', ['CR-GEN-06']],
    ['[R-CARD-15] the own Unit, where another is meant', { side: 'other-allied' }, 'a1.1', ['R-CARD-15']],
    ['[R-CARD-15] itself, where another character is', { besides: 'self' }, 'a1.1', ['R-CARD-15']],
    [
      '[R-CARD-15] itself, near to nobody else',
      { within: { range: 2, from: 'self', other: true } },
      'a1.1',
      ['R-CARD-15'],
    ],
    ['[CR-GEN-14] who is too far away', { within: { range: 2, from: 'self' } }, 'a4.1', ['CR-GEN-14']],
    ['[CR-GEN-15] who has not the Tag', { tag: 'Clone' }, 'a4.1', ['CR-GEN-15']],
    ['[CR-GEN-15] who has not all Tags', { allTags: ['Clone'] }, 'a4.1', ['CR-GEN-15']],
    ['[CR-GEN-05] who is of another rank', { rank: ['supporting'] }, 'a4.1', ['CR-GEN-05']],
    ['[CR-ENG-01] who is Engaged', { engaged: false }, 'a4.1', ['CR-ENG-01']],
    ['[CR-ABIL-24] who lacks a token', { hunkered: true }, 'a4.1', ['CR-ABIL-24']],
    ['[CR-WND-11] who is Defeated', {}, 'a5.1', ['CR-WND-11']],
    [
      '[CR-GEN-14, CR-GEN-15] all that stands against one',
      { tag: 'Clone', within: { range: 2, from: 'self' } },
      'a4.1',
      ['CR-GEN-15', 'CR-GEN-14'],
    ],
    ['[CR-GEN-14] of Units as well', { of: 'unit', within: { range: 2, from: 'self' } }, 'a4', ['CR-GEN-14']],
    ['[DP-34] a Unit where characters are chosen', {}, 'a2', ['DP-34']],
    ['[DP-34] nobody', {}, 'a9.1', ['DP-34']],
  ])('%s', (_who, from, option, rules) => {
    expect(refused(choosing(from), option)).toEqual(rules);
  });

  it('[CR-GEN-14] with the distance, and the ability that says so', () => {
    const { refusal } = choosing({ within: { range: 2, from: 'self' } }).tries('a4.1');
    expect(refusal?.reasons).toEqual([
      { rule: 'CR-GEN-14', facts: { range: 2, distance: 21400, allowed: 7620 }, source: 'call' },
    ]);
  });

  it('[R-ABIL-7, CR-GEN-15] of each of several: one who has had its turn, one who is not meant', () => {
    const story = choosing({ tag: 'Clone' }, 'each').plays('near.1', 'decline');
    expect([refused(story, 'a2.1'), refused(story, 'a4.1')]).toEqual([['R-ABIL-7'], ['CR-GEN-15']]);
  });

  it('[R-ABIL-4] a way that would come to nothing', () => {
    const story = duel({
      attacker: { has: ['either'], conditions: ['pinned'] },
      defender: { at: [30, 30] },
      abilities: {
        either: active(0, {
          do: 'pick',
          optional: true,
          among: [
            { name: 'attack', effects: [{ do: 'attack', who: 'self', types: ['melee'] }] },
            { name: 'shed', effects: [{ do: 'shed', who: 'self', conditions: 1 }] },
            { name: 'hunker', effects: [{ do: 'hunker', who: 'self' }] },
          ],
        }),
      },
    }).chooses('either');
    expect([story.offered, refused(story, 'attack')]).toEqual([['shed', 'hunker', 'no'], ['R-ABIL-4']]);
  });
});

describe('in an action, an attack and at the start of an activation', () => {
  it('[CR-ACT-23, CR-ACT-24] a character of another Unit, or one that has had its part', () => {
    const story = duel({
      attacker: {
        at: [
          [10, 10],
          [10, 14],
          [10, 18],
        ],
      },
      defender: { at: [30, 30] },
    });
    story.plays('move', 'attacker.1', 'decline');
    expect([refused(story, 'a1.1'), refused(story, 'b1.1')]).toEqual([['CR-ACT-24'], ['CR-ACT-23']]);
  });

  it('[CR-ACT-03, R-ACT-9] a condition the Unit has not, or none', () => {
    const story = skirmish({
      red: { hero: { at: [10, 10], wounded: 1, damage: 10, conditions: ['pinned', 'exposed'] } },
      blue: { enemy: { at: [30, 30] } },
      activates: 'hero',
      moment: { phase: 'start' },
    });
    expect([refused(story, 'strained'), refused(story, 'decline')]).toEqual([['CR-ACT-03'], ['R-ACT-9']]);
  });

  it('[CR-EFF-10, CR-EFF-11, R-EFF-2] what an Active icon does not reach', () => {
    const story = duel({
      attacker: { tree: path(['active']), has: ['rest', 'done', 'drill', 'jeer'], used: ['done'] },
      abilities: {
        rest: active(1, note),
        done: active(1, note),
        drill: action(1, note),
        jeer: tactic({ on: 'activation.tactics', to: SELF }, note),
      },
      attackDice: 's',
    }).plays('combat', 'melee', 'n1');
    expect([story.asked, ...['done', 'drill', 'jeer'].map((option) => refused(story, option))]).toEqual([
      'red DP-51',
      ['CR-EFF-11'],
      ['R-EFF-2'],
      ['CR-EFF-10'],
    ]);
  });

  it('[CR-ABIL-24, CR-WND-11] a kind of attack or a target that the ability does not give', () => {
    const swing: Effect = { do: 'attack', who: 'self', types: ['melee'] };
    const three = { one: { at: [10, 7] }, two: { at: [10, 13] }, gone: { at: [7, 10], defeated: true } } as const;
    const story = duel({ attacker: { has: ['swing'] }, blue: three, abilities: { swing: active(0, swing) } });
    story.chooses('swing');
    expect(refused(story, 'ranged')).toEqual(['CR-ABIL-24']);
    expect(refused(story.chooses('melee'), 'b4.1')).toEqual(['CR-WND-11']);
    const same: Effect = { do: 'attack', who: 'self', types: ['melee'], target: 'targets' };
    const again = duel({
      attacker: {
        at: [
          [10, 10],
          [13, 13],
        ],
        has: ['again'],
      },
      blue: { one: { at: [10, 7] }, two: { at: [10, 13] } },
      abilities: {
        again: reactive(
          0,
          { on: 'action.made', by: SELF, action: 'combat' },
          { do: 'choose', bind: 'own', from: SELF },
          { ...same, who: { bound: 'own' } },
        ),
      },
    }).plays('combat', 'attacker.1', 'melee', 'defender.1', 'melee', 'two.1', 'again@attacker', 'attacker.1', 'melee');
    expect([again.offered, refused(again, 'b2.1')]).toEqual([['defender.1', 'two.1'], ['CR-ABIL-24']]);
  });

  it('[CR-ABIL-19] in the Ability action, one that was used', () => {
    const story = duel({
      attacker: { has: ['drill', 'march', 'done'], used: ['done'] },
      abilities: { drill: action(0, note), march: action(0, note), done: action(0, note) },
      force: [1, 0],
      sides: [{ force: { ready: 1, pool: 3 } }, {}],
    }).chooses('ability');
    expect([story.asked, refused(story, 'done')]).toEqual(['red DP-34', ['CR-ABIL-19']]);
  });
});
