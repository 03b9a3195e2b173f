import type { Aimed, CharacterId, RollChange } from '@faultline/rules';
import { duel } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { attack as de } from '../src/i18n/de/attack.ts';
import { attack as en } from '../src/i18n/en/attack.ts';
import { type Die, diceOf } from '../src/attack/dice.ts';
import { declaredAt, poolParts, resultsOf, sufferedIn } from '../src/attack/fight.ts';
import { neededFor, percent } from '../src/attack/percent.ts';
import { stepNow } from '../src/attack/steps.ts';
import { nextBy } from '../src/attack/treeLayout.ts';
import { toldThisTurn } from '../src/game/standing.ts';
import type { Chapter } from '../src/port/port.ts';
import { attackOver, attackUnderWay } from '@faultline/rules/attacks';

const [attacker, target] = [0 as CharacterId, 6 as CharacterId];
const NO_ROLL = { rolled: [], faces: [], changes: [] };
const FELL = ['failure', 'strike', 'expertise', 'crit'] as const;
const SOURCES = [
  { dice: 3, from: 'juyo' },
  { dice: 1, from: 'focus' },
];

const fight = (more: Partial<Aimed> = {}): Aimed => ({
  attack: 7,
  step: 'modify',
  attacker,
  target,
  attackType: 'melee',
  dice: null,
  inCombatAction: true,
  seat: 0,
  extra: [],
  pools: { attack: { dice: 4, sources: SOURCES }, defense: { dice: 0, sources: [] } },
  rolls: { attack: { rolled: FELL, faces: FELL, changes: [] }, defense: NO_ROLL },
  barred: { attack: false, defense: false },
  charts: { attack: null, defense: null },
  successes: 0,
  left: 0,
  path: [],
  actives: 0,
  shoved: false,
  pool: 0,
  pooled: [],
  split: false,
  announced: 0,
  suffered: 0,
  wounded: [],
  ...more,
});

const changed = (...changes: readonly RollChange[]): readonly Die[] =>
  diceOf(fight({ rolls: { attack: { rolled: FELL, faces: FELL, changes }, defense: NO_ROLL } }), 'attack');
const left = (dice: readonly Die[]) => dice.filter(({ gone }) => !gone).map(({ face }) => face);

describe('the dice of an attack, from its record', () => {
  it('lie the best first, each with what put it into the pool', () => {
    expect(diceOf(fight(), 'attack').map(({ face, from }) => `${face} ${from}`)).toEqual([
      'crit focus',
      'strike juyo',
      'expertise juyo',
      'failure juyo',
    ]);
  });

  it('stay where a condition takes them away, out of the count', () => {
    const dice = changed({ how: 'strip', from: ['expertise'], to: [], by: 'disarmed' });
    expect([dice.length, left(dice)]).toEqual([4, ['crit', 'strike', 'failure']]);
  });

  it('come to the end of the row where a chart adds one, and keep their place where it turns one', () => {
    const dice = changed(
      { how: 'chart', from: [], to: ['strike'], by: 'Saber' },
      { how: 'chart', from: ['crit'], to: ['strike'], by: 'Guard' },
    );
    expect(left(dice)).toEqual(['strike', 'strike', 'expertise', 'failure', 'strike']);
    expect([dice[0], dice[4]]).toMatchObject([
      { was: 'crit', by: 'Guard' },
      { added: true, by: 'Saber' },
    ]);
  });

  it('show each die of a reroll as it was', () => {
    const dice = changed({ how: 'reroll', from: ['failure', 'strike'], to: ['crit', 'failure'], by: 'trick' });
    expect(dice.map(({ face, was }) => `${face} ${was}`)).toEqual([
      'crit null',
      'failure strike',
      'expertise null',
      'crit failure',
    ]);
  });
});

