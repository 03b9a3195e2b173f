import type { DiceChange, DieKind, Effect, EventPattern } from '@faultline/rules';
import { type Duel, duel, reactive, SELF } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const answers = (by: 'by' | 'to', roll: DieKind): EventPattern => ({ on: 'attack.modifying', [by]: SELF, roll });

/** A Reactive of one side that changes one of the rolls. */
const changes = (by: 'by' | 'to', roll: DieKind, change: DiceChange) =>
  reactive(0, answers(by, roll), { do: 'dice', roll, change });

/** The attacker's trick on the attack roll, used. */
const tricked = (change: DiceChange, more: Duel = {}) =>
  duel({
    ...more,
    attacker: { has: ['trick'], ...more.attacker },
    abilities: { trick: changes('by', 'attack', change) },
  }).plays('combat', 'melee', 'trick@attacker');

describe('dice of a roll', () => {
  it('[CR-DICE-08] are added', () => {
    const story = tricked({ how: 'add', face: 'strike' }, { attackDice: 's' });
    expect(story.told('dice', 'results')).toEqual([
      'dice attack add  strike',
      'results failure,failure,failure,strike,strike failure,failure 2',
    ]);
  });

  it('[CR-DICE-09] are turned', () => {
    const story = tricked({ how: 'turn', face: 'failure', to: 'crit' }, { attackDice: 'sss' });
    expect(story.told('results')).toEqual(['results crit,strike,strike,strike failure,failure 4']);
  });

  it('[R-ABIL-4] a change that finds no die is not offered', () => {
    const trick = changes('by', 'attack', { how: 'turn', face: 'crit', to: 'strike' });
    const story = duel({ attacker: { has: ['trick'] }, abilities: { trick }, attackDice: 'ssss' });
    expect(story.plays('combat', 'melee').asked).toBe('red DP-45');
  });

  it('[CR-DICE-10] nor turns anything beside other effects', () => {
    const turn = { do: 'dice', roll: 'attack', change: { how: 'turn', face: 'crit', to: 'strike' } } as const;
    const trick = reactive(0, answers('by', 'attack'), turn, { do: 'refresh', amount: 1 });
    const story = duel({ attacker: { has: ['trick'] }, abilities: { trick }, attackDice: 'ssss' });
    story.plays('combat', 'melee', 'trick@attacker');
    expect(story.told('dice')).toEqual([]);
    expect(story.told('results')).toEqual(['results strike,strike,strike,strike failure,failure 4']);
  });

  it('[CR-ATK-15] are removed', () => {
    const story = tricked({ how: 'remove', face: 'strike' }, { attackDice: 'ssss' });
    expect(story.told('results')).toEqual(['results strike,strike,strike failure,failure 3']);
  });

  it('[DP-43] the player of the effect picks where its text leaves it open', () => {
    const story = tricked({ how: 'turn', face: 'any', to: 'crit' }, { attackDice: 'ssf' });
    expect([story.asked, story.offered]).toEqual(['red DP-43', ['strike', 'failure']]);
    expect(story.chooses('strike').told('dice')).toEqual(['dice attack turn strike crit']);
  });

  it('[DP-43] so many dice are picked, or fewer, and rerolled together', () => {
    const story = tricked({ how: 'reroll', face: 'any', most: 2 }, { attackDice: 'sfffcc' });
    expect(story.offered).toEqual(['strike', 'failure', 'done']);
    story.plays('failure', 'failure');
    expect(story.told('results')).toEqual(['results failure,crit,crit,strike failure,failure 3']);
  });

  it('[R-DICE-1] the old faces of rerolled dice stay in the log', () => {
    const story = tricked({ how: 'reroll', face: 'failure', most: 3 }, { attackDice: 'ssffcs' });
    story.plays('failure', 'failure');
    expect(story.told('dice')).toEqual(['dice attack reroll failure,failure crit,strike']);
  });

  it('[DP-43] a reroll may be left', () => {
    const story = tricked({ how: 'reroll', face: 'any', most: 1 }, { attackDice: 's' }).chooses('done');
    expect(story.told('dice')).toEqual([]);
  });
});

describe('a change of dice', () => {
  const exposed = (change: DiceChange, ...choices: readonly string[]) => {
    const note: Effect = { do: 'if-did', effects: [{ do: 'gain', who: 'self', condition: 'exposed' }] };
    // R-ABIL-4: with nothing beside it that happens it would not be offered where no die is found.
    const hurt: Effect = { do: 'suffer', who: 'self', amount: 1 };
    const trick = reactive(0, answers('by', 'attack'), hurt, { do: 'dice', roll: 'attack', change }, note);
    const story = duel({ attacker: { has: ['trick'] }, abilities: { trick }, attackDice: 'ssss' });
    return story
      .plays('combat', 'melee', 'trick@attacker', ...choices)
      .unit('attacker')
      .conditions.includes('exposed');
  };

  it.each<[string, DiceChange, ...string[]]>([
    ['adds a die', { how: 'add', face: 'crit' }],
    ['removes one', { how: 'remove', face: 'strike' }],
    ['turns one', { how: 'turn', face: 'strike', to: 'crit' }],
    ['rerolls one', { how: 'reroll', face: 'any', most: 1 }, 'strike'],
    ['rerolls fewer than it may', { how: 'reroll', face: 'any', most: 2 }, 'strike', 'done'],
  ])('[R-ABIL-8] that %s has happened', (_what, change, ...choices) => {
    expect(exposed(change, ...choices)).toBe(true);
  });

  it.each<[string, DiceChange, ...string[]]>([
    ['finds no die to remove', { how: 'remove', face: 'failure' }],
    ['finds none to turn', { how: 'turn', face: 'failure', to: 'crit' }],
    ['finds none to reroll', { how: 'reroll', face: 'failure', most: 2 }],
    ['rerolls none', { how: 'reroll', face: 'any', most: 2 }, 'done'],
    ['may reroll none', { how: 'reroll', face: 'any', most: 0 }],
  ])('[R-ABIL-8] that %s has not', (_what, change, ...choices) => {
    expect(exposed(change, ...choices)).toBe(false);
  });
});

