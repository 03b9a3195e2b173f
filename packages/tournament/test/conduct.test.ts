import { describe, expect, it } from 'vitest';
import { openCalls, rulingInForce } from '../src/people/calls.ts';
import { warningsOf } from '../src/people/conduct.ts';
import { CALL_REASONS, CONDUCT_REASONS } from '../src/event/callReasons.ts';
import { currentStage, opponentOf } from '../src/queries/current.ts';
import { standingsOf } from '../src/rounds/standing.ts';
import { viewOf } from '../src/show/view.ts';
import { ART, Desk, firstLetterWins, names, OLGA, wins } from './desk.ts';

const running = (count = 4) =>
  new Desk()
    .gathers(...names(count))
    .posts()
    .starts();
const codesFor = (rule: string): string[] =>
  CONDUCT_REASONS.filter((one) => one.rules.includes(rule)).map((one) => one.code);
const row = (desk: Desk, player: string) => {
  const stage = currentStage(desk.state);
  return stage === undefined ? undefined : standingsOf(desk.state, stage).find((one) => one.player === player);
};
/** The one reason that carries the rule is stored with the warning. */
const storedWarning = (rule: string): string => {
  const [code = ''] = codesFor(rule);
  return (
    running().does({ kind: 'warn', player: 'P001', reason: code as 'uncivil' }, ART).state.warnings[0]?.reason ?? ''
  );
};

describe('reasons for warnings and ejections', () => {
  it('[SD-SPT-01] [SD-ARB-09] uncivil behaviour, a breach of sportsmanship', () => {
    expect([storedWarning('SD-SPT-01'), storedWarning('SD-ARB-09')]).toEqual(['uncivil', 'uncivil']);
  });

  it('[SD-SPT-02] [SD-CON-02] disrespect', () => {
    expect([storedWarning('SD-SPT-02'), storedWarning('SD-CON-02')]).toEqual(['disrespect', 'disrespect']);
  });

  it('[SD-SPT-08] [SD-ARB-11] hidden or misstated open information', () => {
    expect([storedWarning('SD-SPT-08'), storedWarning('SD-ARB-11')]).toEqual(['misstated', 'misstated']);
  });

  it('[SD-MIS-02] [SD-ARB-12] an unclean game state', () => {
    expect([storedWarning('SD-MIS-02'), storedWarning('SD-ARB-12')]).toEqual(['gameState', 'gameState']);
  });

  it('[SD-MIS-06] rushing or distracting', () => {
    expect(storedWarning('SD-MIS-06')).toBe('rushed');
  });

  it('[SD-MRG-02] [SD-ARB-10] abuse of the margin of error', () => {
    expect([storedWarning('SD-MRG-02'), storedWarning('SD-ARB-10')]).toEqual(['margin', 'margin']);
  });

  it('[SD-CON-03] misleading', () => {
    expect(storedWarning('SD-CON-03')).toBe('misled');
  });

  it('[SD-CON-04] disturbing the table', () => {
    expect(storedWarning('SD-CON-04')).toBe('disturbed');
  });

  it('[SD-CON-05] snatching dice away', () => {
    expect(storedWarning('SD-CON-05')).toBe('dice');
  });

  it('[SD-END-13] collusion', () => {
    expect(storedWarning('SD-END-13')).toBe('collusion');
  });

  it('[SD-R-15] stalling, also as a reason to call', () => {
    expect(storedWarning('SD-R-15')).toBe('stalling');
    expect(CALL_REASONS.map((one) => one.code)).toContain('stalling');
  });

  it('[SD-ARB-14] [SD-ARB-15] violence and suspected cheating may end in ejection at once', () => {
    const grave = CONDUCT_REASONS.filter((one) => one.grave === true).map((one) => one.code);
    expect(grave).toEqual([...codesFor('SD-ARB-14'), ...codesFor('SD-ARB-15'), ...codesFor('SD-ARB-16')]);
    expect(grave).toEqual(['violence', 'cheating', 'threeWarnings']);
  });
});

