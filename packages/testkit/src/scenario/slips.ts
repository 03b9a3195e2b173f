import { type KnownOptions, knownOptions, whyNoOption } from './knownOptions.ts';
import type { Spot } from './problem.ts';
import type { Reader } from './reader.ts';
import type { ScenarioFile } from './scenario.ts';
import type { Act, Step } from './steps.ts';

/** Names that stand only where something is absent or refused: misspelt they would hold by themselves. */
export function checkSlips(file: ScenarioFile, r: Reader): void {
  const known = knownOptions({
    library: r.known.library,
    names: r.known.names,
    objectives: (file.objectives ?? []).map((one) => (typeof one === 'string' ? one : one.key)),
    points: (file.terrain?.ingress ?? []).map(({ name }) => name),
  });
  for (const step of file.steps) for (const { value, spot } of absentIn(step)) check(value, spot, known, r);
}

function check(called: string, spot: Spot, known: KnownOptions, r: Reader): void {
  const why = whyNoOption(known, r.known.library, called);
  if (why !== null) r.problem(spot, why);
}

interface Named {
  readonly value: string;
  readonly spot: Spot;
}

function absentIn(step: Step): readonly Named[] {
  if (step.kind === 'refused') return namesIn(step.value.step);
  if (step.kind !== 'expect') return [];
  return step.value.flatMap((one) => (one.kind === 'not offered' ? one.value.options : []));
}

function namesIn(act: Act): readonly Named[] {
  const { spot } = act;
  if (act.kind === 'choose' || act.kind === 'use') return [{ value: act.value, spot }];
  if (act.kind !== 'tree') return [];
  return act.value.flatMap((value) => (typeof value === 'string' ? [{ value, spot }] : []));
}