describe('expertise', () => {
  it('[R-DICE-2] added before the charts counts for the row', () => {
    const story = tricked({ how: 'add', face: 'expertise' }, { attacker: { has: ['trick'], chart: ['crit'] } });
    expect(story.told('chart')[0]).toBe('chart attack blows 1 crit');
  });

  it('[R-DICE-2] that appears while the charts are applied does not', () => {
    const story = duel({
      attacker: { chart: ['crit'] },
      defender: { armour: ['strike>expertise'] },
      attackDice: 'ss',
      defenseDice: 'e',
    }).plays('combat', 'melee');
    expect(story.told('chart', 'results')).toEqual([
      'chart attack blows 0 ',
      'chart defense armour 1 strike>expertise',
      'results expertise,failure,failure,strike expertise,failure 1',
    ]);
  });

  it('[CR-COND-12] rerolled into an attack of a Disarmed Unit gives no row', () => {
    const story = tricked(
      { how: 'reroll', face: 'failure', most: 1 },
      { attacker: { has: ['trick'], chart: ['crit'], conditions: ['disarmed'] }, attackDice: 'sssfe' },
    ).chooses('failure');
    expect(story.told('dice')).toEqual(['dice attack reroll failure expertise']);
    expect(story.told('chart')[0]).toBe('chart attack blows 0 ');
  });

  it('[CR-COND-15] turned in the defense of an Exposed Unit likewise', () => {
    const story = duel({
      defender: { has: ['guard'], armour: ['block'], conditions: ['exposed'] },
      abilities: { guard: changes('to', 'defense', { how: 'turn', face: 'failure', to: 'expertise' }) },
    }).plays('combat', 'melee', 'guard@defender');
    expect(story.told('chart')[1]).toBe('chart defense armour 0 ');
  });
});

describe('a condition gained after the roll', () => {
  const gained = (condition: 'disarmed' | 'exposed', whom: 'attacker' | 'target') =>
    duel({
      attacker: { chart: ['crit'] },
      defender: { has: ['hex'], armour: ['block'] },
      abilities: { hex: reactive(0, answers('to', 'attack'), { do: 'gain', who: whom, condition }) },
      attackDice: 'es',
      defenseDice: 'e',
    }).plays('combat', 'melee', 'hex@defender');

  it('[R-ATK-5] Disarmed takes no dice out, bars the expertise that lies there, and stays', () => {
    const story = gained('disarmed', 'attacker');
    expect(story.told('stripped', 'chart')).toEqual(['chart attack blows 0 ', 'chart defense armour 1 block']);
    expect(story.unit('attacker').conditions).toEqual(['disarmed']);
  });

  it('[R-ATK-5] Exposed likewise', () => {
    const story = gained('exposed', 'target');
    expect(story.told('stripped', 'chart')).toEqual(['chart attack blows 1 crit', 'chart defense armour 0 ']);
    expect(story.unit('defender').conditions).toEqual(['exposed']);
  });
});

describe('the order of step 6', () => {
  const abilities = {
    aim: changes('by', 'attack', { how: 'add', face: 'strike' }),
    feint: changes('by', 'defense', { how: 'remove', face: 'failure' }),
    dodge: changes('to', 'attack', { how: 'remove', face: 'failure' }),
    guard: changes('to', 'defense', { how: 'add', face: 'block' }),
  };

  it('[CR-ATK-15, CR-ATK-16] both sides on the attack roll, attacker first; then both on the defense roll', () => {
    const story = duel({
      attacker: { has: ['aim'] },
      defender: { has: ['dodge'] },
      red: { friend: { at: [3, 3], has: ['feint'] } },
      abilities: {
        ...abilities,
        feint: reactive(0, { on: 'attack.modifying', roll: 'defense' }, { do: 'refresh', amount: 1 }),
      },
    }).plays('combat', 'melee');
    const asked: string[] = [];
    while (story.open.decision?.point === 'DP-43') {
      asked.push(`${story.asked} ${story.offered[0]}`);
      story.chooses('pass');
    }
    expect(asked).toEqual(['red DP-43 aim@attacker', 'blue DP-43 dodge@defender', 'red DP-43 feint@friend']);
  });

  it('[R-CARD-2] a Reactive on the attack roll uses up the one for the defense roll', () => {
    const both = { attacker: { has: ['aim', 'feint'] }, defender: { has: ['guard'] }, abilities };
    const used = duel(both).plays('combat', 'melee', 'aim@attacker');
    expect([used.asked, used.offered]).toEqual(['blue DP-43', ['guard@defender', 'pass']]);
    const saved = duel(both).plays('combat', 'melee', 'pass');
    expect([saved.asked, saved.offered]).toEqual(['red DP-43', ['feint@attacker', 'pass']]);
  });
});
