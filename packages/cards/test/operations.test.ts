import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { currentPage, pageText } from '../build/operations.ts';
import { OPERATION_OPTIONS, OPERATIONS, operation, readOperation } from '../src/operations.ts';

const byId = (id: string) => {
  const found = OPERATIONS.find(({ card }) => card.id === id);
  if (!found) throw new Error(id);
  return found;
};

const file = (id: string) => structuredClone(byId(id).card) as unknown as Record<string, unknown>;
const stagesOf = (card: Record<string, unknown>) => card.stages as Record<string, unknown>[];
const first = (card: Record<string, unknown>) => stagesOf(card)[0] as Record<string, unknown>;

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The rolls that effects speak of and that were made neither before them nor around them: inside a choice they stay there. */
function unknownRolls(node: unknown, known: readonly string[]): string[] {
  if (Array.isArray(node)) {
    const made = [...known];
    return node.flatMap((each) => {
      const wrong = unknownRolls(each, made);
      if (isNode(each) && each.do === 'roll' && typeof each.bind === 'string') made.push(each.bind);
      return wrong;
    });
  }
  if (!isNode(node)) return [];
  const { roll } = node;
  const named = isNode(roll) && typeof roll.bound === 'string' ? roll.bound : node.do !== 'roll' ? roll : undefined;
  const own = typeof named === 'string' && named !== 'attack' && named !== 'defense' && !known.includes(named);
  return [...(own ? [String(named)] : []), ...Object.values(node).flatMap((each) => unknownRolls(each, known))];
}

describe('the rules of operations', () => {
  it.each(OPERATIONS)('speak of no roll that they do not know: $card.id', ({ rules, abilities }) => {
    expect(unknownRolls([...rules.map(({ clauses }) => clauses), ...Object.values(abilities)], [])).toEqual([]);
  });
});

describe('the six operations', () => {
  it('are there with two Stages each', () => {
    expect(OPERATIONS.map(({ card }) => [card.id, card.stages.map(({ id }) => id)])).toEqual([
      ['explore-the-ruins', ['complete-the-cipher', 'throw-the-switches']],
      ['foil-the-heist', ['to-catch-a-smuggler', 'close-the-net']],
      ['trigger-a-chain-reaction', ['expose-the-core', 'trigger-the-reaction']],
      ['extract-the-agent', ['releasing-the-clamps', 'its-time-to-leave']],
      ['jail-break', ['breakout', 'open-the-blast-doors']],
      ['crash-landing', ['brace-for-impact', 'secure-the-supplies']],
    ]);
  });

  it('[KO-S1-02] [KO-S1-03] have four Consoles and three Shield Generators in Expose the Core', () => {
    const active = byId('trigger-a-chain-reaction').card.stages[0]?.active ?? [];
    const keys = (mark: string) =>
      active.filter((one) => one.mark === mark).map(({ key, priority }) => [key, priority]);
    expect(keys('console')).toEqual(['TL', 'TR', 'BL', 'BR'].map((key) => [key, true]));
    expect(keys('shield-generator')).toEqual(['W', 'C', 'E'].map((key) => [key, undefined]));
  });

  it('have the ten boxes of the Core Shield in one line', () => {
    const shield = byId('trigger-a-chain-reaction').card.trackers.find(({ id }) => id === 'core-shield');
    if (shield?.kind !== 'armored') throw new Error('no Armored Target');
    const any = ['disarmed', 'strained', 'pinned', 'exposed'];
    const shove = ['damage', 'shove'];
    expect(shield.boxes.map(({ icons }) => icons)).toEqual([
      ['damage'],
      ['damage'],
      shove,
      shove,
      any,
      ['damage'],
      shove,
      any,
      shove,
      any,
    ]);
    expect(shield.boxes.map(({ next }) => next)).toEqual([[1], [2], [3], [4], [5], [6], [7], [8], [9], []]);
    expect(shield.defense).toEqual({ melee: 4, ranged: 4 });
  });

  it('measure their maps in whole inches from the corner', () => {
    for (const { card } of OPERATIONS)
      for (const { x, y } of card.objectives) expect([x % 2540, y % 2540]).toEqual([0, 0]);
    expect(byId('crash-landing').card.objectives.find(({ key }) => key === 'B4')).toEqual({
      key: 'B4',
      x: 33 * 2540,
      y: 18 * 2540,
    });
  });

  it('name Countdown among the ends of every Stage', () => {
    for (const { card } of OPERATIONS)
      for (const { id, ends } of card.stages)
        expect([id, ends.filter(({ then }) => then === 'countdown').map(({ at }) => at)]).toEqual([
          id,
          ['aggressor-turn'],
        ]);
  });

  it('keep the printed order of ends: Countdown first on three cards', () => {
    const early = OPERATIONS.flatMap(({ card }) => card.stages)
      .filter(({ ends }) => ends[0]?.then === 'countdown')
      .map(({ id }) => id);
    expect(early).toEqual(['releasing-the-clamps', 'its-time-to-leave', 'open-the-blast-doors']);
  });

  it('give every number of Units that leave with the Agent a result', () => {
    const then = byId('extract-the-agent').card.stages[1]?.ends[1]?.then;
    if (typeof then !== 'object' || !('degrees' in then)) throw new Error('no degrees');
    expect(then.degrees.map(({ least, most, wins }) => [least, most, wins])).toEqual([
      [1, 3, 'sentinel'],
      [4, 5, 'aggressor'],
      [6, 6, 'aggressor'],
    ]);
  });

  it('list the tokens of their pools', () => {
    expect(byId('explore-the-ruins').card.pool).toEqual(['strike', 'expertise', 'failure', 'crit', 'block']);
    expect(byId('jail-break').card.pool).toHaveLength(10);
  });
});

