import { MODE_IDS, MODES, type Mode, type ModeId, USUAL_MODE } from '@faultline/rules';
import type { ToldScore } from './told.ts';
import { countdown } from './countdown/mode.ts';
import { struggleScore } from './standard/score.ts';

export { countdown };
export { struggleIn } from './standard/score.ts';

/** Modes that exist for tests alone. */
export const PROOF_MODES: readonly Mode[] = [countdown];

/** What a scenario file may name. */
export const SCENARIO_MODES: readonly string[] = [...MODE_IDS, ...PROOF_MODES.map(({ id }) => id)];

export const modeNamed = (id: string | undefined): Mode =>
  [...MODE_IDS.map((known) => MODES[known]), ...PROOF_MODES].find((mode) => mode.id === id) ?? USUAL_MODE;

type ScoreOf = (file: ToldScore) => Readonly<Record<string, unknown>>;

/** What the tracker and the cards of a scenario file make of the score. */
const SCORES: { readonly [M in ModeId]: ScoreOf } = { standard: struggleScore };

export const scenarioScore = (file: ToldScore): Readonly<Record<string, unknown>> => {
  const id = MODE_IDS.find((known) => known === modeNamed(file.mode).id);
  return id === undefined ? {} : SCORES[id](file);
};
