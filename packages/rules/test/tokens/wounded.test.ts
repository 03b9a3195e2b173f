import type { Effect } from '@faultline/rules';
import {
  active,
  duel,
  ENEMY,
  innate,
  type MadeUp,
  path,
  reactive,
  SELF,
  skirmish,
  type Story,
  TWO,
} from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const note: Effect = { do: 'refresh', amount: 1 };
const momentum = (story: Story) => (story.open.score as { momentum: readonly number[] }).momentum;

describe('becoming Wounded', () => {
  it.each([
    ['s', 9, 0],
    ['ss', 10, 1],
  ])('[CR-WND-01] dice %s bring a Unit of Stamina 10 to %i damage and %i Wounded tokens', (dice, damage, wounded) => {
    const story = duel({ defender: { damage: 8 }, attackDice: dice });
    story.plays('combat', 'melee', ...['n1', 'n2'].slice(0, dice.length));
    expect(story.unit('defender')).toMatchObject({ damage, wounded });
  });

  it('[CR-WND-02] gives the opponent one Momentum', () => {
    const story = duel({ defender: { damage: 9 }, attackDice: 's' }).plays('combat', 'melee', 'n1');
    expect(momentum(story)).toEqual([2, 1]);
  });

  it('[CR-WND-03, R-WND-2] gives it to the opponent also when the Unit hurt itself', () => {
    const story = duel({
      attacker: { damage: 9, has: ['sacrifice'] },
      abilities: { sacrifice: active(0, { do: 'suffer', who: 'self', amount: 1 }) },
    }).chooses('sacrifice');
    expect(story.told('momentum')[0]).toBe('momentum blue 7');
  });

  it('[CR-WND-04, R-WND-1] happens once: a Wounded Unit suffers nothing more', () => {
    const story = duel({
      attacker: { has: ['zap'] },
      defender: { damage: 9 },
      abilities: {
        zap: active(
          0,
          { do: 'choose', bind: 'enemy', from: ENEMY },
          { do: 'suffer', who: { bound: 'enemy' }, amount: 1 },
          { do: 'suffer', who: { bound: 'enemy' }, amount: 5 },
        ),
      },
    }).chooses('zap');
    expect(story.unit('defender')).toMatchObject({ damage: 10, wounded: 1 });
    expect(momentum(story)).toEqual([2, 1]);
  });

  it('[CR-WND-06] leaves the Unit on the battlefield', () => {
    const story = duel({ defender: { damage: 9 }, attackDice: 's' }).plays('combat', 'melee', 'n1');
    expect(story.character('defender').onTable).toBe(true);
  });

  it('[R-TIME-4, CR-KEY-02] an Immunity that begins with the wound takes its condition off at once', () => {
    const numb: MadeUp = {
      kind: 'innate',
      clauses: [
        {
          clause: 'always',
          keyword: { name: 'immunity', condition: 'pinned' },
          where: { test: 'wounded', who: 'self' },
        },
      ],
    };
    const story = duel({
      attacker: { chart: ['jump'] },
      defender: { damage: 9, conditions: ['pinned'], has: ['numb'] },
      abilities: { numb },
      attackDice: 'se',
    }).plays('combat', 'melee', 'n1');
    expect([story.asked, story.unit('defender').conditions]).toEqual(['red DP-52', []]);
  });

  it('[R-WND-4] of two Units Wounded at once the active player’s comes first', () => {
    const story = duel();
    const set = [
      { unit: 'b1', damage: 10 },
      { unit: 'a1', damage: 10 },
    ];
    story.checked.send({ do: 'correct', by: 'arbiter', consent: null, why: 'both were hit', set });
    expect(story.told('momentum').slice(0, 2)).toEqual(['momentum blue 7', 'momentum red 7']);
  });
});

