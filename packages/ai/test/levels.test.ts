import { copyState, viewFor } from '@faultline/rules';
import { type Fighter, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { evaluationTotal } from '../src/greedy/evaluate.ts';
import { inStyle, USUAL } from '../src/greedy/style.ts';
import { distanceValue } from '../src/greedy/placeValue.ts';
import { bestAttackValue } from '../src/greedy/attackValue.ts';
import type { Choice } from '../src/greedy/choice.ts';
import { FAILINGS, type Failings } from '../src/levels/failings.ts';
import { type Mood, moodIn, styleIn } from '../src/levels/mood.ts';
import { personOpponent } from '../src/levels/person.ts';
import { stakes, tempered } from '../src/levels/temper.ts';
import { randomFrom } from '../src/random.ts';

const CALM: Mood = { attacks: false, forgets: false, spends: false, hurries: false };
const PERFECT = FAILINGS.champion;

/** A Unit that acts, far from the objective in the middle unless it is said otherwise. */
const scene = (own: Partial<Fighter> = {}, enemy: Partial<Fighter> = {}) =>
  skirmish({
    red: { actor: { at: [8, 18], stamina: 8, attack: 5, ...own }, friend: { at: [3, 3] } },
    blue: { foe: { at: [33, 18], stamina: 8, attack: 5, ...enemy } },
    objectives: [{ key: 'C', at: [45720, 45720, 0] as const, active: true }],
    activates: 'actor',
  }).match;

describe('the mood of a Turn', () => {
  const half: Failings = { ...PERFECT, attacks: 0.5, forgets: 0.5, spends: 0.5, hurries: 0.5 };

  it('is the same for the same seed and Turn, and changes from Turn to Turn', () => {
    expect(moodIn('s', 7, half)).toEqual(moodIn('s', 7, half));
    const moods = Array.from({ length: 40 }, (_, turn) => JSON.stringify(moodIn('s', turn, half)));
    expect(new Set(moods).size).toBeGreaterThan(8);
  });

  it('errs at its rates', () => {
    const turns = Array.from({ length: 2000 }, (_, turn) => moodIn('rates', turn, FAILINGS.novice));
    const share = (of: keyof Mood): number => turns.filter((mood) => mood[of]).length / turns.length;
    expect(share('attacks')).toBeCloseTo(FAILINGS.novice.attacks, 1);
    expect(share('forgets')).toBeCloseTo(FAILINGS.novice.forgets, 1);
    expect(share('spends')).toBeCloseTo(FAILINGS.novice.spends, 1);
    expect(share('hurries')).toBe(0);
  });

  it('never errs on the highest level', () => {
    const turns = Array.from({ length: 200 }, (_, turn) => moodIn('best', turn, FAILINGS.champion));
    expect(turns.every((mood) => Object.values(mood).every((errs) => !errs))).toBe(true);
  });

  it('errs less on a higher level, in everything', () => {
    const { novice, trooper, knight } = FAILINGS;
    for (const rate of ['attacks', 'forgets', 'spends', 'misses', 'feel', 'temperature'] as const) {
      expect(novice[rate]).toBeGreaterThan(trooper[rate]);
      expect(trooper[rate]).toBeGreaterThan(knight[rate]);
    }
  });
});

describe('an error', () => {
  const seen = (mood: Partial<Mood>, failings = PERFECT, match = scene()) => ({
    game: inStyle(match.game, styleIn({ ...CALM, ...mood }, failings)),
    open: match.state.open,
  });
  const actor = (p: ReturnType<typeof seen>) => p.open.characters[0] as (typeof p.open.characters)[number];

  it('without any, everything is as usual', () => {
    expect(styleIn(CALM, PERFECT)).toEqual(USUAL);
  });

  it('makes nothing of an objective that is far off and forgotten', () => {
    const away = scene({ at: [2, 2] });
    const [mindful, forgetful] = [seen({}, PERFECT, away), seen({ forgets: true }, PERFECT, away)];
    expect(distanceValue(mindful, actor(mindful))).toBeLessThan(0);
    expect(distanceValue(forgetful, actor(forgetful))).toBe(0);
  });

  it('makes Force worth nothing to who spends it', () => {
    const poorer = (mood: Partial<Mood>): number => {
      const p = seen(mood);
      const seats = p.open.seats.with(0, { ...p.open.seats[0], forceReady: 0 }) as unknown as typeof p.open.seats;
      return evaluationTotal(p, 0) - evaluationTotal({ ...p, open: { ...p.open, seats } }, 0);
    };
    expect(poorer({ spends: true })).toBe(0);
    expect(poorer({})).toBeGreaterThanOrEqual(0);
  });

  it('makes wounds worth more to who goes for them', () => {
    const near = scene({}, { at: [10, 18] });
    const [usual, fierce] = [seen({}, PERFECT, near), seen({ attacks: true }, PERFECT, near)];
    expect(bestAttackValue(fierce, actor(fierce))).toBeGreaterThan(bestAttackValue(usual, actor(usual)));
  });

  it('overrates dice by as much as it feels', () => {
    const near = scene({}, { at: [10, 18] });
    const [exact, felt] = [seen({}, PERFECT, near), seen({}, { ...PERFECT, feel: 0.15 }, near)];
    expect(bestAttackValue(felt, actor(felt))).toBeCloseTo(1.15 * bestAttackValue(exact, actor(exact)), 9);
  });
});

describe('a choice by temperature', () => {
  const choices: readonly Choice[] = [
    { answer: { option: 'best' }, value: 1 },
    { answer: { option: 'near' }, value: 0.8 },
    { answer: { option: 'far' }, value: -3 },
    { answer: { option: 'end' }, value: 0.9 },
  ];
  const taken = (temperature: number): Record<string, number> => {
    const random = randomFrom('temper');
    const counts: Record<string, number> = { best: 0, near: 0, far: 0, end: 0 };
    for (let i = 0; i < 2000; i += 1) {
      const option = tempered(choices, temperature, random)?.option ?? '';
      counts[option] = (counts[option] ?? 0) + 1;
    }
    return counts;
  };

  it('is the best where nothing is warm', () => {
    expect(taken(0)).toEqual({ best: 2000, near: 0, far: 0, end: 0 });
  });

  it('mistakes what is close for the best, by how close it is, and never what is far behind', () => {
    const { best = 0, near = 0, far } = taken(0.2);
    expect(far).toBe(0);
    expect(near / best).toBeCloseTo(1 / Math.E, 1);
  });

  it('never does nothing by mistake', () => {
    expect(taken(2).end).toBe(0);
  });

  it('is nothing where there is no choice', () => {
    expect(tempered([], 1, randomFrom('none'))).toBeNull();
  });

  it('has more at stake the nearer a Momentum is', () => {
    const { game, state } = scene();
    const at = (token: number): number => {
      const open = { ...state.open, score: { ...state.open.score, token } as typeof state.open.score };
      return stakes({ game, open });
    };
    expect(at(7)).toBeGreaterThan(at(5));
    expect(at(-7)).toBeCloseTo(at(7), 9);
    expect(at(0)).toBe(0);
  });
});

describe('a level', () => {
  it('that misses every reaction passes where it might react', () => {
    const match = scene();
    const ask = {
      ...(match.state.open.decision as NonNullable<typeof match.state.open.decision>),
      step: 'window.ask',
      options: [{ id: 'react' }, { id: 'pass' }],
    } as NonNullable<typeof match.state.open.decision>;
    const blind = personOpponent('blind', { ...PERFECT, misses: 1 })(match.game, 'm');
    expect(blind.decide(viewFor(match.state, 0), ask, { trials: 0 })).toEqual({ option: 'pass' });
  });

  it('that hurries through a Turn tries nothing, and searches otherwise', () => {
    const trials = (hurries: number): number => {
      const match = scene({}, { at: [12, 18] });
      const person = personOpponent('p', { ...PERFECT, hurries }, true)(match.game, 'h');
      const { decision } = copyState(match.state).open;
      if (!decision) throw new Error('Somebody should be asked.');
      person.decide(viewFor(match.state, decision.seat), decision, { trials: 40 });
      return person.spent?.() ?? 0;
    };
    expect(trials(1)).toBe(0);
    expect(trials(0)).toBeGreaterThan(0);
  });
});
