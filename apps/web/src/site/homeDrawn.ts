const { promise, resolve } = Promise.withResolvers<void>();

/** Until the first page is drawn: nothing is fetched ahead before. */
export const firstPage = promise;

/** To be told when it is. */
export const homeDrawn = (): void => resolve();
