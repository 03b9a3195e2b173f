import { deedOf } from '../src/cardTexts/deeds.ts';
import type { Effect } from '@faultline/rules';
import { active, duel, ENEMY, reactive, SELF, type Story } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { german } from '../src/de/index.ts';
import { english } from '../src/en/index.ts';
import { castOf, questionOf, type Words } from '../src/index.ts';

/** The question after Lord Maul has used an ability that does this. */
const used = (...effects: readonly Effect[]): Story =>
  duel({
    attacker: { is: 'lord-maul', has: ['act'] },
    defender: { is: 'cc-7567-captain-rex' },
    abilities: { act: active(0, ...effects) },
  }).chooses('act');

function asked(words: Words, { match, open }: Story): string {
  if (!open.decision) throw new Error('Nobody is asked.');
  return questionOf(words, castOf(match.game.library, words, open, ['Red', 'Blue']), open, open.decision, deedOf);
}

const mayPin: readonly Effect[] = [
  { do: 'choose', bind: 'caught', from: ENEMY },
  { do: 'may', effects: [{ do: 'gain', who: { bound: 'caught' }, condition: 'pinned' }] },
];

describe('[DP-34] a question whom an ability means', () => {
  const pin: readonly Effect[] = [
    { do: 'choose', bind: 'enemy', from: ENEMY },
    { do: 'gain', who: { bound: 'enemy' }, condition: 'pinned' },
  ];
  const two = () =>
    duel({
      attacker: { is: 'lord-maul', has: ['act'] },
      blue: { other: { at: [16, 10] } },
      abilities: { act: active(0, ...pin) },
    }).chooses('act');

  it('says what becomes of whoever is chosen', () => {
    expect(asked(english, two())).toBe('Choose an enemy (act). It gains Pinned.');
    expect(asked(german, two())).toBe('Wähle einen feindlichen Charakter (act). Er erhält Fixiert.');
  });
});

describe('[DP-55] a question whether a reaction is used', () => {
  /** Rex has fired at Anakin and missed. */
  const missed = (...has: readonly string[]) =>
    duel({
      attacker: { is: 'cc-7567-captain-rex', has: [] },
      defender: { is: 'general-anakin-skywalker', has, at: [16, 10] },
      abilities: {
        parry: reactive(0, { on: 'attack.resolved', to: SELF }, { do: 'hunker', who: 'self' }),
      },
      attackDice: Array.from({ length: 7 }, () => 'failure' as const),
      defenseDice: Array.from({ length: 7 }, () => 'failure' as const),
    })
      .chooses('combat')
      .chooses('ranged');

  it('names the only one there is, its Unit and its effect, in the words of the card', () => {
    expect(asked(english, missed('deflect'))).toBe(
      'Use Deflect (General Anakin Skywalker)? The attacking Unit suffers 2 damage.',
    );
    expect(asked(german, missed('deflect'))).toMatch(/^Deflect \(General Anakin Skywalker\) verwenden[?] Die/);
  });

  it('is open where there are several', () => {
    expect(asked(english, missed('deflect', 'parry'))).toBe('Use a reaction?');
  });
});

describe('[DP-57] a question whether something is done', () => {
  it('says whose ability asks, what would be done, and to whom', () => {
    expect(asked(english, used(...mayPin))).toBe('Use act (Lord Maul)? CC-7567 Captain Rex gains Pinned.');
  });

  it('says so in German', () => {
    expect(asked(german, used(...mayPin))).toBe('act (Lord Maul) verwenden? CC-7567 Captain Rex erhält Fixiert.');
  });

  it('asks for one of several by the ability of the Unit', () => {
    const ways = (['pinned', 'exposed'] as const).map((condition) => ({
      name: condition,
      effects: [{ do: 'gain', who: 'self', condition } as const],
    }));
    expect(asked(english, used({ do: 'pick', among: ways }))).toBe('Choose one (Lord Maul: act).');
  });
});

describe('a question that the other player answers', () => {
  it('says whose text it is that says you', () => {
    const story = used(
      { do: 'may', by: 'opponent', force: 1, effects: [] },
      { do: 'if-did', effects: [], otherwise: [{ do: 'momentum', amount: 1 }] },
    );
    const told = asked(english, story);
    expect(told).toMatch(
      /If you pay, this does not happen: You gain 1 Momentum[.] [(]“You” in this text is (Red|Blue)[.][)]$/,
    );
  });
});
