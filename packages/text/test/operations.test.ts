import { OPERATION_OPTIONS, OPERATIONS } from '@faultline/cards/operations';
import { describe, expect, it } from 'vitest';
import { operationWords as german } from '../src/operations/de.ts';
import { operationWords as english } from '../src/operations/en.ts';

const ROLES = ['aggressor', 'sentinel'] as const;

describe.each([
  ['en', english],
  ['de', german],
])('the words of operations in %s', (_, words) => {
  it.each(OPERATIONS.map(({ card }) => [card.id, card] as const))(
    '[KO-CARD-02] %s has all its words, its briefing among them, and none besides',
    (id, card) => {
      const text = words.operations[id];
      if (!text) throw new Error(`${id} has no words`);
      expect(Object.keys(text.trackers)).toEqual(card.trackers.map((tracker) => tracker.id));
      const pieces = [...(card.pieces ?? []).map((piece) => piece.id), ...(card.tokens ?? []).map(({ key }) => key)];
      expect(Object.keys(text.pieces)).toEqual(pieces);
      expect(Object.keys(text.states)).toEqual((card.states ?? []).map((state) => state.id));
      expect(Object.keys(text.stages)).toEqual(card.stages.map((stage) => stage.id));
      for (const role of ROLES) expect(text.roles[role]).toMatch(/\.$/);
      expect(text.briefing.length).toBeGreaterThan(100);
    },
  );

  it.each(OPERATIONS.flatMap(({ card }) => card.stages.map((stage) => [stage.id, card.id, stage] as const)))(
    '%s says what its objectives are, what each role wants and what ends it',
    (id, operation, stage) => {
      const text = words.operations[operation]?.stages[id];
      if (!text) throw new Error(`${id} has no words`);
      expect(Object.keys(text.ends).sort()).toEqual([...new Set(stage.ends.map(({ when }) => when))].sort());
      for (const { mark } of stage.active) expect(text.objectives[mark ?? '*'] ?? text.objectives['*']).toBeTruthy();
      for (const role of ROLES) expect(text.roles[role]).toMatch(/\.$/);
      expect(text.overview).toMatch(/[.!]$/);
    },
  );

  it('every option has a question and words for each choice', () => {
    for (const [name, { choices }] of Object.entries(OPERATION_OPTIONS)) {
      expect(words.options[name]?.question).toMatch(/\?$/);
      expect(Object.keys(words.options[name]?.choices ?? {})).toEqual([...choices]);
    }
    expect(Object.keys(words.options)).toEqual(Object.keys(OPERATION_OPTIONS));
  });

  it('every fault of a map has its sentence', () => {
    const fault = { key: 'C', part: 'wall 1', fit: 1, needed: 8 };
    const said = (['off the table', 'half on', 'no room', 'too few bases'] as const).map((why) =>
      words.mapFault({ ...fault, why }, 'WALL'),
    );
    expect(new Set(said).size).toBe(4);
    expect(said.filter((sentence) => sentence.includes('WALL'))).toHaveLength(2);
    expect(said[3]).toMatch(/1.*8/);
  });
});

describe('German words of operations', () => {
  const all = JSON.stringify(german.operations);

  it('call Momentum by the printed word, and no Unit by an English one', () => {
    expect(all).not.toMatch(/Momentum|\bFortschritt\b|Struggle|Sentinel|\bStage\b|\bToken\b/);
  });

  it('say nothing in English that the English ones say', () => {
    const sentences = (text: unknown): string[] =>
      typeof text === 'string'
        ? text.includes('. ')
          ? [text]
          : []
        : typeof text === 'object' && text
          ? Object.values(text).flatMap(sentences)
          : [];
    const english_ = new Set(sentences(english.operations));
    expect(sentences(german.operations).filter((sentence) => english_.has(sentence))).toEqual([]);
  });
});
