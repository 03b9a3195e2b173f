import { nameOfCharacter, nameOfUnit, sampleAnswer, whyNotOffered } from '@faultline/rules';
import type { Story } from '@faultline/testkit';
import { expect, it } from 'vitest';
import { mayHunker } from '../../src/queries/permissions.ts';
import { pick, stream } from './anyAbility.ts';
import { anyTable } from './anyTable.ts';

/** Games of random choices with random abilities: whatever happens, the table stays in order. */

function inOrder({ open, match }: Story): void {
  for (const u of open.units) {
    expect(Math.min(u.damage, u.hunker, u.injured)).toBeGreaterThanOrEqual(0);
    expect(u.wounded).toBeLessThanOrEqual(1);
    if (u.hunker > 0) expect(mayHunker({ game: match.game, open }, u)).toBe(true);
    expect(new Set(u.conditions).size).toBe(u.conditions.length);
    expect(new Set(u.used).size).toBe(u.used.length);
  }
  for (const [seat, side] of open.seats.entries()) {
    expect(side.forceReady).toBeGreaterThanOrEqual(0);
    expect(side.forceReady).toBeLessThanOrEqual(side.forcePool);
    const zones = [
      ...side.deck,
      ...side.discard,
      ...side.revealed,
      ...side.removed,
      ...(side.reserve ? [side.reserve] : []),
    ];
    const letter = 'ab'[seat];
    expect(zones.toSorted()).toEqual([`${letter}1`, `${letter}2`, `${letter}3`, 'shatterpoint']);
  }
  if (open.decision?.point === 'DP-23') expect(open.resolutions.map((d) => d.kind)).toEqual(['activation']);
  if (open.decision?.point === 'DP-14') expect(open.resolutions).toEqual([]);
}

const WORDS = ['reserve', 'pass', 'jump', 'flip', 'melee', 'dash', 'decline', 'none', 'yes', 'n5', '2', 'strained', ''];

/** Everything somebody might answer: people, what hurts them, abilities with and without their Unit, words. */
function wishes({ open, match }: Story): string[] {
  const p = { game: match.game, open };
  const units = open.units.map((u) => nameOfUnit(p, u.id));
  const abilities = open.units.flatMap((u) => match.game.library.units[u.card]?.abilities ?? []);
  return [
    ...WORDS,
    ...open.characters.map(({ id }) => nameOfCharacter(p, id)),
    ...units.flatMap((name) => [name, `${name}:damage`, `${name}:pinned`, ...abilities.map((id) => `${id}@${name}`)]),
    ...abilities,
    ...open.objectives.map(({ key }) => key),
  ];
}

function everyRefusalHasAReason(story: Story): void {
  const { open, match } = story;
  const offered = open.decision?.options.map(({ id }) => id) ?? [];
  const without = wishes(story)
    .filter((wish) => !offered.includes(wish))
    .filter((wish) => whyNotOffered({ game: match.game, open }, wish).length === 0);
  expect(without).toEqual([]);
}

function play(seed: number, choices: number, look: (story: Story) => void): void {
  const random = stream(`any game ${seed}`);
  const story = anyTable(seed, random);
  for (let n = 0; n < choices && story.open.decision; n += 1) {
    const { decision, version } = story.open;
    const option = pick(decision.options, random).id;
    const answer = sampleAnswer({ game: story.match.game, open: story.open }, option, random);
    if (!answer) continue;
    const sent = story.checked.send({ do: 'answer', seat: decision.seat, version, answer });
    expect(sent).not.toHaveProperty('refused');
    if (story.open.decision) look(story);
  }
}

it.each([1, 2, 3, 4, 5])('game %i stays in order', (seed) => {
  play(seed, 80, inOrder);
});

it.each([11, 12, 13, 14, 15, 16])('game %i knows a reason for whatever it does not offer', (seed) => {
  play(seed, 40, everyRefusalHasAReason);
});
