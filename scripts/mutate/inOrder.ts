// Runs test files in the order they were asked for: the quickest first finds most faults soonest.

import { relative, sep } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { root } from '../setup.mjs';

const order = JSON.parse(process.env.FAULTLINE_ORDER ?? '[]') as readonly string[];
const placeOf = ({ moduleId }: TestSpecification): number =>
  order.indexOf(relative(root, moduleId).split(sep).join('/'));

export class InOrder extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files.toSorted((a, b) => placeOf(a) - placeOf(b)));
  }
}
