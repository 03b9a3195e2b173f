import { describe, expect, it } from 'vitest';
import { foundEvent } from '../src/act/apply.ts';
import type { Founding } from '../src/event/command.ts';
import { alteredBy, announcement } from '../src/people/announcing.ts';
import { isRefused } from '../src/reason.ts';
import { planByTable } from '../src/event/plan.ts';
import { rematchesAhead } from '../src/rounds/rematchesAhead.ts';
import { ART, Desk, firstLetterWins, names, OLGA } from './desk.ts';

const topic = (desk: Desk, name: string) => announcement(desk.state).find((line) => line.topic === name)?.value;

describe('the event and its announcement', () => {
  it('[SD-EO-01] has exactly one organiser from the start', () => {
    const desk = new Desk();
    expect(desk.state.founding.organiser).toEqual({ person: OLGA, name: 'Olga' });
    expect(desk.refuses({ kind: 'found', ...desk.state.founding })).toEqual(['alreadyFounded SD-EO-01']);
  });

  it('a founding that lacks something is refused with a sentence', () => {
    const founded = foundEvent({ id: 'e', name: ' ' } as unknown as Founding, 0);
    expect(isRefused(founded) && founded.refused[0]?.says).toBe('founding.name should be a text that is not empty.');
  });

  it('[SD-EO-02] is out before registration opens', () => {
    const desk = new Desk();
    expect(desk.refuses({ kind: 'openRegistration' })).toEqual(['wrongPhase SD-EO-02']);
    expect(desk.does({ kind: 'announce' }).refuses({ kind: 'openRegistration' })).toEqual([]);
  });

  it('[SD-EO-03] lists lengths, rounds, cut, legality and house rules', () => {
    const desk = new Desk({ details: { swissRounds: 3, cut: 0, allow: ['X'], deny: ['Y'], houseRules: 'No shoes' } });
    const topics = ['baseMinutes', 'variableLength', 'swissRounds', 'cut', 'allow', 'deny', 'houseRules'];
    expect(topics.map((name) => topic(desk, name))).toEqual([120, true, 3, 0, ['X'], ['Y'], 'No shoes']);
  });

  it('[SD-EO-03] cannot be changed once the event runs', () => {
    const desk = new Desk().gathers(...names(4)).posts();
    expect(desk.refuses({ kind: 'write', details: { baseMinutes: 90 } })).toEqual(['wrongPhase SD-EO-03']);
  });

  it('[SD-EO-03] a change of it is not taken back once the event runs', () => {
    const desk = new Desk().does({ kind: 'write', details: { swissRounds: 2 } });
    const change = desk.event.log.length - 1;
    desk.gathers(...names(4)).posts();
    expect(desk.refuses({ kind: 'undo', entry: change })).toEqual(['wrongPhase SD-EO-03']);
  });

  it('says what changed after it was announced', () => {
    const desk = new Desk().announces().does({ kind: 'write', details: { baseMinutes: 90, venue: 'Hall 2' } });
    expect(desk.notes[0]).toMatchObject({ code: 'announcementChanged', facts: { fields: ['baseMinutes', 'venue'] } });
  });

  it('[SD-ARB-04] names the rules and errata in force', () => {
    expect(topic(new Desk({ details: { rulesVersion: 'cards 2026-05' } }), 'rulesVersion')).toBe('cards 2026-05');
  });

  it('[SD-R-02] the variable length is on unless the organiser switches it off', () => {
    expect(topic(new Desk(), 'variableLength')).toBe(true);
    expect(topic(new Desk({ details: { variableLength: false } }), 'variableLength')).toBe(false);
  });
});

