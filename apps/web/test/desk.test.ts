import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { apply, type Command, currentRound, decided, type Event, foundEvent, isRefused } from '@faultline/tournament';
import { describe, expect, it } from 'vitest';
import { doubles } from '../src/desk/people/doubles.ts';
import { newestRound, packed, pageOf, unpacked } from '../src/desk/share/eventPage.ts';
import { reasons } from '../src/i18n/de/deskReasons.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Codes of all reasons an event gives, read from its source. */
const codes = globSync('packages/tournament/src/**/*.ts', { cwd: root }).flatMap((file) =>
  [...readFileSync(`${root}/${file}`, 'utf8').matchAll(/(?<![\w.])(?:reason|impossible)\(\s*'(\w+)'/g)].map(
    ([, code]) => code ?? '',
  ),
);
/** Said by the building rules, in the language in use. */
const SAID_ELSEWHERE = 'teamRule';

function eventWith(names: readonly string[]): Event {
  const founded = foundEvent(
    {
      id: 'cup',
      name: 'Club Cup',
      setting: 'desk',
      format: 'showdown',
      firstDay: '2026-06-01',
      region: '',
      seed: 'four lucky numbers',
      organiser: { person: 'Olga', name: 'Olga' },
    },
    1,
  );
  if (isRefused(founded)) throw new Error('The event was not founded.');
  const team = { squads: [[], []], missionSet: 'on paper', code: 'the secret list' };
  const commands: readonly Command[] = [
    { kind: 'announce' },
    { kind: 'openRegistration' },
    ...names.flatMap((name): Command[] => [
      { kind: 'register', player: name, name },
      { kind: 'submitTeam', player: name, team, salt: 'grain', problems: [] },
    ]),
  ];
  return done(founded.event, commands);
}

const done = (first: Event, commands: readonly Command[]): Event =>
  commands.reduce((event, command) => {
    const answer = apply(event, { by: 'Olga', at: 2, why: '', command });
    if (isRefused(answer)) throw new Error(answer.refused[0]?.says);
    return answer.event;
  }, first);

/** Round 1 runs; at its first table somebody has won, and nobody noted the Wounds. */
function running(names: readonly string[]): Event {
  const posted = done(eventWith(names), [
    { kind: 'appoint', person: 'Art', name: 'Art', office: 'arbiter', verifies: true },
    { kind: 'openCheckIn' },
    ...names.map((player): Command => ({ kind: 'checkIn', player, waiveRest: true })),
    { kind: 'prepareRound' },
    { kind: 'tick', tables: names.map((_, n) => n + 1).slice(0, Math.floor(names.length / 2)), items: ['terrain'] },
    { kind: 'publishRound' },
    { kind: 'startClock', anyway: true },
  ]);
  const match = currentRound(posted.state)?.matches[0];
  if (!match) throw new Error('Nobody is paired.');
  return done(posted, [{ kind: 'enterResult', match: match.id, result: decided(match, [2, 0], null) }]);
}

describe('the words of the desk', () => {
  it('are there in German for every reason an event gives', () => {
    expect(codes.length).toBeGreaterThan(100);
    expect(codes.filter((code) => code !== SAID_ELSEWHERE && !reasons[code])).toEqual([]);
  });
});

describe('the shared page', () => {
  it('holds no sealed team', () => {
    const text = packed(pageOf(eventWith(['Ana', 'Ben']).state));
    expect(text).toContain('Ana');
    expect(text).not.toContain('the secret list');
    expect(text).not.toContain('grain');
  });

  it('comes out of its text as it went in', () => {
    const text = packed(pageOf(eventWith(['Ana', 'Ben']).state));
    const page = unpacked(text);
    expect(page && packed(page)).toBe(text);
  });

  it('keeps results, and Wounds that are not noted', () => {
    const page = pageOf(running(['Ana', 'Ben', 'Cleo', 'Dev', 'Eli']).state);
    const back = unpacked(packed(page));
    const results = back?.stages[0]?.rounds[0]?.matches.map(({ result }) => result);
    expect(results?.filter((result) => result !== null)).toMatchObject([{ sc: [2, 0], w: [0, 0], woundsOpen: true }]);
    expect(back && packed(back)).toBe(packed(page));
  });

  it('of a large event is its newest round, and says that it is no more', () => {
    const names = ['Ana', 'Ben', 'Cleo', 'Dev', 'Eli', 'Fay'];
    const event = running(names);
    const away = done(event, [{ kind: 'drop', player: 'Ana' }]);
    const back = unpacked(packed(newestRound(pageOf(away.state))));
    expect(back).toMatchObject({ roundOnly: true, ranking: null });
    expect(back?.stages.flatMap(({ rounds }) => rounds.flatMap(({ matches }) => matches))).toHaveLength(3);
    expect(back?.players.map(({ name }) => name)).toEqual(names);
    expect(unpacked(packed(pageOf(away.state)))?.roundOnly).toBe(false);
  });

  it.each(['', '[]', '[2,"x"]', '{"a":1}', '[1,"x","2026-01-01","running",[],[["swiss",4,[[1,9,[],-1,[],[],[]]]]],0]'])(
    'is none in %j',
    (text) => {
      expect(unpacked(text)).toBeNull();
    },
  );
});

describe('names pasted at the desk', () => {
  it('are told when they are double, whatever their case', () => {
    expect(doubles(['Ana', 'Ben', 'ana', 'Cleo'], ['CLEO'])).toEqual(['ana', 'Cleo']);
  });
});
