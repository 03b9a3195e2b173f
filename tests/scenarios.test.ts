import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ScenarioOutcome, describeProblem, runScenario } from '@faultline/testkit';
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

for (const file of files) it(titleIn(file), () => expect(faultOf(outcomeOf(file))).toBe(''));

it('no scenario is told twice under one title', () => {
  const titles = files.map(titleIn);
  expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([]);
});

it('every position of the museum is told in German too, with its reason, and no other is', () => {
  const german: Record<string, { title?: string; about?: string }> = JSON.parse(
    readFileSync(`${root}/docs/rules/de/positions.json`, 'utf8'),
  );
  const museum = files.filter((file) => file.includes('/museum/')).map((file) => basename(file, '.scenario.yaml'));
  expect(Object.keys(german).sort()).toEqual(museum.toSorted());
  expect(Object.values(german).every((told) => told.title && told.about)).toBe(true);
  expect(
    files.filter((file) => file.includes('/museum/') && !/^about: /m.test(readFileSync(`${root}/${file}`, 'utf8'))),
  ).toEqual([]);
});

it('every worked example of the core rules has a scenario', () => {
  const ledger = readFileSync(`${root}/docs/rules/core.md`, 'utf8');
  const examples = [...ledger.matchAll(/^\*\*((?:G|X)-\d+)\b/gm)].map(([, id = '']) => id);
  const told = files.map(titleIn).join('\n');
  expect(examples).toHaveLength(38);
  expect(examples.filter((id) => !new RegExp(`\\[[^\\]]*\\b${id}\\b[^\\]]*\\]`).test(told))).toEqual([]);
});
