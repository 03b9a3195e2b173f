import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pairingsCsv, standingsCsv } from '../src/file/csv.ts';
import { exportEvent, importEvent } from '../src/file/file.ts';
import { verifyEvent } from '../src/file/verify.ts';
import type { Event } from '../src/event/event.ts';
import { isRefused } from '../src/reason.ts';
import { Desk, firstLetterWins, names, wins } from './desk.ts';

const sentence = (text: string): string => {
  const answer = importEvent(text);
  return isRefused(answer) ? (answer.refused[0]?.says ?? '') : '';
};
const read = (text: string): Event => {
  const answer = importEvent(text);
  if (isRefused(answer)) throw new Error(answer.refused[0]?.says);
  return answer.event;
};
/** Seven players, a drop, a correction and an undo, a cut to four, played to the end. */
const story = (): Desk => {
  const desk = new Desk({ details: { swissRounds: 2, cut: 4 } }).gathers(...names(7)).playsRound(firstLetterWins);
  const match = desk.state.stages[0]?.rounds[0]?.matches[0];
  if (match === undefined) throw new Error('no match');
  desk.does({ kind: 'correctResult', match: match.id, result: wins(match, match.b) });
  desk.does({ kind: 'undo', entry: desk.event.log.length - 1 });
  desk.does({ kind: 'drop', player: 'P006' }).playsRound(firstLetterWins).does({ kind: 'makeCut' });
  return desk.playsRound(firstLetterWins).playsRound(firstLetterWins).does({ kind: 'finish' });
};

describe('the event file', () => {
  it('read back it is the same event, written again the same text', () => {
    const { event } = story();
    const text = exportEvent(event);
    expect(read(text)).toEqual(event);
    expect(read(`\uFEFF${text}`)).toEqual(event);
    expect(exportEvent(read(text))).toBe(text);
  });

  it.each(['premier-unchosen', 'cup-asked-to-leave'])(
    'an earlier one opens, is written again and verified: %s',
    (name) => {
      const event = read(readFileSync(new URL(`files/${name}.json`, import.meta.url), 'utf8'));
      expect(read(exportEvent(event))).toEqual(event);
      expect(event.state.phase).toBe('finished');
      expect(verifyEvent(event).differences).toEqual([]);
    },
  );

  it('an event goes on from its file', () => {
    const desk = new Desk().gathers(...names(4)).posts();
    desk.event = read(exportEvent(desk.event));
    expect(desk.starts().playsOut().closes().table()).toHaveLength(4);
  });

  it('refuses what is no event file, with a sentence each', () => {
    expect(sentence('')).toBe('This is not an event file, or it is incomplete.');
    expect(sentence(exportEvent(story().event).slice(0, 5000))).toBe('This is not an event file, or it is incomplete.');
    expect(sentence('[]')).toContain('should be a record with named fields');
    expect(sentence('{"format":"chess","version":1,"log":[]}')).toContain('format should be one of faultline-event');
    expect(sentence('{"format":"faultline-event","version":3,"log":[]}')).toContain('version should be one of 1, 2');
    expect(sentence('{"format":"faultline-event","version":1,"log":[]}')).toBe(
      'The event file does not begin with the creation of an event.',
    );
  });

  it('says which entry is wrong', () => {
    const text = exportEvent(new Desk().does({ kind: 'announce' }).event);
    expect(sentence(text.replace('"announce"', '"shout"'))).toContain('log[1].command.kind should be one of');
    expect(sentence(text.replace('"announce"', '"finish"'))).toContain(
      'Entry 1 (finish) cannot have happened in this event',
    );
    expect(sentence(text.replace('"n": 1', '"n": 5'))).toContain('Entry 5 is out of order');
  });

  it('survives any single character lost or changed: it reads or it says why not', () => {
    const text = exportEvent(new Desk().gathers(...names(4)).playsRound(firstLetterWins).event);
    for (let at = 0; at < text.length; at += 37) {
      for (const damaged of [text.slice(0, at) + text.slice(at + 1), `${text.slice(0, at)}7${text.slice(at + 1)}`]) {
        const answer = importEvent(damaged);
        if (isRefused(answer)) expect(answer.refused[0]?.says.length).toBeGreaterThan(20);
      }
    }
  });
});

