import type { Answer, Random } from '@faultline/rules';
import type { Choice } from '../greedy/choice.ts';

/** Two places nearer to each other than this are one candidate, in hundredths of a millimetre. */
const APART = 2000;

const alike = (a: Answer, b: Answer): boolean => {
  if (a.option !== b.option) return false;
  if (!a.to || !b.to) return !a.direction || !b.direction;
  return Math.hypot(a.to[0] - b.to[0], a.to[1] - b.to[1]) < APART;
};

/** What R1 holds so much worse than the best, in spaces of the Struggle token, is not worth a trial. */
const HOPELESS = 4;

/** The best that differ from each other, best first. They are mixed before, so that of equals none is favoured. */
export function distinct(choices: readonly Choice[], most: number, random: Random): Choice[] {
  const left = [...choices];
  const mixed: Choice[] = [];
  while (left.length > 0) mixed.push(...left.splice(random(left.length), 1));
  const taken: Choice[] = [];
  for (const choice of mixed.sort((a, b) => b.value - a.value)) {
    const best = taken[0]?.value ?? choice.value;
    if (taken.length >= most || choice.value < best - HOPELESS) break;
    if (!taken.some(({ answer }) => alike(answer, choice.answer))) taken.push(choice);
  }
  return taken;
}
