import type { Chart, Defender, Forecast } from '@faultline/rules';

/** A defender about whom nothing is out of the ordinary. */
export const PLAIN_DEFENDER: Defender = {
  held: [],
  immune: [],
  isMoved: true,
  steadfast: false,
  protection: false,
  suffers: true,
  toWound: null,
};

const NO_CHART: Chart = { name: '', rows: [] };

/** An attack with so many dice, in which nothing is out of the ordinary but what is told. */
export const plainForecast = (attack: number, defense: number, more: Partial<Forecast> = {}): Forecast => ({
  attack: { dice: attack, sources: [] },
  defense: { dice: defense, sources: [] },
  charts: { attack: NO_CHART, defense: NO_CHART },
  tree: { options: [], paths: [] },
  disarmed: false,
  exposed: false,
  defender: PLAIN_DEFENDER,
  pooled: 0,
  changes: [],
  uncounted: [],
  unplayed: [],
  ...more,
});