describe('a file of an operation', () => {
  const refusal = (id: string, change: (card: Record<string, unknown>) => void): string => {
    const card = file(id);
    change(card);
    try {
      readOperation(card);
    } catch (mistake) {
      return (mistake as Error).message;
    }
    return 'read';
  };

  it.each<[string, (card: Record<string, unknown>) => void, RegExp]>([
    [
      '[KO-CARD-01] without a Stage',
      (card) => Object.assign(card, { stages: [] }),
      /stages should be: at least one Stage/,
    ],
    [
      '[KO-CARD-05] with a Stage that never ends',
      (card) => Object.assign(first(card), { ends: [] }),
      /ends should be: at least one way to end the Stage/,
    ],
    [
      'with an Active objective that is not on the map',
      (card) => Object.assign(first(card), { active: [{ key: 'X', mark: null }] }),
      /active should be: one of TL, TR, .*not "X"/,
    ],
    [
      'with an objective off the battlefield',
      (card) => Object.assign((card.objectives as object[])[0] as object, { x: 91441 }),
      /objectives\[0\]: x should be: a whole number from 0 to 91440/,
    ],
    ['without a Defense stat', (card) => void delete shieldIn(card).defense, /defense should be: a record/],
    [
      'that goes on with a Stage nobody knows',
      (card) =>
        Object.assign((first(card).ends as object[])[0] as object, JSON.parse('{"then":{"stage":"stage-nine"}}')),
      /then.stage should be: one of expose-the-core, trigger-the-reaction; not "stage-nine"/,
    ],
    ['with a slip in a field', (card) => Object.assign(card, { objectivs: [] }), /objectivs should be: left out/],
    [
      'with the option of another operation',
      (card) => Object.assign(card, { options: ['hurtTokens'] }),
      /hurtTokens belongs to crash-landing/,
    ],
  ])('is refused %s', (_, change, sentence) => {
    expect(refusal('trigger-a-chain-reaction', change)).toMatch(sentence);
  });

  const chain = (change: (card: Record<string, unknown>) => void): string =>
    refusal('trigger-a-chain-reaction', change);

  it('[KO-CARD-02] is refused without its name, its symbol, its special rules or its map', () => {
    for (const field of ['name', 'set', 'rules', 'objectives'])
      expect(chain((card) => void delete card[field])).toContain(`${field} should be`);
  });

  it('[KO-CARD-10] is refused with a Stage of another symbol', () => {
    expect(chain((card) => Object.assign(first(card), { set: 'jail-break' }))).toMatch(
      /stage expose-the-core: set should be: the symbol of its operation/,
    );
  });

  it('[KO-ARM-05] is refused with an empty box', () => {
    expect(chain((card) => Object.assign((shieldIn(card).boxes as object[])[4] as object, { icons: [] }))).toMatch(
      /core-shield, box 5: icons should be: at least one icon/,
    );
  });

  it('[KO-ARM-04] is refused with a box no line leads to', () => {
    expect(chain((card) => Object.assign((shieldIn(card).boxes as object[])[8] as object, { next: [] }))).toMatch(
      /core-shield, box 10: next should be: joined by a line/,
    );
  });

  it('[KO-OPT-02] is refused with a token of another icon than the five', () => {
    const pool = ['strike', 'expertise', 'failure', 'crit', 'block'];
    expect(chain((card) => Object.assign(card, { pool }))).toBe('read');
    expect(chain((card) => Object.assign(card, { pool: [...pool, 'shove'] }))).toMatch(/pool.*should be/);
  });

  it('is refused whatever it holds, with a sentence and never with a crash', () => {
    for (const value of [null, 7, 'x', [], {}, { id: 'x' }, { id: 'x', name: 1 }])
      expect(() => readOperation(value)).toThrow(/should be/);
  });

  it('is refused without the script of one of its rules', () => {
    const { card, rules, tests } = byId('trigger-a-chain-reaction');
    const scripts = Object.fromEntries(rules.filter(({ id }) => id !== 'power-surge').map((rule) => [rule.id, rule]));
    expect(() => operation(card, { rules: scripts, tests })).toThrow('the rule "power-surge" does nothing yet');
  });

  it('[KO-ARM-02] is refused with an Armored Target that has no card', () => {
    const { card, rules, tests } = byId('trigger-a-chain-reaction');
    const text = JSON.stringify(Object.fromEntries(rules.map((rule) => [rule.id, rule])));
    const wrong = JSON.parse(text.replace('"target":"core-shield"', '"target":"inner-shield"'));
    expect(() => operation(card, { rules: wrong, tests })).toThrow('names the target "inner-shield"');
  });

  it('is refused with a script that names a tracker no card has', () => {
    const { card, rules, tests } = byId('trigger-a-chain-reaction');
    const scripts = Object.fromEntries(rules.map((rule) => [rule.id, rule]));
    const wrong = { ...tests, 'reaction-complete': { test: 'covered', tracker: 'chain' } } as const;
    expect(() => operation(card, { rules: scripts, tests: wrong })).toThrow('names the tracker "chain"');
  });
});

