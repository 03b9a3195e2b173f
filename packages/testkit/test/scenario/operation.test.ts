import { describe, expect, it } from 'vitest';
import { runScenario } from '../../src/index.ts';

const file = (end: string): string => `
title: "[KO-CARD-04] the map of an operation lies from the Aggressor's edge"
mode: key-operations
operation: {name: trigger-a-chain-reaction, aggressor: blue, stage: trigger-the-reaction}
tracker: {momentum: {red: 7, blue: 8}}
red: {units: {maul: {unit: lord-maul, at: [18, 18]}}}
blue: {units: {rex: {unit: cc-7567-captain-rex, at: [18, 30]}}}
turn: {player: red, active: maul}
steps: [{concede: red}]
ends: ${end}
`;

describe('a scenario of a Key Operation', () => {
  it('begins in the Stage it names, with its cards and its clock', () => {
    expect(runScenario(file('nothing open'), 'made up')).toMatchObject({ result: 'passed' });
  });

  it('refuses an operation nobody knows', () => {
    const wrong = file('nothing open').replace('trigger-a-chain-reaction', 'steal-the-moon');
    expect(runScenario(wrong, 'made up')).toMatchObject({ result: 'unreadable' });
  });
});
