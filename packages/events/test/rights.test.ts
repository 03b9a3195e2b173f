import { describe, expect, it } from 'vitest';
import type { Kind } from '../src/act/command.ts';
import { KINDS } from '../src/act/command.ts';
import { type Office, officesOf, RIGHTS } from '../src/people/rights.ts';
import { currentStage, opponentOf } from '../src/rounds/current.ts';
import { Desk, names, OLGA, wins } from './desk.ts';

const mayAll = (office: Office, ...kinds: Exclude<Kind, 'found'>[]) =>
  kinds.every((kind) => RIGHTS[kind].offices[office] !== undefined);
const mayNone = (office: Office, ...kinds: Exclude<Kind, 'found'>[]) =>
  kinds.every((kind) => RIGHTS[kind].offices[office] === undefined);

describe('the matrix of rights', () => {
  it('speaks about every act but the founding', () => {
    expect(KINDS.filter((kind) => kind !== 'found' && !(kind in RIGHTS))).toEqual([]);
  });

  it('announcement, officials, pairings, terrain, clock, drops and closing are for the organiser alone', () => {
    const kinds = [
      'write',
      'appoint',
      'dismiss',
      'prepareRound',
      'publishRound',
      'voidRound',
      'setBattlefield',
    ] as const;
    const more = [
      'startClock',
      'pauseClock',
      'drop',
      'admit',
      'markNoShow',
      'closeRound',
      'makeCut',
      'finish',
    ] as const;
    expect(mayAll('organiser', ...kinds, ...more)).toBe(true);
    for (const office of ['leadArbiter', 'arbiter', 'scorekeeper', 'player', 'spectator'] as const) {
      expect(mayNone(office, ...kinds, ...more)).toBe(true);
    }
  });

  it('[SD-CON-01] organiser and arbiters warn, eject, enter and correct', () => {
    for (const office of ['organiser', 'leadArbiter', 'arbiter'] as const) {
      expect(mayAll(office, 'warn', 'eject', 'enterResult', 'correctResult')).toBe(true);
    }
    for (const office of ['player', 'spectator'] as const) {
      expect(mayNone(office, 'warn', 'eject', 'enterResult', 'correctResult')).toBe(true);
    }
  });

  it('playing, conceding, calling, appealing and reporting are for the players of a match', () => {
    const kinds = ['concede', 'agreeNotToPlay', 'call', 'appeal', 'report', 'askLateUse', 'answerLateUse'] as const;
    for (const kind of kinds) expect(RIGHTS[kind].offices).toEqual({ player: 'ownMatch' });
  });

  it('rulings are for arbiters, appeals for the Lead Arbiter', () => {
    expect(Object.keys(RIGHTS.rule.offices).sort()).toEqual(['arbiter', 'leadArbiter']);
    expect(Object.keys(RIGHTS.decideAppeal.offices)).toEqual(['leadArbiter']);
  });

  it('a scorekeeper checks in and enters results, and judges nothing', () => {
    expect(mayAll('scorekeeper', 'checkIn', 'enterResult', 'tick')).toBe(true);
    expect(mayNone('scorekeeper', 'correctResult', 'warn', 'eject', 'rule', 'startClock')).toBe(true);
  });

  it('a spectator only tells and asks the desk, or enters', () => {
    const kinds = KINDS.filter((kind) => kind !== 'found' && RIGHTS[kind].offices.spectator === 'any');
    expect([...kinds].sort()).toEqual(['ask', 'tellDesk']);
  });

  it('a refusal says who may', () => {
    const desk = new Desk().gathers(...names(4));
    const attempt = desk.attempt({ kind: 'prepareRound' }, 'P001');
    expect(attempt).toMatchObject({
      refused: [{ says: '"prepareRound" is not for player and spectator; it is for organiser.' }],
    });
  });
});

describe('an organiser who plays', () => {
  const playing = () => {
    const desk = new Desk()
      .announces()
      .appoints()
      .enters(OLGA, ...names(3))
      .checksIn(OLGA, ...names(3))
      .posts()
      .starts();
    return { desk, match: desk.matchOf(OLGA), rival: opponentOf(desk.matchOf(OLGA), OLGA) };
  };

  it('[SD-R-71] may play if somebody else is arbiter', () => {
    const { desk } = playing();
    expect(officesOf(desk.state, OLGA)).toEqual(['organiser', 'player', 'spectator']);
    const alone = new Desk().announces().appoints(OLGA);
    expect(alone.refuses({ kind: 'register', player: OLGA, name: 'Olga' })).toEqual(['arbiterPlays SD-ARB-03']);
  });

  it('[SD-R-71] cannot enter, correct or rule over the own match, nor judge the own opponent', () => {
    const { desk, match, rival } = playing();
    const result = wins(match, OLGA);
    expect(desk.refuses({ kind: 'enterResult', match: match.id, result })).toEqual(['ownBusiness SD-R-71']);
    expect(desk.refuses({ kind: 'warn', player: rival, reason: 'dice' })).toEqual(['ownBusiness SD-R-71']);
    expect(desk.refuses({ kind: 'eject', player: rival, reason: 'dice' })).toEqual(['ownBusiness SD-R-71']);
    expect(desk.refuses({ kind: 'drop', player: rival })).toEqual(['ownBusiness SD-R-71']);
    desk.now += 20 * 60_000;
    expect(desk.refuses({ kind: 'markNoShow', players: [rival] })).toEqual(['ownBusiness SD-R-71']);
  });

  it('[SD-R-71] keeps the rights of a player there, and those of the office elsewhere', () => {
    const { desk, match, rival } = playing();
    expect(desk.refuses({ kind: 'report', match: match.id, result: wins(match, OLGA) })).toEqual([]);
    const other = desk.matches.find((one) => one.id !== match.id);
    if (other !== undefined)
      expect(desk.refuses({ kind: 'enterResult', match: other.id, result: wins(other, other.a) })).toEqual([]);
    desk.does({ kind: 'report', match: match.id, result: wins(match, rival) }, rival);
    const undo = { kind: 'undo', entry: desk.event.log.length - 1 } as const;
    expect(desk.refuses(undo)).toEqual(['ownBusiness SD-R-71']);
  });

  it('may leave the event', () => {
    const { desk } = playing();
    expect(desk.refuses({ kind: 'drop', player: OLGA })).toEqual([]);
    expect(currentStage(desk.state)?.n).toBe(1);
  });
});
