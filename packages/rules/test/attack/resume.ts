/** Run by proof.test.ts as a process of its own: opens the game on its input and goes on with the shove. */
import { readFileSync } from 'node:fs';
import { library } from '@faultline/cards';
import { gameOf, openGame, geometric, parseGame, standard } from '@faultline/rules';

const file = parseGame(readFileSync(0, 'utf8'));
const { match } = openGame(gameOf(file, library, [standard], geometric), file);
const asked = match.state.open.decision?.point;
for (const answer of [{ option: 'push', direction: [32768, 0] as const }, { option: 'decline' }]) {
  match.send(0, { do: 'answer', version: match.version, answer });
}
process.stdout.write(JSON.stringify({ asked, hash: match.hash }));
