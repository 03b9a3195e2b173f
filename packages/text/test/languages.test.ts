import { deedOf } from '../src/cardTexts/deeds.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { randomOpponent } from '@faultline/ai';
import { REPUBLIC, SHADOW } from '@faultline/cards';
import { applyInPlace, beginGame, type Decision, type Open, viewFor } from '@faultline/rules';
import { coreGame, seeded } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { german } from '../src/de/index.ts';
import { english } from '../src/en/index.ts';
import { castOf, type LogLine, Narrator, optionLabel, questionOf, type WholeWords } from '../src/index.ts';

const RULES = fileURLToPath(new URL('../../rules/src/', import.meta.url));
const sources = readdirSync(RULES, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(`${RULES}${name}`, 'utf8'))
  .join('\n');
const found = (pattern: RegExp): string[] => [...new Set([...sources.matchAll(pattern)].map(([, name = '']) => name))];

const PLAYERS = ['Red', 'Blue'] as const;

/** A whole random game: its lines in a language, and every decision on the way. */
function playThrough(
  words: WholeWords,
  seed: string,
): { lines: LogLine[]; asked: { open: Open; decision: Decision }[] } {
  const game = coreGame();
  const setup = { kind: 'teams', mode: 'standard', teams: [REPUBLIC, SHADOW] } as const;
  const bots = [randomOpponent(game, `${seed}/a`), randomOpponent(game, `${seed}/b`)] as const;
  const { state, events } = beginGame(game, setup, seeded(seed, 'fast'));
  const narrator = new Narrator(game.library, words, state.open, PLAYERS);
  const lines = narrator.tell(events, state.open);
  const asked: { open: Open; decision: Decision }[] = [];
  while (state.open.decision) {
    const { decision, version } = state.open;
    asked.push({ open: viewFor(state, decision.seat).open, decision });
    const answer = bots[decision.seat].decide(viewFor(state, decision.seat), decision, { trials: 0 });
    const taken = applyInPlace(game, state, { seat: decision.seat, version, answer });
    if ('refused' in taken) throw new Error(JSON.stringify(taken.refused));
    lines.push(...narrator.tell(taken.events, state.open));
  }
  return { lines: [...lines, ...narrator.rest()], asked };
}

const hollow = /undefined|null|NaN|\[object|\s\s/;

describe.each([english, german])('$language', (words) => {
  it('has a question for every step that asks', () => {
    const steps = found(/choice\('([a-z.-]+)'/g);
    expect(steps.length).toBeGreaterThan(30);
    expect(steps.filter((step) => !Object.hasOwn(words.questions.asks, step))).toEqual([]);
  });

  it('has a sentence for every rule that can refuse something', () => {
    const rules = found(/reason\(\s*'([^']+)'/g).filter((rule) => !rule.startsWith('DP-') || rule === 'DP-59');
    expect(rules.length).toBeGreaterThan(30);
    expect(rules.filter((rule) => !Object.hasOwn(words.reasons.rules, rule))).toEqual([]);
  });

  it('has words for every part of a pool and a price', () => {
    const files = ['attack/pools.ts', 'queries/price.ts'].map((name) => readFileSync(`${RULES}${name}`, 'utf8'));
    const parts = [...files.join('\n').matchAll(/'((?:CR|R)-[A-Z]+-\d+)'/g)].map(([, rule = '']) => rule);
    expect(parts.length).toBeGreaterThan(10);
    expect(parts.filter((rule) => !Object.hasOwn(words.reasons.rules, rule))).toEqual([]);
  });

  it('tells a whole game without a gap', () => {
    const { lines } = playThrough(words, 'told');
    expect(lines.length).toBeGreaterThan(100);
    expect(lines.filter(({ text, tone }) => hollow.test(text) || (text === '' && tone !== 'tracker'))).toEqual([]);
  });

  it('asks every question of a game, and names every option', () => {
    const { library } = coreGame();
    const { asked } = playThrough(words, 'asked');
    for (const { open, decision } of asked) {
      const cast = castOf(library, words, open, PLAYERS);
      const labels = decision.options.map((option) => optionLabel(words, cast, decision, option));
      expect(questionOf(words, cast, open, decision, deedOf)).not.toMatch(hollow);
      expect(labels.filter((label) => label === '' || hollow.test(label) || /^[ab]\d/.test(label))).toEqual([]);
      expect(new Set(labels).size).toBe(labels.length);
    }
  });
});

describe('English and German', () => {
  it('tell the same game in the same number of lines', () => {
    const count = (words: WholeWords): number[] => playThrough(words, 'both').lines.map(({ depth }) => depth);
    expect(count(german)).toEqual(count(english));
  });

  it('know the same options', () => {
    expect(Object.keys(german.questions.options)).toEqual(Object.keys(english.questions.options));
    expect(Object.keys(german.reasons.rules)).toEqual(Object.keys(english.reasons.rules));
  });
});
