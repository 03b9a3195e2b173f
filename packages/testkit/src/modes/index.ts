import {
  type Game,
  type Library,
  MODE_IDS,
  type Mode,
  type ModeId,
  type ObjectiveSetup,
  USUAL_MODE,
} from '@faultline/rules';
import { MODES } from '@faultline/rules/modes';
import type { ToldScore } from './told.ts';
import { countdown } from './countdown/mode.ts';
import { operationMap, operationPlan, operationScore, withAll } from './keyOperations/score.ts';
import { struggleScore } from './standard/score.ts';

export { countdown };
export { operationNames, stageNames } from './keyOperations/score.ts';
export { struggleIn } from './standard/score.ts';

/** Modes that exist for tests alone. */
export const PROOF_MODES: readonly Mode[] = [countdown];

/** What a scenario file may name. */
export const SCENARIO_MODES: readonly string[] = [...MODE_IDS, ...PROOF_MODES.map(({ id }) => id)];

export const modeNamed = (id: string | undefined): Mode =>
  [...MODE_IDS.map((known) => MODES[known]), ...PROOF_MODES].find((mode) => mode.id === id) ?? USUAL_MODE;

/** What a scenario file makes of a mode: its score, and what its cards and its plan say besides. */
interface ModeScenes {
  readonly score: (file: ToldScore) => Readonly<Record<string, unknown>>;
  readonly library?: (library: Library) => Library;
  readonly plan?: (file: ToldScore) => ReturnType<typeof operationPlan>;
  /** Objectives that lie where nothing else is said, from the south or not; null where a mission lays them. */
  readonly map?: (file: ToldScore, game: Game, south: boolean) => ObjectiveSetup[] | null;
}

const SCENES: { readonly [M in ModeId]: ModeScenes } = {
  standard: { score: struggleScore },
  'key-operations': { score: operationScore, library: withAll, plan: operationPlan, map: operationMap },
};

export function scenesOf(file: ToldScore): ModeScenes {
  const id = MODE_IDS.find((known) => known === modeNamed(file.mode).id);
  return id === undefined ? { score: () => ({}) } : SCENES[id];
}
