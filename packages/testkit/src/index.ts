/** Stories, checked matches and a second mode, for tests and the command line. */
export { CheckedMatch } from './checked.ts';
export { type Countdown, countdown } from './countdown.ts';
export { type Duel, duel, FAR, TWO } from './duel.ts';
export { coreGame, seeded } from './game.ts';
export { action, active, ENEMY, identity, innate, reactive, SELF, standing, tactic } from './madeUp.ts';
export { describeProblem, type Problem } from './scenario/problem.ts';
export { type Failure, type Outcome, runScenario, sceneOf } from './scenario/run.ts';
export { parseScenario } from './scenario/scenario.ts';
export { scenarioSchema } from './scenario/schema.ts';
export { type Fighter, type MadeUp, path, type Skirmish, skirmish } from './skirmish.ts';
export { freeze } from './proofs/freeze.ts';
export { illegalCommand, whyNotRefused } from './proofs/illegal.ts';
export { whyLeaking } from './proofs/leak.ts';
export { sameText } from './proofs/sameText.ts';
export { scrambled } from './proofs/scramble.ts';
export { whyNotUndone } from './proofs/undo.ts';
export { Story } from './story.ts';
