// Rolls attacks through the engine and compares them with the exact odds: node packages/odds/bench/agree.ts [ROLLS] [PAIRS] [SEED] [FROM]
// Half of them are walked through the tree to their damage. FROM goes on with that pair, so that sittings add up.

import { wholeLibrary } from '@faultline/cards';
import { agreementOf } from './agreement.ts';
import { pairsOf } from './pairs.ts';

const library = await wholeLibrary();

const [rolls = '50000', pairs = '20', seed = '1', from = '1'] = process.argv.slice(2);
let worst = 0;
for (const told of pairsOf(library, Number(pairs)).slice(Number(from) - 1)) {
  const found = agreementOf(library, told, Number(rolls), Number(rolls) / 2, seed);
  worst = Math.max(worst, found.worst);
  const { attacker, defender, type } = told;
  console.log(
    `${attacker.unit} (${attacker.stance}) ${type} ${defender.unit} (${defender.stance}): ${found.worst.toFixed(2)} sigma at ${found.where}`,
  );
}
console.log(`pairs ${from} to ${pairs}, ${rolls} rolls each, seed ${seed}: at most ${worst.toFixed(2)} sigma.`);
process.exitCode = worst <= 4 ? 0 : 1;
