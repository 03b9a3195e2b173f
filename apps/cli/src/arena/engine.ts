import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { dataHash, RULES_VERSION, sha256 } from '@faultline/rules';
import { coreGame } from '@faultline/testkit';
import { filesIn } from '../files.ts';

const AI = fileURLToPath(new URL('../../../../packages/ai/src', import.meta.url));

/** What games are played with: the rules, the cards, and the opponents' own sources. */
export function engineNow(): string {
  const sources = filesIn(AI, ['**/*.ts']).map((file) => `${file}\n${readFileSync(`${AI}/${file}`, 'utf8')}`);
  const short = (hash: string): string => hash.slice(0, 10);
  return `rules ${RULES_VERSION}, cards ${short(dataHash(coreGame()))}, ai ${short(sha256(sources.join('\n')))}`;
}
