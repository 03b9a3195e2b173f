import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { library } from '@faultline/cards';
import { type ScenarioOutcome, describeProblem, germanFaults, runScenario } from '@faultline/testkit';
import { expect, it } from 'vitest';
import { filesIn } from '../apps/cli/src/files.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const files = filesIn(root, ['tests/scenarios/**/*.scenario.yaml']).filter((file) => !file.includes('/broken/'));

const outcomeOf = (file: string): ScenarioOutcome => runScenario(readFileSync(`${root}/${file}`, 'utf8'), file);
const titleIn = (file: string): string =>
  /^title: *(?:"(.*)"|'(.*)'|(.*))$/m
    .exec(readFileSync(`${root}/${file}`, 'utf8'))
    ?.slice(1)
    .find(Boolean) ?? file;

/** What a person needs to find the fault; empty when the scenario holds. */
function faultOf(outcome: ScenarioOutcome): string {
  if (outcome.result === 'passed') return '';
  if (outcome.result === 'unreadable') return outcome.problems.map(describeProblem).join('\n');
  const { line, column, expected, found } = outcome.failure;
  return `${outcome.file}:${line}:${column}: expected ${expected}, found ${found}`;
}

const nameOf = (file: string): string => basename(file, '.scenario.yaml');

/** Teams that are refused or only checked, and a set-up that rolls before anything lies on the table. */
const UNSEEN = ['g-01-one-ahsoka-in-a-team', 'setup-deployment', 'team-legal', 'team-two-primaries'];

for (const file of files) it(titleIn(file), () => expect(faultOf(outcomeOf(file))).toBe(''));

it('no scenario is told twice under one title', () => {
  const titles = files.map(titleIn);
  expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([]);
});

it('every scenario with something to see is told in German too, and why where English tells it', () => {
  const german: Record<string, { title?: string; about?: string }> = JSON.parse(
    readFileSync(`${root}/docs/rules/de/positions.json`, 'utf8'),
  );
  const tellsMore = (file: string) => /^about: /m.test(readFileSync(`${root}/${file}`, 'utf8'));
  const seen = files.filter((file) => !UNSEEN.includes(nameOf(file)));
  expect(Object.keys(german).sort()).toEqual(seen.map(nameOf).sort());
  expect(seen.filter((file) => (german[nameOf(file)]?.about !== undefined) !== tellsMore(file))).toEqual([]);
  expect(Object.values(german).filter(({ title }) => !title)).toEqual([]);
  expect(files.filter((file) => file.includes('/museum/') && !tellsMore(file))).toEqual([]);
});

it('German titles and reasons of positions hold no English, no raw id, no gap and no wrong count', () => {
  const names = [
    ...Object.values(library.units).flatMap(({ name, stances }) => [
      name,
      ...name.split(', '),
      ...stances.flatMap((stance) => [
        stance.name,
        ...Object.values(stance.charts).flatMap((chart) => chart?.name ?? []),
      ]),
    ]),
    ...Object.values(library.abilities).flatMap(({ name }) => [name.replace(/: \[.*/, ''), ...name.split(', ')]),
    ...Object.values(library.missions).map(({ name }) => name),
    'Mission Critical',
  ].toSorted((a, b) => b.length - a.length);
  const german: Record<string, { title: string; about?: string }> = JSON.parse(
    readFileSync(`${root}/docs/rules/de/positions.json`, 'utf8'),
  );
  const faults = Object.entries(german).flatMap(([name, { title, about = '' }]) =>
    [title, about]
      .flatMap((text) => germanFaults(text.replace(/\b[A-Z]+-[A-Z]+-\d+/g, 'Regel'), names))
      .map((fault) => `${name}: ${fault}`),
  );
  expect(faults).toEqual([]);
});

it('every worked example of the core rules has a scenario', () => {
  const ledger = readFileSync(`${root}/docs/rules/core.md`, 'utf8');
  const examples = [...ledger.matchAll(/^\*\*((?:G|X)-\d+)\b/gm)].map(([, id = '']) => id);
  const told = files.map(titleIn).join('\n');
  expect(examples).toHaveLength(38);
  expect(examples.filter((id) => !new RegExp(`\\[[^\\]]*\\b${id}\\b[^\\]]*\\]`).test(told))).toEqual([]);
});