describe('warnings', () => {
  it('[SD-ARB-07] carry reason, player and time and are counted', () => {
    const desk = running();
    desk.now = 42;
    desk.does({ kind: 'warn', player: 'P001', reason: 'dice' }, ART, 'twice in one turn');
    expect(desk.state.warnings).toMatchObject([
      { player: 'P001', reason: 'dice', at: 42, by: ART, why: 'twice in one turn' },
    ]);
    expect(warningsOf(desk.state, 'P001')).toBe(1);
  });

  it('[SD-CON-01] [SD-END-14] arbiter and organiser may warn or eject either player of a match', () => {
    const desk = running();
    const { id, a, b } = desk.matchOf('P001');
    for (const by of [ART, OLGA]) {
      for (const player of [a, b]) {
        expect(desk.refuses({ kind: 'warn', player, reason: 'scoring', match: id }, by)).toEqual([]);
        expect(desk.refuses({ kind: 'eject', player, reason: 'scoring' }, by)).toEqual([]);
      }
    }
    expect(desk.refuses({ kind: 'warn', player: a, reason: 'scoring' }, b)).toEqual(['notAllowed']);
  });

  it('[SD-X-27] [SD-R-68] the third asks for a decision, with ejection preselected; nothing happens by itself', () => {
    const desk = running();
    for (let n = 0; n < 3; n++) desk.does({ kind: 'warn', player: 'P001', reason: 'gameState' }, ART);
    expect(desk.notes).toMatchObject([{ code: 'decideEjection', facts: { count: 3, preselected: 'eject' } }]);
    expect(desk.entrant('P001')?.state).toBe('active');
    const warning = desk.state.warnings.at(-1)?.n ?? 0;
    expect(desk.refuses({ kind: 'decideEjection', warning, eject: false }, ART, '')).toEqual(['whyMissing SD-R-68']);
    desk.does({ kind: 'decideEjection', warning, eject: false }, ART, 'three small slips');
    expect(desk.state.warnings.at(-1)?.decision).toBe('kept');
  });

  it('[SD-ARB-16] [SD-R-68] every later warning asks again, and the round waits for the answer', () => {
    const desk = running();
    for (let n = 0; n < 3; n++) desk.does({ kind: 'warn', player: 'P001', reason: 'gameState' }, ART);
    const third = desk.state.warnings.at(-1)?.n ?? 0;
    desk.playsOut();
    expect(desk.refuses({ kind: 'closeRound' })).toEqual(['undecided SD-R-68']);
    desk.does({ kind: 'decideEjection', warning: third, eject: false }, ART, 'kept');
    desk.does({ kind: 'warn', player: 'P001', reason: 'gameState' }, ART);
    const fourth = desk.state.warnings.at(-1);
    expect(fourth?.decision).toBe('open');
    desk.does({ kind: 'decideEjection', warning: fourth?.n ?? 0, eject: true }, ART);
    expect(desk.entrant('P001')?.state).toBe('ejected');
  });

  it('[SD-R-69] count over rounds and stages of the event', () => {
    const desk = new Desk({ details: { swissRounds: 1, cut: 4 } })
      .gathers(...names(4))
      .posts()
      .starts();
    desk.does({ kind: 'warn', player: 'P001', reason: 'margin' }, ART).playsOut(firstLetterWins).closes();
    desk.does({ kind: 'makeCut' }).posts().starts().does({ kind: 'warn', player: 'P001', reason: 'margin' }, ART);
    expect(warningsOf(desk.state, 'P001')).toBe(2);
    expect(new Desk().gathers('P001').state.warnings).toEqual([]);
  });

  it('are seen by officials and by the player warned', () => {
    const desk = running().does({ kind: 'warn', player: 'P001', reason: 'dice' }, ART);
    expect(viewOf(desk.state, OLGA).warnings).toHaveLength(1);
    expect(viewOf(desk.state, 'P001').warnings).toHaveLength(1);
    expect(viewOf(desk.state, 'P002').warnings).toHaveLength(0);
  });
});

