import type { Effect } from '@faultline/rules';
import { active, duel, FAR, path, reactive, SELF, standing } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const hurt: Effect = { do: 'suffer', who: 'self', amount: 1 };

describe('targeting and pools', () => {
  it('[CR-ATK-07] attacker and defender stay the same to the end', () => {
    const story = duel({ attackDice: 'ss' }).plays('combat', 'melee', 'n1', 'n2');
    expect(story.told('attack', 'attack-resolved')).toEqual([
      'attack attacker.1 defender.1 melee',
      'attack-resolved attacker.1 defender.1 2',
    ]);
  });

  it('[CR-ATK-08, DP-41] effects of targeting: the attacker first, then the defender', () => {
    const story = duel({
      attacker: { has: ['taunt'] },
      defender: { has: ['brace'] },
      abilities: {
        taunt: reactive(0, { on: 'attack.targeted', by: SELF }, hurt),
        brace: reactive(0, { on: 'attack.targeted', to: SELF }, hurt),
      },
    }).plays('combat', 'melee');
    expect([story.asked, story.offered]).toEqual(['red DP-41', ['taunt@attacker', 'pass']]);
    story.chooses('taunt@attacker');
    expect([story.asked, story.offered]).toEqual(['blue DP-41', ['brace@defender', 'pass']]);
  });

  it('[CR-ATK-09] the attack pool begins with the Attack stat', () => {
    const story = duel({ attacker: { attack: 6 } }).plays('combat', 'melee');
    expect(story.told('pool')[0]).toBe('pool attack 6');
  });

  it.each([
    ['melee', [13, 10], 'pool defense 4'],
    ['ranged', FAR, 'pool defense 5'],
  ] as const)('[CR-ATK-11] against a %s attack the Defense stat of that kind counts', (type, at, pool) => {
    const story = duel({ defender: { is: '501st-clone-troopers', at: [at, [30, 30]] } }).plays('combat', type);
    expect(story.told('pool')[1]).toBe(pool);
  });

  it('[CR-ATK-13, CR-ATK-14] the attack pool is complete before the defense pool; then both are rolled', () => {
    const story = duel({ attacker: { attack: 2 }, defender: { defense: 1 }, defenseDice: 'b' });
    story.plays('combat', 'melee');
    expect(story.told('pool', 'rolled')).toEqual([
      'pool attack 2',
      'pool defense 1',
      'rolled attack red failure,failure',
      'rolled defense blue block',
    ]);
  });

  it('[R-ATK-1] a target that leaves the attacker behind after targeting is still attacked', () => {
    const story = duel({
      defender: { has: ['slip'] },
      abilities: {
        slip: reactive(0, { on: 'attack.targeted', to: SELF }, { do: 'move', who: 'self', move: 'dash' }),
      },
      attackDice: 's',
    }).plays('combat', 'melee', 'slip@defender');
    story.chooses('dash', { to: [17, 10] }).chooses('n1');

    expect(story.unit('defender').damage).toBe(1);
  });

  it('[R-ATK-2, R-ACT-3] the number an effect names replaces the stat; the Focus die comes on top', () => {
    const story = duel({
      attacker: { attack: 7, has: ['flurry'] },
      abilities: { flurry: active(0, { do: 'attack', who: 'self', dice: 5 }) },
    }).plays('focus', 'flurry', 'melee');
    expect(story.told('pool')[0]).toBe('pool attack 6');
  });

  it.each([
    ['names the kind', { types: ['ranged'] }, ['ranged', 'decline']],
    ['leaves it open', {}, ['melee', 'decline']],
  ] as const)(
    '[R-ATK-2] a dash as Attack stat rules a kind out unless the effect names it: it %s',
    (_how, kind, offered) => {
      const story = duel({
        attacker: { is: 'lord-maul', at: [10, 10], has: ['hurl'] },
        defender: { at: [12, 10], damage: 10, wounded: 1 },
        abilities: { hurl: active(0, { do: 'attack', who: 'self', dice: 5, ...kind }) },
      }).chooses('hurl');
      expect(story.offered).toEqual(offered);
    },
  );

  it('[CR-ATK-10] dice are added to the attack pool before dice are removed', () => {
    const weak = standing({ name: 'impact', value: -2 });
    const story = duel({ attacker: { attack: 1, has: ['weak'] }, abilities: { weak } }).plays(
      'focus',
      'combat',
      'melee',
    );
    expect(story.told('pool')[0]).toBe('pool attack 0');
  });

  it('[CR-ATK-12] and to the defense pool likewise', () => {
    const open = standing({ name: 'cover', value: -2 });
    const story = duel({ defender: { at: FAR, defense: 1, hunker: 1, has: ['open'] }, abilities: { open } });
    expect(story.plays('combat', 'ranged').told('pool')[1]).toBe('pool defense 0');
  });

  it('[R-ATK-3] a pool never falls below zero', () => {
    const feeble = standing({ name: 'impact', value: -9 });
    const bare = standing({ name: 'cover', value: -9 });
    const melee = duel({ attacker: { has: ['feeble'] }, abilities: { feeble } }).plays('focus', 'combat', 'melee');
    expect(melee.told('pool')[0]).toBe('pool attack 0');
    const shot = duel({ defender: { at: FAR, has: ['bare'] }, abilities: { bare } }).plays('combat', 'ranged');
    expect(shot.told('pool')[1]).toBe('pool defense 0');
  });

  it('[R-ATK-3] no dice at all is a legal roll without results', () => {
    const story = duel({ attacker: { attack: 0 } }).plays('combat', 'melee');
    expect(story.told('rolled', 'results')[0]).toBe('rolled attack red ');
    expect(story.asked).toBe('red DP-23');
  });

  it('[R-CARD-1, DP-42] being targeted and the forming of the pools are two events with a Reactive each', () => {
    const story = duel({
      defender: { has: ['brace', 'parry'] },
      abilities: {
        brace: reactive(0, { on: 'attack.targeted', to: SELF }, hurt),
        parry: reactive(0, { on: 'attack.rolling', to: SELF }, hurt),
      },
    }).plays('combat', 'melee', 'brace@defender');
    expect([story.asked, story.offered]).toEqual(['blue DP-42', ['parry@defender', 'pass']]);
  });
});

