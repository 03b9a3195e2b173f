import { deedText } from '../src/cardTexts/abilityText.ts';
import type { Effect } from '@faultline/rules';
import { active, duel, ENEMY, type Story } from '@faultline/testkit';
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
  return questionOf(words, castOf(match.game.library, words, open, ['Red', 'Blue']), open, open.decision, deedText);
}

const mayPin: readonly Effect[] = [
  { do: 'choose', bind: 'caught', from: ENEMY },
  { do: 'may', effects: [{ do: 'gain', who: { bound: 'caught' }, condition: 'pinned' }] },
];

describe('[DP-57] a question whether something is done', () => {
  it('says what would be done, to whom, and whose ability asks', () => {
    expect(asked(english, used(...mayPin))).toBe(
      'Do you want this? CC-7567 Captain Rex gains Pinned. (Lord Maul: act)',
    );
  });

  it('says so in German', () => {
    expect(asked(german, used(...mayPin))).toBe(
      'Möchtest du das? CC-7567 Captain Rex erhält Fixiert. (Lord Maul: act)',
    );
  });

  it('asks for one of several by the ability of the Unit', () => {
    const ways = (['pinned', 'exposed'] as const).map((condition) => ({
      name: condition,
      effects: [{ do: 'gain', who: 'self', condition } as const],
    }));
    expect(asked(english, used({ do: 'pick', among: ways }))).toBe('Which of these? (Lord Maul: act)');
  });
});