describe('ejection', () => {
  it('[SD-ARB-08] [SD-ARB-13] is decided by an arbiter, without any warning before, with a reason', () => {
    const desk = running();
    expect(desk.refuses({ kind: 'eject', player: 'P001', reason: 'violence' }, ART, '')).toEqual([
      'whyMissing SD-ARB-08',
    ]);
    desk.does({ kind: 'eject', player: 'P001', reason: 'violence' }, ART, 'threw a table');
    expect(desk.entrant('P001')?.state).toBe('ejected');
  });

  it('[SD-DROP-09] takes the player out of the event', () => {
    const desk = running(6)
      .does({ kind: 'eject', player: 'P001', reason: 'cheating' }, ART)
      .playsOut()
      .closes()
      .posts();
    expect(desk.matches.flatMap(({ a, b }) => [a, b])).not.toContain('P001');
  });

  it('[SD-R-30] during a match it is scored like a concession; earlier results stand', () => {
    const desk = running().playsOut(firstLetterWins).closes();
    const before = row(desk, 'P001')?.ep;
    desk.posts().starts();
    const opponent = opponentOf(desk.matchOf('P001'), 'P001');
    desk.does({ kind: 'eject', player: 'P001', reason: 'cheating' }, ART).playsOut().closes();
    expect(row(desk, 'P001')?.ep).toBe(before);
    expect(row(desk, opponent)?.games.at(-1)).toMatchObject({ how: 'ejection', verdict: 'win', sc: 2, w: 3 });
  });

  it('[SD-R-30] of both players leaves two losses', () => {
    const desk = running();
    const { a, b } = desk.matchOf('P001');
    desk
      .does({ kind: 'eject', player: a, reason: 'violence' }, ART)
      .does({ kind: 'eject', player: b, reason: 'violence' }, ART);
    desk.playsOut().closes();
    expect([row(desk, a), row(desk, b)]).toMatchObject([
      { ep: 0, losses: 1 },
      { ep: 0, losses: 1 },
    ]);
  });
});

