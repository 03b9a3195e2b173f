import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Command, NotUnderstood, read } from '../command.ts';
import { CODE, readCode } from './code.ts';
import { writeText } from '../filing.ts';
import { withCounts } from './counts.ts';
import { type Coverage, cover, PROVED } from './coverage.ts';
import { GLOSSARY, readGlossary } from './glossary.ts';
import { type Language, LANGUAGES, type Ledger, readLedgers } from './ledger.ts';
import { describeEntry, readSources } from './lookup.ts';
import { NOT_SOFTWARE, readNotSoftware } from './notSoftware.ts';
import { readOrigins, SOURCES, whyUntold, withOrigins } from './origin.ts';
import { asJson, asText } from './report.ts';
import { RUNS, whyTaken } from './runs.ts';
import { whyStale } from './stale.ts';
import { readTitles } from './titles.ts';
import { readTwins, TWINS, type Twins, twinsAsText, twinsOf } from './twins.ts';
import { WORDS } from './words.ts';

const usage = `Usage: faultline rules [options]
       faultline rules <ID> ... [--lang LANGUAGE]

Counts which rules of docs/rules are covered by a test. A test covers the IDs in square brackets in its title.
With IDs: what each says, the code that a test proving it runs (${CODE}), where else it is named, and those tests.

Fails when a title names an unknown ID or more than three, and when an ID of ${PROVED} has lost its proof.
It also fails when too much of ${CODE} no longer fits the code (npm run traces writes it).
Rules that only people can keep are listed in ${NOT_SOFTWARE} with a reason.
Also fails when a rule was changed in English and not in German, or the other way round (${TWINS}),
when one of the two lacks a word of the game that the other has (${GLOSSARY}),
or when a source is not told in German (${SOURCES}).
Nothing that people read has nine words in a row of a rule document; ${RUNS} holds the hashes of theirs.

  --uncovered  also list every ID that no test names
  --lang L     the words of ${Object.keys(LANGUAGES).join(' or ')}; with --json the text of every rule too
  --json       the same as JSON (docs/cli.md describes it)
  --write      add newly proved IDs to ${PROVED}, and rules told in both languages to ${TWINS}
  --paired ID  both texts of this rule were read and still say the same
  --help       this text`;

const options = {
  json: { type: 'boolean' },
  uncovered: { type: 'boolean' },
  write: { type: 'boolean' },
  lang: { type: 'string' },
  paired: { type: 'string', multiple: true },
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
    const language = languageOf(values.lang);
    const ledger = readLedgers(checkout);
    const ids = positionals.map((id) => id.toUpperCase());
    if (ids.length > 0) {
      if (values.json || values.uncovered || values.write || values.paired)
        throw new NotUnderstood('Of the options only --lang goes with rule IDs.');
      const told = language === 'de' ? withOrigins(readLedgers(checkout, 'de'), ledger, readOrigins(checkout)) : ledger;
      return show(ids, ledger, told, language);
    }
    const german = readLedgers(checkout, 'de');
    const proved = readProved(checkout);
    const twins = twinsOf(ledger, german, readTwins(checkout), {
      paired: values.paired ?? [],
      glossary: readGlossary(checkout),
    });
    const coverage = cover(ledger, readTitles(checkout), proved, readNotSoftware(checkout));
    if (values.write) writeProved(checkout, [...proved, ...coverage.unlisted]);
    const counts = staleCounts(ledger);
    if (values.write) for (const [file, text] of counts) writeText(join(checkout, file), text);
    if ((values.write && twins.faults.length === 0) || values.paired)
      writeText(join(checkout, TWINS), twinsAsText(twins.pairs));
    const told = values.lang === undefined ? undefined : language === 'de' ? german : ledger;
    const stale = values.write
      ? []
      : [...counts.keys()].map((file) => `${file} counts other rules than there are: faultline rules --write`);
    const old = whyStale(readCode(checkout), proved, readSources(checkout));
    const faults = [
      ...coverage.faults,
      ...stale,
      ...(old === null ? [] : [old]),
      ...whyUntold(ledger, readOrigins(checkout)),
      ...whyTaken(checkout),
    ];
    return report({ ...coverage, faults }, twins, {
      json: values.json === true,
      uncovered: values.uncovered === true,
      told,
      language,
    });
  },
};

/** Where statements and rulings are counted. */
const COUNTED = ['docs/rules/README.md', 'docs/rules/core.md'];

/** The files whose counts are not those of today, as they should be. */
function staleCounts(ledger: Ledger): Map<string, string> {
  const entries = [...ledger.values()];
  const texts = COUNTED.map((file) => [file, readFileSync(join(checkout, file), 'utf8')] as const);
  const fresh = texts.map(([file, text]) => [file, text, withCounts(text, entries)] as const);
  return new Map(fresh.filter(([, text, now]) => text !== now).map(([file, , now]) => [file, now]));
}

function languageOf(wanted: string | undefined): Language {
  const language = wanted ?? 'en';
  if (Object.hasOwn(LANGUAGES, language)) return language as Language;
  throw new NotUnderstood(`The rules are told in ${Object.keys(LANGUAGES).join(' and ')}, not in "${language}".`);
}

function show(ids: readonly string[], ledger: Ledger, told: Ledger, language: Language): number {
  const notSoftware = readNotSoftware(checkout, language);
  const shelf = {
    ledger: new Map([...ledger, ...told]),
    titles: readTitles(checkout, ids),
    code: readCode(checkout),
    sources: readSources(checkout),
  };
  const described = ids.map((id) => {
    const why = notSoftware.get(id);
    const missing = ledger.has(id) && !told.has(id) ? `\n${id} is not told in this language yet.` : '';
    const text = `${describeEntry(id, shelf, language)}${missing}`;
    return why === undefined ? text : `${text}\n${WORDS[language].notSoftware}: ${id} ${why}`;
  });
  console.log(described.join('\n\n'));
  return ids.every((id) => ledger.has(id)) ? 0 : 1;
}

interface Asked {
  readonly json: boolean;
  readonly uncovered: boolean;
  /** The ledger whose words are wanted too. */
  readonly told: Ledger | undefined;
  readonly language: Language;
}

function report(coverage: Coverage, twins: Twins, { json, uncovered, told, language }: Asked): number {
  const faults = [...coverage.faults, ...twins.faults];
  const all = { ...coverage, faults };
  console.log(json ? asJson(all, twins.told, told) : asText(all, uncovered, twins.told, language));
  return faults.length === 0 ? 0 : 1;
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
