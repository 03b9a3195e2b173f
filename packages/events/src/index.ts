export { pairRound } from './pairing/pairRound.ts';
export { standings } from './standings/standings.ts';
