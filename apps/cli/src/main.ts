// `faultline <command> …`. A command is one line in the table; each reads its own arguments and answers --help.
// Exit codes: 0 done, 1 what was asked about is not in order, 2 the command line was not understood.

import type { Command } from './command.ts';
import { NotUnderstood, Unreadable } from './command.ts';

/** Each is loaded when it is called: whoever asks about a rule need not wait for the opponents. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  play: async () => (await import('./play/command.ts')).play,
  simulate: async () => (await import('./simulate/command.ts')).simulate,
  replay: async () => (await import('./replay/command.ts')).replay,
  scenario: async () => (await import('./scenario/command.ts')).scenario,
  draw: async () => (await import('./draw/command.ts')).draw,
  odds: async () => (await import('./odds/command.ts')).odds,
  event: async () => (await import('./event/command.ts')).event,
  campaign: async () => (await import('./campaign/command.ts')).campaign,
  table: async () => (await import('./table/command.ts')).table,
  team: async () => (await import('./team/command.ts')).team,
  operations: async () => (await import('./operations/command.ts')).operations,
  ends: async () => (await import('./ends/command.ts')).ends,
  puzzles: async () => (await import('./puzzles/command.ts')).puzzles,
  units: async () => (await import('./units/command.ts')).units,
  rules: async () => (await import('./rules/command.ts')).rules,
  bench: async () => (await import('./bench/command.ts')).bench,
  blunders: async () => (await import('./blunders/command.ts')).blunders,
  arena: async () => (await import('./arena/command.ts')).arena,
  learn: async () => (await import('./learn/command.ts')).learn,
  tune: async () => (await import('./arena/tune.ts')).tune,
};

async function usage(): Promise<string> {
  const all = await Promise.all(Object.values(commands).map((load) => load()));
  return `Usage: faultline <command> [options]

Commands:
${all.map(({ name, summary }) => `  ${name.padEnd(10)} ${summary}`).join('\n')}

Run "faultline <command> --help" for details.`;
}

export async function main(args: readonly string[]): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    console.log(await usage());
    return name === undefined ? 2 : 0;
  }
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!load) {
    console.error(`Unknown command: ${name}.\n\n${await usage()}`);
    return 2;
  }
  try {
    const command = await load();
    return await command.run(rest);
  } catch (mistake) {
    if (mistake instanceof Unreadable) {
      console.error(mistake.message);
      return 1;
    }
    if (!(mistake instanceof NotUnderstood)) throw mistake;
    console.error(`${mistake.message}\nSee "faultline ${name} --help".`);
    return 2;
  }
}
