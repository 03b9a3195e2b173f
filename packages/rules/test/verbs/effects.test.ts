import type { Effect, Selector } from '@faultline/rules';
import { active, duel, ENEMY, FAR, innate, SELF, skirmish, type Story } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { expose, hurt, pin, uses } from './uses.ts';

const ENEMY_UNIT: Selector = { of: 'unit', side: 'enemy' };

describe('steps that look back', () => {
  it('run one branch if the step before did something, the other if not', () => {
    const branch: Effect = { do: 'if-did', effects: [pin], otherwise: [expose] };
    expect(uses([hurt(1), branch]).unit('attacker').conditions).toEqual(['pinned']);
    expect(uses([{ do: 'drop-hunker', who: 'self', tokens: 1 }, branch]).unit('attacker').conditions).toEqual([
      'exposed',
    ]);
  });

  it('run one branch if a test holds, the other if not', () => {
    const when = (range: 1 | 2): Effect => ({
      do: 'when',
      test: { test: 'some', who: { ...ENEMY_UNIT, within: { range, from: 'self' } } },
      effects: [pin],
      otherwise: [expose],
    });
    expect([uses([when(2)]), uses([when(1)])].map((story) => story.unit('attacker').conditions[0])).toEqual([
      'pinned',
      'exposed',
    ]);
  });

  it('can make a test count as what was done, for a loop as a whole', () => {
    const loop: Effect = {
      do: 'each',
      bind: 'c',
      from: SELF,
      effects: [
        { do: 'check', test: { test: 'is', who: { bound: 'c' }, a: { of: 'character', side: 'self', engaged: true } } },
      ],
    };
    const after = (at: readonly [number, number]) =>
      uses([loop, { do: 'if-did', effects: [pin] }, hurt(1)], { defender: { at } });
    expect([after([13, 10]), after(FAR)].map((story) => story.unit('attacker').conditions)).toEqual([['pinned'], []]);
  });

  it.each<[string, Effect]>([
    ['somebody', { do: 'choose', bind: 'x', from: { of: 'unit', side: 'other-allied' } }],
    ['a tag', { do: 'choose-tag', bind: 'x', of: 'self' }],
  ])('count %s who is not there to be chosen as nothing done', (_what, choose) => {
    const loop: Effect = { do: 'each', bind: 'c', from: SELF, effects: [choose, hurt(1)] };
    const story = uses([loop, { do: 'if-did', effects: [pin], otherwise: [expose] }, hurt(2)]);
    expect(story.unit('attacker')).toMatchObject({ conditions: ['exposed'], damage: 2 });
  });

  it('leave out whoever has left the table since the loop began', () => {
    const fell: Effect = { do: 'each', bind: 'c', from: ENEMY, effects: [{ do: 'defeat', who: { bound: 'c' } }] };
    const at = [
      [13, 10],
      [13, 12],
    ] as const;
    const story = uses([fell], { defender: { at }, blue: { other: { at: [30, 30] } } });
    expect(story.offered).toEqual(['defender.1', 'defender.2', 'other.1']);
    story.chooses('defender.2');
    expect(story.told('defeated')).toEqual(['defeated defender', 'defeated other']);
  });

  it('are done as often as something is there', () => {
    const story = uses([{ do: 'repeat', times: { count: 'injured', on: 'self' }, effects: [hurt(1)] }, pin], {
      attacker: { injured: 2, durability: 5 },
    });
    expect(story.unit('attacker').damage).toBe(2);
  });
});

describe('dice', () => {
  it('are rolled outside an attack, and their faces counted', () => {
    const story = uses(
      [
        { do: 'roll', bind: 'r', die: 'attack', dice: 5 },
        hurt({ count: 'faces', roll: { bound: 'r' }, face: ['crit', 'strike'] }),
        { do: 'when', test: { test: 'roll-has', roll: { bound: 'r' }, face: 'expertise' }, effects: [pin] },
      ],
      { attackDice: 'csefs' },
    );
    expect(story.unit('attacker')).toMatchObject({ damage: 3, conditions: ['pinned'] });
  });

  it('[DP-42, CR-ATK-10] are added to a pool before they are rolled, or taken from it', () => {
    const rolled = (dice: number) =>
      duel({
        defender: { has: ['guard'] },
        abilities: { guard: innate({ on: 'attack.rolling', to: SELF }, { do: 'add-dice', roll: 'attack', dice }) },
      })
        .plays('combat', 'melee')
        .told('pool')[0];
    expect([rolled(2), rolled(-1)]).toEqual(['pool attack 6', 'pool attack 3']);
  });

  it('are rerolled up to a number that is counted', () => {
    const reroll: Effect = {
      do: 'dice',
      roll: 'attack',
      change: { how: 'reroll', face: ['failure', 'expertise'], most: 0 },
      most: { count: 'found', of: ENEMY_UNIT },
    };
    const story = duel({
      attacker: { has: ['aim'] },
      attackDice: 'ffesc',
      abilities: { aim: innate({ on: 'attack.modifying', by: SELF }, reroll) },
    }).plays('combat', 'melee');
    expect([story.asked, story.offered]).toEqual(['red DP-43', ['failure', 'expertise', 'done']]);
    expect(story.chooses('failure').told('dice')).toEqual(['dice attack reroll failure crit']);
  });

  it('wait for the next attack, with damage for the pool and a part after it', () => {
    const story = uses([{ do: 'next-attack', who: 'self', dice: 2, pool: 1, type: 'melee', after: [pin] }], {
      attackDice: 'c',
    });
    story.plays('combat', 'melee');
    expect(story.told('pool')[0]).toBe('pool attack 6');
    story.chooses('n1');
    expect([story.unit('defender').damage, story.unit('attacker').conditions]).toEqual([2, ['pinned']]);
  });

  describe('for the whole of an action', () => {
    const spree = innate(
      { on: 'action.making', action: 'combat' },
      { do: 'next-attack', who: 'self', dice: 2, span: 'action' },
    );
    const pools = (story: Story) => story.told('pool').filter((line) => line.includes('attack'));

    it('serve every attack in it', () => {
      const rage = innate({ on: 'attack.resolved', by: SELF, inCombatAction: true }, { do: 'attack', who: 'attacker' });
      const story = duel({ attacker: { has: ['spree', 'rage'] }, abilities: { spree, rage } });
      expect(pools(story.plays('combat', 'melee', 'melee'))).toEqual(['pool attack 6', 'pool attack 6']);
    });

    it('end with it, used or not', () => {
      const again = active(0, { do: 'attack', who: 'self' });
      const story = duel({ attacker: { has: ['spree', 'again'] }, abilities: { spree, again } });
      expect(pools(story.plays('combat', 'decline', 'again', 'melee'))).toEqual(['pool attack 4']);
    });
  });

  it('wait for no attack of another kind', () => {
    const story = uses([{ do: 'next-attack', who: 'self', dice: 2, type: 'ranged' }]);
    expect(story.plays('combat', 'melee').told('pool')[0]).toBe('pool attack 4');
  });
});

