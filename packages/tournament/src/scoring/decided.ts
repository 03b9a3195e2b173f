import type { Ending, Result, Seats } from './result.ts';

type CountPair = Result['sc'];

/** How a match played out with these figures ended (SD-END-01, SD-END-04 to SD-END-06); Wounds not noted are null. */
export function decided({ a, b }: Seats, sc: CountPair, noted: CountPair | null): Result {
  const w = noted ?? ([0, 0] as const);
  const open = noted === null ? { woundsOpen: true } : {};
  const lead = sc[0] - sc[1] || w[0] - w[1];
  const how: Ending = Math.max(...sc) >= 2 ? 'victory' : lead === 0 ? 'draw' : 'time';
  return how === 'draw' ? { how, sc, w, ...open } : { how, winner: lead >= 0 ? a : b, sc, w, ...open };
}
