import { type GameFile, gameOf as gameOfFile, parseGame, replay } from '@faultline/rules';
import { coreGame, runScenario } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

/** A file about nothing but what it adds. */
const fileWith = (more: string, maul = 'unit: lord-maul, at: [18, 10]'): string => `title: a table
${more}
red: {units: {maul: {${maul}}}}
blue: {units: {rex: {unit: cc-7567-captain-rex, at: [18, 30]}}}
turn: {active: maul}
steps: [{action: focus}]
ends: {waiting for: red DP-23}
`;

function gameOf(text: string): GameFile {
  const outcome = runScenario(text, 'f.yaml');
  if (outcome.result !== 'passed' || !outcome.game) throw new Error(JSON.stringify(outcome));
  return outcome.game;
}

const problemsOf = (text: string): string[] => {
  const outcome = runScenario(text, 'f.yaml');
  return outcome.result === 'unreadable' ? outcome.problems.map(({ message }) => message) : [];
};

describe('terrain in a scenario', () => {
  it('lies with its middle at its place', () => {
    const { parts } = gameOf(fileWith('terrain: [{piece: crate, at: [10, 10]}]')).table;
    expect(parts).toEqual([
      {
        name: 'crate',
        feature: 'crate',
        footprint: [[24130, 24130, 26670, 24130, 26670, 26670, 24130, 26670]],
        bottom: 0,
        top: 2540,
        blocked: true,
        impassable: false,
        walkable: false,
      },
    ]);
  });

  it('is turned counter-clockwise', () => {
    const { parts } = gameOf(fileWith('terrain: [{piece: ladder, at: [0, 0], turn: 90}]')).table;
    expect(parts[0]?.footprint[0]?.slice(0, 2)).toEqual([381, -1143]);
  });

  it('stands on another piece', () => {
    const { parts } = gameOf(fileWith('terrain: [{piece: crate, at: [10, 10, 3.2], name: a box}]')).table;
    expect(parts.map(({ feature, bottom, top }) => [feature, bottom, top])).toEqual([['a box', 8128, 10668]]);
  });

  it('[CR-TERR-01] is one feature where parts or pieces have one name', () => {
    const part = (at: number): string =>
      `{name: a wall, polygon: [[${at}, 1], [${at + 1}, 1], [${at + 1}, 2]], top: 1, is: [blocked]}`;
    const terrain = `[${part(1)}, ${part(5)}, {piece: crate, at: [20, 20]}, {piece: crate, at: [25, 20], name: a box}]`;
    const { parts } = gameOf(fileWith(`terrain: ${terrain}`)).table;
    expect(parts.map(({ name, feature }) => [name, feature])).toEqual([
      ['a wall', 'a wall'],
      ['a wall 2', 'a wall'],
      ['crate', 'crate'],
      ['a box, crate', 'a box'],
    ]);
  });

  it('may be drawn', () => {
    const wall = '{name: wall, polygon: [[1, 1], [2, 1], [2, 30mm]], top: 1.5, is: [clear, impassable, walkable]}';
    const { parts } = gameOf(fileWith(`terrain: [${wall}]`)).table;
    expect(parts[0]).toMatchObject({ top: 3810, blocked: false, impassable: true, walkable: true });
    expect(parts[0]?.footprint[0]?.slice(4)).toEqual([5080, 3000]);
  });

  it.each([
    ['{piece: gantri, at: [1, 1]}', '"gantri" is not a piece of the library; did you mean "gantry"?'],
    ['{piece: gantry, at: [1, 1], turn: 20}', 'An angle must be a multiple of 15 degrees (got 20).'],
    [
      '{name: w, polygon: [[1, 1], [2, 1], [2, 2]], top: 1, is: [blocked, clear]}',
      'A part is either blocked or clear.',
    ],
    ['{name: w, polygon: [[1, 1], [2, 1]], top: 1, is: []}', 'Expected at least three corners, found a list.'],
  ])('refuses %s', (terrain, message) => {
    expect(problemsOf(fileWith(`terrain: [${terrain}]`))).toEqual([message]);
  });
});

describe('a card of a file', () => {
  const own = (stances: string): string => fileWith(`cards: {own: {stances: ${stances}}}`, 'unit: own, at: [18, 10]');
  const cardOf = (text: string) => {
    return gameOf(text).own.units[0];
  };

  it('goes into the game file, which replays', () => {
    const game = gameOf(own('{a: {melee: {attack: 3}}}'));
    const file = parseGame(JSON.stringify(game));
    const known = coreGame();
    expect(replay(gameOfFile(file, known.library, [known.mode], known.space), file).departure).toBeNull();
  });

  it('draws a tree from arrows', () => {
    const tree = cardOf(own('{a: {tree: {n1: 2 damage -> n2, n2: shove <-> n3, n3: jump -> n4, n4: heal}}}'))
      ?.stances[0]?.tree;
    expect(
      tree?.options.map(({ id, column, row, start, effects }) => [id, column, row, start, effects.join()]),
    ).toEqual([
      ['n1', 1, 1, true, 'damage,damage'],
      ['n2', 2, 1, false, 'shove'],
      ['n3', 2, 2, false, 'jump'],
      ['n4', 3, 1, false, 'heal'],
    ]);
    expect(tree?.paths).toEqual([
      { from: 'n1', to: 'n2', both: false },
      { from: 'n2', to: 'n3', both: true },
      { from: 'n3', to: 'n4', both: false },
    ]);
  });

  it('makes a straight tree of a list', () => {
    const tree = cardOf(own('{a: {tree: [2 damage, "disarmed, damage"]}}'))?.stances[0]?.tree;
    expect(tree?.paths).toEqual([{ from: 'n1', to: 'n2', both: false }]);
  });

  it('reads the rows of a chart', () => {
    const chart = cardOf(own('{a: {defense: {chart: {1: nothing, 2-3: "block, crit>strike", 4+: 2 block}}}}'))
      ?.stances[0]?.charts.defense;
    expect(chart?.rows).toEqual([
      { min: 1, max: 1, results: [] },
      { min: 2, max: 3, results: ['block', 'crit>strike'] },
      { min: 4, max: null, results: ['block', 'block'] },
    ]);
  });

  it.each([
    ['{a: {tree: [2 damge]}}', '"damge" is not an icon; did you mean "damage"?'],
    [
      '{a: {tree: {n1: damage -> n3, n2: shove}}}',
      'The arrow of "n1" points to "n3", which does not exist; did you mean "n1"?',
    ],
    ['{a: {melee: {chart: {1-2: strike, 4+: crit}}}}', "A chart's rows must be consecutive from 1; row 4 is not."],
    ['{a: {melee: {chart: {1-2: strike}}}}', 'The last row of a chart must end with a plus, such as "3+".'],
    ['{a: {}, b: {}, c: {}}', 'own: stances should be: one or two stances.'],
  ])('refuses the stances %s', (stances, message) => {
    expect(problemsOf(own(stances))).toEqual([message]);
  });

  it('takes the place of a card of the library, so that no file breaks when a unit is added', () => {
    expect(problemsOf(fileWith('cards: {lord-maul: {stamina: 3}}'))).toEqual([]);
  });
});
