/** What just happened, and how it is shown. */
export const moments = {
  turn: (nth: number, all: number | null) => `Computer’s Turn · ${nth}${all === null ? '' : ` of ${all}`}`,
  strip: 'The computer’s Turn, step by step',
  next: 'Next',
  space: 'Space',
  skip: 'Skip',
  happened: 'What just happened',
  again: 'Play again',
  anyKey: 'Press any key or tap to continue',
  dealt: 'Dealt now',
};