describe('rounds and cut', () => {
  it.each([
    [4, 4, 0],
    [16, 4, 0],
    [17, 4, 4],
    [32, 4, 4],
    [33, 4, 8],
    [64, 4, 8],
    [65, 5, 16],
    [200, 5, 16],
  ])('[SD-X-20] %i players play %i rounds and cut to %i', (players, swissRounds, cut) => {
    expect(planByTable(players)).toEqual({ swissRounds, cut });
  });

  it('[SD-CUT-05] up to 16 players: four rounds, no cut', () => {
    expect([planByTable(4), planByTable(16)]).toEqual([
      { swissRounds: 4, cut: 0 },
      { swissRounds: 4, cut: 0 },
    ]);
  });

  it('[SD-CUT-06] 17 to 32 players: four rounds, top 4', () => {
    expect([planByTable(17), planByTable(32)]).toEqual([
      { swissRounds: 4, cut: 4 },
      { swissRounds: 4, cut: 4 },
    ]);
  });

  it('[SD-CUT-07] 33 to 64 players: four rounds, top 8', () => {
    expect([planByTable(33), planByTable(64)]).toEqual([
      { swissRounds: 4, cut: 8 },
      { swissRounds: 4, cut: 8 },
    ]);
  });

  it('[SD-CUT-08] 65 and more players: five rounds, top 16', () => {
    expect(planByTable(65)).toEqual({ swissRounds: 5, cut: 16 });
  });

  it('[SD-R-66] [SD-X-20] three players are refused', () => {
    expect(planByTable(3)).toBeNull();
    expect(new Desk().gathers(...names(3)).refuses({ kind: 'prepareRound' })).toEqual(['tooFewPlayers SD-R-66']);
  });

  it('[SD-PAIR-03] the start is refused while the number of Swiss rounds is open', () => {
    const desk = new Desk({ details: { swissRounds: 'open', cut: 4 } }).gathers(...names(8));
    expect(desk.refuses({ kind: 'prepareRound' })).toEqual(['roundsOpen SD-PAIR-03']);
  });

  it('[SD-PAIR-04] the start is refused while the cut is open', () => {
    const desk = new Desk({ details: { swissRounds: 4, cut: 'open' } }).gathers(...names(8));
    expect(desk.refuses({ kind: 'prepareRound' })).toEqual(['cutOpen SD-PAIR-04']);
  });

  it('[SD-R-65] follow the players here when round 1 is posted, whatever drops later', () => {
    const desk = new Desk().gathers(...names(17)).posts();
    expect(desk.state.plan).toEqual({ swissRounds: 4, cut: 4 });
    desk.starts().does({ kind: 'drop', player: 'P001' }).does({ kind: 'drop', player: 'P002' });
    expect(desk.state.plan).toEqual({ swissRounds: 4, cut: 4 });
  });

  it('[SD-R-67] a departure from the table is allowed and shown as altered', () => {
    const plain = new Desk().gathers(...names(8));
    const own = new Desk({ details: { swissRounds: 3, cut: 4 } }).gathers(...names(8));
    expect(alteredBy(plain.state)).toEqual([]);
    expect(own.posts().state.plan).toEqual({ swissRounds: 3, cut: 4 });
    expect(alteredBy(own.state).map((one) => one.code)).toEqual(['ownRounds']);
  });

  it('a cut larger than the field is refused', () => {
    const desk = new Desk({ details: { swissRounds: 3, cut: 8 } }).gathers(...names(6));
    expect(desk.refuses({ kind: 'prepareRound' })).toEqual(['cutTooLarge SD-CUT-01']);
  });

  it('[SD-R-36] four players are warned that round 4 repeats, unless three rounds are announced', () => {
    const four = new Desk().gathers(...names(4)).does({ kind: 'prepareRound' });
    expect(four.noteCodes()).toContain('fourPlayers');
    const three = new Desk({ details: { swissRounds: 3, cut: 0 } }).gathers(...names(4)).does({ kind: 'prepareRound' });
    expect(three.noteCodes()).not.toContain('fourPlayers');
  });

  it('[SD-R-80] more rounds than opponents are said before round 1, with the number there is', () => {
    const announced = (players: number, swissRounds: number) =>
      new Desk({ details: { swissRounds, cut: 0 } }).gathers(...names(players));
    const eight = announced(8, 8);
    const told = { code: 'fewOpponents', rule: 'SD-R-80', facts: { players: 8, planned: 8, possible: 7 } };
    expect(rematchesAhead(eight.state)).toMatchObject([told]);
    expect(eight.does({ kind: 'prepareRound' }).notes).toMatchObject([told]);
    expect(eight.postsPrepared().notes).toMatchObject([told]);
    expect(announced(7, 7).does({ kind: 'prepareRound' }).notes).toEqual([]);
    expect(announced(7, 8).does({ kind: 'prepareRound' }).notes).toMatchObject([{ facts: { possible: 7 } }]);
    expect(announced(12, 12).does({ kind: 'prepareRound' }).notes).toMatchObject([{ facts: { possible: 11 } }]);
  });

  it('[SD-R-80] counts those who may still come, as long as check-in is open', () => {
    const desk = new Desk({ details: { swissRounds: 6, cut: 0 } })
      .announces()
      .appoints()
      .enters(...names(7));
    expect(rematchesAhead(desk.checksIn('P001', 'P002').state)).toEqual([]);
    const few = new Desk({ details: { swissRounds: 6, cut: 0 } })
      .announces()
      .appoints()
      .enters(...names(6));
    expect(rematchesAhead(few.state)).toEqual([]);
    expect(rematchesAhead(few.checksIn('P001').state)).toMatchObject([{ facts: { players: 6, possible: 5 } }]);
  });

  it('[SD-R-80] says it again when drops leave fewer rounds than were said', () => {
    const desk = new Desk({ details: { swissRounds: 5, cut: 0 } }).gathers(...names(6)).playsRound(firstLetterWins);
    expect(rematchesAhead(desk.state)).toEqual([]);
    for (const player of ['P005', 'P006']) desk.does({ kind: 'drop', player });
    const told = { code: 'opponentsGone', rule: 'SD-R-80', facts: { left: 4 } };
    expect(rematchesAhead(desk.state)).toMatchObject([told]);
    expect(desk.does({ kind: 'prepareRound' }).notes).toMatchObject([told]);
    expect(rematchesAhead(desk.postsPrepared().state)).toEqual([]);
  });

  it('[SD-R-80] what was said at the start is not said every round', () => {
    const desk = new Desk({ details: { swissRounds: 4, cut: 0 } }).gathers(...names(4)).playsRound();
    expect(desk.does({ kind: 'prepareRound' }).noteCodes()).toEqual([]);
  });
});

