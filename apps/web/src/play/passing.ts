import type { Decision } from '@faultline/rules';
import { useEffect } from 'preact/hooks';
import { useSettings } from '../shell/settings.ts';
import type { Game } from './game.ts';

/** The reactions a question is about, where one may also pass. */
export const reactionsOf = (decision: Decision): readonly string[] =>
  decision.step === 'window.ask' && decision.options.some(({ id }) => id === 'pass')
    ? [...new Set(decision.options.flatMap(({ ability }) => ability ?? []))]
    : [];

/** How a reaction is kept among those not asked about. */
export const keyOf = ({ seat }: Pick<Decision, 'seat'>, ability: string): string => `${seat} ${ability}`;

/** Whether everything in question is something its player does not want to be asked about. */
export function isUnwanted(decision: Decision, neverAsk: readonly string[]): boolean {
  const reactions = reactionsOf(decision);
  return reactions.length > 0 && reactions.every((ability) => neverAsk.includes(keyOf(decision, ability)));
}

/** Passes such questions by; one that somebody came back to by an undo is asked. */
export function usePassing({ decision, moment, answer }: Game): void {
  const { settings } = useSettings();
  useEffect(() => {
    if (!decision || moment.events.some(({ event }) => event === 'undone')) return;
    if (isUnwanted(decision, settings.neverAsk)) void answer({ option: 'pass' });
  }, [moment.version]);
}