describe('results', () => {
  it('[R-CARD-2, DP-43] one Reactive for the whole of step 6, attacker first', () => {
    const modify = (by: 'by' | 'to') => reactive(0, { on: 'attack.modifying', [by]: SELF }, hurt);
    const story = duel({
      attacker: { has: ['aim', 'adjust'] },
      defender: { has: ['dodge'] },
      abilities: { aim: modify('by'), adjust: modify('by'), dodge: modify('to') },
    }).plays('combat', 'melee');
    expect([story.asked, story.offered]).toEqual(['red DP-43', ['aim@attacker', 'adjust@attacker', 'pass']]);
    story.chooses('adjust@attacker');
    expect([story.asked, story.offered]).toEqual(['blue DP-43', ['dodge@defender', 'pass']]);
  });

  it('[CR-ATK-17, R-ATK-4] both charts come after every other modification, the attacker’s first', () => {
    const story = duel({
      defender: { has: ['dodge'] },
      abilities: { dodge: reactive(0, { on: 'attack.modifying', to: SELF }, hurt) },
    }).plays('combat', 'melee', 'dodge@defender');
    expect(story.told('ability', 'chart')).toEqual([
      'ability defender dodge 0',
      'chart attack blows 0 ',
      'chart defense armour 0 ',
    ]);
  });

  it('[CR-ATK-18, CR-ATK-21] each block takes off one strike; what is left are the successes', () => {
    const story = duel({ attackDice: 'sssc', defenseDice: 'bb' }).plays('combat', 'melee');
    expect(story.told('results')).toEqual(['results crit,strike block,block 2']);
  });

  it('[CR-ATK-19] blocks never remove criticals', () => {
    const story = duel({ attackDice: 'c', defender: { defense: 5 }, defenseDice: 'bbbbb' });
    story.plays('combat', 'melee', 'n1');
    expect(story.unit('defender').damage).toBe(1);
  });

  it('[CR-ATK-20] without successes there is no tree, but the Damage Pool is applied', () => {
    const story = duel({ attacker: { chart: ['damage'] }, attackDice: 'e' }).plays('combat', 'melee');
    expect(story.asked).toBe('red DP-23');
    expect(story.told('option', 'tree-ended')).toEqual([]);
    expect(story.unit('defender').damage).toBe(1);
  });

  it('[CR-ATK-22] the Damage Pool goes to the defender’s Unit', () => {
    const story = duel({ attackDice: 'sss' }).plays('combat', 'melee', 'n1', 'n2', 'n3');
    expect(story.told('suffered')).toEqual(['suffered defender 3']);
  });

  it.each([
    ['melee', [13, 10], 'chart attack Bash 1 strike'],
    ['ranged', FAR, 'chart attack DC-15A Blaster 1 crit'],
  ] as const)('[CR-ATK-28, CR-EXP-01] a %s attack uses the chart of its kind', (type, at, chart) => {
    const pair = [
      [10, 10],
      [30, 30],
    ] as const;
    const story = duel({ attacker: { is: '501st-clone-troopers', at: pair }, defender: { at }, attackDice: 'e' });
    story.plays('combat', 'attacker.1', type);
    expect(story.told('chart')[0]).toBe(chart);
  });
});

