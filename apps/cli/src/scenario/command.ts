import { join } from 'node:path';
import { type Outcome, runScenario, scenarioSchema } from '@faultline/testkit';
import { type Command, NotUnderstood, read, Unreadable } from '../command.ts';
import { filesIn, lookAt } from '../files.ts';
import { neededText, writeText } from '../filing.ts';
import { asJson, asText } from './report.ts';

const usage = `Usage: faultline scenario [options] <FILE or FOLDER> ...

Plays scenario files (docs/scenarios.md) and says which hold. Of a folder it plays every *.scenario.yaml,
but those in a folder called broken.

  --json       the same as JSON (docs/cli.md describes it)
  --save FILE  also write the game file of the scenario; with one scenario only
  --schema     print the JSON schema of scenario files and do nothing else
  --help       this text`;

const options = {
  json: { type: 'boolean' },
  save: { type: 'string' },
  schema: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

export const scenario: Command = {
  name: 'scenario',
  summary: 'play scenario files and say which hold',
  run(args) {
    const { values, positionals } = read(args, { allowPositionals: true, options });
    if (values.help) {
      console.log(usage);
      return 0;
    }
    if (values.schema) {
      console.log(JSON.stringify(scenarioSchema(), undefined, 2));
      return 0;
    }
    if (positionals.length === 0) throw new NotUnderstood('Say which file or folder to play.');
    const files = [...new Set(positionals.flatMap(scenariosAt))];
    if (values.save !== undefined && files.length !== 1)
      throw new NotUnderstood(`--save writes one game, but there are ${files.length} scenarios.`);
    const outcomes = files.map((file) => runScenario(neededText(file, 'scenario'), file));
    if (values.save !== undefined && outcomes[0]) save(outcomes[0], values.save);
    console.log(values.json ? asJson(outcomes) : asText(outcomes));
    return outcomes.every(({ result }) => result === 'passed') ? 0 : 1;
  },
};

function scenariosAt(path: string): string[] {
  const found = lookAt(path);
  if (!found) throw new NotUnderstood(`There is no file or folder ${path}.`);
  if (!found.isDirectory()) return [path];
  const files = filesIn(path, ['**/*.scenario.yaml']).filter((file) => !file.split('/').includes('broken'));
  if (files.length === 0) throw new Unreadable(`The folder ${path} holds no *.scenario.yaml.`);
  return files.map((file) => join(path, file));
}

function save(outcome: Outcome, file: string): void {
  if (outcome.result === 'unreadable' || !outcome.game)
    throw new Unreadable(`${outcome.file} has no game to save: none was begun.`);
  writeText(file, `${JSON.stringify(outcome.game)}\n`);
}