describe('officials', () => {
  it('[SD-ARB-01] the event cannot start without an arbiter', () => {
    const desk = new Desk()
      .announces()
      .enters(...names(4))
      .checksIn(...names(4));
    expect(desk.refuses({ kind: 'prepareRound' })).toEqual(['noArbiter SD-ARB-01']);
  });

  it('[SD-ARB-02] only the organiser appoints, also themselves', () => {
    const desk = new Desk();
    const art = { kind: 'appoint', person: ART, name: 'Art', office: 'arbiter', verifies: false } as const;
    expect(desk.refuses(art, ART)).toEqual(['notAllowed']);
    expect(desk.appoints(OLGA).state.officials).toMatchObject([{ person: OLGA, office: 'arbiter' }]);
  });

  it('[SD-ARB-03] an entrant cannot be arbiter, an arbiter cannot enter', () => {
    const desk = new Desk().announces().appoints().enters('Ana');
    expect(desk.refuses({ kind: 'appoint', person: 'Ana', name: 'Ana', office: 'arbiter', verifies: false })).toEqual([
      'arbiterPlays SD-ARB-03',
    ]);
    expect(desk.refuses({ kind: 'register', player: ART, name: 'Art' }, ART)).toEqual(['arbiterPlays SD-ARB-03']);
    expect(desk.refuses({ kind: 'register', player: ART, name: 'Art' })).toEqual(['arbiterPlays SD-ARB-03']);
  });

  it('[SD-LEAD-01] there is one Lead Arbiter at most, suggested from 33 players', () => {
    const desk = new Desk().appoints('lea', 'leadArbiter');
    const second = { kind: 'appoint', person: 'leo', name: 'Leo', office: 'leadArbiter', verifies: false } as const;
    expect(desk.refuses(second)).toEqual(['leadTaken SD-LEAD-01']);
    expect(
      new Desk()
        .gathers(...names(32))
        .does({ kind: 'prepareRound' })
        .noteCodes(),
    ).not.toContain('suggestLead');
    expect(
      new Desk()
        .gathers(...names(33))
        .does({ kind: 'prepareRound' })
        .noteCodes(),
    ).toContain('suggestLead');
  });

  it('can be dismissed', () => {
    const desk = new Desk().appoints().does({ kind: 'dismiss', person: ART });
    expect(desk.state.officials).toEqual([]);
    expect(desk.refuses({ kind: 'dismiss', person: ART })).toEqual(['noOfficial SD-ARB-02']);
  });
});
