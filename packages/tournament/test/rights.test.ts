import { describe, expect, it } from 'vitest';
import { type Command, KINDS, type Kind } from '../src/event/command.ts';
import { MINUTE } from '../src/event/clock.ts';
import type { Details } from '../src/event/details.ts';
import { type Office, officesOf, RIGHTS } from '../src/queries/rights.ts';
import { currentStage, opponentOf } from '../src/queries/current.ts';
import { ART, Desk, names, OLGA, wins } from './desk.ts';

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
      refused: [{ says: 'Only the organizer can do this.' }],
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

describe('own business', () => {
  const OWN = ['ownBusiness SD-R-71'];

  /** Olga runs the event and plays, Sam keeps scores and plays, Art is the arbiter; round 1 runs. */
  const playing = (more: Partial<Details> = {}) => {
    const desk = new Desk({ details: { swissRounds: 3, cut: 0, tableTime: true, ...more } }).announces().appoints();
    desk.appoints('sam', 'scorekeeper').enters(OLGA, 'sam', 'P001', 'P002', 'P003', 'P004');
    desk.checksIn(OLGA, 'sam', 'P001', 'P002', 'P003', 'P004').posts().starts();
    const match = desk.matchOf(OLGA);
    const other = desk.matches.find(({ a, b }) => ![a, b].includes(OLGA) && ![a, b].includes('sam'));
    if (other === undefined) throw new Error('There is no third match.');
    return { desk, match, rival: opponentOf(match, OLGA), other };
  };

  /** Three warnings of a player, the last of which asks for a decision. */
  const warnedThrice = (desk: Desk, player: string): number => {
    for (let count = 0; count < 3; count++) desk.does({ kind: 'warn', player, reason: 'stalling' }, ART);
    return desk.event.log.length - 1;
  };

  it('[SD-R-71] the own match is entered, corrected, extended and moved by others', () => {
    const { desk, match, other } = playing();
    const about = (of: typeof match): readonly Command[] => [
      { kind: 'enterResult', match: of.id, result: wins(of, of.a) },
      { kind: 'extendTable', match: of.id, minutes: 5 },
      { kind: 'warn', player: other.a, reason: 'dice', match: of.id },
    ];
    for (const command of about(match)) expect(desk.refuses(command), command.kind).toEqual(OWN);
    for (const command of about(other)) expect(desk.refuses(command), command.kind).toEqual([]);
    expect(desk.refuses(about(match)[0] as Command, ART)).toEqual([]);
    const before = new Desk()
      .announces()
      .appoints()
      .enters(OLGA, ...names(3))
      .checksIn(OLGA, ...names(3))
      .posts();
    const table = before.matches.length + 1;
    expect(before.refuses({ kind: 'moveTable', match: before.matchOf(OLGA).id, table })).toEqual(OWN);
  });

  it('[SD-R-71] so is a match of an earlier round', () => {
    const { desk, match, other } = playing();
    for (const one of desk.matches) desk.reports(one, wins(one, one.a), ART);
    desk.closes();
    const corrected = (of: typeof match) => ({ kind: 'correctResult', match: of.id, result: wins(of, of.b) }) as const;
    expect(desk.refuses(corrected(match))).toEqual(OWN);
    expect(desk.refuses(corrected(other))).toEqual([]);
  });

  it('[SD-R-71] nobody warns, ejects or marks as absent themselves', () => {
    const { desk } = playing();
    desk.now += 20 * MINUTE;
    expect(desk.refuses({ kind: 'warn', player: OLGA, reason: 'dice' })).toEqual(OWN);
    expect(desk.refuses({ kind: 'eject', player: OLGA, reason: 'dice' })).toEqual(OWN);
    expect(desk.refuses({ kind: 'markNoShow', players: [OLGA] })).toEqual(OWN);
  });

  it('[SD-R-71] nor the opponent of the round; anybody else they do', () => {
    const { desk, rival, other } = playing();
    desk.now += 20 * MINUTE;
    const about = (player: string): readonly Command[] => [
      { kind: 'warn', player, reason: 'dice' },
      { kind: 'eject', player, reason: 'dice' },
      { kind: 'drop', player },
      { kind: 'markNoShow', players: [player] },
    ];
    for (const command of about(rival)) expect(desk.refuses(command), command.kind).toEqual(OWN);
    for (const command of about(other.a)) expect(desk.refuses(command), command.kind).toEqual([]);
  });

  it('[SD-R-71] the opponent of a closed round is one player among others', () => {
    const { desk, rival } = playing();
    for (const one of desk.matches) desk.reports(one, wins(one, one.a), ART);
    expect(desk.refuses({ kind: 'warn', player: rival, reason: 'dice' })).toEqual(OWN);
    expect(desk.closes().refuses({ kind: 'warn', player: rival, reason: 'dice' })).toEqual([]);
  });

  it('[SD-R-71] others decide whether one or one’s opponent is ejected after three warnings', () => {
    for (const who of ['self', 'rival', 'other'] as const) {
      const { desk, rival, other } = playing();
      desk.does({ kind: 'warn', player: who === 'other' ? rival : other.a, reason: 'dice' }, ART);
      const warning = warnedThrice(desk, { self: OLGA, rival, other: other.a }[who]);
      const decide = { kind: 'decideEjection', warning, eject: false } as const;
      expect(desk.refuses(decide), who).toEqual(who === 'other' ? [] : OWN);
      expect(desk.refuses(decide, ART)).toEqual([]);
    }
  });

  it('[SD-R-71] an organiser leaves the own seat and the opponent’s where they were drawn', () => {
    const desk = new Desk()
      .announces()
      .appoints()
      .enters(OLGA, ...names(7))
      .checksIn(OLGA, ...names(7));
    desk.does({ kind: 'prepareRound' });
    const rival = opponentOf(desk.matchOf(OLGA), OLGA);
    const [one, two] = desk.matches.filter(({ a, b }) => ![a, b].includes(OLGA));
    if (one === undefined || two === undefined) throw new Error('There are too few matches.');
    expect(desk.refuses({ kind: 'swapSeats', players: [OLGA, one.a] })).toEqual(OWN);
    expect(desk.refuses({ kind: 'swapSeats', players: [one.a, rival] })).toEqual(OWN);
    expect(desk.refuses({ kind: 'swapSeats', players: [one.a, two.a] })).toEqual([]);
  });

  it('[SD-R-71] a scorekeeper who plays enters the results of others only', () => {
    const { desk, other } = playing();
    const own = desk.matchOf('sam');
    expect(desk.refuses({ kind: 'enterResult', match: own.id, result: wins(own, 'sam') }, 'sam')).toEqual(OWN);
    expect(desk.refuses({ kind: 'enterResult', match: other.id, result: wins(other, other.a) }, 'sam')).toEqual([]);
  });

  it('[SD-R-71] what a player may do in a match an official who plays may too', () => {
    const { desk, match, rival } = playing();
    expect(desk.refuses({ kind: 'seat', match: match.id })).toEqual([]);
    expect(desk.refuses({ kind: 'concede', match: match.id, figures: { sc: [0, 0], w: [0, 0] } })).toEqual([]);
    desk.does({ kind: 'call', match: match.id, reason: 'dispute', text: '' });
    const call = desk.event.log.length - 1;
    desk.does({ kind: 'rule', call, text: 'Play on.' }, ART);
    expect(desk.refuses({ kind: 'resume', call })).toEqual([]);
    desk.does({ kind: 'askLateUse', match: match.id, effect: 'A forgotten ability' }, rival);
    expect(desk.refuses({ kind: 'answerLateUse', request: desk.event.log.length - 1, granted: true })).toEqual([]);
  });

  it('[SD-R-71] nobody takes back what others did about the own match or person', () => {
    const { desk, match, rival, other } = playing();
    const undoes = (command: Command, by: string) => {
      desk.does(command, by);
      return desk.refuses({ kind: 'undo', entry: desk.event.log.length - 1 });
    };
    expect(undoes({ kind: 'warn', player: OLGA, reason: 'dice' }, ART)).toEqual(OWN);
    expect(undoes({ kind: 'warn', player: rival, reason: 'dice' }, ART)).toEqual(OWN);
    expect(undoes({ kind: 'warn', player: other.a, reason: 'dice' }, ART)).toEqual([]);
    desk.does({ kind: 'call', match: match.id, reason: 'dispute', text: '' }, rival);
    const call = desk.event.log.length - 1;
    desk.does({ kind: 'rule', call, text: 'Play on.' }, ART);
    expect(undoes({ kind: 'resume', call }, rival)).toEqual(OWN);
    desk.does({ kind: 'askLateUse', match: match.id, effect: 'A forgotten ability' }, OLGA);
    expect(undoes({ kind: 'answerLateUse', request: desk.event.log.length - 1, granted: false }, rival)).toEqual(OWN);
    expect(undoes({ kind: 'enterResult', match: match.id, result: wins(match, rival) }, ART)).toEqual(OWN);
    expect(undoes({ kind: 'enterResult', match: other.id, result: wins(other, other.a) }, ART)).toEqual([]);
  });

  it('[SD-R-71] an organiser who left the event takes that back', () => {
    const { desk } = playing();
    desk.does({ kind: 'drop', player: OLGA });
    expect(desk.refuses({ kind: 'undo', entry: desk.event.log.length - 1 })).toEqual([]);
  });

  it('a choice of squads binds the player who made it', () => {
    const desk = new Desk({ format: 'premier' }).gathers(...names(4)).posts();
    desk.does({ kind: 'chooseSquads', player: 'P001', squads: [0, 1] }, 'P001');
    const undo = { kind: 'undo', entry: desk.event.log.length - 1 } as const;
    expect(desk.refuses(undo, 'P001')).toEqual(['binds']);
    expect(desk.refuses(undo)).toEqual([]);
  });

  it('[SD-R-71] the refusal says who decides', () => {
    const { desk, match } = playing();
    const attempt = desk.attempt({ kind: 'enterResult', match: match.id, result: wins(match, OLGA) });
    expect(attempt).toMatchObject({
      refused: [{ says: 'Officials who play leave decisions about their own matches to others.' }],
    });
  });
});
