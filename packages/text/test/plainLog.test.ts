import { restlessOpponent } from '@faultline/ai';
import { REPUBLIC, SHADOW } from '@faultline/cards';
import { TABLES } from '@faultline/geometry';
import { Match, viewFor } from '@faultline/rules';
import { coreGame, seeded } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { german } from '../src/de/index.ts';
import { english } from '../src/en/index.ts';
import { Narrator, optionLabel, type WholeWords } from '../src/index.ts';
import { headingOf } from '../src/log/heading.ts';

/** A game among the terrain of the core box, with every label that was offered on the way. */
function told(words: WholeWords): { readonly lines: readonly string[]; readonly labels: readonly string[] } {
  const game = coreGame({ table: TABLES['core-1'] });
  const match = Match.begin(game, { kind: 'teams', mode: 'standard', teams: [REPUBLIC, SHADOW] }, seeded('plain'));
  const opponent = restlessOpponent(game, 'plain');
  const narrator = new Narrator(game.library, words, match.state.open, ['Red', 'Blue']);
  const lines: string[] = [];
  const labels: string[] = [];
  for (
    let { decision, version } = match.state.open;
    decision && version < 400;
    { decision, version } = match.state.open
  ) {
    const { seat } = decision;
    for (const option of decision.options) labels.push(optionLabel(words, narrator.cast, decision, option));
    const answer = opponent.decide(viewFor(match.state, seat), decision, { trials: 0 });
    match.send(seat, { do: 'answer', version, answer });
    const [last] = match.storySince(version);
    if (last) lines.push(...narrator.tell(last.events, match.state.open).map(({ text }) => text));
  }
  return { lines, labels };
}

/** Two lengths in a row, from some corner of the table. */
const COORDINATES = /\d[.,]\d"?[,\s]\s?\d+[.,]\d|\d[.,]\d\s?\/\s?\d/;
const IDS = [...new Set(TABLES['core-1'].parts.map(({ name }) => name.replace(/ .*/, '')))].filter((id) =>
  id.includes('-'),
);

describe.each([english, german])('a game as it is told ($language)', (words) => {
  const { lines, labels } = told(words);

  it('has moves, and objectives they lead to', () => {
    const moves = lines.filter((line) => /toward objective|auf Aufgabe [A-Z]+ zu/.test(line));
    expect(moves.length).toBeGreaterThan(20);
  });

  it('has no coordinates', () => {
    expect(lines.filter((line) => COORDINATES.test(line))).toEqual([]);
  });

  it('has no names of the code, in its log and on its buttons', () => {
    const all = [...lines, ...labels];
    expect(all.filter((line) => IDS.some((id) => line.includes(id)))).toEqual([]);
    expect(all.filter((line) => /^[a-z]+(-[a-z]+)+$|\b[ab]\d\.\d\b|\w@\w/.test(line))).toEqual([]);
  });
});

describe('where a move leads', () => {
  const at = (key: string, x: number, active = true) => ({ key, x: x * 2540, y: 0, active });
  const way = (from: number, to: number) => [[from * 2540, 0, 0] as const, [to * 2540, 0, 0] as const] as const;

  it('is the Active objective that is gained on', () => {
    expect(headingOf([at('W', 0), at('E', 20), at('C', 10, false)], ...way(8, 12))).toEqual({
      way: 'toward',
      objective: 'E',
    });
  });

  it('is the nearest of those that are gained on', () => {
    const near = { key: 'N', x: 15 * 2540, y: 2 * 2540, active: true };
    expect(headingOf([at('E', 30), near], ...way(8, 13))).toEqual({ way: 'toward', objective: 'N' });
  });

  it('is away from the nearest where none is gained on', () => {
    expect(headingOf([at('W', 0)], ...way(2, 6))).toEqual({ way: 'away', objective: 'W' });
  });

  it('is not said of a move on the spot, nor of one that passes by', () => {
    expect(headingOf([at('W', 0)], ...way(2, 2))).toBeNull();
    expect(headingOf([{ key: 'W', x: 0, y: 25400, active: true }], ...way(-1, 1))).toBeNull();
  });
});
