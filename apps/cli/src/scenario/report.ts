import { describeProblem, type Failure, type ScenarioOutcome } from '@faultline/testkit';

/** One line for each scenario, what went wrong below it, and the sum in the last line. */
export function asText(outcomes: readonly ScenarioOutcome[]): string {
  const failed = outcomes.filter(({ result }) => result !== 'passed').length;
  return [...outcomes.map(sayOutcome), `${outcomes.length - failed} passed, ${failed} failed`].join('\n');
}

function sayOutcome(outcome: ScenarioOutcome): string {
  switch (outcome.result) {
    case 'passed':
      return `passed  ${outcome.title}`;
    case 'failed':
      return `FAILED  ${outcome.title}\n${sayFailure(outcome.file, outcome.failure)}`;
    case 'unreadable':
      return [`UNREAD  ${outcome.file}`, ...outcome.problems.map((problem) => `  ${describeProblem(problem)}`)].join(
        '\n',
      );
  }
}

function sayFailure(file: string, { line, column, expected, found, question }: Failure): string {
  const about = Object.entries(question?.about ?? {}).map(([name, value]) => `${name} ${value}`);
  return [
    `  ${file}:${line}:${column}`,
    `  expected  ${expected}`,
    `  found     ${found}`,
    ...(question
      ? [
          `  open      ${question.side} ${question.point}${about.length > 0 ? ` (${about.join(', ')})` : ''}`,
          `  options   ${question.options.join(', ')}`,
        ]
      : []),
  ].join('\n');
}

/** The form is described in docs/cli.md and only ever gains fields. */
export function asJson(outcomes: readonly ScenarioOutcome[]): string {
  const plain = outcomes.map((outcome) => {
    if (outcome.result === 'unreadable') return outcome;
    const { game: _game, ...rest } = outcome;
    return rest;
  });
  const passed = outcomes.filter(({ result }) => result === 'passed').length;
  return JSON.stringify({ passed, failed: outcomes.length - passed, scenarios: plain }, undefined, 2);
}
