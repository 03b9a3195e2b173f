import { readFileSync } from 'node:fs';
import { CONSTANTS } from '@faultline/rules';
import { describe, expect, it } from 'vitest';
import { reference as german } from '../src/i18n/de/reference.ts';
import { reference as english } from '../src/i18n/en/reference.ts';
import { LENGTHS } from '../src/reference/lengths.ts';
import { CARDS } from '../src/reference/lines.ts';
import { litBy } from '../src/reference/lit.ts';
import { cardsIn, litIn } from '../src/reference/modes/index.ts';
import { KEY_OPERATIONS } from '../src/reference/modes/keyOperations.ts';
import { hasWords, underLabel } from '../src/reference/told.ts';

const ledger = ['core', 'key-operations']
  .map((name) => readFileSync(new URL(`../../../docs/rules/${name}.md`, import.meta.url), 'utf8'))
  .join('\n');
const lines = CARDS.flatMap((card) => card.lines);

describe('the quick reference', () => {
  it('has nothing but lines that point to statements of the ledger', () => {
    const rules = lines.flatMap((line) => line.rules);
    expect(rules.filter((id) => !ledger.includes(`| ${id} |`) && !ledger.includes(`- **${id} `))).toEqual([]);
    expect(rules.length).toBeGreaterThan(150);
  });

  it('has a label for every line and card in both languages, and none too many', () => {
    const keys = lines.map(({ key }) => key).sort();
    expect(Object.keys(english.labels).sort()).toEqual(keys);
    expect(Object.keys(german.labels).sort()).toEqual(keys);
    expect(CARDS.map(({ key }) => key).filter((key) => !(key in english.cards && key in german.cards))).toEqual([]);
  });

  it('tells the twelve steps of a Turn and the ten of an attack in their order', () => {
    const rulesOf = (card: string) => CARDS.find(({ key }) => key === card)?.lines.map(({ rules: [first] }) => first);
    expect(rulesOf('turn')).toHaveLength(12);
    expect(rulesOf('attack')).toHaveLength(10);
    for (const card of ['turn', 'attack']) expect(rulesOf(card)?.toSorted()).toEqual(rulesOf(card));
  });

  it('[R-MEAS-1] knows the lengths of the tools', () => {
    const { range, advance, dash } = CONSTANTS;
    expect(LENGTHS).toEqual({
      'range-1': range[1] / 100,
      'range-2': range[2] / 100,
      dash: dash / 100,
      advance: advance / 100,
      'range-3': range[3] / 100,
      'range-4': range[4] / 100,
      'range-5': range[5] / 100,
    });
  });

  it('leaves out what a statement is called by where a label says it', () => {
    expect(underLabel('Step 5: both pools are rolled.')).toBe('Both pools are rolled.');
    expect(underLabel('Cover [X] adds X Defense Dice.')).toBe('Cover [X] adds X Defense Dice.');
  });

  it('is searched by words of a line in any order, and by numbers', () => {
    const said = [{ id: 'CR-ATK-19', says: 'Blocks never remove criticals.', lang: 'en' }] as const;
    expect(hasWords('Blocks', said, 'criticals blocks')).toBe(true);
    expect(hasWords('Blocks', said, 'cr-atk-19')).toBe(true);
    expect(hasWords('Blocks', said, 'strike')).toBe(false);
    expect(hasWords('Transfer\u00adpunkt', said, 'transferpunkt')).toBe(true);
  });
});

describe('what is lit', () => {
  const open = (...frames: { at: string; action?: string }[]) =>
    ({
      frames,
      resolutions: [],
      activation: { unit: 0 },
      units: [{ conditions: ['pinned'], hunker: 1, wounded: 0, injured: 0 }],
    }) as unknown as Parameters<typeof litBy>[0];

  it('is the step of the Turn, the action and the tokens of the active Unit', () => {
    const lit = litBy(open({ at: 'turn.run' }, { at: 'activation.main' }, { at: 'action.parts', action: 'move' }));
    expect([...lit]).toEqual(['turn-actions', 'action-move', 'pinned', 'hunker']);
  });

  it('is the step of an attack as soon as one is made', () => {
    expect([...litBy(open({ at: 'activation.main' }, { at: 'attack.type' }))]).toContain('attack-type');
  });

  it('names only lines that there are', () => {
    const keys = new Set(lines.map(({ key }) => key));
    const steps = ['turn.start', 'order.reveal', 'activation.begin', 'activation.hunker', 'turn.defeat', 'turn.pass'];
    const lit = steps.flatMap((at) => [...litBy(open({ at }))]);
    expect(lit.filter((key) => !keys.has(key))).toEqual([]);
  });
});

describe('in Key Operations', () => {
  const open = (at: string) =>
    ({
      frames: [{ at: 'turn.run' }, { at }],
      resolutions: [],
      activation: null,
      units: [],
      score: { mode: 'key-operations' },
    }) as unknown as Parameters<typeof litIn>[0];
  const keysIn = (mode: string) => cardsIn(mode, CARDS).map(({ key }) => key);

  it('the reference begins with the cards of the mode, which take the place of the Turn and the Struggle', () => {
    expect(keysIn('key-operations').slice(0, 5)).toEqual(KEY_OPERATIONS.cards);
    expect(keysIn('key-operations')).not.toContain('turn');
    expect(keysIn('key-operations')).toContain('attack');
    expect(keysIn('standard').filter((key) => key.startsWith('op'))).toEqual([]);
  });

  it('[KO-TURN-02] the eleven steps of the Turn are told in their order', () => {
    const turn = CARDS.find(({ key }) => key === 'op-turn')?.lines ?? [];
    expect(turn.map(({ step }) => step)).toEqual(Array.from({ length: 11 }, (_, i) => String(i + 1)));
  });

  it('the step of the mode is lit, never one of the other Turn', () => {
    expect([...litIn(open('activation.main'))]).toEqual(['op-actions']);
    expect([...litIn(open('clock.wounded'))]).toEqual(['op-wounded']);
    expect([...litIn(open('stage.next'))]).toEqual(['op-stage']);
    expect([...litIn(open('armor.option'))]).toEqual(['op-option']);
  });

  it('every card and line of the mode is one of the reference, and every card lies on its side of paper', () => {
    const keys = new Set(lines.map(({ key }) => key));
    const named = [...Object.values(KEY_OPERATIONS.lines), ...KEY_OPERATIONS.lit.map(([, line]) => line)];
    expect(named.filter((key) => !keys.has(key))).toEqual([]);
    expect(Object.keys(KEY_OPERATIONS.lines).filter((key) => !keys.has(key))).toEqual([]);
    expect(KEY_OPERATIONS.side.flat().sort()).toEqual([...KEY_OPERATIONS.cards].sort());
    expect(
      CARDS.filter(({ special }) => special)
        .map(({ key }) => key)
        .sort(),
    ).toEqual([...KEY_OPERATIONS.cards].sort());
  });
});
