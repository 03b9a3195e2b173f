import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openGame, parseGame } from '@faultline/rules';
import { expect, it } from 'vitest';
import { gameOf } from '../../apps/cli/src/replay/opening.ts';

const saved = (name: string) =>
  parseGame(readFileSync(fileURLToPath(new URL(`earlier/${name}`, import.meta.url)), 'utf8'));

it('[DP-57] a game saved while a question did not yet say what it asks opens and asks it anew', () => {
  const file = saved('rules-0.2.0.json');
  const { match, how } = openGame(gameOf(file), file);
  expect(file.snapshot.state.open.decision).toMatchObject({ point: 'DP-57', step: 'effects.pick' });
  expect([how, match.state.open.decision?.about]).toEqual(['resumed', { ability: 'combat-a-i-protocols', unit: 'a2' }]);
});
