import type { ReasonWords } from '../words/reasonWords.ts';

/** What the parts of a dice pool, a price and a move are; who or what brings them is said beside. */
export const partReasons: ReasonWords['rules'] = {
  'CR-ATK-09': () => 'Attack stat',
  'CR-ATK-10': () => 'from an ability',
  'CR-ATK-11': () => 'Defense stat',
  'CR-ATK-12': () => 'from an ability',
  'R-ATK-2': () => 'set by the effect',
  'CR-KEY-03': () => 'Impact',
  'CR-KEY-04': () => 'Sharpshooter',
  'CR-ACT-14': () => 'Focus',
  'CR-COVER-01': () => 'Cover',
  'CR-COVER-07': () => 'Hunker tokens',
  'R-COVER-6': () => 'Cover ignored',
  'CR-ABIL-12': () => 'printed cost',
  'CR-GEN-09': () => 'raised',
  'CR-ABIL-13': () => 'reduced',
  'CR-ABIL-14': () => 'Force cost',
  'CR-ABIL-16': (t) =>
    t.has('without')
      ? `Wounded and Injured tokens raise the cost from ${t.text('without')} to ${t.text('price')} Force.`
      : '1 per Wounded or Injured token',
  'R-CARD-9': () => 'reduced once',
  'R-WND-9': () => 'paid as damage',
  'CR-COVER-06': (t) => `terrain: ${t.text('part')}`,
  'CR-MOVE-01': (t) => `Advance tool (${t.length('tool')})`,
  'CR-MOVE-02': (t) => `Dash tool (${t.length('tool')})`,
  'CR-EFF-09': (t) => `Advance tool (${t.length('tool')})`,
};
