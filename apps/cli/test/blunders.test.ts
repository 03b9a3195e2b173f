import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  beginGame,
  type CharacterId,
  type Decision,
  type GameEvent,
  type Open,
  type Seat,
  type Unit,
} from '@faultline/rules';
import { coreGame, seeded } from '@faultline/testkit';
import { castOf } from '@faultline/text';
import { english } from '@faultline/text/en';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { CLASSES } from '../src/blunders/classes.ts';
import { type Moment, storyFrom } from '../src/blunders/story.ts';
import { main } from '../src/main.ts';
import { fileOf, playGame } from '../src/simulate/playing.ts';
import { seat, setupOf } from '../src/simulate/seating.ts';
import { CORE_TEAMS } from '../src/simulate/teams.ts';

const out = vi.spyOn(console, 'log').mockImplementation(() => {});
const err = vi.spyOn(console, 'error').mockImplementation(() => {});
const folder = mkdtempSync(join(tmpdir(), 'faultline-blunders-'));
afterEach(() => void vi.clearAllMocks());
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const said = (): string => [...out.mock.calls, ...err.mock.calls].flat().join('\n');

const seating = seat('blunders', CORE_TEAMS, true);
const game = coreGame();
const { open } = beginGame(game, setupOf(seating), seeded('blunders', 'fast')).state;
const players = ['Ann', 'Ben'] as const;
const cast = castOf(game.library, english, open, players);
/** Nobody stands at anything. */
const nowhere: Open = { ...open, objectives: [] };
const unitOf = (seat: Seat): Unit => {
  const found = open.units.find((u) => u.seat === seat);
  if (!found) throw new Error('Nobody is there.');
  return found;
};
const characterOf = (u: Unit): CharacterId => u.characters[0] as CharacterId;
const OWN = unitOf(0).id;
const MINE = characterOf(unitOf(0));
const THEIRS = characterOf(unitOf(1));

/** A Turn of the first seat in which its Unit is activated and this happens. */
const turn = (number: number, ...events: readonly GameEvent[]): Moment => {
  const after = { ...nowhere, turn: number };
  return {
    turn: number,
    events: [
      { event: 'turn', turn: number, seat: 0 },
      { event: 'activated', unit: OWN, origin: 'reserve' },
      ...events,
      { event: 'activation-ended', unit: OWN, cut: false },
    ],
    before: after,
    after,
    asked: null,
    chosen: null,
  };
};

const action = (kind: Extract<GameEvent, { event: 'action' }>['action']): GameEvent => ({
  event: 'action',
  unit: OWN,
  action: kind,
});
const attack: GameEvent = {
  event: 'attack',
  attacker: MINE,
  target: THEIRS,
  attackType: 'melee',
  number: 1,
};

function found(id: string, ...moments: readonly Moment[]) {
  const finding = CLASSES.find((each) => each.id === id)?.find(storyFrom(game, cast, moments));
  if (!finding) throw new Error(`There is no class ${id}.`);
  return { count: finding.count ?? finding.blunders.length, of: finding.of, said: finding.blunders[0]?.sentence };
}

