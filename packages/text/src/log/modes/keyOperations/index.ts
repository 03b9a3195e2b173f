/** Fetched with a game of Key Operations. */
export { operationTelling as telling } from './telling.ts';
export { withOperations as words } from './words.ts';