describe('verification', () => {
  it('draws every pairing, lot, table and standing of a whole event again', () => {
    const { event } = story();
    const drawn = event.log.filter((entry) => entry.outcome !== undefined).length;
    expect(verifyEvent(event)).toMatchObject({ checked: drawn, differences: [] });
  });

  it('finds a pairing that does not come from the seed', () => {
    const text = exportEvent(new Desk().gathers(...names(4)).does({ kind: 'prepareRound' }).event);
    const event = read(text);
    const entry = event.log.at(-1);
    if (entry?.outcome?.of !== 'pairing') throw new Error('no pairing');
    const [one, other] = entry.outcome.pairing.pairs;
    if (one === undefined || other === undefined) throw new Error('no pairs');
    const pairs = [[one[0], other[0]] as const, [one[1], other[1]] as const];
    const forged = { ...entry, outcome: { ...entry.outcome, pairing: { ...entry.outcome.pairing, pairs } } };
    const log = [...event.log.slice(0, -1), forged];
    expect(verifyEvent({ ...event, log }).differences).toMatchObject([
      { code: 'altered' },
      { code: 'differs', facts: { kind: 'prepareRound' } },
    ]);
  });

  it('[SD-STR-02] a team changed in the file breaks its seal', () => {
    const text = exportEvent(new Desk().announces().enters('Ana').event);
    expect(sentence(text.replace('Ana unit 1.2', 'Bob unit 9.9'))).toContain('does not match its seal');
  });
});

describe('comma-separated text', () => {
  it('holds the standings with four decimals', () => {
    const desk = new Desk().gathers(...names(5)).playsRound(firstLetterWins);
    const [stage] = desk.state.stages;
    const lines = stage === undefined ? [] : standingsCsv(desk.state, stage).split('\r\n');
    expect(lines[0]).toBe(
      'rank,player,state,event points,struggle cards,strength of schedule,wounds,wins,losses,draws,byes,rounds,lot,final place',
    );
    expect(lines).toHaveLength(7);
    expect(lines[1]).toMatch(/^1,P00\d,active,3,2,0\.0000,3,1,0,0,[01],1,\d,$/);
  });

  it('holds the pairings with results, byes and unpaired losses', () => {
    const desk = new Desk().gathers(...names(5)).playsRound(firstLetterWins);
    const [stage] = desk.state.stages;
    const [round] = stage?.rounds ?? [];
    if (stage === undefined || round === undefined) throw new Error('no round');
    const lines = pairingsCsv(desk.state, stage, round).trimEnd().split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[1]).toMatch(/^1,1,1,P00\d,P00\d,victory,P00\d,[02],[02],3,2$/);
    expect(lines[3]).toBe(`1,1,,${round.bye},,bye,,,,,`);
  });

  it('holds final places once there are some, and no Wounds where none were noted', () => {
    const desk = new Desk({ details: { swissRounds: 1, cut: 0 } }).gathers(...names(4));
    desk.playsRound((match) => ({ how: 'victory', winner: match.a, sc: [2, 0], w: [0, 0], woundsOpen: true }));
    const [stage] = desk.does({ kind: 'finish' }).state.stages;
    const [round] = stage?.rounds ?? [];
    if (stage === undefined || round === undefined) throw new Error('no round');
    const places = standingsCsv(desk.state, stage).trimEnd().split('\r\n').slice(1);
    expect(places.map((line) => line.split(',').at(-1))).toEqual(['1', '2', '3', '4']);
    expect(pairingsCsv(desk.state, stage, round).split('\r\n')[1]).toMatch(/,2,0,,$/);
  });

  it('quotes what needs it and disarms formulas', () => {
    const desk = new Desk().announces().appoints();
    const odd = ['=1+1', 'Ana "Ace", Jr', '-x', '@home'];
    odd.forEach((name, index) => {
      desk.does({ kind: 'register', player: `p${index}`, name });
      desk.does({ kind: 'submitTeam', player: `p${index}`, team: desk.team(name), salt: '', problems: [] });
    });
    desk.checksIn('p0', 'p1', 'p2', 'p3').playsRound();
    const [stage] = desk.state.stages;
    const text = stage === undefined ? '' : standingsCsv(desk.state, stage);
    for (const cell of [",'=1+1,", ',"Ana ""Ace"", Jr",', ",'-x,", ",'@home,"]) expect(text).toContain(cell);
  });
});
