import { describe, expect, it } from 'vitest';
import type { Command } from '../src/event/command.ts';
import { apply } from '../src/act/apply.ts';
import { undoneEntries } from '../src/chain/undone.ts';
import { MINUTE } from '../src/event/clock.ts';
import { ART, Desk, firstLetterWins, names, OLGA, wins } from './desk.ts';

const last = (desk: Desk): number => desk.event.log.length - 1;

describe('the log', () => {
  it('keeps who, when and why of every act', () => {
    const desk = new Desk();
    desk.now = 12;
    desk.does({ kind: 'note', text: 'Rain' }, OLGA, 'weather');
    expect(desk.event.log.at(-1)).toMatchObject({
      n: 1,
      by: OLGA,
      at: 12,
      why: 'weather',
      command: { kind: 'note', text: 'Rain' },
    });
  });

  it('a refused act leaves the event as it was', () => {
    const desk = new Desk().gathers(...names(4)).posts();
    const before = JSON.stringify(desk.event);
    expect(desk.refuses({ kind: 'closeRound' })).toEqual(['notRunning SD-PTS-01']);
    expect(JSON.stringify(desk.event)).toBe(before);
  });

  it('a thing that is no act is refused with a sentence', () => {
    const desk = new Desk();
    const attempts: unknown[] = [
      null,
      7,
      {},
      { by: OLGA },
      { by: OLGA, at: 'noon', why: '', command: { kind: 'announce' } },
    ];
    for (const attempt of attempts) {
      const answer = apply(desk.event, attempt as never);
      expect('refused' in answer && answer.refused[0]?.says).toMatch(/ should be /);
    }
    expect(desk.refuses({ kind: 'dance' } as never)).toEqual(['malformed']);
    expect(desk.refuses({ kind: 'announce', loudly: true } as never)).toEqual(['malformed']);
  });
});

