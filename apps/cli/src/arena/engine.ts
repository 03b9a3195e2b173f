import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { dataHash, OPEN_TABLE, RULES_VERSION, sha256 } from '@faultline/rules';
import { REPUBLIC, SHADOW } from '@faultline/cards';
import { coreGame } from '@faultline/testkit';
import { filesIn } from '../files.ts';
import { operationGame, planFor } from '../simulate/modes/operation.ts';

const AI = fileURLToPath(new URL('../../../../packages/ai/src', import.meta.url));

/** What games are played with: the rules, the cards, and the opponents' own sources. */
export function engineNow(operation?: string): string {
  const sources = filesIn(AI, ['**/*.ts']).map((file) => `${file}\n${readFileSync(`${AI}/${file}`, 'utf8')}`);
  const short = (hash: string): string => hash.slice(0, 10);
  const game = operation === undefined ? coreGame() : operationGame(operation, OPEN_TABLE);
  const plan = operation === undefined ? {} : { plan: planFor(operation) };
  const cards = dataHash(game, { kind: 'teams', mode: game.mode.id, teams: [REPUBLIC, SHADOW], ...plan });
  return `rules ${RULES_VERSION}, cards ${short(sha256(cards))}, ai ${short(sha256(sources.join('\n')))}`;
}
