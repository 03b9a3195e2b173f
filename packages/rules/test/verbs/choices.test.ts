import type { Effect, Selector } from '@faultline/rules';
import { active, duel, ENEMY, type Fighter, reactive, SELF, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { expose, hurt, pin, uses } from './uses.ts';

const ENEMY_UNIT: Selector = { of: 'unit', side: 'enemy' };
const way = (name: string, ...effects: readonly Effect[]) => ({ name, effects });
const NOBODY: Effect = { do: 'each', bind: 'x', from: { of: 'unit', side: 'other-allied' }, effects: [] };

describe('what somebody is asked', () => {
  it('whether to spend Force, and how much; what is spent can be counted', () => {
    const story = uses([{ do: 'may', force: 1, most: 3, effects: [hurt({ count: 'done', times: 2 })] }], {
      force: [2, 0],
    });
    expect([story.asked, story.offered]).toEqual(['red DP-57', ['1', '2', 'no']]);
    story.chooses('2');
    expect([story.open.seats[0].forceReady, story.unit('attacker').damage]).toEqual([0, 4]);
  });

  it('[R-CARD-19] who heals, each time, and then each who has healed goes on', () => {
    const share: Effect = {
      do: 'share-heals',
      who: 'self',
      times: 3,
      bind: 'healer',
      effects: [{ do: 'move', who: { bound: 'healer' }, move: 'dash' }],
    };
    const sharing = () =>
      skirmish({
        red: {
          pair: {
            at: [
              [10, 10],
              [10, 14],
            ],
            has: ['share'],
            damage: 4,
          },
        },
        blue: { foe: { at: [30, 30] } },
        activates: 'pair',
        abilities: { share: active(0, share) },
      }).plays('share');
    expect(sharing().offered).toEqual(['pair.1', 'pair.2', 'none']);
    const twice = ['pair.1', 'pair:damage', 'pair.1', 'pair:damage'];
    expect(sharing().plays(...twice, 'pair.2', 'decline').offered).toEqual(['dash', 'decline']);
    expect(sharing().plays(...twice, 'pair.2', 'pair:damage').offered).toEqual(['pair.1', 'pair.2']);
    expect(sharing().plays('none').told('moved')).toEqual([]);
  });

  it('whom to choose, of those with whom the next choice finds somebody', () => {
    const near: Effect[] = [
      { do: 'choose', bind: 'one', from: SELF },
      { do: 'choose', bind: 'foe', from: { ...ENEMY, within: { range: 2, from: { bound: 'one' } } } },
      { do: 'gain', who: { bound: 'foe' }, condition: 'pinned' },
    ];
    const chosen = (foes: Readonly<Record<string, Fighter>>) =>
      skirmish({
        red: {
          pair: {
            at: [
              [10, 10],
              [20, 20],
            ],
            has: ['grasp'],
          },
        },
        blue: foes,
        activates: 'pair',
        abilities: { grasp: active(0, ...near) },
      }).plays('grasp');
    const story = chosen({ first: { at: [13, 10] }, second: { at: [30, 4] } });
    expect(story.unit('first').conditions).toEqual(['pinned']);
    expect(chosen({ first: { at: [13, 10] }, second: { at: [20, 23] } }).offered).toEqual(['pair.1', 'pair.2']);
  });

  it.each<[string, Omit<Extract<Effect, { do: 'may' }>, 'do' | 'effects'>, string[], (number | undefined)[]]>([
    ['nothing', {}, ['yes', 'no'], [undefined, undefined]],
    ['one Force', { force: 1 }, ['yes', 'no'], [1, undefined]],
    ['one Momentum', { momentum: 1 }, ['yes', 'no'], [undefined, undefined]],
    ['Force from 1 to less than is there', { force: 1, most: 2 }, ['1', '2', 'no'], [1, 2, undefined]],
    ['Force from 1 to what is there', { force: 1, most: 3 }, ['1', '2', '3', 'no'], [1, 2, 3, undefined]],
    ['Force from 1 to more than is there', { force: 1, most: 4 }, ['1', '2', '3', 'no'], [1, 2, 3, undefined]],
    ['all the Force that is there, or more', { force: 3, most: 4 }, ['3', 'no'], [3, undefined]],
    ['Force from 2 to 2', { force: 2, most: 2 }, ['yes', 'no'], [2, undefined]],
  ])('whether to do it for %s', (_price, price, offered, costs) => {
    const story = uses([{ do: 'may', ...price, effects: [pin] }], { force: [3, 0], score: { momentum: [1, 1] } });
    expect([story.offered, story.offered.map((option) => story.cost(option))]).toEqual([offered, costs]);
    expect(story.open.decision?.about?.momentum).toBe(price.momentum);
  });

  it.each<[string, Omit<Extract<Effect, { do: 'pick' }>, 'do'>, string[]]>([
    ['two ways', { among: [way('a', pin), way('b', expose)] }, ['a', 'b']],
    ['two ways, or none', { among: [way('a', pin), way('b', expose)], optional: true }, ['a', 'b', 'no']],
    ['one way, or none', { among: [way('a', pin)], optional: true }, ['a', 'no']],
    ['only the ways that do something', { among: [way('a', pin), way('b', NOBODY), way('c', expose)] }, ['a', 'c']],
  ])('[R-CARD-4] which of %s', (_what, pick, offered) => {
    const story = uses([{ do: 'pick', ...pick }]);
    expect([story.asked, story.offered]).toEqual(['red DP-57', offered]);
    const last = offered.at(-1) ?? '';
    expect(story.chooses(last).unit('attacker').conditions).toEqual(last === 'no' ? [] : ['exposed']);
  });

  it('[DP-57] with the ability that asks, whose it is and what a yes would do', () => {
    const story = uses([{ do: 'may', effects: [pin, hurt(1), hurt(1)] }]);
    expect(story.open.decision?.about).toEqual({ ability: 'act', unit: 'a1', does: 'gain, suffer' });
  });

  it('[DP-57] with the ability that asks for one of several', () => {
    const story = uses([{ do: 'pick', among: [way('a', pin), way('b', expose)] }]);
    expect(story.open.decision?.about).toEqual({ ability: 'act', unit: 'a1' });
  });

  it('[R-CARD-4] not which, where only one way does something', () => {
    const story = uses([{ do: 'pick', among: [way('a', NOBODY), way('b', expose)] }]);
    expect([story.asked, story.unit('attacker').conditions]).toEqual(['red DP-23', ['exposed']]);
  });

  it('whether to spend both Momentum and Force: what is spent is counted together', () => {
    const both: Effect = { do: 'may', momentum: 1, force: 1, most: 3, effects: [hurt({ count: 'done' })] };
    const story = uses([both], { score: { momentum: [2, 1] } }).chooses('2');
    expect(story.unit('attacker').damage).toBe(3);
    expect([story.open.seats[0].forceReady, story.open.score]).toMatchObject([1, { momentum: [1, 1] }]);
    expect(story.told('momentum', 'force')).toEqual(['momentum red 7', 'force red 1']);
  });

  it.each<[string, Effect[], string[], 'did' | 'did not']>([
    ['paid with Force', [{ do: 'may', force: 1, effects: [] }], ['yes'], 'did'],
    ['paid with Momentum', [{ do: 'may', momentum: 1, effects: [] }], ['yes'], 'did'],
    ['for nothing, after nothing', [{ do: 'may', effects: [] }], ['yes'], 'did not'],
    ['for nothing, after something', [hurt(1), { do: 'may', effects: [] }], ['yes'], 'did'],
    ['declined', [hurt(1), { do: 'may', force: 1, effects: [] }], ['no'], 'did not'],
    ['too dear', [hurt(1), { do: 'may', force: 9, effects: [] }], [], 'did not'],
    ['too dear in one of two', [hurt(1), { do: 'may', force: 9, momentum: 9, effects: [] }], [], 'did not'],
    ['for nothing and with nothing to do', [hurt(1), { do: 'may', effects: [NOBODY] }], [], 'did'],
    ['chosen', [{ do: 'choose', bind: 'e', from: ENEMY }], [], 'did'],
    ['one of two ways that was picked', [{ do: 'pick', among: [way('a', hurt(1)), way('b')] }], ['a'], 'did'],
    ['one that does nothing', [hurt(1), { do: 'pick', among: [way('a', hurt(1)), way('b')] }], ['b'], 'did not'],
    ['none that was picked', [hurt(1), { do: 'pick', among: [way('a', hurt(1))], optional: true }], ['no'], 'did not'],
    ['nothing for each', [hurt(1), { do: 'each', bind: 'c', from: SELF, effects: [] }], [], 'did not'],
  ])('[R-ABIL-8] whether it did, %s', (_what, effects, choices, expected) => {
    const branch: Effect = { do: 'if-did', effects: [pin], otherwise: [expose] };
    const story = uses([...effects, branch], { score: { momentum: [1, 1] } }).plays(...choices);
    expect(story.unit('attacker').conditions).toEqual([expected === 'did' ? 'pinned' : 'exposed']);
  });

  it.each([
    [1, 1, true],
    [1, 0, false],
    [0, 1, false],
  ])('[CR-STRUG-15] a price of Momentum and Force with %i and %i there: %s', (momentum, force, expected) => {
    const act = active(0, { do: 'may', momentum: 1, force: 1, effects: [pin] });
    const setup = { attacker: { has: ['act'] }, force: [force, 0], score: { momentum: [momentum, 1] } } as const;
    expect(duel({ ...setup, abilities: { act } }).offered.includes('act')).toBe(expected);
    const asked = uses([hurt(1), { do: 'may', momentum: 1, force: 1, effects: [pin] }], setup).asked;
    expect(asked).toBe(expected ? 'red DP-57' : 'red DP-23');
  });

  it('not where the price cannot be paid', () => {
    const story = uses([{ do: 'may', force: 1, effects: [pin] }, hurt(1)], { force: [0, 0] });
    expect([story.asked, story.unit('attacker').damage]).toEqual(['red DP-23', 1]);
  });

  it.each([
    [1, 1, true],
    [2, 1, false],
    [1, 0, false],
    [0, 0, true],
  ])('[R-ABIL-4] an ability that only asks for %i can be used with %i: %s', (price, there, expected) => {
    const offered = (may: { force?: number; momentum?: number }) =>
      duel({
        attacker: { has: ['act'] },
        force: [there, 0],
        score: { momentum: [there, 0] },
        abilities: { act: active(0, { do: 'may', ...may, effects: [pin] }) },
      }).offered.includes('act');
    expect([offered({ force: price }), offered({ momentum: price })]).toEqual([expected, expected]);
  });

  it('[R-ABIL-4] nor does a number that only the steps before will tell close an ability', () => {
    const often = (times: Extract<Effect, { do: 'repeat' }>['times']) =>
      duel({
        attacker: { has: ['act'] },
        abilities: { act: active(0, { do: 'repeat', times, effects: [hurt(1)] }) },
      }).offered.includes('act');
    expect([often({ count: 'done' }), often({ count: 'hunker', on: 'self' }), often(0), often(1)]).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  it('[R-ABIL-4] dice for a pool only while one is formed, and only if there are any', () => {
    const more: Effect = { do: 'add-dice', roll: 'attack', dice: { count: 'injured', on: 'self' } };
    const asked = (injured: number) =>
      duel({
        attacker: { injured, durability: 5, has: ['more', 'drill'] },
        abilities: { more: reactive(0, { on: 'attack.rolling', by: SELF }, more), drill: active(0, more) },
      });
    expect(asked(1).offered).not.toContain('drill');
    expect([asked(1), asked(0)].map((story) => story.plays('combat', 'melee').asked)).toEqual([
      'red DP-42',
      'red DP-23',
    ]);
  });

  it('[CR-ACT-16] damage for the pool of the next attack comes without dice', () => {
    const story = uses([{ do: 'next-attack', who: 'self', pool: 2 }]).plays('combat', 'melee');
    expect(story.told('pool', 'pool-damage')).toEqual(['pool attack 4', 'pool defense 2', 'pool-damage 2 effect']);
  });

  it('the opponent may pay to prevent the rest', () => {
    const ask: Effect = { do: 'may', by: 'opponent', force: 1, effects: [] };
    const rest: Effect = { do: 'if-did', effects: [], otherwise: [{ do: 'momentum', amount: 1 }] };
    const story = uses([ask, rest]);
    expect(story.asked).toBe('blue DP-57');
    expect(story.chooses('no').told('momentum')).toEqual(['momentum red 7']);
  });

  it('[R-ABIL-4] not an ability whose chosen character can do nothing, but one that any single character can', () => {
    const charge = active(
      0,
      { do: 'choose', bind: 'c', from: { of: 'character', side: 'other-allied' } },
      { do: 'attack', who: { bound: 'c' }, types: ['melee'] },
    );
    const offered = (second: readonly [number, number]) =>
      duel({
        attacker: { has: ['charge'] },
        red: { pair: { at: [[30, 5], second] } },
        abilities: { charge },
      }).offered.includes('charge');
    expect([offered([13, 12]), offered([30, 8])]).toEqual([true, false]);
  });

  it('[R-ABIL-4] whom to attack of those who fit, and no ability that finds none of them', () => {
    const hunts = (tag: string) => active(0, { do: 'attack', who: 'self', target: { of: 'unit', side: 'enemy', tag } });
    const story = duel({
      attacker: { has: ['droids', 'jedi'] },
      defender: { tags: ['Droid'] },
      blue: {
        other: { at: [13, 13], tags: ['Droid'] },
        third: { at: [10, 13] },
        far: { at: [30, 30], tags: ['Jedi'] },
      },
      abilities: { droids: hunts('Droid'), jedi: hunts('Jedi') },
    });
    expect(['droids', 'jedi'].map((id) => story.offered.includes(id))).toEqual([true, false]);
    expect(story.plays('droids', 'melee').offered).toEqual(['defender.1', 'other.1']);
  });

  it('[R-ABIL-4] not an ability that attacks one who cannot be its target', () => {
    const duelling = (tag: string) =>
      active(
        0,
        { do: 'choose', bind: 'e', from: { ...ENEMY, tag } },
        { do: 'attack', who: 'self', types: ['melee'], target: { bound: 'e' } },
      );
    const story = duel({
      attacker: { has: ['near', 'far'] },
      defender: { tags: ['Droid'] },
      blue: { other: { at: [30, 30], tags: ['Jedi'] } },
      abilities: { near: duelling('Droid'), far: duelling('Jedi') },
    });
    expect(['near', 'far'].map((id) => story.offered.includes(id))).toEqual([true, false]);
  });

  it('[R-ABIL-4, CR-MOVE-15] not an ability that lets an Engaged character climb and do nothing else', () => {
    const climb = active(0, { do: 'move', who: 'self', move: 'climb' });
    const either = active(0, { do: 'move', who: 'self', move: ['climb', 'dash'] });
    const story = duel({ attacker: { has: ['climb', 'either'] }, abilities: { climb, either } });
    expect(['climb', 'either'].map((id) => story.offered.includes(id))).toEqual([false, true]);
  });

  it('[DP-28] in which order something is done for several, but not for the last', () => {
    const each: Effect = {
      do: 'each',
      bind: 'u',
      from: ENEMY_UNIT,
      effects: [{ do: 'suffer', who: { bound: 'u' }, amount: 1 }],
    };
    const blue = { other: { at: [20, 20] }, third: { at: [25, 25] } } as const;
    const story = uses([each], { blue });
    expect([story.asked, story.offered]).toEqual(['red DP-28', ['defender', 'other', 'third']]);
    expect([story.chooses('third').asked, story.offered]).toEqual(['red DP-28', ['defender', 'other']]);
    expect(story.chooses('other').told('suffered')).toEqual([
      'suffered third 1',
      'suffered other 1',
      'suffered defender 1',
    ]);
  });

  it.each(['defender', 'other'])('[R-ABIL-8] and it did if it did for one of them: %s first', (first) => {
    const heal: Effect = {
      do: 'each',
      bind: 'u',
      from: ENEMY_UNIT,
      effects: [{ do: 'shed', who: { bound: 'u' }, damage: 1 }],
    };
    const branch: Effect = { do: 'if-did', effects: [pin], otherwise: [expose] };
    const after = (damage: number) =>
      uses([heal, branch], { defender: { damage }, blue: { other: { at: [20, 20] } } })
        .chooses(first)
        .unit('attacker').conditions;
    expect([after(1), after(0)]).toEqual([['pinned'], ['exposed']]);
  });

  it('for whom something is done, up to a number', () => {
    const each: Effect = {
      do: 'each',
      bind: 'u',
      from: ENEMY_UNIT,
      upTo: 1,
      effects: [{ do: 'gain', who: { bound: 'u' }, condition: 'pinned' }],
    };
    const story = uses([each], { blue: { other: { at: [20, 20] } } });
    expect([story.asked, story.offered]).toEqual(['red DP-34', ['defender', 'other', 'none']]);
    expect([story.chooses('other').asked, story.unit('other').conditions]).toEqual(['red DP-23', ['pinned']]);
  });

  it('which tag a Unit has for a time', () => {
    const jedi: Selector = { of: 'unit', side: 'self', tag: 'Jedi' };
    const story = uses(
      [
        { do: 'choose', bind: 'u', from: { of: 'unit', side: 'other-allied' } },
        { do: 'choose-tag', bind: 't', of: { bound: 'u' } },
        { do: 'tag', who: 'self', tag: { bound: 't' }, until: 'game' },
        { do: 'when', test: { test: 'some', who: jedi }, effects: [pin] },
      ],
      { red: { friend: { at: [5, 5], tags: ['Scout', 'Jedi'] } } },
    );
    expect(story.offered).toEqual(['Jedi', 'Scout']);
    expect(story.chooses('Jedi').unit('attacker').conditions).toEqual(['pinned']);
  });
});