describe('undo', () => {
  it('takes an act back and leaves both in the log', () => {
    const desk = new Desk().gathers(...names(4));
    const before = desk.state;
    desk.does({ kind: 'note', text: 'wrong' }).does({ kind: 'undo', entry: last(desk) });
    expect(desk.state).toEqual(before);
    expect(desk.event.log.slice(-2).map((entry) => entry.command.kind)).toEqual(['note', 'undo']);
  });

  it('an undo can itself be undone', () => {
    const desk = new Desk().gathers(...names(4)).does({ kind: 'note', text: 'right' });
    const noted = desk.state;
    desk.does({ kind: 'undo', entry: last(desk) }).does({ kind: 'undo', entry: last(desk) });
    expect(desk.state).toEqual(noted);
    expect([...undoneEntries(desk.event.log)]).toHaveLength(1);
    expect(desk.refuses({ kind: 'undo', entry: 999 })).toEqual(['noEntry']);
    expect(desk.refuses({ kind: 'undo', entry: 0 })).toEqual(['noEntry']);
  });

  it('[SD-R-58] a correction undone two rounds later gives the identical event, pairings as posted', () => {
    const desk = new Desk()
      .gathers(...names(8))
      .playsRound(firstLetterWins)
      .playsRound(firstLetterWins);
    desk.posts().starts().playsOut(firstLetterWins);
    const before = desk.state;
    const match = desk.state.stages[0]?.rounds[0]?.matches[0];
    if (match === undefined) throw new Error('no match');
    desk.does({ kind: 'correctResult', match: match.id, result: wins(match, match.a < match.b ? match.b : match.a) });
    expect(desk.state).not.toEqual(before);
    expect(desk.matches).toEqual(before.stages[0]?.rounds[2]?.matches);
    desk.does({ kind: 'undo', entry: last(desk) });
    expect(desk.state).toEqual(before);
    expect(desk.noteCodes()).toEqual(['standingsChanged']);
  });

  it('of a close, of a cut or of the first posting reports no changed standings', () => {
    const desk = new Desk({ details: { swissRounds: 2, cut: 4 } }).gathers(...names(6)).posts();
    const undone = () => desk.does({ kind: 'undo', entry: last(desk) }).noteCodes();
    expect(undone()).toEqual([]);
    desk.postsPrepared().starts().playsOut(firstLetterWins).closes();
    expect(undone()).toEqual([]);
    desk.closes().playsRound(firstLetterWins);
    expect(undone()).toEqual([]);
    desk.closes().does({ kind: 'makeCut' });
    expect(undone()).toEqual([]);
  });

  it('[SD-R-58] of a correction of round 1 says what moved, also while round 2 is played', () => {
    const desk = new Desk().gathers(...names(4)).playsRound(firstLetterWins);
    const match = desk.state.stages[0]?.rounds[0]?.matches[0];
    if (match === undefined) throw new Error('no match');
    desk.does({ kind: 'correctResult', match: match.id, result: wins(match, match.a < match.b ? match.b : match.a) });
    const entry = last(desk);
    desk.posts().starts().does({ kind: 'undo', entry });
    expect(desk.noteCodes()).toEqual(['standingsChanged']);
  });

  it('is refused where a later act depends on it, and names that act', () => {
    const desk = new Desk()
      .gathers(...names(4))
      .posts()
      .starts();
    const [match] = desk.matches;
    if (match === undefined) throw new Error('no match');
    desk.reports(match, wins(match, match.a));
    const entry = last(desk);
    desk.playsOut().closes();
    const attempt = desk.attempt({ kind: 'undo', entry });
    expect(attempt).toMatchObject({
      refused: [{ code: 'dependedOn', facts: { entry, kind: 'closeRound' } }, { code: 'unreported' }],
    });
  });

  it('everything can be undone from the end', () => {
    const desk = new Desk().gathers(...names(5)).playsRound(firstLetterWins);
    for (let entry = last(desk); entry > 0; entry--) desk.does({ kind: 'undo', entry });
    expect(desk.state).toEqual(new Desk().state);
  });

  it('a finished event is reopened by undoing its end, and only then corrected', () => {
    const desk = new Desk({ details: { swissRounds: 1, cut: 0 } }).gathers(...names(4)).playsRound(firstLetterWins);
    const match = desk.state.stages[0]?.rounds[0]?.matches[0];
    if (match === undefined) throw new Error('no match');
    desk.does({ kind: 'correctResult', match: match.id, result: wins(match, match.b, [9, 9]) });
    const correction = last(desk);
    desk.does({ kind: 'finish' });
    expect(desk.refuses({ kind: 'undo', entry: correction })[0]).toBe('dependedOn SD-R-58');
    desk.does({ kind: 'undo', entry: last(desk) }).does({ kind: 'undo', entry: correction });
    expect(desk.state.phase).toBe('running');
  });

  it('officials and players undo their own acts, the organiser and the Lead Arbiter those of all', () => {
    const desk = new Desk()
      .gathers(...names(4))
      .appoints('lea', 'leadArbiter')
      .does({ kind: 'note', text: 'mine' }, ART);
    const undo: Command = { kind: 'undo', entry: last(desk) };
    expect(desk.refuses(undo, 'P001')).toEqual(['notYours']);
    expect([desk.refuses(undo, ART), desk.refuses(undo, OLGA), desk.refuses(undo, 'lea')]).toEqual([[], [], []]);
  });

  it('[SD-R-58] an arbiter cannot undo a correction once the next round is posted', () => {
    const desk = new Desk().gathers(...names(4)).playsRound(firstLetterWins);
    const match = desk.state.stages[0]?.rounds[0]?.matches[0];
    if (match === undefined) throw new Error('no match');
    desk.does({ kind: 'correctResult', match: match.id, result: wins(match, match.b) }, ART);
    const entry = last(desk);
    expect(desk.refuses({ kind: 'undo', entry }, ART)).toEqual([]);
    desk.posts();
    expect(desk.refuses({ kind: 'undo', entry }, ART)).toEqual(['roundPosted SD-R-58']);
    expect(desk.refuses({ kind: 'undo', entry })).toEqual([]);
  });

  it('[SD-ARB-06] a ruling is not taken back', () => {
    const desk = new Desk()
      .gathers(...names(4))
      .posts()
      .starts();
    const { id, a } = desk.matchOf('P001');
    desk.does({ kind: 'call', match: id, reason: 'rules', text: '' }, a);
    desk.does({ kind: 'rule', call: last(desk), text: 'So it is' }, ART);
    expect(desk.refuses({ kind: 'undo', entry: last(desk) }, ART)).toEqual(['stands SD-ARB-06']);
    expect(desk.refuses({ kind: 'undo', entry: last(desk) })).toEqual(['stands SD-ARB-06']);
  });

  it('[SD-R-03] the extra-time dice are not undone, and the refusal does not name the act as the program does', () => {
    const desk = new Desk()
      .gathers(...names(4))
      .posts()
      .starts();
    desk.now += 120 * MINUTE;
    desk.does({ kind: 'rollExtension' });
    const answer = desk.attempt({ kind: 'undo', entry: last(desk) });
    if (!('refused' in answer)) throw new Error('It was undone.');
    expect(answer.refused.map(({ code, rule }) => [code, rule])).toEqual([['stands', 'SD-R-03']]);
    expect(answer.refused[0]?.says).not.toContain('rollExtension');
  });

  it('[SD-END-07] a concession binds the player; a report does not', () => {
    const desk = new Desk()
      .gathers(...names(4))
      .posts()
      .starts();
    const { id, a, b } = desk.matchOf('P001');
    desk.does({ kind: 'report', match: id, result: wins({ a, b }, a) }, a);
    expect(desk.refuses({ kind: 'undo', entry: last(desk) }, a)).toEqual([]);
    desk.does({ kind: 'concede', match: id, figures: { sc: [0, 0], w: [0, 0] } }, b);
    expect(desk.refuses({ kind: 'undo', entry: last(desk) }, b)).toEqual(['binds']);
    expect(desk.refuses({ kind: 'undo', entry: last(desk) })).toEqual([]);
  });
});
