// What a page fetches after its board: the rest of `first.ts`.
export { log } from './log.ts';
export { reasons } from './reasons.ts';
export { why } from './why.ts';
