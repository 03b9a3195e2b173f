// node packages/tournament/bench/run.ts [FROM] [TO] [ROUNDS]: processor time to pair one round, for every number of
// players. Nobody waits two seconds on a machine four times as slow as this one: the budget is 500 ms.

import type { Field } from '../src/pairing/field.ts';
import { type PairingRecord, pairRound } from '../src/pairing/pairRound.ts';
import { playSwiss } from '../test/swiss.ts';

const [from = 2, to = 512, rounds = 12] = process.argv.slice(2).map(Number);
const BUDGET = 500;
const BANDS = [8, 16, 32, 64, 128, 256, 384, 512];

let slowest = { ms: 0, players: 0, round: 0 };
const timed = (field: Field): PairingRecord => {
  const start = process.cpuUsage();
  const record = pairRound(field);
  const ms = process.cpuUsage(start).user / 1000;
  if (ms > slowest.ms) slowest = { ms, players: field.players.length, round: field.round };
  return record;
};

let overBudget = false;
let least = from;
for (const most of BANDS.filter((size) => size >= from)) {
  slowest = { ms: 0, players: 0, round: 0 };
  for (let players = least; players <= Math.min(most, to); players++) {
    for (let planned = players <= 8 ? 1 : rounds; planned <= rounds; planned++) {
      playSwiss({ players, rounds: planned, seed: `bench ${players}` }, timed);
      playSwiss({ players, rounds: planned, seed: `bench ${players}`, leave: 3, late: 20 }, timed);
    }
  }
  const { ms, players, round } = slowest;
  if (players > 0)
    console.log(`up to ${most} players: at most ${ms.toFixed(1)} ms (${players} players, round ${round})`);
  overBudget ||= ms > BUDGET;
  least = most + 1;
}
if (overBudget) console.log(`Over the budget of ${BUDGET} ms.`);
