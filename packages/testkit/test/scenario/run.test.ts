import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Failure, runScenario } from '@faultline/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** Kalani shoots at Anakin; tests change the dice, the steps or the end. */
const shot = (parts: { dice?: string; more?: string; steps?: string; ends?: string }): string => `title: a shot
red:
  units:
    kalani: {unit: kalani-super-tactical-droid, at: [18, 10]}
blue:
  units:
    anakin: {unit: general-anakin-skywalker, at: [18, 17]}
turn: {active: kalani}
dice: ${parts.dice ?? '{attack: 7 failure, defense: 5 failure}'}
${parts.more ?? ''}steps:
  - attack: {with: kalani, type: ranged, target: anakin}
${parts.steps ?? '  - pass\n'}ends: ${parts.ends ?? '{waiting for: red DP-23}'}
`;

function failureOf(text: string): Failure {
  const outcome = runScenario(text, 'f.yaml');
  if (outcome.result !== 'failed') throw new Error(`It has ${outcome.result}: ${JSON.stringify(outcome)}`);
  return outcome.failure;
}

describe('playing a scenario', () => {
  it('gives the game file of one that holds', () => {
    const outcome = runScenario(shot({}), 'f.yaml');
    expect(outcome.result === 'passed' && outcome.game?.entries.length).toBe(3);
  });

  it('fails when scripted dice are left over', () => {
    const { found } = failureOf(shot({ dice: '{attack: 8 failure, defense: 5 failure}' }));
    expect(found).toBe('left over: attack dice failure');
  });

  it('fails at the step for which dice are missing', () => {
    const failure = failureOf(shot({ dice: '{attack: 6 failure, defense: 5 failure}' }));
    expect([failure.line, failure.found]).toEqual([11, '7 attack dice are rolled, but only 6 are scripted.']);
  });

  it('fails when a scripted shuffle is never asked for', () => {
    const { found } = failureOf(shot({ more: 'shuffles: [[kalani, shatterpoint]]\n' }));
    expect(found).toBe('left over: the shuffle kalani, shatterpoint');
  });

  it('fails when another question is open at the end than the file says', () => {
    const { expected, found, question } = failureOf(shot({ steps: '' }));
    expect([expected, found]).toEqual(['the question red DP-23', 'blue DP-53 with deflect@anakin, pass']);
    expect(question).toMatchObject({ side: 'blue', point: 'DP-53', options: ['deflect@anakin', 'pass'] });
  });

  it('fails when nothing should be open and something is', () => {
    expect(failureOf(shot({ ends: 'nothing open' })).expected).toBe('nothing open at the end');
  });

  it('says what was expected of a value and what was found', () => {
    const failure = failureOf(shot({ steps: '  - pass\n  - expect: {anakin.damage: 3}\n' }));
    expect(failure).toMatchObject({ line: 13, column: 14, expected: 'anakin.damage: 3', found: '0' });
  });

  it('proposes the nearest option when one is not offered', () => {
    const failure = failureOf(shot({ steps: '  - choose: defelct@anakin\n' }));
    expect(failure.expected).toBe('the option "defelct@anakin" (did you mean "deflect@anakin"?)');
  });

  it('asks which unit is meant when several have the ability', () => {
    const text = readFileSync(`${root}tests/scenarios/ability-one-reactive-for-an-event.scenario.yaml`, 'utf8');
    const failure = failureOf(text.replace('    by: clones\n', ''));
    expect(failure.expected).toBe('one option called "coordinated-fire-strained"');
  });

  it('lets the tree step answer only questions of the tree', () => {
    expect(failureOf(shot({ steps: '  - tree: [pass]\n' })).expected).toBe('a choice in the tree');
  });

  it('insists on who decides', () => {
    expect(failureOf(shot({ steps: '  - {choose: pass, by: red}\n' })).expected).toBe('a question to red');
  });

  it('fails when a step is taken that should be refused', () => {
    const failure = failureOf(shot({ steps: '  - refused: {step: pass, rules: [DP-53]}\n' }));
    expect([failure.expected, failure.found]).toEqual(['a refusal by DP-53', 'it is taken']);
  });

  it('fails when a step is refused by another rule', () => {
    const failure = failureOf(shot({ steps: '  - refused: {step: flip, rules: [CR-ATK-01]}\n' }));
    expect(failure.found).toContain('unknown-option, DP-53');
  });

  it('takes the number of the open decision for any option that is not offered, as files of old say it', () => {
    const refused = (rules: string) =>
      runScenario(shot({ steps: `  - pass\n  - refused: {step: {choose: jump}, rules: [${rules}]}\n` }), 'f.yaml')
        .result;
    expect(['R-ACT-12', 'DP-23', 'DP-24'].map(refused)).toEqual(['passed', 'passed', 'failed']);
  });

  it('tells the rules whom a refused step means by the names of the file', () => {
    const text = readFileSync(`${root}tests/scenarios/action-recover.scenario.yaml`, 'utf8');
    const refused = '  - refused: {step: {choose: rex}, rules: [CR-ACT-23]}\n';
    expect(runScenario(text.replace('  - choose: clones.1\n', `${refused}$&`), 'f.yaml').result).toBe('passed');
  });

  it('wants a refused step to be refused at its first choice', () => {
    const steps = '  - pass\n  - refused: {step: {move: {who: kalani, to: [18, 30]}}, rules: [CR-MOVE-05]}\n';
    expect(failureOf(shot({ steps })).found).toBe('earlier choices of it are taken: tell them first');
  });

  it('counts events exactly on request', () => {
    const failure = failureOf(shot({ steps: '  - pass\n  - expect: {events: {exactly: [attack]}}\n' }));
    expect(failure.expected).toBe('exactly 1 events');
  });

  it('wants events in order', () => {
    const failure = failureOf(shot({ steps: '  - pass\n  - expect: {events: [rolled, attack]}\n' }));
    expect(failure.expected).toBe('the event attack {}');
  });

  it('refuses a set-up with one base over another', () => {
    const text = shot({}).replace('[18, 17]', '[18, 10.5]');
    expect(failureOf(text).found).toContain('CR-OVER-02');
  });

  it('rolls and shuffles from a seed alike every time', () => {
    const text = shot({ steps: '' }).replace(/dice: .*\n/, 'seed: some words\n');
    expect(failureOf(text)).toEqual(failureOf(text));
  });
});

const texts = globSync('tests/scenarios/*.scenario.yaml', { cwd: root })
  .toSorted()
  .map((file) => readFileSync(root + file, 'utf8'));

/** A piece cut out, doubled or put elsewhere. */
const spoil = (text: string, from: number, size: number, to: number): string => {
  const piece = text.slice(from, from + size);
  const rest = text.slice(0, from) + text.slice(from + size);
  return rest.slice(0, to) + piece.repeat(to % 3) + rest.slice(to);
};

describe('a spoilt scenario', () => {
  it('is answered with problems or a failure, never with a crash', () => {
    const place = fc.nat(1500);
    fc.assert(
      fc.property(fc.nat(texts.length - 1), place, fc.nat(60), place, (n, from, size, to) => {
        const outcome = runScenario(spoil(texts[n] ?? '', from, size, to), 'f.yaml');
        expect(['passed', 'failed', 'unreadable']).toContain(outcome.result);
        if (outcome.result === 'unreadable') expect(outcome.problems.length).toBeGreaterThan(0);
      }),
      { numRuns: 100, seed: 20261115 },
    );
  });
});
