import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { hashOf, openGame, parseGame } from '@faultline/rules';
import { expect, it } from 'vitest';
import { gameOf } from '../../apps/cli/src/replay/opening.ts';
import { inFormat } from '../../packages/rules/src/file/formats.ts';

const saved = (name: string) =>
  parseGame(readFileSync(fileURLToPath(new URL(`earlier/${name}`, import.meta.url)), 'utf8'));

it('[DP-57] a game saved while a question did not yet say what it asks opens and asks it anew', () => {
  const file = saved('rules-0.2.0.json');
  const { match, how } = openGame(gameOf(file), file);
  expect(file.snapshot.state.open.decision).toMatchObject({ point: 'DP-57', step: 'effects.pick' });
  expect([how, match.state.open.decision?.about]).toEqual(['resumed', { ability: 'combat-a-i-protocols', unit: 'a2' }]);
});

it('[DP-59] a game with undos inside undos, saved before moments said where they go on from, stands as it did', () => {
  const file = saved('undone.json');
  const { match, how } = openGame(gameOf(file), file);
  const path = match.standingVersions.toReversed();
  expect([how, path]).toEqual(['replayed', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 28, 39, 40, 41]]);
  expect(hashOf(inFormat(1, match.standing))).toBe('89491277b49f7e47db59f60a54777a94778c130d727284131fed0ddef7b8e56f');
});

it('[R-CARD-40] a game in which damage was suffered for nothing, which is no longer offered, goes on from its saved state', () => {
  const file = saved('offer-left-out.json');
  const { match, how, changed } = openGame(gameOf(file), file);
  const troopers = match.state.open.units.find(({ card }) => card === 'stormtroopers');
  expect([file.rulesVersion, how, troopers?.damage]).toEqual(['0.5.0', 'resumed', 3]);
  expect(match.state.open.decision?.options.map(({ id }) => id)).toContain('combat');
  expect(changed[0]).toMatch(/^the rules are now \S+, the game was played with 0\.5\.0$/);
  expect(changed.at(-1)).toBe('entry 42 is refused: unknown-option');
});

it.each([
  ['operation-captured.json', 'DP-57', ['break-free', 'distract-the-guards']],
  ['operation-surge.json', 'DP-28', null],
])(
  '[KO-R-79] %s, saved in the middle of a rule that reads otherwise now, goes on from there',
  (name, point, options) => {
    const file = saved(name);
    const { match, how } = openGame(gameOf(file), file);
    const { decision } = match.state.open;
    expect([file.rulesVersion, how, decision?.point]).toEqual(['0.6.1', 'resumed', point]);
    if (options) expect(decision?.options.map(({ id }) => id)).toEqual(options);
    const [option] = decision?.options ?? [];
    const { version } = match.state.open;
    const answer = { option: option?.id ?? '' };
    expect(match.send(decision?.seat ?? 0, { do: 'answer', version, answer })).not.toHaveProperty('refused');
  },
);