describe('tokens', () => {
  it('Hunker tokens are taken off, as many as their player likes, and counted', () => {
    const story = uses([{ do: 'drop-hunker', who: 'self', tokens: 'any' }, hurt({ count: 'done' })], {
      attacker: { hunker: 3 },
      defender: { at: FAR },
    });
    expect(story.offered).toEqual(['0', '1', '2', '3']);
    expect(story.chooses('2').unit('attacker')).toMatchObject({ hunker: 1, damage: 2 });
  });

  it('Injured tokens are taken off, and counted with Wounded ones', () => {
    const story = uses([hurt({ count: 'wounds', on: 'self' }), { do: 'shed', who: 'self', injured: 'all' }], {
      attacker: { injured: 2, durability: 5 },
      force: [3, 0],
    });
    expect(story.unit('attacker')).toMatchObject({ injured: 0, damage: 2 });
  });

  it('Momentum is gained and lost by either player', () => {
    const score = (effect: Effect) => uses([effect], { score: { momentum: [2, 2] } }).open.score;
    expect(score({ do: 'momentum', amount: 2 })).toMatchObject({ momentum: [4, 2] });
    expect(score({ do: 'lose-momentum', amount: 3, of: 'opponent' })).toMatchObject({ momentum: [2, 0] });
  });

  it('Control tokens are taken off and laid', () => {
    const objectives = [{ key: 'C', at: [50000, 50000, 0] as const, control: 1 as const }];
    const own = (by: 'own' | 'nobody') =>
      uses(
        [
          { do: 'choose', bind: 'o', from: { of: 'objective', controlledBy: 'opponent' } },
          { do: 'control', of: { bound: 'o' }, by },
        ],
        { objectives },
      ).open.objectives[0]?.control;
    expect([own('own'), own('nobody')]).toEqual([0, null]);
  });

  it('[CR-WND-11, CR-ACT-27] a Unit may be Defeated at once, which ends its activation', () => {
    const story = uses([{ do: 'defeat', who: 'self' }], { red: { friend: { at: [5, 5] } } });
    expect([story.unit('attacker').defeated, story.open.active]).toEqual([true, 1]);
  });

  it('[CR-PUSH-21] a shove has both halves', () => {
    const story = uses([
      { do: 'choose', bind: 'e', from: { of: 'character', side: 'enemy' } },
      { do: 'shove', who: { bound: 'e' }, by: 'self' },
    ]);
    expect(story.asked).toBe('red DP-47');
    expect(story.chooses('decline').asked).toBe('red DP-48');
  });
});

describe('order cards', () => {
  const turn = (effects: readonly Effect[], more: Partial<Parameters<typeof skirmish>[0]> = {}) =>
    skirmish({
      red: { hero: { at: [5, 5], has: ['trick'] }, friend: { at: [10, 5] } },
      blue: { enemy: { at: [30, 30] } },
      sides: [{ deck: ['a1', 'shatterpoint'], reserve: 'a2' }, {}],
      abilities: { trick: innate({ on: 'card.revealed', to: SELF }, { do: 'may', effects }) },
      ...more,
    });

  it('[R-ORDER-4] a revealed card may change places with the reserved one; another card is revealed', () => {
    const swap: Effect[] = [
      { do: 'order-card', of: 'reserved', to: 'deck-top' },
      { do: 'order-card', to: 'reserve' },
    ];
    const story = turn(swap).plays('reveal', 'yes');
    expect([story.open.seats[0].reserve, story.open.activation?.unit]).toEqual(['a1', story.unit('friend').id]);
  });

  it('a card may be shuffled into its deck', () => {
    const story = turn([{ do: 'order-card', to: 'shuffled' }], { shuffles: [['shatterpoint', 'a1']] }).plays(
      'reveal',
      'yes',
    );
    expect([story.asked, story.open.seats[0].deck]).toEqual(['red DP-17', ['a1']]);
  });

  it('[CR-ORDER-24] a deck may be refreshed now, with all Force', () => {
    const story = uses([{ do: 'refresh-deck' }], {
      force: [3, 0],
      shuffles: [['a1', 'shatterpoint']],
      sides: [{ force: { ready: 0, pool: 3 } }, {}],
    });
    expect(story.open.seats[0]).toMatchObject({ discard: [], forceReady: 3 });
  });
});
