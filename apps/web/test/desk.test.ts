import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { apply, type Command, type Event, foundEvent, isRefused } from '@faultline/events';
import { describe, expect, it } from 'vitest';
import { doubles } from '../src/desk/people/doubles.ts';
import { packed, pageOf, unpacked } from '../src/desk/share/eventPage.ts';
import { reasons } from '../src/i18n/de/deskReasons.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Codes of all reasons an event gives, read from its source. */
const codes = globSync('packages/events/src/**/*.ts', { cwd: root }).flatMap((file) =>
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
  return commands.reduce((event, command) => {
    const answer = apply(event, { by: 'Olga', at: 2, why: '', command });
    if (isRefused(answer)) throw new Error(answer.refused[0]?.says);
    return answer.event;
  }, founded.event);
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
