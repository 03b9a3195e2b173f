import { FIGURES } from '@faultline/ai';

interface Learnt {
  readonly weights: Float64Array;
  readonly penalty: number;
  readonly ahead: number;
  /** The commands that played the games. */
  readonly games: readonly string[];
  readonly commit: string;
}

const DIGITS = 5;

/** The file of weights that the opponents read. */
export function sourceOf({ weights, penalty, ahead, games, commit }: Learnt): string {
  const made = games.map((each) => ` *     ${each}`).join('\n');
  const lines = FIGURES.map((name, i) => `  ${name}: ${Number((weights[i] ?? 0).toPrecision(DIGITS))},`);
  return `import type { Figure } from './figures.ts';

/**
 * What a figure adds to the logarithm of the odds of winning. Written by \`npm run learn\` at ${commit}, from the games of
 *
${made}
 *
 * with --penalty ${penalty} --ahead ${ahead}: do not change it by hand.
 */
export const LEARNT: Readonly<Record<Figure, number>> = {
${lines.join('\n')}
};
`;
}
