import { type DieKind, type Face, FACES } from '@faultline/rules';
import { isSeq, type Node } from 'yaml';
import { hint } from './problem.ts';
import type { Reader } from './reader.ts';
import { either, list, mapped, type ScenarioShape, text } from './shape.ts';

/** Dice in a short form: `3 strike, 1 crit`, or a letter for each die: `sssc`. */
const WORDS: Readonly<Record<string, Face>> = {
  crit: 'crit',
  crits: 'crit',
  critical: 'crit',
  criticals: 'crit',
  strike: 'strike',
  strikes: 'strike',
  block: 'block',
  blocks: 'block',
  expertise: 'expertise',
  failure: 'failure',
  failures: 'failure',
};
const LETTERS: Readonly<Record<string, Face>> = {
  c: 'crit',
  s: 'strike',
  b: 'block',
  e: 'expertise',
  f: 'failure',
};

/** `2 strike` as [2, 'strike'], `strike` as [1, 'strike']; nobody rolls a hundred dice. */
export function counted(part: string): readonly [number, string] {
  const [, times = '1', what = ''] = /^(?:(\d{1,2}) +)?(.+)$/.exec(part.trim()) ?? [];
  return [Number(times), what];
}

const repeat = <T>(times: number, one: T): T[] => Array.from({ length: times }, () => one);

function facesIn(written: string, node: Node, r: Reader): Face[] | undefined {
  if (/^[csbef]+$/.test(written)) return [...written].map((letter) => LETTERS[letter] as Face);
  const found: Face[] = [];
  for (const part of written.split(',')) {
    const [times, what] = counted(part);
    const face = WORDS[what];
    if (!face) return r.problem(node, `"${what}" is not a die face${hint(what, Object.keys(WORDS))}`);
    found.push(...repeat(times, face));
  }
  return found;
}

const written: ScenarioShape<Face[]> = mapped(text('dice such as "3 strike, 1 crit" or "sssc"'), facesIn);
const several: ScenarioShape<Face[]> = {
  ...mapped(list(written), (rolls) => rolls.flat()),
  fits: (node) => isSeq(node),
};

const any: ScenarioShape<Face[]> = either(
  'dice such as "3 strike, 1 crit", "sssc", or a list of them',
  written,
  several,
);

/** Dice of one kind: a block on an attack die is reported. */
export const facesOf = (die: DieKind | null): ScenarioShape<Face[]> =>
  mapped(any, (faces, node, r) => {
    const odd = die === null ? undefined : faces.find((face) => !FACES[die].includes(face));
    return odd === undefined ? faces : r.problem(node, `An ${die ?? ''} die has no ${odd}.`.replace('An d', 'A d'));
  });
