import { wholeLibrary } from '@faultline/cards';
import { expect, it } from 'vitest';
import { agreementOf } from '../bench/agreement.ts';
import type { OddsCase } from '../src/index.ts';
import { pairsOf } from '../bench/pairs.ts';

const library = await wholeLibrary();

const ROLLS = 20_000;
const WALKS = 1_000;

const nameOf = ({ attacker, defender, type }: ReturnType<typeof pairsOf>[number]): string =>
  `${attacker.unit}, ${attacker.stance}, ${type} on ${defender.unit}, ${defender.stance}`;

/** Her cards change the dice of step 6. */
const AHSOKA: OddsCase = {
  attacker: { unit: 'lord-maul', stance: 'dark-rage' },
  defender: { unit: 'ahsoka-tano-jedi-no-more', stance: 'jar-kai' },
  type: 'melee',
};

it.each([...pairsOf(library, 20), AHSOKA].map((told) => [nameOf(told), told] as const))(
  'the engine rolls what the odds say: %s',
  (_, told) => {
    const { worst, where } = agreementOf(library, told, ROLLS, WALKS, 'agreement');
    expect(worst, where).toBeLessThan(4);
  },
  60_000,
);
