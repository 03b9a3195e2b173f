/** The steps of the first game, in order: each has its words. */
export const FIRST_GAME = [
  'reach',
  'engage',
  'dice',
  'cover',
  'tree',
  'shove',
  'wound',
  'control',
  'force',
  'reserve',
  'token',
  'win',
] as const;

export type StepName = (typeof FIRST_GAME)[number];
