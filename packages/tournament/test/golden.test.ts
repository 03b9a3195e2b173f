import { sha256 } from '@faultline/chance';
import { describe, expect, it } from 'vitest';
import type { PairingRecord } from '../src/pairing/pairRound.ts';
import { currentRound } from '../src/queries/current.ts';
import { randomEvent } from './randomEvent.ts';
import { playSwiss } from './swiss.ts';

// Pairings that people have seen come out again from their seed. Where one of these digests changes, posted rounds of
// kept events no longer verify: find the cause, and if a rule changed say which.

const SIZES = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 16, 17, 24, 32, 33, 64];
/** Where eight players could meet nobody new any more. */
const ROUNDS = 7;

const told = ({ bye, pairs, equallyGood, keptByLookAhead }: PairingRecord): string =>
  JSON.stringify([bye, pairs, equallyGood, keptByLookAhead]);
const digest = (records: readonly PairingRecord[]): string => sha256(records.map(told).join('\n')).slice(0, 16);

describe('pairings stay what they were', () => {
  it('[SD-SWS-05] in fields from 2 to 64', () => {
    const of = (players: number) => digest(playSwiss({ players, rounds: ROUNDS, seed: `golden ${players}` }));
    expect(Object.fromEntries(SIZES.map((players) => [players, of(players)]))).toMatchInlineSnapshot(`
      {
        "10": "a6cf694738ef8e86",
        "11": "97291a96c6564f1b",
        "12": "684821fd49dc4e7c",
        "13": "174212914b0fbcf3",
        "16": "dafbeffbd86c40ba",
        "17": "a12aaf403c297f96",
        "2": "7e4ea23df6b45081",
        "24": "aae98b56d1f709ca",
        "3": "fe50a4d025913abc",
        "32": "8a69d5fb719bd918",
        "33": "1e8edebd21a0651d",
        "4": "c92021dfc3202a1c",
        "5": "f4a9ba96943fc0a6",
        "6": "c514ddf9f81a8128",
        "64": "7f65baaa782ef1a0",
        "7": "4bbe370575bdbc6c",
        "8": "e5f27d90c2f49c7d",
        "9": "3fc3b09ca3e0c4eb",
      }
    `);
  });

  it('where players leave and others come late', () => {
    const of = (players: number) =>
      digest(playSwiss({ players, rounds: ROUNDS, seed: `coming ${players}`, leave: 6, late: 40 }));
    expect(Object.fromEntries([4, 5, 6, 7, 8, 9, 12].map((players) => [players, of(players)]))).toMatchInlineSnapshot(`
      {
        "12": "27ae29c4154e361b",
        "4": "e5694db751badf4e",
        "5": "72fb0c8486f7df51",
        "6": "eb2dd21904293b36",
        "7": "a3341af20aa13643",
        "8": "97a3d0d73de94a9e",
        "9": "fcff6817666f7f5c",
      }
    `);
  });

  it('in random events of four to twelve', () => {
    const records: PairingRecord[] = [];
    for (let seed = 0; seed < 150; seed++) {
      randomEvent(seed, { prepared: (desk) => void records.push(...[currentRound(desk.state)?.record ?? []].flat()) });
    }
    expect([records.length, digest(records)]).toMatchInlineSnapshot(`
      [
        612,
        "881100eee490f769",
      ]
    `);
  });
});
