import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entitledToBye } from '../src/pairing/bye.ts';
import { everyPairing } from '../src/pairing/enumerate.ts';
import type { Field, Pair } from '../src/pairing/field.ts';
import { LOOK_AHEAD_FIELD, LookAhead } from '../src/pairing/lookAhead.ts';
import { roundsWithoutRematch } from '../src/pairing/opponents.ts';
import { type PairingRecord, pairRound } from '../src/pairing/pairRound.ts';
import { names } from './desk.ts';
import { playSwiss } from './swiss.ts';

const keyOf = ([a, b]: Pair): string => [a, b].sort().join('-');

/** The ruling word for word, trying everything and remembering nothing. */
function completes(
  standing: readonly { player: string; byes: number }[],
  met: ReadonlySet<string>,
  rounds: number,
): boolean {
  if (rounds === 0) return true;
  const outs = standing.length % 2 === 0 ? [null] : entitledToBye(standing).map(({ player }) => player);
  return outs.some((out) => {
    const after = standing.map((one) => (one.player === out ? { ...one, byes: one.byes + 1 } : one));
    const playing = standing.map(({ player }) => player).filter((player) => player !== out);
    return everyPairing(playing).some((pairs) => {
      const keys = pairs.map(keyOf);
      return keys.every((key) => !met.has(key)) && completes(after, new Set([...met, ...keys]), rounds - 1);
    });
  });
}

/** Any history: players who met or not, byes dealt out evenly or not. */
const someHistory = (most: number) =>
  fc
    .record({
      size: fc.integer({ min: 1, max: most }),
      met: fc.array(fc.tuple(fc.nat(most - 1), fc.nat(most - 1)), { maxLength: 24 }),
      byes: fc.array(fc.nat(2), { minLength: most, maxLength: most }),
    })
    .map(({ size, met, byes }) => {
      const players = names(size);
      const standing = players.map((player, place) => ({ player, byes: byes[place] ?? 0 }));
      const pairs = met
        .filter(([a, b]) => a !== b && a < size && b < size)
        .map(([a, b]): Pair => [players[a] ?? '', players[b] ?? '']);
      return { standing, met: pairs };
    });

describe('the look-ahead', () => {
  it.each([
    [6, 6, 400],
    [8, 2, 150],
  ])('[SD-R-38] answers as trying everything does, up to %i players and %i rounds', (players, most, numRuns) => {
    fc.assert(
      fc.property(someHistory(players), fc.integer({ min: 0, max: most }), ({ standing, met }, rounds) => {
        const expected = completes(standing, new Set(met.map(keyOf)), rounds);
        expect(new LookAhead(standing).canComplete(met, rounds)).toBe(expected);
      }),
      { numRuns, seed: 18 },
    );
  });

  it('[SD-R-38] an answer does not depend on what was asked before', () => {
    fc.assert(
      fc.property(someHistory(8), ({ standing, met }) => {
        const asked = new LookAhead(standing);
        for (let rounds = 7; rounds > 0; rounds--) {
          expect(asked.canComplete(met, rounds)).toBe(new LookAhead(standing).canComplete(met, rounds));
        }
      }),
      { numRuns: 60, seed: 20 },
    );
  });

  it('pairs every round of up to eight players and sixteen rounds without looking at fifty thousand positions', () => {
    let most = 0;
    const counted = (field: Field): PairingRecord => {
      const ahead = new LookAhead(field.players);
      const past = field.meetings.map(({ a, b }): Pair => [a, b]);
      const playing = field.players.map(({ player }) => player).slice(field.players.length % 2);
      for (const pairs of everyPairing(playing)) ahead.canComplete([...past, ...pairs], field.roundsLeft);
      most = Math.max(most, ahead.positions);
      return pairRound(field);
    };
    for (let players = 1; players <= LOOK_AHEAD_FIELD; players++) {
      for (let rounds = 1; rounds <= 16; rounds++) {
        const changing = { players, rounds, seed: `${players} ${rounds}`, leave: 3, late: 30 };
        expect(playSwiss({ players, rounds, seed: `${rounds}` }, counted)).toHaveLength(rounds);
        expect(
          playSwiss(changing, (field) => (field.players.length > 8 ? pairRound(field) : counted(field))),
        ).toHaveLength(rounds);
      }
    }
    expect(most).toBeGreaterThan(50);
    expect(most).toBeLessThan(50_000);
  });
});

describe('rounds without a rematch', () => {
  const fresh = (count: number) => ({
    players: names(count).map((player) => ({ player, points: 0, rank: 0, byes: 0 })),
    meetings: [],
  });

  it.each([
    [2, 1],
    [3, 3],
    [4, 3],
    [7, 7],
    [8, 7],
    [9, 9],
    [10, 9],
    [11, 11],
    [12, 11],
    [512, 12],
  ])('[SD-R-80] %i players who never met have %i of twelve', (players, rounds) => {
    expect(roundsWithoutRematch(fresh(players), 12)).toBe(rounds);
  });

  it('[SD-R-80] of an even field and of an odd one that many can truly be played', () => {
    for (let size = 2; size <= 13; size++) {
      const players = names(size % 2 === 0 ? size : size + 1);
      const [fixed = '', ...turning] = players;
      const met = new Set<string>();
      for (let round = 0; round < players.length - 1; round++) {
        const circle = [fixed, ...turning.slice(round), ...turning.slice(0, round)];
        for (let at = 0; at < circle.length / 2; at++) met.add(keyOf([circle[at] ?? '', circle.at(-1 - at) ?? '']));
      }
      expect(met.size).toBe((players.length * (players.length - 1)) / 2);
      expect(roundsWithoutRematch(fresh(size), 16)).toBe(players.length - 1);
    }
  });

  it('[SD-R-80] those who left are nobody’s opponents', () => {
    const { players } = fresh(4);
    const meetings = [
      { a: 'P001', b: 'P002', round: 1 },
      { a: 'P003', b: 'P009', round: 1 },
    ];
    expect(roundsWithoutRematch({ players, meetings }, 4)).toBe(2);
  });

  it('[SD-R-80] never says fewer than are then played, in any field up to forty', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 40 }),
        fc.integer({ min: 1, max: 12 }),
        fc.nat(),
        (players, rounds, seed) => {
          const records = playSwiss({ players, rounds, seed: `${seed}` });
          records.forEach(({ field }, at) => {
            const repeats = records.slice(at).findIndex(({ rematches }) => rematches.length > 0);
            const played = repeats < 0 ? records.length - at : repeats;
            expect(roundsWithoutRematch(field, played)).toBe(played);
          });
        },
      ),
      { numRuns: 60, seed: 21 },
    );
  });
});
