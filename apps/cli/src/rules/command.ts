import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Command, NotUnderstood, read } from '../command.ts';
import { CODE, readCode } from './code.ts';
import { writeText } from '../filing.ts';
import { type Coverage, cover, PROVED } from './coverage.ts';
import { type Ledger, readLedgers } from './ledger.ts';
import { describeEntry, readSources } from './lookup.ts';
import { NOT_SOFTWARE, readNotSoftware } from './notSoftware.ts';
import { asJson, asText } from './report.ts';
import { readTitles } from './titles.ts';

const usage = `Usage: faultline rules [options]
       faultline rules <ID> ...

Counts which rules of docs/rules are covered by a test. A test covers the IDs in square brackets in its title.
With IDs: what each says, the code that a test proving it runs (${CODE}), where else it is named, and those tests.

Fails when a title names an unknown ID or more than three, and when an ID of ${PROVED} has lost its proof.
Rules that only people can keep are listed in ${NOT_SOFTWARE} with a reason.

  --uncovered  also list every ID that no test names
  --json       the same as JSON (docs/cli.md describes it)
  --write      add newly proved IDs to ${PROVED}
  --help       this text`;

const options = {
  json: { type: 'boolean' },
  uncovered: { type: 'boolean' },
  write: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

const checkout = fileURLToPath(new URL('../../../../', import.meta.url));

export const rules: Command = {
  name: 'rules',
  summary: 'rule coverage, and where a rule is implemented',
  run(args) {
    const { values, positionals } = read(args, { allowPositionals: true, options });
    if (values.help) {
      console.log(usage);
      return 0;
    }
    const ledger = readLedgers(checkout);
    const ids = positionals.map((id) => id.toUpperCase());
    if (ids.length > 0) {
      if (values.json || values.uncovered || values.write)
        throw new NotUnderstood('Rule IDs cannot be combined with options.');
      return show(ids, ledger);
    }
    const proved = readProved(checkout);
    const coverage = cover(ledger, readTitles(checkout), proved, readNotSoftware(checkout));
    if (values.write) writeProved(checkout, [...proved, ...coverage.unlisted]);
    return report(coverage, values.json === true, values.uncovered === true);
  },
};

function show(ids: readonly string[], ledger: Ledger): number {
  const shelf = { ledger, titles: readTitles(checkout, ids), code: readCode(checkout), sources: readSources(checkout) };
  const notSoftware = readNotSoftware(checkout);
  const described = ids.map((id) => {
    const why = notSoftware.get(id);
    const text = describeEntry(id, shelf);
    return why === undefined ? text : `${text}\nNot software: ${id} ${why}`;
  });
  console.log(described.join('\n\n'));
  return ids.every((id) => ledger.has(id)) ? 0 : 1;
}

function report(coverage: Coverage, json: boolean, uncovered: boolean): number {
  console.log(json ? asJson(coverage) : asText(coverage, uncovered));
  return coverage.faults.length === 0 ? 0 : 1;
}

function readProved(root: string): string[] {
  const file = join(root, PROVED);
  return existsSync(file) ? readFileSync(file, 'utf8').split(/\s+/).filter(Boolean) : [];
}

function writeProved(root: string, ids: readonly string[]): void {
  writeText(
    join(root, PROVED),
    [...new Set(ids)]
      .sort()
      .map((id) => `${id}\n`)
      .join(''),
  );
}
