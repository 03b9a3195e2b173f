// node packages/geometry/bench/run.ts [part of a question's name]

import { questions } from './questions.ts';

const only = process.argv[2] ?? '';
const LEAST_MS = 600;

for (const { name, budget, ask } of questions().filter((question) => question.name.includes(only))) {
  const times: number[] = [];
  let kept: unknown;
  let n = 0;
  const repeat = budget < 1000 ? 200 : 1;
  const warm = performance.now() + 300;
  while (performance.now() < warm) kept = ask(n++);
  const until = performance.now() + LEAST_MS;
  while (performance.now() < until) {
    const start = performance.now();
    for (let i = 0; i < repeat; i++) kept = ask(n++);
    times.push(((performance.now() - start) * 1000) / repeat);
  }
  times.sort((a, b) => a - b);
  const at = (share: number): string =>
    (times[Math.floor((times.length - 1) * share)] as number).toFixed(2).padStart(9);
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  console.log(
    `${name.padEnd(48)} mean ${mean.toFixed(2).padStart(9)}  median ${at(0.5)}  p95 ${at(0.95)}  most ${at(1)}  budget ${budget} µs`,
  );
  if (kept === Symbol.iterator) console.log('');
}
