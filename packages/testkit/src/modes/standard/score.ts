import { type Open, scoreOf } from '@faultline/rules';
import type { ToldScore } from '../told.ts';

/** The tracker of a game that has one. */
export const struggleIn = (open: Open) => scoreOf(open, 'standard');

export const struggleScore = ({ tracker, struggle }: ToldScore): Readonly<Record<string, unknown>> => ({
  ...(struggle?.card === undefined ? {} : { card: struggle.card, map: struggle.map ?? 1 }),
  ...(tracker?.token === undefined ? {} : { token: tracker.token }),
  momentum: [tracker?.momentum?.red ?? 1, tracker?.momentum?.blue ?? 1],
  claimed: [[...(tracker?.claimed?.red ?? [])], [...(tracker?.claimed?.blue ?? [])]],
});
