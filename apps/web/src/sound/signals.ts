import type { GameEvent } from '@faultline/rules';

/** What can be heard, the most telling last. */
export const SIGNALS = ['step', 'card', 'block', 'hit', 'turn', 'wound', 'struggle'] as const;
export type Signal = (typeof SIGNALS)[number];

/** Nobody follows more of them at once. */
const MOST = 3;

function signalOf(each: GameEvent): Signal | null {
  switch (each.event) {
    case 'moved':
    case 'placed':
    case 'pushed':
    case 'ingress':
      return 'step';
    case 'revealed':
    case 'reserved':
    case 'fetched':
      return 'card';
    case 'attack-resolved':
      return each.damage > 0 ? 'hit' : 'block';
    case 'wounded':
    case 'defeated':
      return 'wound';
    case 'struggle-won':
    case 'stage-ended':
    case 'over':
      return 'struggle';
    default:
      return null;
  }
}

/** What is heard of what happened, each kind once and in order; of many the most telling. */
export function signalsOf(events: readonly GameEvent[]): readonly Signal[] {
  const heard = [...new Set(events.flatMap((each) => signalOf(each) ?? []))];
  const kept = heard.toSorted((one, other) => SIGNALS.indexOf(other) - SIGNALS.indexOf(one)).slice(0, MOST);
  return heard.filter((signal) => kept.includes(signal));
}