describe('blunders', () => {
  it('calls an activation idle in which nothing was attacked, gained, shoved or held', () => {
    const told = found('idle', turn(9, action('take-cover'), action('recover')), turn(10, action('combat'), attack));
    expect(told).toMatchObject({ count: 1, of: 2 });
    expect(told.said).toContain('(take cover, recover)');
  });

  it('does not call it idle to shove an enemy or to take an objective', () => {
    const pushed: GameEvent = {
      event: 'pushed',
      character: THEIRS,
      from: [0, 0, 0],
      to: [1, 0, 0],
      stoppedBy: null,
    };
    const taken: GameEvent = { event: 'control', objective: 'C', seat: 0 };
    expect(found('idle', turn(1, pushed), turn(2, taken)).count).toBe(0);
  });

  it('does not call a Unit idle that holds an objective alone', () => {
    const [one] = open.characters.filter((c) => c.unit === OWN);
    const far = open.characters.map((c) => (c.unit === OWN ? c : { ...c, onTable: false }));
    const at = { key: 'C', x: one?.x ?? 0, y: one?.y ?? 0, z: one?.z ?? 0, active: true, control: 0, priority: false };
    const holding = { ...nowhere, characters: far, objectives: [{ ...at, control: 0 as const }] };
    const moment = { ...turn(3, action('take-cover')), after: holding };
    expect(found('idle', moment).count).toBe(0);
    expect(found('idle', turn(3, action('take-cover'))).count).toBe(1);
  });

  it('counts what a mode lets a player do as done', () => {
    const covered = { event: 'covered', tracker: 'x', space: 0, by: 0 } as GameEvent;
    expect(found('idle', turn(1, covered)).count).toBe(0);
  });

  it('counts early care in Turns 1 to 8 alone', () => {
    expect(found('care-early', turn(8, action('recover')), turn(9, action('recover')))).toMatchObject({
      count: 1,
      of: 1,
    });
  });

  it('counts what came from reserve and neither attacked nor took anything', () => {
    expect(found('idle-reserve', turn(1, action('move')), turn(2, attack))).toMatchObject({ count: 1, of: 2 });
  });

  it('tells a Focus that nothing follows from one that an attack or an ability follows', () => {
    const ability: GameEvent = { event: 'ability', unit: OWN, ability: 'tempered-steel', cost: 0 };
    const turns = [
      turn(1, action('focus'), action('move')),
      turn(2, action('focus'), action('combat'), attack),
      turn(3, action('focus'), ability),
    ];
    expect(found('focus-unused', ...turns)).toMatchObject({ count: 2, of: 3 });
    expect(found('focus-wasted', ...turns)).toMatchObject({ count: 1, of: 3 });
  });

  it('counts a Recover after which nothing was healed before the next action', () => {
    const healed: GameEvent = { event: 'healed', unit: OWN, what: 'damage' };
    expect(found('recover-nothing', turn(1, action('recover'), healed)).count).toBe(0);
    expect(found('recover-nothing', turn(1, action('recover'), action('ability'), healed)).count).toBe(1);
  });

  it('measures moves', () => {
    const moved = (inches: number): GameEvent => ({
      event: 'moved',
      character: MINE,
      move: 'advance',
      from: [0, 0, 0],
      to: [2540 * inches, 0, 0],
    });
    const turns = turn(1, moved(0.5), moved(1.5), moved(5));
    expect(found('move-under-2', turns)).toMatchObject({ count: 2, of: 3 });
    expect(found('move-under-1', turns)).toMatchObject({ count: 1, of: 3 });
  });

  it('counts a paid ability whose move is declined, not one of whose characters another moves', () => {
    const paid: GameEvent = { event: 'ability', unit: OWN, ability: 'jet-pack', cost: 1 };
    const declined: GameEvent = { event: 'declined', character: MINE, what: 'move' };
    const moved: GameEvent = {
      event: 'moved',
      character: MINE,
      move: 'jump',
      from: [0, 0, 0],
      to: [9, 0, 0],
    };
    expect(found('paid-move-declined', turn(1, paid, declined), turn(2, paid, declined, moved))).toMatchObject({
      count: 1,
      of: 2,
    });
  });

  it('blames nobody for a move that an enemy was offered and left', () => {
    const paid: GameEvent = { event: 'ability', unit: OWN, ability: 'jet-pack', cost: 1 };
    const left: GameEvent = { event: 'declined', character: THEIRS, what: 'move' };
    expect(found('paid-move-declined', turn(1, paid, left))).toMatchObject({ count: 0, of: 1 });
  });

  it('takes a Focus that an ability gave for no waste', () => {
    const acting = (left: number): Open => ({ ...nowhere, activation: { unit: OWN, left } as Open['activation'] });
    const focus = turn(1, action('focus'));
    const given = { ...focus, before: acting(2), after: acting(2) };
    const taken = { ...focus, before: acting(2), after: acting(1) };
    expect(found('focus-wasted', given)).toMatchObject({ count: 0, of: 0 });
    expect(found('focus-wasted', taken)).toMatchObject({ count: 1, of: 1 });
  });

  it('counts wounds by the own Strained', () => {
    const cause = { by: 'condition', name: 'strained', seat: null, unit: null, character: null } as const;
    const wounded = { event: 'wounded', unit: OWN, cause } as GameEvent;
    expect(found('strained-wound', turn(4, wounded))).toMatchObject({ count: 1, of: null });
  });

  it('does not count who was Strained and was made to move by an enemy', () => {
    const cause = { by: 'condition', name: 'strained', seat: null, unit: null, character: null } as const;
    const wounded = { event: 'wounded', unit: unitOf(1).id, cause } as GameEvent;
    const pushed: GameEvent = { event: 'ability', unit: OWN, ability: 'force-push', cost: 0 };
    expect(found('strained-wound', turn(4, pushed, wounded))).toMatchObject({ count: 0 });
  });

  it('counts windows in which something free was passed by', () => {
    const asked = {
      seat: 0,
      point: 'DP-55',
      step: 'window.ask',
      options: [{ id: 'x', ability: 'tempered-steel' }, { id: 'pass' }],
    } as Decision;
    const passed = { ...turn(1), asked, chosen: 'pass' };
    const dear = { ...asked, options: [{ id: 'x', ability: 'jet-pack', cost: 1 }, { id: 'pass' }] };
    expect(found('reaction-declined', passed, { ...passed, chosen: 'x' }, { ...passed, asked: dear })).toMatchObject({
      count: 1,
      of: 2,
    });
  });

  it('counts the Force that is ready before a refresh, not what the refresh brings', () => {
    const [own, other] = nowhere.seats;
    const before = { ...nowhere, seats: [{ ...own, forceReady: 2, forcePool: 5 }, other] } as Open;
    const refresh: GameEvent[] = [
      { event: 'force', seat: 0, ready: 5 },
      { event: 'refreshed', seat: 0 },
    ];
    expect(found('force-left', { ...turn(6), before, events: refresh })).toMatchObject({ count: 2, of: 5 });
  });

  it('counts objectives in nobody’s control from the seventh Turn of a Struggle on', () => {
    const empty = { key: 'C', x: 0, y: 0, z: 0, active: true, control: null, priority: false };
    const after = (number: number): Moment => ({
      ...turn(number),
      before: { ...nowhere, turn: number - 1, objectives: [empty] },
    });
    expect(found('objective-empty', ...[2, 3, 4, 5, 6, 7, 8, 9].map(after))).toMatchObject({ count: 2, of: 2 });
  });
});

