import { describe, expect, it } from 'vitest';
import { describeProblem, parseScenario } from '@faultline/testkit';

/** A small file that holds; each test spoils one line of it. */
const SOUND = `title: "[CR-ACT-09] a small scenario"
red:
  units:
    maul: {unit: lord-maul, stance: dark-rage, at: [18, 10]}
    clones: {unit: 501st-clone-troopers, at: [[8, 8], [10, 8]]}
blue:
  units:
    rex: {unit: cc-7567-captain-rex, at: [18, 13]}
turn: {active: maul}
dice: {attack: sssccff, defense: bbfff}
steps:
  - action: combat
  - choose: melee
  - expect: {rex.damage: 0}
ends: {waiting for: red DP-45}
`;

const problemsOf = (text: string): string[] => {
  const parsed = parseScenario(text, 'f.yaml');
  return 'problems' in parsed ? parsed.problems.map(describeProblem) : [];
};

const spoilt = (from: string, to: string): string => {
  expect(SOUND).toContain(from);
  return SOUND.replace(from, to);
};

describe('a scenario file', () => {
  it('is read without a problem when it is sound', () => {
    expect(problemsOf(SOUND)).toEqual([]);
  });

  it.each([
    ['an unknown key', 'turn: {active', 'trun: {active', '9:1: Unknown "trun" in a scenario; did you mean "turn"?'],
    [
      'an unknown unit',
      'lord-maul',
      'lord-mual',
      '4:18: "lord-mual" is not a unit of the library; did you mean "lord-maul"?',
    ],
    ['half a name', 'lord-maul', 'maul', '4:18: "maul" is not a unit of the library; did you mean "lord-maul"?'],
    [
      'a wrong type',
      'at: [18, 10]',
      'at: 18',
      '4:52: Expected a place, a list of places (one for each character), or off, found 18.',
    ],
    ['an unknown stance', 'dark-rage', 'dark-rgae', '4:11: maul has no stance "dark-rgae"; did you mean "dark-rage"?'],
    [
      'an unknown short name',
      'active: maul',
      'active: mall',
      '9:16: "mall" is not a unit of this file; did you mean "maul"?',
    ],
    ['a place too few', '[[8, 8], [10, 8]]', '[8, 8]', '5:5: clones has 2 characters, but 1 places are given.'],
    [
      'an unknown step',
      '- action: combat',
      '- acton: combat',
      '12:5: Unknown "acton" in a step; did you mean "action"?',
    ],
    [
      'an unknown word',
      '- action: combat',
      '- action: combatt',
      '12:13: "combatt" is not an action; did you mean "combat"?',
    ],
    [
      'an unknown ability',
      '- action: combat',
      '- use: delfect',
      '12:10: "delfect" is not an ability of any card; did you mean "deflect"?',
    ],
    ['a die that does not exist', 'sssccff', '3 stirke', '10:16: "stirke" is not a die face; did you mean "strike"?'],
    ['a block on an attack die', 'sssccff', 'sssb', '10:16: An attack die has no block.'],
    ['an unknown value', 'rex.damage', 'rex.damge', '14:14: Unknown "rex.damge"; did you mean "rex.damage"?'],
    ['an unknown name in a value', 'rex.damage', 'rx.damage', '14:14: Unknown name "rx"; did you mean "rex"?'],
    [
      'an end nobody can read',
      'red DP-45',
      'red 45',
      '15:21: Expected a question such as "red DP-45", found "red 45".',
    ],
  ])('says where %s stands and what would be right', (_what, from, to, message) => {
    expect(problemsOf(spoilt(from, to))).toEqual([`f.yaml:${message}`]);
  });

  it('asks which character of a unit of two is meant', () => {
    const text = spoilt('- action: combat', '- attack: {with: clones, target: rex}');
    expect(problemsOf(text)).toEqual(['f.yaml:12:20: "clones" has several characters: use clones.1 or clones.2.']);
  });

  it('reports all problems together', () => {
    const text = spoilt('lord-maul', 'lord-mual').replace('combat', 'combatt').replace('rex.damage', 'rex.damge');
    expect(problemsOf(text).map((said) => said.split(':')[1])).toEqual(['4', '12', '14']);
  });

  it('says that a needed key is missing', () => {
    expect(problemsOf(SOUND.replace(/ends:.*\n/, ''))).toEqual(['f.yaml:1:1: A scenario needs "ends".']);
  });

  it('refuses two kinds of step in one', () => {
    const text = spoilt('- action: combat', '- {action: combat, choose: melee}');
    expect(problemsOf(text)).toEqual(['f.yaml:12:5: "action" and "choose" cannot be used together in a step.']);
  });

  it('takes no aliases, which could grow without end', () => {
    const text = spoilt('at: [18, 10]', 'at: &a [18, 10]').replace('at: [18, 13]', 'at: *a');
    expect(problemsOf(text)).toEqual(['f.yaml:8:42: "*a" is not allowed here: write it out.']);
  });

  it('takes no more than 99 dice of a kind', () => {
    expect(problemsOf(spoilt('sssccff', '1000000000 strike'))[0]).toContain('"1000000000 strike" is not a die face');
  });

  it('reads no more than anybody would write', () => {
    const text = SOUND + '# and more\n'.repeat(20_000);
    expect(problemsOf(text)).toEqual([
      `f.yaml:1:1: A scenario has at most 200000 characters; this has ${text.length}.`,
    ]);
  });

  it('says where the YAML itself is broken', () => {
    expect(problemsOf('title: "x\nred: {')[0]).toMatch(/^f\.yaml:\d+:\d+: Not valid YAML: /);
  });

  it.each(['', '[]', 'hello', '42', '- a\n- b'])('answers %j with a sentence', (text) => {
    expect(problemsOf(text)).toEqual(['f.yaml:1:1: A scenario is a record that begins with "title:".']);
  });

  it('lets no two units of a file share a name', () => {
    expect(problemsOf(spoilt('    rex: {', '    maul: {').replace('rex.damage', 'maul.damage'))).toEqual([
      'f.yaml:8:5: Two Units are named "maul".',
    ]);
  });

  it('lets no unit be called like a side', () => {
    const text = spoilt('    rex: {', '    red: {').replace('rex.damage', 'maul.damage');
    expect(problemsOf(text)).toEqual(['f.yaml:8:5: "red" is reserved: choose another name for this Unit.']);
  });

  it.each([
    ['maul', 'lord-maul', 'did you mean "lord-maul"?'],
    ['captain-rex', 'cc-7567-captain-rex', 'did you mean "cc-7567-captain-rex"?'],
    ['ahsoka-tano', 'lord-maul', 'there is ahsoka-tano-fulcrum, ahsoka-tano-jedi-no-more, padawan-ahsoka-tano.'],
  ])('knows whom "%s" may mean', (given, meant, hint) => {
    const [problem] = problemsOf(spoilt(`unit: ${meant}`, `unit: ${given}`));
    expect(problem).toContain(`"${given}" is not a unit of the library; ${hint}`);
  });

  it('does not list hundreds of names', () => {
    const [problem] = problemsOf(spoilt('unit: lord-maul', 'unit: zzz'));
    expect(problem).toMatch(/"zzz" is not a unit of the library\.$/);
  });

  it('says that a bare word stands alone', () => {
    const problems = problemsOf(spoilt('- action: combat', '- end: true'));
    expect(problems).toEqual(['f.yaml:12:5: "end" needs no more than its name: write "- end".']);
  });

  it('lets a card be like one of the library or higher up, and like no other', () => {
    const cards = (like: string) => spoilt('red:', `cards:\n  clone: {like: ${like}}\n  troop: {like: clone}\nred:`);
    expect(problemsOf(cards('lord-maul'))).toEqual([]);
    expect(problemsOf(cards('troop'))).toEqual([
      'f.yaml:3:3: "troop" is not a unit of the library or a card higher up in this file.',
    ]);
  });

  it('takes no number for millimetres', () => {
    const problems = problemsOf(spoilt('red:', 'cards:\n  wide: {bases: [40]}\nred:'));
    expect(problems).toEqual([
      'f.yaml:3:18: A base is 10mm to 300mm wide; this is 1016mm. Numbers are inches; write 40mm.',
    ]);
  });

  it('wants an undo to say how far', () => {
    const text = spoilt('- action: combat', '- undo: {by: red}');
    expect(problemsOf(text)).toEqual(['f.yaml:12:11: An undo needs either "back" or "to".']);
  });

  it('lets an order card lie in one place only', () => {
    const text = spoilt('  units:\n    maul', '  deck: [maul, maul]\n  units:\n    maul');
    expect(problemsOf(text)).toEqual(['f.yaml:3:3: Order Card "maul" is listed twice.']);
  });

  it.each([
    [
      'an option nobody could offer',
      '{not offered: [flipp]}',
      '14:28: No option of this game is ever called "flipp"; did you mean "flip"?',
    ],
    [
      'an ability of nobody here',
      '{not offered: {to: red, options: [end, deflect]}}',
      '14:52: No unit of this file has the ability "deflect".',
    ],
    [
      'an ability of another unit',
      '{not offered: [disruptive-command@maul]}',
      '14:28: No option of this game is ever called "disruptive-command@maul"; ',
    ],
  ])('says that %s cannot be missed', (_what, expectation, message) => {
    const [problem = '', ...more] = problemsOf(spoilt('{rex.damage: 0}', expectation));
    expect([problem.startsWith(`f.yaml:${message}`), more]).toEqual([true, []]);
  });

  it('names every option there is beside one that resembles none', () => {
    const [problem] = problemsOf(spoilt('{rex.damage: 0}', '{not offered: [somersault]}'));
    for (const name of ['force-speed@maul', 'clones.2', 'take-cover', 'dark-rage', 'n1', 'damage@rex', 'take-reserved'])
      expect(problem).toMatch(new RegExp(`[ ,]${name}[,.]`));
  });

  it.each([
    'n1',
    'take-cover',
    'force-speed',
    'force-speed@maul',
    'maul:damage',
    'strained@rex',
    'clones.2',
    'choose',
    '2',
  ])('takes %s for something that is not offered now', (name) => {
    expect(problemsOf(spoilt('{rex.damage: 0}', `{not offered: [${name}]}`))).toEqual([]);
  });

  it.each(['choose: flipp', 'tree: [n77]', 'use: deflect'])('does not take %s for something refused', (step) => {
    const problems = problemsOf(spoilt('- choose: melee', `- refused: {step: {${step}}, rules: [DP-23]}`));
    expect(problems).toEqual([expect.stringContaining(':13:21: No ')]);
  });

  it.each([
    ['{wuonded: {}}', '14:31: Unknown event "wuonded"; did you mean "wounded"?'],
    ['{suffered: {unti: rex}}', '14:43: The event "suffered" has no "unti"; did you mean "unit"?'],
    ['{suffered: {unit: rx}}', '14:49: Unknown unit "rx"; did you mean "rex"?'],
    ['{suffered: {cause: {unit: rx}}}', '14:57: Unknown unit "rx"; did you mean "rex"?'],
    [
      '{suffered: {cause: {doing: 3}}}',
      '14:51: A cause has no "doing"; there is attackType, by, character, name, seat, unit.',
    ],
    ['{force: {seat: rde}}', '14:46: Unknown seat "rde"; did you mean "red"?'],
  ])('finds the slip in %s, which would never happen', (event, message) => {
    expect(problemsOf(spoilt('{rex.damage: 0}', `{did not happen: [${event}]}`))).toEqual([`f.yaml:${message}`]);
  });
});
