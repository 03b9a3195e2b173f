import type { CharacterId, GameEvent, Seat } from '@faultline/rules';
import { describe, expect, it } from 'vitest';
import { attack as de } from '../src/i18n/de/attack.ts';
import { attack as en } from '../src/i18n/en/attack.ts';
import { fightsIn } from '../src/attack/fight.ts';
import { neededFor, percent } from '../src/attack/percent.ts';
import { nextBy } from '../src/attack/treeLayout.ts';
import type { Chapter } from '../src/port/port.ts';

const [attacker, target] = [0 as CharacterId, 6 as CharacterId];
const TURN: GameEvent = { event: 'turn', turn: 1, seat: 0 };
const ATTACK: GameEvent = { event: 'attack', attacker, target, attackType: 'melee' };
const POOL: GameEvent = {
  event: 'pool',
  die: 'attack',
  dice: 4,
  sources: [
    { dice: 3, from: 'juyo' },
    { dice: 1, from: 'focus' },
  ],
};
const ROLL: GameEvent = {
  event: 'rolled',
  die: 'attack',
  seat: 0 as Seat,
  faces: ['failure', 'strike', 'expertise', 'crit'],
};
const BLOCKS: GameEvent = { event: 'rolled', die: 'defense', seat: 1 as Seat, faces: ['block'] };

const chapters = (...parts: readonly (readonly GameEvent[])[]): Chapter[] =>
  parts.map((events) => ({ events, open: null }));
const now = (...parts: readonly (readonly GameEvent[])[]) => fightsIn(chapters(...parts)).open.at(-1);
const faces = (fight: ReturnType<typeof now>, die: 'attack' | 'defense') =>
  fight?.rolls[die]?.filter(({ gone }) => !gone).map(({ face }) => face);

describe('an attack told by its events', () => {
  it('lays the best dice first, each with what put it into the pool', () => {
    const fight = now([TURN, ATTACK, POOL], [ROLL]);
    expect(fight?.rolls.attack?.map(({ face, from }) => `${face} ${from}`)).toEqual([
      'crit focus',
      'strike juyo',
      'expertise juyo',
      'failure juyo',
    ]);
  });

  it('keeps the dice a condition takes away, out of the count', () => {
    const fight = now([TURN, ATTACK, POOL, ROLL, { event: 'stripped', die: 'attack', removed: 1, by: 'disarmed' }]);
    expect(fight?.rolls.attack).toHaveLength(4);
    expect(faces(fight, 'attack')).toEqual(['crit', 'strike', 'failure']);
  });

  it('puts the results of a chart at the end of the row, on either roll', () => {
    const chart: GameEvent = {
      event: 'chart',
      die: 'defense',
      name: 'Guard',
      expertise: 1,
      results: ['block', 'crit>strike'],
    };
    const fight = now([TURN, ATTACK, POOL, ROLL, BLOCKS, chart]);
    expect(faces(fight, 'defense')).toEqual(['block', 'block']);
    expect(fight?.rolls.attack?.[0]).toMatchObject({ face: 'strike', was: 'crit', by: 'Guard' });
  });

  it('counts the strikes that were blocked', () => {
    const results: GameEvent = {
      event: 'results',
      attack: ['failure', 'expertise', 'crit'],
      defense: ['block'],
      successes: 1,
    };
    expect(now([TURN, ATTACK, POOL, ROLL, BLOCKS, results])?.results).toEqual({ successes: 1, blocks: 1, blocked: 1 });
  });

  it('shows what the dice came to where a chart was read in another order', () => {
    const chart: GameEvent = {
      event: 'chart',
      die: 'attack',
      name: 'Saber',
      expertise: 1,
      results: ['strike>crit', 'failure>strike'],
    };
    const results: GameEvent = {
      event: 'results',
      attack: ['crit', 'crit', 'strike', 'expertise'],
      defense: [],
      successes: 3,
    };
    const other: GameEvent = {
      event: 'results',
      attack: ['crit', 'crit', 'crit', 'expertise'],
      defense: [],
      successes: 3,
    };
    expect(faces(now([TURN, ATTACK, POOL, ROLL, chart, results]), 'attack')?.toSorted()).toEqual([
      'crit',
      'crit',
      'expertise',
      'strike',
    ]);
    expect(faces(now([TURN, ATTACK, POOL, ROLL, chart, other]), 'attack')?.toSorted()).toEqual([
      'crit',
      'crit',
      'crit',
      'expertise',
    ]);
  });

  it('forgets a step through the tree that was taken back', () => {
    const step: GameEvent = { event: 'option', option: 'n1', effects: ['damage'] };
    const story = [[TURN], [ATTACK, POOL, ROLL], [step]] as const;
    expect(now(...story)?.path).toEqual(['n1']);
    expect(now(...story, [{ event: 'undone', to: 1, by: 0 }])?.path).toEqual([]);
  });

  it('returns to the outer attack when an inner one is over', () => {
    const inner: GameEvent = { event: 'attack', attacker: target, target: attacker, attackType: 'ranged' };
    const over: GameEvent = { event: 'attack-resolved', attacker: target, target: attacker, damage: 2 };
    const { open, last } = fightsIn(chapters([TURN, ATTACK, inner, over]));
    expect([open.map((fight) => fight.attacker), last?.suffered]).toEqual([[attacker], 2]);
  });
});

describe('chances in words', () => {
  it('says 0 and 100 only when it is certain', () => {
    const chances = [0, 0.001, 0.5, 0.999, 1];
    expect(chances.map((chance) => percent(chance, en))).toEqual(['0%', '<1%', '50%', '>99%', '100%']);
    expect(chances.map((chance) => percent(chance, de))).toEqual(['0 %', '< 1 %', '50 %', '> 99 %', '100 %']);
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
