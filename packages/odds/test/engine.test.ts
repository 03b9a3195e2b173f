import { wholeLibrary } from '@faultline/cards';
import { expect, it } from 'vitest';
import { agreementOf } from '../bench/agreement.ts';
import { pairsOf } from '../bench/pairs.ts';

const library = await wholeLibrary();

const ROLLS = 20_000;
const WALKS = 1_000;

const nameOf = ({ attacker, defender, type }: ReturnType<typeof pairsOf>[number]): string =>
  `${attacker.unit}, ${attacker.stance}, ${type} on ${defender.unit}, ${defender.stance}`;

it.each(pairsOf(library, 20).map((told) => [nameOf(told), told] as const))(
  'the engine rolls what the odds say: %s',
  (_, told) => {
    const { worst, where } = agreementOf(library, told, ROLLS, WALKS, 'agreement');
    expect(worst, where).toBeLessThan(4);
  },
  60_000,
);
