import { type ParseArgsConfig, parseArgs } from 'node:util';

/** One word of the command line tool. `run` gets what stands after it and answers with the exit code. */
export interface Command {
  readonly name: string;
  readonly summary: string;
  run(args: readonly string[]): number | Promise<number>;
}

/** The command line does not say what to do. The message is for the person who typed it. */
export class NotUnderstood extends Error {}

/** A file the command needs cannot be used. The message says which, and why. */
export class Unreadable extends Error {}

/** node:util's parseArgs, with a mistake reported as NotUnderstood. */
export function read<const C extends Omit<ParseArgsConfig, 'args'>>(args: readonly string[], config: C) {
  try {
    return parseArgs({ ...config, args: [...args] });
  } catch (mistake) {
    throw new NotUnderstood(mistake instanceof Error ? mistake.message : String(mistake));
  }
}
