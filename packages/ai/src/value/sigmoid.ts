/** Made of + - * / alone, so that they are the same numbers in Node and in every browser. */

/** Beyond it the chance is as good as certain. */
const MOST = 30;
/** The exponent is made so small, and its power squared as often. */
const HALVINGS = 10;
const PART = 1 / 2 ** HALVINGS;
const TERMS = 6;

export function exp(x: number): number {
  const small = x * PART;
  let [sum, term] = [1, 1];
  for (let n = 1; n <= TERMS; n += 1) {
    term = (term * small) / n;
    sum += term;
  }
  for (let i = 0; i < HALVINGS; i += 1) sum *= sum;
  return sum;
}

/** The chance that a logit means. */
export const sigmoid = (logit: number): number => 1 / (1 + exp(Math.max(-MOST, Math.min(MOST, -logit))));
