/** Stories, checked matches and a second mode, for tests and the command line. */
export { CheckedMatch } from './checked.ts';
export { type Countdown, countdown } from './countdown.ts';
export { coreGame, seeded } from './game.ts';
export { path, type Skirmish, skirmish, Story } from './skirmish.ts';
