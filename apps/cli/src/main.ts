// `faultline <command> …`. A command is one line in the table; each reads its own arguments and answers --help.
// Exit codes: 0 done, 1 what was asked about is not in order, 2 the command line was not understood.

import type { Command } from './command.ts';
import { NotUnderstood, Unreadable } from './command.ts';
import { arena } from './arena/command.ts';
import { bench } from './bench/command.ts';
import { draw } from './draw/command.ts';
import { event } from './event/command.ts';
import { odds } from './odds/command.ts';
import { play } from './play/command.ts';
import { replay } from './replay/command.ts';
import { rules } from './rules/command.ts';
import { scenario } from './scenario/command.ts';
import { simulate } from './simulate/command.ts';
import { table } from './table/command.ts';
import { team } from './team/command.ts';
import { units } from './units/command.ts';

const commands: readonly Command[] = [
  play,
  simulate,
  replay,
  scenario,
  draw,
  odds,
  event,
  table,
  team,
  units,
  rules,
  bench,
  arena,
];

const usage = `Usage: faultline <command> [options]

Commands:
${commands.map(({ name, summary }) => `  ${name.padEnd(10)} ${summary}`).join('\n')}

faultline <command> --help tells more about one of them.`;

export async function main(args: readonly string[]): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    console.log(usage);
    return name === undefined ? 2 : 0;
  }
  const command = commands.find((each) => each.name === name);
  if (!command) {
    console.error(`There is no command called ${name}.\n\n${usage}`);
    return 2;
  }
  try {
    return await command.run(rest);
  } catch (mistake) {
    if (mistake instanceof Unreadable) {
      console.error(mistake.message);
      return 1;
    }
    if (!(mistake instanceof NotUnderstood)) throw mistake;
    console.error(`${mistake.message}\nfaultline ${name} --help tells more.`);
    return 2;
  }
}
