import { sampleAnswer, tableOf } from '@faultline/rules';
import { skirmish, type Story } from '@faultline/testkit';
import { expect, it } from 'vitest';
import { mayHunker } from '../../src/units/permissions.ts';
import { deck } from '../movement/board.ts';
import { anAbility, CONDITIONS, pick, type Random, stream } from './anyAbility.ts';

/** Games of random choices with random abilities: whatever happens, the table stays in order. */

/** A ladder in the middle of the fight. */
const LADDER = tableOf(
  'ladder',
  [deck('deck', [16, 8], 3.2)],
  [
    { name: 'foot', group: 'ladder', x: 40640, y: 30480, z: 0 },
    { name: 'head', group: 'ladder', x: 40640, y: 22860, z: 8128 },
  ],
);

function table(seed: number, random: Random): Story {
  const abilities = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`x${i}`, anAbility(random)]));
  const has = (i: number): string[] => [`x${i * 2}`, `x${i * 2 + 1}`];
  const fighter = (i: number, x: number, y: number) => ({
    at:
      random(2) === 0
        ? ([[x, y]] as const)
        : ([
            [x, y],
            [x, y + 2],
          ] as const),
    has: has(i),
    stamina: 4 + random(4),
    durability: 1 + random(2),
    conditions: random(2) === 0 ? [pick(CONDITIONS, random)] : [],
    chart: [pick(['crit', 'damage', 'shove', 'heal', 'active', 'pinned', 'jump'], random)],
    armour: [pick(['block', 'jump', 'damage', 'strained', 'crit>strike'], random)],
  });
  return skirmish({
    red: { r1: fighter(0, 12, 12), r2: fighter(1, 16, 12), r3: fighter(2, 20, 12) },
    blue: { b1: fighter(3, 12, 17), b2: fighter(4, 16, 17), b3: fighter(5, 20, 17) },
    objectives: [{ key: 'C', at: [45720, 38100, 0] }],
    missionDeck: ['were-going-to-need-a-new-exit', 'hack-the-security-network'],
    chance: seed,
    game: { table: LADDER },
    abilities,
  });
}

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
  if (open.decision?.point === 'DP-23') expect(open.doing.map((d) => d.kind)).toEqual(['activation']);
  if (open.decision?.point === 'DP-14') expect(open.doing).toEqual([]);
}

function play(seed: number, choices: number): void {
  const random = stream(`any game ${seed}`);
  const story = table(seed, random);
  for (let n = 0; n < choices && story.open.decision; n += 1) {
    const { decision, version } = story.open;
    const option = pick(decision.options, random).id;
    const answer = sampleAnswer({ game: story.match.game, open: story.open }, option, random);
    if (!answer) continue;
    const sent = story.checked.send({ do: 'answer', seat: decision.seat, version, answer });
    expect(sent).not.toHaveProperty('refused');
    inOrder(story);
  }
}

it.each([1, 2, 3, 4, 5])('game %i stays in order', (seed) => {
  play(seed, 80);
});
