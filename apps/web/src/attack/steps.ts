import type { Open } from '@faultline/rules';

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

const OF_FRAME: Readonly<Record<string, Step>> = {
  'attack.type': 'type',
  'attack.target': 'target',
  'attack.prepare': 'target',
  'attack.pools': 'pools',
  'attack.roll': 'roll',
  'attack.modify': 'modify',
  'attack.modifyDefense': 'modify',
  'attack.charts': 'modify',
  'attack.entries': 'modify',
  'attack.counter': 'modify',
  'attack.results': 'blocks',
  'attack.tree': 'tree',
  'attack.option': 'tree',
  'attack.gained': 'tree',
  'attack.damage': 'damage',
  'attack.suffer': 'damage',
  'attack.leftovers': 'after',
  'attack.resolve': 'after',
};

/** Where the innermost attack stands; null where none is made. */
export function stepNow({ frames }: Open): Step | null {
  const frame = frames.findLast(({ at }) => OF_FRAME[at] !== undefined);
  return frame ? (OF_FRAME[frame.at] ?? null) : null;
}
