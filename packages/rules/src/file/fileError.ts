/** What a sentence about a file tells: names, numbers, and a detail in English that only a programmer can use. */
export type FileFacts = Readonly<Record<string, string | number>>;

/** Why a file is no game of ours, in English; other languages hang on the names of the faults. */
const FAULTS = {
  notGame: () => 'This is not a game file.',
  noFormat: () => 'This is not a game file: the format is missing.',
  newer: ({ format, most }) =>
    `This game has format ${format}; this version reads formats up to ${most}. A newer version can open it.`,
  partMissing: ({ part }) => `The game file is incomplete or damaged: "${part}" is missing.`,
  partWrong: ({ part }) => `The game file is incomplete or damaged: "${part}" is not what it should be.`,
  seal: () => 'The game file was changed or damaged: its checksum does not match.',
  impossible: ({ detail }) => `The game file contains something no game has: ${detail}.`,
  tooLong: () => 'The game file is far longer than any game.',
  empty: () => 'The game file is empty.',
  notJson: ({ detail }) => `The game file is incomplete or damaged: ${detail}.`,
  tooDeep: () => 'The game file is damaged: its records are nested too deeply.',
  mode: ({ mode, known }) => `Unknown game mode "${mode}". Known modes: ${known}.`,
  units: ({ units }) => `This game fields Units that cannot be played here: ${units}.`,
  operation: ({ operation, known }) => `Unknown operation "${operation}". Known operations: ${known}.`,
  option: ({ detail }) => `${detail}`,
  beginning: ({ detail }) => `the state it begins with makes no sense: ${detail}`,
  replay: ({ detail, entry }) => `The game cannot be replayed: ${detail} (entry ${entry}).`,
  ended: () => 'The saved state cannot be played on.',
  state: ({ detail }) => `The saved state cannot be one of this game: ${detail}.`,
} as const satisfies Readonly<Record<string, (facts: FileFacts) => string>>;

export type FileFault = keyof typeof FAULTS;

/** A file that is not a game of ours; the sentence is for people. */
export class FileError extends Error {
  /** What the page tells in its own language. */
  readonly about: { readonly code: FileFault; readonly facts: FileFacts };

  constructor(code: FileFault, facts: FileFacts = {}) {
    const says: (facts: FileFacts) => string = FAULTS[code];
    super(says(facts));
    this.about = { code, facts };
  }
}

/** What went wrong, for people: the sentences of our own, and one for all that only a programmer understands. */
export const whyFailed = (error: unknown): string =>
  error instanceof Error && error.message !== '' && !(error instanceof TypeError) && !(error instanceof RangeError)
    ? error.message
    : 'the rules cannot go on from it';
