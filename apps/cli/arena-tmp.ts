import { greedyOpponent, randomOpponent } from '@faultline/ai';
import { applyInPlace, beginGame, viewFor } from '@faultline/rules';
import { seat, tableFor, setupOf, chanceOf } from './src/simulate/seating.ts';
const n = Number(process.argv[2] ?? 6);
let wins = 0, games = 0, ms = 0, decs = 0, longest = 0, acts = 0; const per: Record<string, [number, number]> = {};
for (let i = 0; i < n; i++) for (const side of [0, 1] as const) {
  const seed = `t${i}`;
  const s = seat(seed, undefined, false, tableFor(seed, false, undefined));
  const bots = [0, 1].map((k) => (k === side ? greedyOpponent(s.game, `${seed}/g`) : randomOpponent(s.game, `${seed}/r`)));
  const { state } = beginGame(s.game, setupOf(s), chanceOf(s));
  let k = 0;
  while (state.open.decision && k++ < 6000) {
    const d = state.open.decision;
    const t0 = process.cpuUsage().user;
    const a = bots[d.seat]!.decide(viewFor(state, d.seat), d, { trials: 0 });
    const dt = (process.cpuUsage().user - t0) / 1000;
    if (d.seat === side) { ms += dt; decs++; const e = (per[d.step] ??= [0, 0]); e[0]++; e[1] += dt; longest = Math.max(longest, dt); if (d.step === 'activation.main') acts++; }
    const taken = applyInPlace(s.game, state, { seat: d.seat, version: state.open.version, answer: a });
    if ('refused' in taken) { console.log('REFUSED', d.step, JSON.stringify(a), JSON.stringify(taken.refused)); process.exit(1); }
  }
  games++; const w = state.open.result?.winner === side; if (w) wins++;
  console.log(seed, side, w, 'turn', state.open.turn, JSON.stringify(state.open.result), 'ms/dec', (ms / decs).toFixed(2));
}
console.log('score', wins / games, 'ms per decision', ms / decs, 'longest', longest, 'per game s', ms / games / 1000);

for (const [k, [n, t]] of Object.entries(per).sort((a, b) => b[1][1] - a[1][1])) console.log(k, n, t.toFixed(0), (t / n).toFixed(2));
