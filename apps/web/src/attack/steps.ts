import type { AttackStep, Open } from '@faultline/rules';

/** The ten steps of an attack, by the names of the strip. */
export const STEPS = [
  'type',
  'targets',
  'target',
  'pools',
  'roll',
  'modify',
  'blocks',
  'tree',
  'damage',
  'after',
] as const;
export type Step = (typeof STEPS)[number];

const OF_RECORD: Readonly<Record<AttackStep, Step | null>> = {
  type: 'target',
  target: 'target',
  pools: 'pools',
  roll: 'roll',
  modify: 'modify',
  charts: 'modify',
  results: 'blocks',
  tree: 'tree',
  damage: 'damage',
  after: 'after',
  over: null,
};

/** Where the innermost attack stands; null where none is made. */
export function stepNow({ frames, resolutions }: Open): Step | null {
  // Before its kind is known an attack has no record.
  if (frames.at(-1)?.at === 'attack.type') return 'type';
  return resolutions.reduce<Step | null>((step, { attack }) => (attack && OF_RECORD[attack.step]) ?? step, null);
}
