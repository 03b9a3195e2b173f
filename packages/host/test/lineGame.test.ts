import { type State, viewFor } from '@faultline/rules';
import { describe, expect, it } from 'vitest';
import { type ClockSettings, clockFrom, readingOf } from '../src/clock.ts';
import { changesFor } from '../src/line.ts';
import { type Ask, LineGame, type Tell, type TellOf } from '../src/wire/index.ts';
import { matchOf, nextAnswer } from './playing.ts';

const G = 'a1'.repeat(16);

const over = <T>(value: T): T => JSON.parse(JSON.stringify(value));
const clockAt = ({ open }: State, at: number) =>
  clockFrom({ at, asked: open.decision?.seat ?? null, turn: open.turn, active: open.active });

const whole = (state: State, version: number): Tell =>
  over({ t: 'game', g: G, segment: 0, version, head: {}, view: viewFor(state, 0), clock: clockAt(state, 0) } as never);

/** A game played by chance, told entry by entry to seat 0. */
function told(entries: number): { readonly first: Tell; readonly changes: TellOf<'change'>[]; readonly end: State } {
  const match = matchOf('line game');
  const next = nextAnswer('line game');
  const first = whole(match.state, 0);
  const changes: TellOf<'change'>[] = [];
  for (let n = 1; n <= entries; n += 1) {
    const before = match.state;
    const given = next(before);
    const taken = given && match.send(given.seat, given.message);
    if (!taken || 'refused' in taken) throw new Error('The game ended early.');
    changes.push(over({ t: 'change', g: G, f: 0, at: n, ...changesFor(n, before, match.state, taken.events)(0) }));
  }
  return { first, changes, end: match.state };
}

const note: Ask = { t: 'claim', g: G, id: '0f'.repeat(16) };

describe('a game at the far end of a line', () => {
  it('follows the changes to the same view', () => {
    const { first, changes, end } = told(60);
    const game = new LineGame(G);
    expect([first, ...changes].flatMap((tell) => game.hear(tell))).toEqual([]);
    expect(game.moment?.view).toEqual(over(viewFor(end, 0)));
  });

  it('asks for what is missing, and hears nothing twice', () => {
    const { first, changes, end } = told(10);
    const game = new LineGame(G);
    for (const tell of [first, ...changes.slice(0, 4)]) game.hear(tell);
    expect(game.hear(changes[5] as Tell)).toEqual([{ t: 'join', g: G, since: { segment: 0, version: 4 } }]);
    for (const tell of changes.slice(2)) game.hear(tell);
    expect(game.moment?.view).toEqual(over(viewFor(end, 0)));
  });

  it('asks for the whole where a change does not fit', () => {
    const { first } = told(1);
    const game = new LineGame(G);
    game.hear(first);
    const wrong = { t: 'change', g: G, version: 1, c: { open: { units: { '#': 1e6 } } }, e: [], f: 0, at: 1 } as Tell;
    expect(game.hear(wrong)).toEqual([{ t: 'join', g: G }]);
  });

  it('says again what was not answered, once it is back, and not what was', () => {
    const { first } = told(1);
    const game = new LineGame(G);
    game.ask(note);
    expect(game.hear(first)).toEqual([note]);
    expect(game.hear({ t: 'ok', g: G, id: note.id })).toEqual([]);
    expect(game.hear(first)).toEqual([]);
  });

  it('works out the clock from the times of the entries', () => {
    const { first, changes } = told(10);
    const game = new LineGame(G);
    for (const tell of [first, ...changes.map((change) => ({ ...change, at: change.version * 10_000 }))])
      game.hear(tell);
    const bank: ClockSettings = { kind: 'bank', bank: 600_000, increment: 0 };
    const left = readingOf(bank, game.moment?.clock as never, 100_000).left;
    expect((left?.[0] ?? 0) + (left?.[1] ?? 0)).toBe(1_200_000 - 10 * 8000);
  });
});
