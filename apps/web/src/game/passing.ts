import type { Decision, Seat } from '@faultline/rules';
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

/** How a player is kept among those who pass every reaction by; it ends with the Turn. */
export const yieldOf = (game: string, turn: number, seat: Seat): string => `${game} ${turn} ${seat}`;

/** Whether a question is about reactions, and whoever is asked yields this Turn. */
export const isYielded = (decision: Decision, yielded: readonly string[], game: string, turn: number): boolean =>
  reactionsOf(decision).length > 0 && yielded.includes(yieldOf(game, turn, decision.seat));

/** Passes such questions by; one that somebody came back to by an undo is asked. */
export function usePassing({ decision, moment, answer, playing }: Game): void {
  const { neverAsk, yielded } = useSettings().settings;
  useEffect(() => {
    if (!decision || moment.events.some(({ event }) => event === 'undone')) return;
    const { turn } = moment.view.open;
    if (isUnwanted(decision, neverAsk) || isYielded(decision, yielded, playing.id, turn))
      void answer({ option: 'pass' });
  }, [moment.version, decision !== null]);
}