function shieldIn(card: Record<string, unknown>): Record<string, unknown> {
  return (card.trackers as Record<string, unknown>[])[0] as Record<string, unknown>;
}

describe('docs/adding-an-operation.md', () => {
  const page = readFileSync(new URL('../../../docs/adding-an-operation.md', import.meta.url), 'utf8');
  const card = (): Record<string, unknown> =>
    JSON.parse(/```json\n([^`]*)```/.exec(page)?.[1] ?? '') as Record<string, unknown>;

  it('shows a card that the reader takes', () => {
    expect(readOperation(card()).name).toBe('Hold the Bridge');
  });

  it('shows the sentence the reader says to a slip', () => {
    const wrong = card();
    Object.assign((first(wrong).active as object[])[0] as object, { key: 'N' });
    const [, sentence = ''] = /A slip is told with part and field: `([^`]*)`/.exec(page) ?? [];
    expect(() => readOperation(wrong)).toThrow(sentence);
    expect(sentence).not.toBe('');
  });
});

describe('docs/operations-plan.md', () => {
  it('lists the words that rules wait for as node packages/cards/build/operations.ts writes them', () => {
    expect(currentPage()).toBe(pageText());
  });
});

describe.each(['operation-options.md', 'de/operation-options.md'])('docs/rules/%s', (page) => {
  const rows = readFileSync(new URL(`../../../docs/rules/${page}`, import.meta.url), 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, name]) => name?.startsWith('`'));

  it('lists every option with its operation, its ruling and its choices, the recommended one first', () => {
    expect(rows.map(([, ...cells]) => cells.slice(0, 4))).toEqual(
      Object.entries(OPERATION_OPTIONS).map(([name, { operation: of, rule, choices }]) => [
        `\`${name}\``,
        of,
        rule,
        choices.map((choice) => `\`${choice}\``).join(', '),
      ]),
    );
  });

  it('lists those that the cards ask for, each on its own card', () => {
    const asked = OPERATIONS.flatMap(({ card }) => (card.options ?? []).map((name) => [name, card.id]));
    expect(asked.sort()).toEqual(
      Object.entries(OPERATION_OPTIONS)
        .map(([name, { operation: of }]) => [name, of])
        .sort(),
    );
  });
});
