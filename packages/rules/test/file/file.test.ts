import { library, REPUBLIC, SHADOW } from '@faultline/cards';
import {
  type GameEvent,
  type GameFile,
  gameOf,
  openGame,
  geometric,
  Match,
  parseGame,
  replay,
  standard,
  stateHash,
} from '@faultline/rules';
import { coreGame, seeded, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { seal, sealOf } from '../../src/file/gameFile.ts';
import { upgrade } from '../../src/file/upgrade.ts';

/** Two turns of a small game, without dice. */
const played = () =>
  skirmish({
    red: { maul: { is: 'lord-maul', at: [10, 10] } },
    blue: { boKatan: { is: 'bo-katan-kryze', at: [20, 20] } },
    activates: 'maul',
    shuffles: [['a1'], ['b1'], ['a1']],
    sides: [{ deck: [], discard: ['a1'] }, { deck: ['b1'] }],
  })
    .chooses('move')
    .chooses('dash', { to: [13, 10] })
    .chooses('end')
    .chooses('take-cover')
    .chooses('decline')
    .chooses('end');

const open = (file: GameFile) => openGame(gameOf(file, library, [standard], geometric), file);
const resealed = (file: GameFile): GameFile => seal(file);

describe('a game file', () => {
  it('opens to the same state', () => {
    const story = played();
    const opened = open(parseGame(JSON.stringify(story.match.file())));
    expect(opened.how).toBe('replayed');
    expect(opened.changed).toEqual([]);
    expect(opened.match.hash).toBe(story.match.hash);
  });

  it('stores the hash of the state at the end of every turn', () => {
    const { match } = played();
    expect(match.file().marks.map((mark) => mark.turn)).toEqual([2, 3]);
  });

  it('carries the newest state whole', () => {
    const { match } = played();
    expect(stateHash(match.file().snapshot.state)).toBe(match.hash);
  });

  it('replayed tells of the beginning and of every entry, in order', () => {
    const { match } = played();
    const file = match.file();
    const heard: (readonly [number, readonly GameEvent[]])[] = [];
    replay(match.game, file, (events, at) => heard.push([at.version, events]));
    expect(heard.map(([version]) => version)).toEqual([...file.entries.keys(), file.entries.length]);
    expect(heard.flatMap(([, events]) => events)).toEqual(match.eventsSince());
  });

  it('keeps the times of its entries out of every hash of the game', () => {
    const { match } = played();
    const file = match.file();
    const timed = resealed({ ...file, entries: file.entries.map((entry, i) => ({ ...entry, time: i * 1000 })) });
    expect(open(timed).match.hash).toBe(match.hash);
  });
});

describe('a damaged file is refused with a sentence', () => {
  const text = JSON.stringify(played().match.file());
  const refused: readonly (readonly [string, string, RegExp])[] = [
    ['empty', '', /empty/],
    ['cut in the middle', text.slice(0, text.length / 2), /incomplete or damaged/],
    ['no record', '[1,2]', /not a game file/],
    ['something else', '{"name":"x"}', /the format is missing/],
    ['of a later format', text.replace('"format":2', '"format":9'), /format 9/],
    ['with an altered answer', text.replace('"dash"', '"advance"'), /changed or damaged/],
    ['without its entries', JSON.stringify({ ...JSON.parse(text), entries: undefined }), /"entries" is missing/],
    ...(
      [
        'own',
        'options',
        'constants',
        'table',
        'setup',
        'chance',
        'entries',
        'marks',
        'snapshot',
        'past',
        'sheet',
      ] as const
    ).map(
      (part) =>
        [
          `with nonsense as ${part}`,
          JSON.stringify({ ...JSON.parse(text), [part]: 7 }),
          new RegExp(`"${part}" is not what`),
        ] as const,
    ),
  ];
  for (const [what, broken, sentence] of refused) {
    it(what, () => expect(() => parseGame(broken)).toThrow(sentence));
  }

  it('with an entry that was never legal, although its seal is right', () => {
    const file = parseGame(text);
    const forged = resealed({
      ...file,
      entries: file.entries.map((entry, i) => (i === 0 ? { ...entry, seat: 1 } : entry)) as GameFile['entries'],
    });
    expect(() => open(forged)).toThrow(/cannot be replayed: entry 1 is refused: .+ \(entry 0\)/);
  });

  it('with a hash that its entries do not lead to, although its seal is right', () => {
    const file = parseGame(text);
    const marks = file.marks.map((mark) => ({ ...mark, hash: 'another' }));
    expect(() => open(resealed({ ...file, marks }))).toThrow(/the hash at the end of turn 2 differs \(entry 3\)/);
  });

  it('with a saved state that its entries do not lead to', () => {
    const file = JSON.parse(text) as GameFile;
    file.snapshot.state.open.seats[0].forceReady = 99;
    expect(() => open(resealed(file))).toThrow(/saved state is not the one/);
  });

  it('of a mode nobody knows', () => {
    const file = parseGame(text);
    expect(() => open(resealed({ ...file, mode: 'siege' }))).toThrow(/Unknown game mode "siege"/);
  });
});

describe('a file from another version', () => {
  it('is replayed where the hashes still agree', () => {
    const { match } = played();
    const older = resealed({ ...match.file(), rulesVersion: '0.0.1' });
    const opened = open(older);
    expect(opened.how).toBe('replayed');
    expect(opened.changed[0]).toContain('0.0.1');
    expect(opened.match.hash).toBe(match.hash);
  });

  it('goes on from its newest state where they do not, and keeps what was played as a record', () => {
    const { match } = played();
    const file = match.file();
    const marks = file.marks.map((mark) => ({ ...mark, hash: 'of other rules' }));
    const opened = open(resealed({ ...file, rulesVersion: '0.0.1', marks }));
    expect(opened.how).toBe('resumed');
    expect(opened.match.hash).toBe(match.hash);
    const again = opened.match.file();
    expect(again.past).toHaveLength(1);
    expect(again.past[0]?.entries).toHaveLength(file.entries.length);
    expect(open(parseGame(JSON.stringify(again))).match.hash).toBe(match.hash);
  });

  it('is never refused because it was played under other rules', () => {
    const { match } = played();
    const file = match.file();
    const foreign = file.entries.map((entry) =>
      entry.do === 'answer' ? { ...entry, answer: { option: 'gone' } } : entry,
    );
    const opened = open(resealed({ ...file, rulesVersion: '0.0.1', entries: foreign }));
    expect(opened.how).toBe('resumed');
    expect(opened.match.state.open.decision).toEqual(match.state.open.decision);
  });

  it('its seal covers everything', () => {
    const file = played().match.file();
    expect(sealOf({ ...file, sheet: '1.3' })).not.toBe(file.seal);
  });
});

describe('a state saved before something was added', () => {
  const older = (change: (open: Record<string, unknown>) => void): GameFile => {
    const file = JSON.parse(JSON.stringify(played().match.file())) as GameFile;
    change(file.snapshot.state.open as never);
    return resealed({
      ...file,
      rulesVersion: '0.0.1',
      marks: file.marks.map((mark) => ({ ...mark, hash: 'of other rules' })),
    });
  };

  it('opens with the new things at their beginning', () => {
    const file = older((open) => {
      open.memory = { reserved: true };
      open.flags = {};
      for (const unit of open.units as Record<string, unknown>[]) delete unit.marks;
    });
    const { match, how } = open(file);
    expect(how).toBe('resumed');
    expect(match.state.open.memory).toMatchObject({ reserved: true, replaced: [] });
    expect(match.state.open.flags).toEqual({ missionCritical: false, timeCalled: false, corrected: false });
    expect(match.state.open.decision?.point).toBe('DP-23');
  });

  it('has no activation where it had none', () => {
    const setup = { kind: 'teams', mode: 'standard', teams: [REPUBLIC, SHADOW] } as const;
    const game = coreGame();
    expect(upgrade(game, Match.begin(game, setup, seeded('older')).state).state.open.activation).toBeNull();
  });

  it('brings the Turn to its end where its suspended work is no longer known, and says so', () => {
    const file = older((open) => {
      open.frames = [{ at: 'turn.run', next: 5 }, { at: 'activation.dance' }];
    });
    const { match, changed } = open(file);
    expect(changed.at(-1)).toContain('brought to its end');
    expect(match.state.open.decision).not.toBeNull();
  });
});
