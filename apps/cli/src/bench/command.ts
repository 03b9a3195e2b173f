import { fileURLToPath } from 'node:url';
import { type Command, read } from '../command.ts';
import { writeText } from '../filing.ts';
import { wholeNumber } from '../wholeNumber.ts';
import baseline from './baseline.json' with { type: 'json' };
import { recordCorpus } from './corpus.ts';
import { playFor } from './games.ts';
import { bestOf, type Measured, measureAll } from './measure.ts';
import { type Ratio, ratiosOf } from './ratios.ts';

const MILLISECONDS = 600;
const FILE = fileURLToPath(new URL('./baseline.json', import.meta.url));

const usage = `Usage: faultline bench [options]

Measures the rules: taking decisions, copying, hashing, dice, whole games. Times depend on the machine and its
load; ratios hardly do, so these are compared with the stored baseline. Always exits with 0.

  --json       the same as JSON (docs/cli.md describes it)
  --games N    only complete random games, for N CPU seconds after N seconds of warm-up, as JSON
  --write      store this run's ratios as the new baseline
  --help       this text`;

const options = {
  json: { type: 'boolean' },
  games: { type: 'string' },
  write: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

export const bench: Command = {
  name: 'bench',
  summary: 'measure the rules, as ratios within one run',
  run(args) {
    const { values } = read(args, { options });
    if (values.help) {
      console.log(usage);
      return 0;
    }
    if (values.games !== undefined) {
      const seconds = wholeNumber('games', values.games, 1, 1);
      playFor(seconds, 'warm');
      console.log(JSON.stringify(playFor(seconds, 'bench')));
      return 0;
    }
    const corpus = recordCorpus();
    const measured = bestOf(measureAll(corpus, MILLISECONDS), measureAll(corpus, MILLISECONDS));
    const ratios = ratiosOf(measured, baseline);
    console.log(values.json ? asJson(measured, ratios) : asText(measured, ratios));
    if (values.write) {
      const stored = Object.fromEntries(ratios.map(({ name, ratio }) => [name, ratio]));
      writeText(FILE, `${JSON.stringify(stored, null, 2)}\n`);
    }
    return 0;
  },
};

const perSecond = (microseconds: number): number => Math.round(1_000_000 / microseconds);

const asJson = (measured: readonly Measured[], ratios: readonly Ratio[]): string =>
  JSON.stringify(
    { times: measured.map((each) => ({ ...each, perSecond: perSecond(each.microseconds) })), ratios },
    null,
    2,
  );

export function asText(measured: readonly Measured[], ratios: readonly Ratio[]): string {
  const times = measured.map(
    ({ name, microseconds }) =>
      `${name.padEnd(52)} ${microseconds.toFixed(2).padStart(10)} µs ${String(perSecond(microseconds)).padStart(9)}/s`,
  );
  const compared = ratios.map(({ name, ratio, baseline: before, change }) => {
    const against = change === null ? 'no baseline' : `baseline ${before}, ${change > 0 ? '+' : ''}${change}%`;
    return `${name.padEnd(52)} ${ratio.toFixed(2).padStart(10)} (${against})`;
  });
  return [...times, '', ...compared].join('\n');
}
