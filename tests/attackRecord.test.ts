import { type Aimed, type Face, type GameEvent, newestAttack } from '@faultline/rules';
import { describe, expect, it } from 'vitest';
import { playGame } from '../apps/cli/src/simulate/playing.ts';
import { seat } from '../apps/cli/src/simulate/seating.ts';

interface Over {
  readonly record: Aimed;
  /** What was told of this attack alone, without those inside it. */
  readonly told: readonly GameEvent[];
}

/** Every attack of some games, with its events. */
function attacksOf(...seeds: readonly string[]): Over[] {
  const over: Over[] = [];
  for (const seed of seeds) {
    const under: GameEvent[][] = [];
    playGame(seat(seed, undefined, true), 300, (events) => {
      for (const event of events) {
        if (event.event === 'attack') under.push([]);
        under.at(-1)?.push(event);
        if (event.event === 'attack-resolved') over.push({ record: event.record, told: under.pop() ?? [] });
      }
    });
  }
  return over;
}

type EventOf<E extends GameEvent['event']> = Extract<GameEvent, { event: E }>;
const of = <E extends GameEvent['event']>(told: readonly GameEvent[], kind: E): EventOf<E>[] =>
  told.filter((event): event is EventOf<E> => event.event === kind);

const sorted = (faces: readonly Face[]): Face[] => faces.toSorted();

/** The dice as they fell, with every change made to them. */
function changed({ rolled, changes }: Aimed['rolls']['attack']): Face[] {
  const dice = [...rolled];
  for (const { from, to } of changes) {
    for (const face of from) dice.splice(dice.indexOf(face), 1);
    dice.push(...to);
  }
  return sorted(dice);
}

describe('the record of an attack that is over', () => {
  const attacks = attacksOf('told 1', 'told 2', 'told 3', 'told 4', 'told 5', 'told 6', 'told 7', 'told 8', 'told 9');

  it('is there for every attack', () => expect(attacks.length).toBeGreaterThan(50));

  it('[CR-ATK-17] tells the dice as they fell and every change since', () => {
    for (const { record, told } of attacks) {
      const [attack, defense] = of(told, 'rolled');
      expect([record.rolls.attack.rolled, record.rolls.defense.rolled]).toEqual([attack?.faces, defense?.faces]);
      expect(sorted(record.rolls.attack.faces)).toEqual(changed(record.rolls.attack));
      expect(sorted(record.rolls.defense.faces)).toEqual(changed(record.rolls.defense));
    }
  });

  it('[CR-ATK-21] tells successes, charts and the options chosen', () => {
    for (const { record, told } of attacks) {
      expect(of(told, 'results')[0]?.successes).toBe(record.successes);
      expect(of(told, 'option').map(({ option }) => option)).toEqual(record.path);
      const charts = of(told, 'chart').map(({ name, expertise, results }) => ({ name, expertise, results }));
      expect(charts).toEqual([record.charts.attack, record.charts.defense]);
    }
  });

  it('[CR-DMG-01] tells what lay in the Damage Pool, and what was suffered of it', () => {
    for (const { record, told } of attacks) {
      const sum = (parts: readonly { readonly amount: number }[]) => parts.reduce((all, { amount }) => all + amount, 0);
      expect(sum(record.pooled)).toBe(sum(of(told, 'pool-damage')));
      expect(record.suffered).toBe(of(told, 'attack-resolved')[0]?.damage);
      expect(record.suffered).toBeLessThanOrEqual(record.pool);
    }
  });
});

it('an attack is read from the table as long as it goes on, and then from its end', () => {
  const steps = new Set<string>();
  const events: GameEvent[] = [];
  playGame(seat('told 1', undefined, true), 300, (happened, open) => {
    events.push(...happened);
    const attack = newestAttack(open, events);
    if (attack) steps.add(attack.step);
    const isOpen = open.resolutions.some((d) => d.attack?.attack === attack?.attack);
    expect(attack === null || attack.step === 'over' || isOpen).toBe(true);
  });
  expect([...steps]).toEqual(expect.arrayContaining(['tree', 'over']));
});
