import { type Entry, parseGame } from '@faultline/rules';
import { say, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const table = () =>
  skirmish({
    red: { maul: { is: 'lord-maul', at: [10, 10] } },
    blue: { rex: { is: 'cc-7567-captain-rex', at: [20, 20] } },
    activates: 'maul',
  });

const { match } = table();

/** How an entry of a record is refused by validation; null when it comes in, whatever the rules then say. */
function refused(entry: unknown): unknown {
  const sent = table().match.retake(entry as Entry);
  const why = 'refused' in sent ? sent.refused.reasons[0] : undefined;
  return why?.rule === 'entry' ? why.facts : null;
}

const seat = { good: [0, 1], bad: [2, -1, '0', null, 'arbiter', undefined] };
const author = { good: [0, 1, 'arbiter'], bad: [2, -1, '0', null, undefined] };
const clock = { good: [0, 1, 'arbiter', 'clock'], bad: [2, -1, '0', null, undefined] };
const consent = { good: [0, 1, 'arbiter', null], bad: [2, -1, 'judge', undefined] };
const whole = { good: [0], bad: ['0', 0.5, null, undefined, 2 ** 60] };
const text = { good: ['focus'], bad: [1, null, undefined, ['x']] };
const answer = {
  good: [
    { option: 'focus' },
    { option: 'focus', to: [1, 2, 3], direction: [1, 2], dice: ['strike'], tool: { pivot: [1, 2], end: [3, 4] } },
  ],
  bad: [
    undefined,
    null,
    'focus',
    {},
    { option: 1 },
    { option: 'focus', to: [1, 2] },
    { option: 'focus', to: [1, 2, 3.5] },
    { option: 'focus', to: [1, 2, 3, 4] },
    { option: 'focus', direction: [1] },
    { option: 'focus', direction: 'north' },
    { option: 'focus', dice: 'strike' },
    { option: 'focus', dice: [1] },
    { option: 'focus', tool: { pivot: [1, 2] } },
    { option: 'focus', tool: { pivot: [1, 2], end: [3] } },
    { option: 'focus', also: 1 },
  ],
};
const set = {
  good: [
    [{ unit: 'a1', damage: 1, conditions: ['pinned'], used: [], hunker: 0, wounded: 0, injured: 0 }],
    [{ seat: 1, force: 1 }, { score: {} }],
    [{ seat: 0, card: 'a1', zone: 'deck-top' }],
  ],
  bad: [
    undefined,
    null,
    {},
    [],
    [1],
    [{}],
    [{ unit: 1 }],
    [{ unit: 'a1', damage: '1' }],
    [{ unit: 'a1', conditions: 'pinned' }],
    [{ unit: 'a1', stance: 1 }],
    [{ unit: 'a1', used: [1] }],
    [{ unit: 'a1' }, { unit: 2 }],
    [{ character: 'a1.1', at: [1, 2] }],
    [{ character: 1, at: [1, 2, 3] }],
    [{ seat: 2, force: 1 }],
    [{ seat: 0, force: 0.5 }],
    [{ seat: 0, card: 'a1', zone: 'hand' }],
    [{ objective: 'A', active: 1 }],
    [{ objective: 'A', control: 2 }],
    [{ objective: 'A', priority: 'yes' }],
    [{ score: [] }],
  ],
};

const ENTRIES: Readonly<
  Record<string, Readonly<Record<string, { good: readonly unknown[]; bad: readonly unknown[] }>>>
> = {
  answer: { seat, version: whole, answer },
  undo: {
    to: { good: [], bad: whole.bad },
    by: { good: [], bad: author.bad },
    consent: { good: [], bad: consent.bad },
  },
  concede: { by: seat },
  'mission-critical': { by: clock },
  'time-called': { by: clock },
  late: { by: seat, use: text, consent },
  correct: { by: author, consent, why: text, set },
  note: { by: author, text },
};

const EXAMPLES: Readonly<Record<string, object>> = {
  answer: { seat: 0, version: 0, answer: { option: 'focus' } },
  undo: { to: 0, by: 0, consent: null },
  concede: { by: 0 },
  'mission-critical': { by: 'arbiter' },
  'time-called': { by: 'arbiter' },
  late: { by: 0, use: 'flip@a1', consent: 1 },
  correct: { by: 0, consent: 1, why: 'forgotten', set: [{ unit: 'a1', damage: 1 }] },
  note: { by: 0, text: 'clock started' },
};

const fields = Object.entries(ENTRIES).flatMap(([kind, checks]) =>
  Object.entries(checks).map(([field, values]) => ({ kind, field, ...values })),
);

describe('an entry of a record', () => {
  it.each(fields)('$kind is refused when $field is not what it should be', ({ kind, field, bad }) => {
    for (const value of bad)
      expect(refused({ do: kind, ...EXAMPLES[kind], [field]: value }), JSON.stringify(value)).toEqual({
        entry: kind,
        wrong: field,
      });
  });

  it.each(fields)('$kind comes in with every $field there can be', ({ kind, field, good }) => {
    for (const value of good)
      expect(refused({ do: kind, ...EXAMPLES[kind], [field]: value }), JSON.stringify(value)).toBeNull();
  });

  it.each(Object.keys(EXAMPLES))('%s is refused with a field nobody knows, and with a time that is none', (kind) => {
    expect(refused({ do: kind, ...EXAMPLES[kind], also: 1 })).toEqual({ entry: kind, wrong: 'also' });
    expect(refused({ do: kind, ...EXAMPLES[kind], time: 'noon' })).toEqual({ entry: kind, wrong: 'time' });
  });

  it('may say when it was said', () => {
    expect(refused({ do: 'note', ...EXAMPLES.note, time: 5 })).toBeNull();
  });

  it.each([
    [null, { entry: 'object' }],
    ['concede', { entry: 'string' }],
    [{ by: 0 }, { unknownEntry: 'undefined' }],
    [{ do: 'toString', by: 0 }, { unknownEntry: 'toString' }],
  ])('%j is none', (value, facts) => {
    expect(refused(value)).toEqual(facts);
  });
});

describe('a game file is damaged', () => {
  const file = match.file();
  const { state } = file.snapshot;

  it.each<[string, unknown]>([
    ['rulesVersion', 1],
    ['mode', null],
    ['dataHash', 7],
    ['seal', 7],
    ['own', { units: [], abilities: {} }],
    ['own', { units: [1], abilities: [] }],
    ['own', { units: [] }],
    ['options', []],
    ['constants', { ...file.constants, size: 'wide' }],
    ['constants', { ...file.constants, range: null }],
    ['table', { ...file.table, name: 1 }],
    ['table', { ...file.table, parts: {} }],
    ['table', { ...file.table, parts: [1] }],
    ['setup', { kind: 1 }],
    ['chance', []],
    ['entries', [1]],
    ['entries', {}],
    ['marks', [{ version: 1, turn: 1 }]],
    ['marks', [{ version: 1, turn: 1.5, hash: '' }]],
    ['snapshot', { version: 0 }],
    ['snapshot', { version: 'x', state }],
    ['snapshot', { version: 0, state: { ...state, open: null } }],
    ['snapshot', { version: 0, state: { ...state, hidden: [] } }],
    ['snapshot', { version: 0, state: { ...state, known: {} } }],
    ['past', ['x']],
  ])('in %s', (part, value) => {
    expect(() => parseGame(JSON.stringify({ ...file, [part]: value }))).toThrow(`"${part}" is not what it should be`);
  });

  it('by a part that is missing', () => {
    for (const part of Object.keys(file).filter((name) => name !== 'format'))
      expect(() => parseGame(JSON.stringify({ ...file, [part]: undefined }))).toThrow(`"${part}" is missing`);
  });

  it('not as it was saved', () => {
    expect(parseGame(JSON.stringify(file))).toEqual(JSON.parse(JSON.stringify(file)));
  });
});

describe('a match', () => {
  const played = () => {
    const told = table();
    const send = (option: string) => {
      const sent = told.match.send(0, { do: 'answer', version: told.match.version, answer: { option } });
      if ('refused' in sent) throw new Error(JSON.stringify(sent.refused));
      return sent.events;
    };
    const begun = told.match.eventsSince();
    return { match: told.match, begun, first: send('focus'), second: send('take-cover') };
  };

  it('tells what happened since a version, and nothing since the newest', () => {
    const { match: on, begun, first, second } = played();
    expect([first.length > 0, second.length > 0]).toEqual([true, true]);
    expect(on.eventsSince()).toEqual([...begun, ...first, ...second]);
    expect(on.eventsSince(0)).toEqual([...first, ...second]);
    expect(on.eventsSince(1)).toEqual(second);
    expect(on.eventsSince(2)).toEqual([]);
  });

  it('tells the same entry by entry, with how things then lay', () => {
    const { match: on, begun, first, second } = played();
    expect(on.story.map(({ events }) => events)).toEqual([begun, first, second]);
    expect(on.storySince(1)).toEqual([{ by: 0, events: second, open: on.state.open, from: 2 }]);
    expect(on.standingStory).toEqual(on.story);
    expect([on.stateAt(2), on.stateAt(3)]).toEqual([on.state, null]);
  });

  it('has as standing what was not taken back', () => {
    const { match: on, begun, first, second } = played();
    expect(on.standing).toEqual([...begun, ...first, ...second]);
    on.send(0, { do: 'undo', to: 1 });
    expect(on.standing).toEqual([...begun, ...first]);
    say(on, { do: 'undo', to: 2, by: 0, consent: 1 });
    expect(on.standing).toEqual([...begun, ...first, ...second]);
  });

  it('knows how far back each may go alone', () => {
    const { match: on } = played();
    expect([on.freeUndo(0), on.freeUndo(1), on.freeUndo('arbiter')]).toEqual([0, 2, 2]);
    on.send(1, { do: 'note', text: 'a note' });
    expect([on.freeUndo(0), on.freeUndo(1)]).toEqual([0, 2]);
    on.send('arbiter', { do: 'mission-critical' });
    expect([on.freeUndo(0), on.freeUndo(1)]).toEqual([4, 4]);
  });
});
