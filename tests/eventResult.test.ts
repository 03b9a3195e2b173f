import { randomOpponent } from '@faultline/ai';
import { REPUBLIC, SHADOW } from '@faultline/cards';
import { scoresOf } from '@faultline/tournament';
import { type EventResult, eventResult, Match, reportOf, viewFor } from '@faultline/rules';
import { coreGame, seeded } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { Desk } from '../packages/tournament/test/desk.ts';

/** A game between two random opponents; `say` is said once the given Turn has begun. */
function played(
  seed: string,
  say?: { readonly turn: number; readonly said: Readonly<Parameters<Match['send']>> },
): Match {
  const game = coreGame();
  const match = Match.begin(game, { kind: 'teams', mode: 'standard', teams: [REPUBLIC, SHADOW] }, seeded(seed, 'fast'));
  const bots = [randomOpponent(game, `${seed}/a`), randomOpponent(game, `${seed}/b`)] as const;
  for (let { decision } = match.state.open; decision; { decision } = match.state.open) {
    if (say && match.state.open.turn === say.turn && !match.state.open.flags.timeCalled) {
      match.send(...say.said);
      if (match.state.open.result) break;
    }
    const answer = bots[decision.seat].decide(viewFor(match.state, decision.seat), decision, { trials: 0 });
    match.send(decision.seat, { do: 'answer', version: match.version, answer });
  }
  return match;
}

/** The desk of an event with two tables, when the round’s time is up. */
function desk() {
  const table = new Desk().gathers('ann', 'ben', 'cleo', 'dev').posts().starts();
  table.now += 121 * 60_000;
  const [match] = table.matches;
  if (!match) throw new Error('nobody is paired');
  return { table, match };
}

function resultOf(match: Match, players: readonly [string, string]): EventResult {
  const result = eventResult(match.state.open, players);
  if (!result) throw new Error('The game is not over.');
  return result;
}

describe('a game played in the software', () => {
  it.each([
    ['to its end', undefined],
    ['until time is called', { turn: 12, said: ['arbiter', { do: 'time-called' }] }],
    ['until time is called in its first Turn', { turn: 1, said: ['arbiter', { do: 'time-called' }] }],
  ] as const)('[SD-R-76] %s reports a result the event’s desk accepts', (_name, say) => {
    const { table, match } = desk();
    const result = resultOf(played('reported', say), [match.a, match.b]);
    expect(table.refuses({ kind: 'report', match: match.id, result }, match.a)).toEqual([]);
  });

  it('[SD-END-10, SD-END-11, SD-END-12] conceded, the winner scores at least two cards and three wounds', () => {
    const { table, match } = desk();
    const game = played('conceded', { turn: 3, said: [0, { do: 'concede' }] });
    const { how, winner, ...figures } = resultOf(game, [match.a, match.b]);
    expect([how, winner]).toEqual(['concession', match.b]);
    expect(table.refuses({ kind: 'concede', match: match.id, figures }, match.a)).toEqual([]);
    expect(scoresOf(match, { how, winner: match.b, ...figures })[1]).toMatchObject({ ep: 3, sc: 2, w: 3 });
  });
});

describe('the report of a game', () => {
  it('[SD-R-21] counts a wound for the opponent of the Unit’s player, whatever caused it', () => {
    const match = played('wounds');
    const { sides } = reportOf(match.state.open, match.standing);
    const suffered = sides.map(({ units }) => units.reduce((sum, { wounds }) => sum + wounds.suffered, 0));
    expect(sides.map(({ wounds }) => wounds)).toEqual(suffered.toReversed());
  });

  it('adds up to the log: damage, attacks, activations', () => {
    const match = played('summed');
    const { sides, turns, result } = reportOf(match.state.open, match.standing);
    const units = sides.flatMap((side) => side.units);
    const total = (of: (unit: (typeof units)[number]) => number): number => units.reduce((sum, u) => sum + of(u), 0);
    const events = match.eventsSince();
    const count = (kind: string): number => events.filter(({ event }) => event === kind).length;
    const hurt = events.reduce((sum, e) => sum + (e.event === 'suffered' ? e.amount : 0), 0);
    expect([total((u) => u.attacks), total((u) => u.activations)]).toEqual([count('attack'), count('activated')]);
    expect(total((u) => u.damage.suffered)).toBe(hurt);
    expect(total((u) => u.damage.dealt)).toBeLessThanOrEqual(hurt);
    expect([turns, result]).toEqual([match.state.open.turn, match.state.open.result]);
  });

  it('does not count what was taken back', () => {
    const match = played('taken back');
    const start = match.file().marks.find(({ turn }) => turn === 2)?.version ?? 0;
    const before = reportOf(match.state.open, match.standing);
    match.retake({ do: 'undo', to: start, by: 0, consent: 1 });
    const after = reportOf(match.state.open, match.standing);
    const activations = ({ sides }: typeof after): number =>
      sides.flatMap(({ units }) => units).reduce((sum, u) => sum + u.activations, 0);
    expect(activations(before)).toBeGreaterThan(activations(after));
    expect(activations(after)).toBeLessThanOrEqual(after.turns);
  });
});
