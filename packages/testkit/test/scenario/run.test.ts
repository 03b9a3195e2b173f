import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gameOf, replay } from '@faultline/rules';
import { coreGame, type Failure, runScenario } from '@faultline/testkit';
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
    expect(found).toBe('unused: attack dice failure');
  });

  it('fails at the step for which dice are missing', () => {
    const failure = failureOf(shot({ dice: '{attack: 6 failure, defense: 5 failure}' }));
    expect([failure.line, failure.found]).toEqual([11, '7 attack dice are rolled, but only 6 are scripted.']);
  });

  it('fails when a scripted shuffle is never asked for', () => {
    const { found } = failureOf(shot({ more: 'shuffles: [[kalani, shatterpoint]]\n' }));
    expect(found).toBe('unused: the shuffle kalani, shatterpoint');
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
    expect(failure.found).toContain('unknown-option, CR-STANCE-06');
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

  it('[CR-DICE-08] compares the faces of changed dice, not places', () => {
    const event = '{dice: {die: defense, how: add, from: [], to: [expertise]}}';
    const text = shot({ steps: `  - pass\n  - expect: {events: [${event}]}\n` }).replace(
      'general-anakin-skywalker',
      'ahsoka-tano-jedi-no-more',
    );
    expect(runScenario(text, 'f.yaml')).toMatchObject({ result: 'passed' });
  });

  it('names the units that have taken an objective', () => {
    const text = shot({
      steps: '  - pass\n  - end\n  - expect: {events: [{control: {objective: X, seat: red, by: [kalani]}}]}\n',
      more: 'objectives: {X: {at: [18, 11]}}\n',
      ends: '{stop at: end of turn}',
    });
    expect(runScenario(text, 'f.yaml')).toMatchObject({ result: 'passed' });
  });

  it('fails when something happened that should not have', () => {
    const failure = failureOf(shot({ steps: '  - expect: {did not happen: [wounded, {rolled: {die: attack}}]}\n' }));
    expect(failure).toMatchObject({ line: 12, expected: 'no event rolled {die: attack}' });
    expect(failure.found).toMatch(/^rolled {die: attack, seat: red, faces: /);
  });

  it('looks only at what happened since the last look', () => {
    const steps = '  - expect: {events: [rolled]}\n  - expect: {did not happen: [rolled]}\n  - pass\n';
    expect(runScenario(shot({ steps }), 'f.yaml').result).toBe('passed');
  });

  it('does not take one option named twice for two', () => {
    const steps = '  - expect: {offered: {to: blue, options: [pass, pass], exactly: true}}\n';
    expect(failureOf(shot({ steps })).expected).toBe('exactly pass, pass offered');
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

/** Red may begin its activation, take its reserved card, or pass on the Shatterpoint Card. */
const turn = (parts: { red: string; steps: string; ends: string }): string => `title: a turn
red:
${parts.red}
  units:
    maul: {unit: lord-maul, at: [10, 10], damage: 1, conditions: [pinned]}
    gar: {unit: gar-saxon-merciless-commander, at: [14, 10]}
blue: {units: {rex: {unit: cc-7567-captain-rex, at: [18, 30]}}}
turn: {number: 5, player: red}
shuffles: []
steps:
${parts.steps}
ends: {waiting for: red ${parts.ends}}
`;

const SOURCE = '  reserve: maul\n  deck: [gar, shatterpoint]';
const SHATTERPOINT = '  deck: [shatterpoint, gar, maul]';

describe('the names of options', () => {
  it.each([
    ['the reserved card', SOURCE, '[reveal, take-reserved]', 'take-reserved', 'reserve', 'DP-23'],
    ['the Shatterpoint Card', SHATTERPOINT, '[choose-unit, pass-on]', 'choose-unit', 'choose', 'DP-18'],
  ])('mean one thing each: %s', (_what, red, options, name, before, ends) => {
    const steps = `  - expect: {offered: {to: red, options: ${options}, exactly: true}}\n  - choose: `;
    expect(runScenario(turn({ red, steps: steps + name, ends }), 'f.yaml')).toMatchObject({ result: 'passed' });
    expect(runScenario(turn({ red, steps: steps + before, ends }), 'f.yaml')).toMatchObject({ result: 'passed' });
  });

  it.each([
    'use: jet-pack@gar',
    'use: jet-pack',
    'choose: jet-pack@gar',
    'choose: jet-pack',
    '{use: jet-pack, by: gar}',
  ])('of an ability in the activation may say whose it is, as in a window: %s', (step) => {
    const text = turn({ red: '  force: 4', steps: `  - ${step}\n  - decline`, ends: 'DP-23' })
      .replace('turn: {', 'turn: {active: gar, ')
      .replace(', player: red', '');
    expect(runScenario(text, 'f.yaml')).toMatchObject({ result: 'passed' });
  });

  it('of a heal are what and whose, as of a payment', () => {
    const steps =
      '  - action: recover\n  - expect: {offered: [damage@maul, pinned@maul, maul:damage]}\n  - choose: damage@maul';
    const text = turn({ red: '', steps, ends: 'DP-23' })
      .replace('turn: {', 'turn: {active: maul, ')
      .replace(', player: red', '');
    expect(runScenario(text, 'f.yaml')).toMatchObject({ result: 'passed' });
  });
});

describe('a file that stands still', () => {
  const still = (stop: string, steps = ''): string =>
    shot({ steps: `  - pass\n  - end\n${steps}`, ends: `{stop at: ${stop}}` });

  it('ends with the activation: nobody is asked, and the Turn is not over', () => {
    const text = still('end of activation', '  - expect: {decision: none, turn.active: none, turn.number: 2}\n');
    expect(runScenario(text, 'f.yaml')).toMatchObject({ result: 'passed' });
  });

  it('ends with the Turn, before the other player begins theirs', () => {
    const steps = '  - expect: {events: [activation-ended, momentum], did not happen: [turn], turn.player: red}\n';
    expect(runScenario(still('end of turn', steps), 'f.yaml')).toMatchObject({ result: 'passed' });
  });

  it('must come so far', () => {
    const text = shot({ ends: '{stop at: end of activation}' });
    expect(failureOf(text)).toMatchObject({ expected: 'the end of activation' });
  });

  it('goes no further', () => {
    expect(failureOf(still('end of activation', '  - reveal\n'))).toMatchObject({ found: 'the end of activation' });
  });

  it('gives a game from which anybody can play on, at the question before', () => {
    const outcome = runScenario(still('end of activation'), 'f.yaml');
    const file = outcome.result === 'passed' ? outcome.game : null;
    const known = coreGame();
    if (!file) throw new Error('There is no game.');
    const { match, departure } = replay(gameOf(file, known.library, [known.mode], known.space), file);
    expect([departure, match.state.open.decision?.point]).toEqual([null, 'DP-23']);
  });
});

describe('a side without units', () => {
  it('is laid out where the file says so', () => {
    const text =
      'title: alone\nred: {units: {maul: {unit: lord-maul, at: [18, 10]}}}\nblue: {units: {}}\nturn: {active: maul}\nsteps: []\nends: {waiting for: red DP-23}\n';
    expect(runScenario(text, 'f.yaml')).toMatchObject({ result: 'passed' });
  });
});

/** Two teams that may be fielded; tests change the first squad, the steps or the end. */
const teams = ({
  squad = '{anakin: general-anakin-skywalker, rex: cc-7567-captain-rex, clones: 501st-clone-troopers}',
  ends = 'legal teams',
  more = 'steps: []',
}): string => `title: teams
red:
  squads:
    - ${squad}
    - {ahsoka: ahsoka-tano-jedi-no-more, bo-katan: bo-katan-kryze, mandalorians: clan-kryze-mandalorians}
blue:
  squads:
    - {ventress: asajj-ventress-sith-assassin, kalani: kalani-super-tactical-droid, droids: b1-battle-droids}
    - {maul: lord-maul, gar: gar-saxon-merciless-commander, commandos: mandalorian-super-commandos}
${more}
ends: ${ends}
`;

describe('teams of a file', () => {
  const messages = (text: string): string[] => {
    const outcome = runScenario(text, 'f.yaml');
    return outcome.result === 'unreadable' ? outcome.problems.map(({ line, message }) => `${line}: ${message}`) : [];
  };
  const PRIMARIES =
    '{anakin: general-anakin-skywalker, ahsoka-too: ahsoka-tano-jedi-no-more, clones: 501st-clone-troopers}';

  it('[CR-TEAM-01] may be legal', () => {
    expect(runScenario(teams({}), 'f.yaml')).toMatchObject({ result: 'passed', game: null });
  });

  it('[CR-TEAM-02] are told apart from two Primaries in a squad', () => {
    const failure = failureOf(teams({ squad: PRIMARIES }));
    expect(failure.expected).toBe('a legal team of red');
    expect(failure.found).toContain('CR-TEAM-02 (squad 1 place secondary unit ahsoka-tano-jedi-no-more is primary)');
  });

  it('[CR-TEAM-02] with two Primaries play no game, and the rule is named where one is begun', () => {
    const text = teams({ squad: PRIMARIES, ends: '{waiting for: red DP-04}' });
    expect(messages(text)).toEqual([
      '4: A squad is one primary, one secondary and one supporting unit (CR-TEAM-02), and red has anakin (primary), ahsoka-too (primary), clones (supporting).',
    ]);
  });

  it('[CR-TEAM-02] with a unit too few are told so', () => {
    expect(messages(teams({ squad: '{anakin: general-anakin-skywalker}' }))[0]).toContain(
      '(CR-TEAM-02), and red has anakin',
    );
  });

  it('[CR-TEAM-04] may be looked at while a game is played', () => {
    const twice = '{maul: lord-maul, rex: cc-7567-captain-rex, more: clan-kryze-mandalorians}';
    const more = 'seed: teams\nsteps:\n  - expect: {red.team: [CR-TEAM-04], blue.team: legal}\n  - concede: red';
    expect(
      runScenario(teams({ squad: twice.replace('maul', 'first'), ends: 'nothing open', more }), 'f.yaml'),
    ).toMatchObject({ result: 'passed' });
  });

  it('play no game where only they are looked at', () => {
    expect(messages(teams({ more: 'steps: [{concede: red}]' }))).toEqual([
      '1: A file that ends with "legal teams" has no steps: write steps: [].',
    ]);
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
