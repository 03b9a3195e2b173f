/** A promise, and what keeps it. */
const told = () => Promise.withResolvers<void>();

const board = told();
const line = told();

/** The first board is drawn, or there is none to wait for. */
export const firstBoard = board.promise;
export const boardDrawn = (): void => board.resolve();

/** What somebody looks at has come: the line is free for what is looked at later. */
export const lineFree = line.promise;
export const freeLine = (): void => line.resolve();
