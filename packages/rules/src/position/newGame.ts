import { fulfil } from '../chance/source.ts';
import type { Game, Hooks, Prepared } from '../game/game.ts';
import { askWhyNotOffered } from '../game/notOffered.ts';
import { copyState } from '../state/state.ts';
import { runMandatoryChecks } from '../tokens/mandatoryChecks.ts';

const HOOKS: Hooks = {
  copy: copyState,
  mandatoryChecks: runMandatoryChecks,
  fulfil,
  whyNotOffered: askWhyNotOffered,
};

const nothing = (): Prepared => ({});

/** A game of these cards, mode, space, options, constants and table. */
export const newGame = (parts: Omit<Game, 'hooks' | 'prepared'>): Game => ({
  ...parts,
  hooks: HOOKS,
  prepared: nothing(),
});