describe('calls, rulings, appeals', () => {
  const called = (lead = true) => {
    const desk = running();
    if (lead) desk.appoints('lea', 'leadArbiter');
    const match = desk.matchOf('P001');
    desk.does({ kind: 'call', match: match.id, reason: 'dispute', text: 'Line of sight' }, 'P001');
    return { desk, match, call: desk.state.calls[0]?.n ?? 0, opponent: opponentOf(match, 'P001') };
  };

  it('[SD-SPT-03] either player calls an arbiter; the call is timed and pauses nothing', () => {
    const { desk, match, opponent } = called();
    const clock = JSON.stringify(desk.state.stages);
    desk.now += 1000;
    desk.does({ kind: 'call', match: match.id, reason: 'dispute', text: '' }, opponent);
    expect(desk.state.calls.map((one) => one.at)).toEqual([desk.now - 1000, desk.now]);
    expect(JSON.stringify(desk.state.stages)).toBe(clock);
  });

  it('[SD-MRG-04] [SD-MRG-05] suspected abuse of the margin and a difficult move are reasons to call', () => {
    expect(CALL_REASONS.filter((one) => one.rules.length > 0).map((one) => `${one.code} ${one.rules[0]}`)).toEqual(
      expect.arrayContaining(['marginAbuse SD-MRG-04', 'difficultMove SD-MRG-05']),
    );
    const { desk, match } = called();
    expect(desk.refuses({ kind: 'call', match: match.id, reason: 'difficultMove', text: '' }, 'P001')).toEqual([]);
  });

  it('[SD-ARB-05] open calls are listed by age', () => {
    const { desk } = called();
    const other = desk.matches.find(({ a, b }) => a !== 'P001' && b !== 'P001');
    desk.now += 5000;
    desk.does({ kind: 'call', match: other?.id ?? '', reason: 'rules', text: '' }, other?.a ?? '');
    expect(openCalls(desk.state).map((one) => one.reason)).toEqual(['dispute', 'rules']);
    desk.does({ kind: 'rule', call: openCalls(desk.state)[0]?.n ?? 0, text: 'Visible' }, ART);
    expect(openCalls(desk.state).map((one) => one.reason)).toEqual(['rules']);
  });

  it('[SD-ARB-05] nobody waits for an arbiter where the match has its result', () => {
    const { desk, match } = called();
    desk.reports(match, wins(match, 'P001'));
    expect(openCalls(desk.state)).toEqual([]);
    desk.does({ kind: 'undo', entry: desk.event.log.length - 1 });
    expect(openCalls(desk.state)).toHaveLength(1);
  });

  it('[SD-ARB-06] a ruling once given cannot be edited', () => {
    const { desk, call } = called();
    desk.does({ kind: 'rule', call, text: 'Visible' }, ART);
    expect(desk.refuses({ kind: 'rule', call, text: 'Not visible' }, ART)).toEqual(['ruled SD-ARB-06']);
  });

  it('[SD-LEAD-02] [SD-LEAD-04] either player appeals, and the Lead Arbiter may overrule', () => {
    const { desk, call, opponent } = called();
    desk.does({ kind: 'rule', call, text: 'Visible' }, ART).does({ kind: 'appeal', call }, opponent);
    expect(desk.refuses({ kind: 'decideAppeal', call, decision: 'overruled', text: 'Hidden' }, ART)).toEqual([
      'notAllowed',
    ]);
    desk.does({ kind: 'decideAppeal', call, decision: 'overruled', text: 'Hidden' }, 'lea');
    expect(desk.state.calls.map(rulingInForce)).toEqual(['Hidden']);
    expect(desk.state.calls[0]?.ruling?.text).toBe('Visible');
  });

  it('[SD-X-28] [SD-LEAD-03] after that there is no further appeal', () => {
    const { desk, call } = called();
    desk.does({ kind: 'rule', call, text: 'Visible' }, ART).does({ kind: 'appeal', call }, 'P001');
    desk.does({ kind: 'decideAppeal', call, decision: 'overruled', text: 'Hidden' }, 'lea');
    expect(desk.refuses({ kind: 'appeal', call }, 'P001')).toEqual(['final SD-LEAD-03']);
    expect(rulingInForce(desk.state.calls[0] as never)).toBe('Hidden');
  });

  it('[SD-X-28] [SD-R-70] without a Lead Arbiter the ruling is final', () => {
    const { desk, call } = called(false);
    desk.does({ kind: 'rule', call, text: 'Visible' }, ART);
    expect(desk.refuses({ kind: 'appeal', call }, 'P001')).toEqual(['noLead SD-R-70']);
  });

  it('[SD-R-70] a ruling of the Lead Arbiter, and one the game has gone on from, are final', () => {
    const led = called();
    led.desk.does({ kind: 'rule', call: led.call, text: 'Visible' }, 'lea');
    expect(led.desk.refuses({ kind: 'appeal', call: led.call }, 'P001')).toEqual(['final SD-LEAD-03']);
    const gone = called();
    gone.desk
      .does({ kind: 'rule', call: gone.call, text: 'Visible' }, ART)
      .does({ kind: 'resume', call: gone.call }, 'P001');
    expect(gone.desk.refuses({ kind: 'appeal', call: gone.call }, 'P001')).toEqual(['resumed SD-R-70']);
  });

  it('[SD-R-78] spectators tell the desk and cannot call into a match', () => {
    const { desk, match } = called();
    expect(desk.refuses({ kind: 'call', match: match.id, reason: 'dispute', text: '' }, 'fan')).toEqual(['notAllowed']);
    desk.does({ kind: 'tellDesk', text: 'Table 2 needs help' }, 'fan');
    expect(desk.state.notes).toMatchObject([{ by: 'fan', fromFloor: true }]);
  });
});

describe('late use of an effect', () => {
  it('[SD-MIS-04] [SD-MIS-05] needs the consent of the opponent; both names are kept', () => {
    const desk = running();
    const match = desk.matchOf('P001');
    const opponent = opponentOf(match, 'P001');
    desk.does({ kind: 'askLateUse', match: match.id, effect: 'Deflect' }, 'P001');
    expect(desk.noteCodes()).toEqual(['needsConsent']);
    const request = desk.state.requests[0]?.n ?? 0;
    expect(desk.refuses({ kind: 'answerLateUse', request, granted: true }, 'P001')).toEqual(['notYours SD-MIS-04']);
    desk.does({ kind: 'answerLateUse', request, granted: true }, opponent);
    expect(desk.state.requests[0]).toMatchObject({ by: 'P001', answer: 'granted', answeredBy: opponent });
  });
});