describe('a wound as an event', () => {
  it('[R-WND-3] is answered at once, before the rest of the attack', () => {
    const story = duel({
      attacker: { chart: ['pinned'] },
      defender: { damage: 9, has: ['scream'] },
      abilities: { scream: reactive(0, { on: 'wounded.now', to: SELF }, note) },
      attackDice: 'se',
    }).plays('combat', 'melee', 'n1');
    expect([story.asked, story.offered]).toEqual(['blue DP-55', ['scream@defender', 'pass']]);
    expect(story.unit('defender').conditions).toEqual([]);
  });

  it('[R-WND-3, R-ABIL-1] texts about the resolved effect wait for it, as an event of their own', () => {
    const story = duel({
      attacker: { has: ['exult', 'regroup'] },
      defender: { damage: 9, armour: ['jump'] },
      abilities: {
        exult: reactive(0, { on: 'wounded', by: SELF }, note),
        regroup: reactive(0, { on: 'attack.resolved', by: SELF }, note),
      },
      attackDice: 's',
      defenseDice: 'e',
    }).plays('combat', 'melee', 'n1');
    expect(story.asked).toBe('blue DP-52');
    story.chooses('decline');
    expect(story.offered).toEqual(['exult@attacker', 'regroup@attacker', 'pass']);
    expect(story.chooses('exult@attacker').offered).toEqual(['regroup@attacker', 'pass']);
  });

  it('[R-ABIL-1, CR-ABIL-06] is one event, at its moment and after the effect: a Reactive to the one is none to the other', () => {
    const offered = (answer: string) =>
      duel({
        defender: { damage: 9, has: ['scream', 'weep'] },
        abilities: {
          scream: reactive(0, { on: 'wounded.now', to: SELF }, { do: 'gain', who: 'self', condition: 'pinned' }),
          weep: reactive(0, { on: 'wounded', to: SELF }, { do: 'gain', who: 'self', condition: 'exposed' }),
        },
        attackDice: 's',
      }).plays('combat', 'melee', 'n1', answer).offered;
    expect(offered('pass')).toContain('weep@defender');
    expect(offered('scream@defender')).not.toContain('weep@defender');
  });

  it('[R-WND-7] is credited to the character whose ability dealt the damage', () => {
    const story = duel({
      defender: { has: ['riposte', 'exult'] },
      attacker: { damage: 8 },
      abilities: { exult: reactive(0, { on: 'wounded', by: SELF }, note) },
    }).plays('combat', 'melee', 'riposte@defender');
    expect(story.unit('attacker').wounded).toBe(1);
    expect(story.offered).toEqual(['exult@defender', 'pass']);
  });

  it('[R-WND-7] is credited to nobody when Strained dealt it', () => {
    const story = duel({
      attacker: { damage: 8, conditions: ['strained'] },
      defender: { has: ['exult', 'watch'] },
      abilities: { exult: reactive(0, { on: 'wounded', by: SELF }, note), watch: innate({ on: 'wounded' }, note) },
    }).plays('focus');
    expect(story.told('ability')).toEqual(['ability defender watch 0']);
  });

  it.each([
    ['melee', ['exult@attacker', 'pass']],
    ['ranged', []],
  ] as const)('[R-WND-8] a wound by the pool of a Melee attack is one by a %s attack', (attackType, offered) => {
    const story = duel({
      attacker: { has: ['exult'] },
      defender: { damage: 9 },
      abilities: { exult: reactive(0, { on: 'wounded', by: SELF, attackType }, note) },
      attackDice: 's',
    }).plays('combat', 'melee', 'n1');
    expect(story.offered.filter((option) => option === 'exult@attacker' || option === 'pass')).toEqual(offered);
  });

  it('[R-WND-8] damage beside the pool is not the attack’s', () => {
    const story = duel({
      attacker: { damage: 9 },
      defender: { has: ['exult'], armour: ['damage'] },
      abilities: { exult: reactive(0, { on: 'wounded', by: SELF, attackType: 'melee' }, note) },
      defenseDice: 'e',
    }).plays('combat', 'melee');
    expect(story.unit('attacker').wounded).toBe(1);
    expect(story.offered).not.toContain('exult@defender');
  });
});

describe('Injured and Defeated', () => {
  /** The last activation of a Unit, at its start. */
  const last = (unit: object) =>
    skirmish({
      red: {
        hero: {
          at: TWO,
          ...unit,
        },
        friend: { at: [5, 5] },
      },
      blue: { enemy: { at: [30, 30] } },
      activates: 'hero',
      moment: { phase: 'start' },
    });

  it('[CR-WND-07] Injured tokens add up', () => {
    expect(last({ injured: 1, wounded: 1, damage: 10, durability: 3 }).unit('hero').injured).toBe(2);
  });

  it('[CR-WND-08] an Injured Unit acts and suffers damage as before', () => {
    const story = duel({ attacker: { injured: 1 }, defender: { injured: 1 }, attackDice: 's' });
    story.plays('combat', 'melee', 'n1');
    expect(story.unit('defender').damage).toBe(1);
  });

  it('[CR-WND-09, CR-WND-11, R-TURN-4] with Injured tokens of at least its Durability the Unit leaves, every base', () => {
    const story = last({ injured: 3 }).plays('end');
    expect(story.unit('hero').defeated).toBe(true);
    expect([story.character('hero.1').onTable, story.character('hero.2').onTable]).toEqual([false, false]);
  });

  it('[CR-WND-10] Wounded tokens do not count', () => {
    const story = duel({ attacker: { injured: 1, damage: 8, conditions: ['strained'] } }).chooses('focus');
    expect(story.unit('attacker')).toMatchObject({ injured: 1, wounded: 1, defeated: false });
  });

  it('[CR-WND-12, X-06] a Unit Injured for the last time has its whole activation before it leaves', () => {
    const story = last({ injured: 1, wounded: 1, damage: 10 });
    expect(story.unit('hero')).toMatchObject({ injured: 2, wounded: 0, damage: 0 });
    story.plays('focus', 'take-cover', 'hero.1', 'decline', 'decline');
    expect(story.unit('hero').defeated).toBe(false);
    story.chooses('end');
    expect(story.unit('hero').defeated).toBe(true);
    expect(story.open.seats[0].removed).toEqual(['a1']);
  });

  it('[R-WND-5, CR-TURN-14] another Unit with enough Injured tokens stays', () => {
    const story = duel({ red: { other: { at: [5, 5], injured: 2 } } }).chooses('end');
    expect(story.unit('other').defeated).toBe(false);
  });

  it('[R-WND-6] nothing of a Defeated Unit is used any more', () => {
    const table = (injured: number) =>
      duel({
        attacker: { injured, has: ['haunt'] },
        red: { friend: { at: [5, 5] } },
        abilities: { haunt: reactive(0, { on: 'turn.start' }, note) },
      }).chooses('end');
    expect(table(0).offered).toEqual(['haunt@attacker', 'pass']);
    expect(table(2).offered).not.toContain('haunt@attacker');
  });
});

it('[CR-ABIL-23, CR-ABIL-16] a Wounded Unit may still use Reactives, one Force dearer', () => {
  const story = duel({
    attacker: { tree: path(['pinned']) },
    defender: { damage: 10, wounded: 1, has: ['riposte'] },
  }).plays('combat', 'melee');
  expect(story.open.decision?.options[0]).toMatchObject({ ability: 'riposte', cost: 1 });
});
