/** A file that is not a game of ours; the sentence is for people. */
export class FileError extends Error {}

/** What went wrong, for people: the sentences of our own, and one for all that only a programmer understands. */
export const whyFailed = (error: unknown): string =>
  error instanceof Error && error.message !== '' && !(error instanceof TypeError) && !(error instanceof RangeError)
    ? error.message
    : 'the rules cannot go on from it';