describe('faultline blunders', () => {
  const one = fileOf(seating, playGame(seating, 80).entries);
  const path = join(folder, 'one.json');
  writeFileSync(path, JSON.stringify(one));

  it('tells the table and every blunder of a file with its Turn', async () => {
    expect(await main(['blunders', path])).toBe(0);
    expect(said()).toMatch(/^1 game, \d+ activations$/m);
    expect(said()).toMatch(/^Turn \d+ \(.+\), [a-z0-9-]+\. .+\.$/m);
  });

  it('counts all games of a folder, as JSON', async () => {
    expect(await main(['blunders', folder, '--json', '--class', 'idle,attack-harmless'])).toBe(0);
    const told = JSON.parse(said()) as { games: number; rows: { class: string }[]; blunders: { class: string }[] };
    expect(told.games).toBe(1);
    expect(told.rows.map((row) => row.class)).toEqual(['idle', 'attack-harmless']);
  });

  it('refuses what is not there, no class, and no game', async () => {
    expect(await main(['blunders'])).toBe(2);
    expect(await main(['blunders', join(folder, 'none')])).toBe(2);
    expect(await main(['blunders', path, '--class', 'silly'])).toBe(2);
    expect(said()).toContain('Unknown class "silly"');
    const bad = join(folder, 'bad.txt');
    writeFileSync(bad, '{}');
    expect(await main(['blunders', bad])).toBe(1);
  });
});