describe('what a record comes to', () => {
  it('[CR-ATK-18] counts the strikes that were blocked, once there are results', () => {
    const rolls = {
      attack: { rolled: FELL, faces: FELL, changes: [] },
      defense: { rolled: [], faces: ['block', 'block'], changes: [] },
    } as const;
    expect(resultsOf(fight({ rolls }))).toBeNull();
    expect(resultsOf(fight({ rolls, step: 'tree', successes: 1 }))).toEqual({ successes: 1, blocked: 1 });
  });

  it('knows where the Damage Pool comes from', () => {
    const pooled = [
      { amount: 1, from: 'chart' },
      { amount: 2, from: 'n4' },
      { amount: 1, from: 'ambush' },
    ];
    expect(poolParts(fight({ path: ['n4'], pooled }))).toEqual({ chart: 1, tree: 2, effect: 1 });
  });

  it('says what was suffered only behind step 9', () => {
    expect([fight(), fight({ step: 'after', suffered: 2 })].map(sufferedIn)).toEqual([null, 2]);
  });
});

describe('an attack on the page', () => {
  const fought = () => duel({ attackDice: 'ccc', defenseDice: 'f' }).plays('combat', 'melee');
  const storyOf = ({ match }: ReturnType<typeof fought>): readonly Chapter[] => match.story;

  it('is read from the table while it goes on, with the moment it was declared', () => {
    const story = fought();
    const { open } = story;
    expect(attackUnderWay(open)).toMatchObject({ step: 'tree', successes: 3 });
    expect([stepNow(open), declaredAt(storyOf(story), attackUnderWay(open) as Aimed)]).toEqual([
      'tree',
      story.match.version,
    ]);
  });

  it('is read from its end once it is over, as long as that stands', () => {
    const story = fought().plays('stop');
    expect([attackUnderWay(story.open), stepNow(story.open)]).toEqual([null, null]);
    expect(attackOver(toldThisTurn(storyOf(story)))).toMatchObject({ step: 'over', successes: 3, path: [] });
    story.match.retake({ do: 'undo', to: story.match.version - 1, by: 0, consent: 1 });
    expect(attackOver(toldThisTurn(storyOf(story)))).toBeNull();
    expect(attackUnderWay(story.open)).toMatchObject({ step: 'tree' });
  });
});

describe('chances in words', () => {
  it('says 0 and 100 only when it is certain', () => {
    const chances = [0, 0.001, 0.5, 0.999, 1];
    expect(chances.map((chance) => percent(chance, en))).toEqual(['0%', '<1%', '50%', '>99%', '100%']);
    expect(chances.map((chance) => percent(chance, de))).toEqual([
      '0\u00a0%',
      '< 1\u00a0%',
      '50\u00a0%',
      '> 99\u00a0%',
      '100\u00a0%',
    ]);
  });

  it('finds the damage from which on a Wound comes of it', () => {
    expect(neededFor({ damage: [0.5, 0.25, 0.25], wound: 0.25 })).toBe(2);
    expect(neededFor({ damage: [1], wound: 0 })).toBeNull();
  });
});

describe('walking a tree with the arrow keys', () => {
  const option = (id: string, column: number, row: number) => ({ id, column, row, start: column === 1, effects: [] });
  const tree = {
    options: [option('a', 1, 2), option('b', 2, 1), option('c', 2, 3), option('d', 3, 2)],
    paths: [
      { from: 'a', to: 'b', both: false },
      { from: 'a', to: 'c', both: false },
      { from: 'b', to: 'd', both: false },
      { from: 'c', to: 'd', both: false },
    ],
  };

  it('goes along the paths to the sides and between branches up and down', () => {
    expect(nextBy(tree, 'a', 'ArrowRight')).toBe('b');
    expect(nextBy(tree, 'b', 'ArrowDown')).toBe('c');
    expect(nextBy(tree, 'c', 'ArrowRight')).toBe('d');
    expect(nextBy(tree, 'd', 'ArrowRight')).toBe('d');
  });
});
