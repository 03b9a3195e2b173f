import { type ScenarioOutcome, runScenario, scenarioSchema } from '@faultline/testkit';
import { type Command, NotUnderstood, read, Unreadable } from '../command.ts';
import { neededText, writeText } from '../filing.ts';
import { scenariosAt } from './files.ts';
import { asJson, asText } from './report.ts';

const usage = `Usage: faultline scenario [options] <FILE or FOLDER> ...

Runs scenario files (docs/scenarios.md) and reports which pass. In a folder it runs every *.scenario.yaml except those in
a folder called broken.

  --json       the same as JSON (docs/cli.md describes it)
  --save FILE  also write the scenario's game file (one scenario only)
  --schema     only print the JSON schema of scenario files
  --help       this text`;

const options = {
  json: { type: 'boolean' },
  save: { type: 'string' },
  schema: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

export const scenario: Command = {
  name: 'scenario',
  summary: 'run scenario files and report which pass',
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
    if (positionals.length === 0) throw new NotUnderstood('Missing file or folder.');
    const files = [...new Set(positionals.flatMap(scenariosAt))];
    if (values.save !== undefined && files.length !== 1)
      throw new NotUnderstood(`--save writes one game, but there are ${files.length} scenarios.`);
    const outcomes = files.map((file) => runScenario(neededText(file, 'scenario'), file));
    if (values.save !== undefined && outcomes[0]) save(outcomes[0], values.save);
    console.log(values.json ? asJson(outcomes) : asText(outcomes));
    return outcomes.every(({ result }) => result === 'passed') ? 0 : 1;
  },
};

function save(outcome: ScenarioOutcome, file: string): void {
  if (outcome.result === 'unreadable' || !outcome.game)
    throw new Unreadable(`${outcome.file} has no game to save: none was started.`);
  writeText(file, `${JSON.stringify(outcome.game)}\n`);
}