describe('after the pool', () => {
  it('[CR-ATK-23, CR-ATK-24] what is left of the attack chart, then of the defense chart', () => {
    const story = duel({
      attacker: { chart: ['pinned'] },
      defender: { armour: ['exposed'] },
      attackDice: 'e',
      defenseDice: 'e',
    }).plays('combat', 'melee');
    expect(story.told('condition')).toEqual(['condition defender pinned', 'condition attacker exposed']);
  });

  it('[CR-ATK-25, CR-ATK-26, DP-53] then abilities after the attack: attacker’s, defender’s', () => {
    const story = duel({
      attacker: { has: ['gloat'], chart: ['pinned'] },
      defender: { has: ['curse'] },
      abilities: {
        gloat: reactive(0, { on: 'attack.resolved', by: SELF }, hurt),
        curse: reactive(0, { on: 'attack.resolved', to: SELF }, hurt),
      },
      attackDice: 'e',
    }).plays('combat', 'melee');
    expect(story.told('condition')).toEqual(['condition defender pinned']);
    expect([story.asked, story.offered]).toEqual(['red DP-53', ['gloat@attacker', 'pass']]);
    story.chooses('gloat@attacker');
    expect([story.asked, story.offered]).toEqual(['blue DP-53', ['curse@defender', 'pass']]);
  });

  it('[CR-ATK-27, R-COND-11] effects of no player come last: Strained after both players’ answers', () => {
    const story = duel({
      attacker: { conditions: ['strained'] },
      red: { friend: { at: [30, 30], has: ['gloat'] } },
      defender: { has: ['curse'] },
      abilities: {
        gloat: reactive(0, { on: 'attack.resolved' }, { do: 'suffer', who: 'target', amount: 1 }),
        curse: reactive(0, { on: 'attack.resolved' }, { do: 'suffer', who: 'attacker', amount: 1 }),
      },
    }).plays('combat', 'melee', 'gloat@friend', 'curse@defender');
    expect(story.told('suffered')).toEqual(['suffered defender 1', 'suffered attacker 1', 'suffered attacker 3']);
  });

  it('[R-ATK-5] a Disarmed gained in step 8 is not used up by the same attack', () => {
    const story = duel({ attacker: { tree: path(['disarmed'], ['exposed']) }, attackDice: 'ss' });
    story.plays('combat', 'melee', 'n1', 'n2');
    expect(story.unit('defender').conditions).toEqual(['disarmed', 'exposed']);
  });

  it('[R-ATK-6] abilities after the attack read the roll as it was before blocks removed strikes', () => {
    const story = duel({
      defender: { has: ['grin'] },
      abilities: {
        grin: {
          kind: 'reactive',
          cost: 0,
          clauses: [
            {
              clause: 'on',
              event: { on: 'attack.resolved', to: SELF },
              where: { test: 'roll-has', roll: 'attack', face: 'strike', atLeast: 2 },
              effects: [hurt],
            },
          ],
        },
      },
      attackDice: 'ss',
      defenseDice: 'bb',
    }).plays('combat', 'melee');
    expect(story.offered).toEqual(['grin@defender', 'pass']);
  });

  it('[R-ATK-7, R-ACT-6] an attacker Wounded in the middle completes the attack, and nothing more', () => {
    const story = duel({
      attacker: { tree: path(['damage'], ['jump'], ['damage']), damage: 8, conditions: ['strained'] },
      attackDice: 'sss',
    }).plays('combat', 'melee', 'n1', 'n2');
    story.chooses('jump', { to: [10, 10] });
    expect(story.unit('attacker').wounded).toBe(1);
    story.chooses('n3');
    expect(story.unit('defender').damage).toBe(2);
    expect(story.open.activation?.unit).not.toBe(story.unit('attacker').id);
  });

  it('[R-ATK-7] a defender Wounded by the pool still has step 10', () => {
    const story = duel({ defender: { damage: 9, armour: ['jump'] }, attackDice: 's', defenseDice: 'e' });
    story.plays('combat', 'melee', 'n1');
    expect(story.unit('defender').wounded).toBe(1);
    expect([story.asked, story.offered]).toEqual(['blue DP-52', ['jump', 'decline']]);
  });
});
