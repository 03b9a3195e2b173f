import type { CharacterId, GameEvent, Open, Seat, UnitId } from '@faultline/rules';
import { describe, expect, it } from 'vitest';
import type { Now } from '../src/game/game.ts';
import { type Frame, framesOf } from '../src/moments/frames.ts';
import { lastsFor } from '../src/moments/pace.ts';
import { Player } from '../src/moments/player.ts';
import { listed, mostTelling, recapOf } from '../src/moments/recap.ts';
import type { Shown } from '../src/moments/shown.ts';
import type { Playing, Port } from '../src/port/port.ts';
import { chapters } from './chapters.ts';

/** Unit 0 is the person's, Unit 1 the computer's; a character each. */
const open = {
  turn: 1,
  units: [
    { seat: 0, characters: [0] },
    { seat: 1, characters: [1] },
  ],
  characters: [
    { unit: 0, x: 0, y: 0 },
    { unit: 1, x: 0, y: 0 },
  ],
  objectives: [],
  resolutions: [],
} as unknown as Open;

const ME: Seat = 0;
const COMPUTER: Seat = 1;
const cause = { by: 'attack', seat: 1 } as never;

const turn = (seat: Seat): GameEvent => ({ event: 'turn', turn: 2, seat });
const revealed = (seat: Seat): GameEvent => ({ event: 'revealed', seat, card: seat === 0 ? 'a1' : 'b1' });
const activated = (unit: number): GameEvent => ({ event: 'activated', unit: unit as UnitId, origin: 'deck' });
const moved = (character: number): GameEvent => ({
  event: 'moved',
  character: character as CharacterId,
  move: 'dash',
  from: [1, 2, 0],
  to: [3, 4, 0],
});
const attack = (attacker: number): GameEvent => ({
  event: 'attack',
  attacker: attacker as CharacterId,
  target: (1 - attacker) as CharacterId,
  attackType: 'ranged',
  number: 7,
});
const rolled = (die: 'attack' | 'defense', seat: Seat): GameEvent => ({
  event: 'rolled',
  die,
  seat,
  faces: ['strike'],
});
const results: GameEvent = { event: 'results', attack: ['strike'], defense: [], successes: 1 };
const suffered = (unit: number): GameEvent => ({ event: 'suffered', unit: unit as UnitId, amount: 2, cause });
const wounded = (unit: number): GameEvent => ({ event: 'wounded', unit: unit as UnitId, cause });
const momentum = (seat: Seat): GameEvent => ({ event: 'momentum', seat, space: 7, gained: true });
const resolved = (seat: Seat): GameEvent => ({
  event: 'attack-resolved',
  attacker: seat as unknown as CharacterId,
  target: (1 - seat) as CharacterId,
  damage: 2,
  record: { attack: 7, seat } as never,
});
const undone = (to: number): GameEvent => ({ event: 'undone', to, by: ME });

const framesBy = (by: Seat | null, ...events: readonly GameEvent[]) =>
  framesOf({ events, by, open: null, from: 0 }, 5, open, [COMPUTER]);
const kinds = (frames: readonly Frame[]) => frames.map(({ kind }) => kind).join(' ');

describe('the frames of an entry', () => {
  it('show what the computer does, in order', () => {
    expect(kinds(framesBy(COMPUTER, activated(1), moved(1), attack(1)))).toBe('activation move aim');
  });

  it('show nothing of what the person does', () => {
    expect(framesBy(ME, activated(0), moved(0), attack(0), rolled('attack', ME), rolled('defense', COMPUTER))).toEqual(
      [],
    );
  });

  it('show the card that the computer reveals as the person ends their Turn, and not the other way round', () => {
    expect(kinds(framesBy(ME, momentum(ME), turn(COMPUTER), revealed(COMPUTER)))).toBe('card');
    expect(kinds(framesBy(COMPUTER, momentum(COMPUTER), turn(ME), revealed(ME)))).toBe('score');
  });

  it('go on with the computer after the person was asked about it', () => {
    expect(kinds(framesBy(ME, moved(1), rolled('attack', COMPUTER), rolled('defense', ME), results))).toBe('move roll');
  });

  it('hold the roll of the computer in one frame with what became of it', () => {
    const [roll, ...more] = framesBy(COMPUTER, rolled('attack', COMPUTER), rolled('defense', ME), results);
    expect(more).toEqual([]);
    expect(roll).toMatchObject({ kind: 'roll', version: 5 });
    expect(roll?.events).toHaveLength(3);
  });

  it('tell the damage before the Wound that comes of it, and its Momentum with the Wound', () => {
    const frames = framesBy(COMPUTER, suffered(0), wounded(0), momentum(COMPUTER), resolved(COMPUTER));
    expect(kinds(frames)).toBe('damage wound');
    expect(frames.map(({ events }) => events.length)).toEqual([2, 2]);
  });

  it('show an attack of the person that begins and ends with one answer: nobody would see it', () => {
    const all = [attack(0), rolled('attack', ME), rolled('defense', COMPUTER), results, resolved(ME)];
    expect(kinds(framesBy(ME, ...all))).toBe('roll damage');
  });

  it('show a Wound whoever dealt it, and between two people too', () => {
    expect(kinds(framesBy(ME, wounded(1)))).toBe('wound');
    expect(kinds(framesOf({ events: [wounded(1)], by: ME, open: null, from: 0 }, 5, open, []))).toBe('wound');
  });

  it('show a Struggle or a Stage once it is won, and not as the first one is dealt', () => {
    const dealt: GameEvent = { event: 'struggle', card: 'x', map: 1 };
    const won: GameEvent = { event: 'struggle-won', seat: ME, card: 'x' };
    const ended: GameEvent = { event: 'stage-ended', stage: 's', winner: ME, next: 't' };
    expect(framesBy(null, dealt)).toEqual([]);
    expect(framesBy(ME, won, dealt)).toHaveLength(1);
    expect(kinds(framesBy(ME, ended, { event: 'stage', stage: 't' }))).toBe('won');
  });

  it('are none of what is taken back', () => {
    expect(framesBy(COMPUTER, moved(1), undone(3))).toEqual([]);
  });
});

describe('what just happened', () => {
  const story = chapters([[], [moved(0)], [activated(1)], [moved(1), suffered(0)]], open, [
    null,
    ME,
    COMPUTER,
    COMPUTER,
  ]);

  it('is all since the person last answered', () => {
    expect(kinds(recapOf(story, open, [COMPUTER]))).toBe('activation move effect');
  });

  it('is gone with the next answer of the person', () => {
    const on = chapters([...story.map(({ events }) => events), [moved(0)]], open, [null, ME, COMPUTER, COMPUTER, ME]);
    expect(recapOf(on, open, [COMPUTER])).toEqual([]);
  });

  it('is nothing between two people', () => {
    expect(recapOf(story, open, [])).toEqual([]);
  });

  it('in one line is the most telling of it', () => {
    const frames = framesBy(COMPUTER, activated(1), resolved(COMPUTER), moved(1));
    expect(mostTelling(frames)?.kind).toBe('damage');
    expect(kinds(listed(frames))).toBe('activation damage move');
  });
});

describe('the pace', () => {
  const frame = (kind: Frame['kind']): Frame => ({ kind, version: 1, events: [] });

  it('holds the roll and the damage for two and a half seconds, and longer where slow is chosen', () => {
    expect(lastsFor(frame('roll'), 'normal', true)).toBe(2500);
    expect(lastsFor(frame('damage'), 'normal', false)).toBe(2500);
    expect(lastsFor(frame('damage'), 'slow', false)).toBe(5000);
    expect(lastsFor(frame('damage'), 'quick', false)).toBe(1250);
  });

  it('holds a Wound and a Struggle for as long as they are meant to be, and without motion longer', () => {
    expect([lastsFor(frame('wound'), 'normal', false), lastsFor(frame('won'), 'normal', false)]).toEqual([1400, 2400]);
    expect(lastsFor(frame('wound'), 'normal', true)).toBe(2500);
  });

  it('waits for a key where that is chosen', () => {
    expect(lastsFor(frame('move'), 'key', false)).toBeNull();
  });

  it('leaves time to read the dice however many abilities change them', () => {
    const changes = Array.from(
      { length: 10 },
      (): GameEvent => ({ event: 'stripped', die: 'attack', removed: 1, by: 'strained' }),
    );
    expect(lastsFor({ ...frame('roll'), events: changes }, 'quick', false)).toBe(4300);
  });
});

/** A player of moments with a clock that is turned by hand. */
function stage(pace: 'normal' | 'instant' | 'key' | null = 'normal') {
  const shown: Shown[] = [];
  const waiting = new Set<() => void>();
  const port = { viewAt: async (version: number) => ({ open, who: 0, at: version }) } as unknown as Port;
  const begin = chapters([[]], open);
  const now = (story: ReturnType<typeof chapters>) =>
    ({ version: story.length - 1, story, view: { open } }) as unknown as Now;
  const player = new Player(
    {
      playing: { players: ['person', 'knight'] } as unknown as Playing,
      port,
      show: (each) => void shown.push(each),
      pace: () => pace,
      still: () => true,
      clock: {
        after: (_, call) => {
          waiting.add(call);
          return () => void waiting.delete(call);
        },
      },
    },
    now(begin),
  );
  const tick = () => {
    const [call] = waiting;
    if (call) waiting.delete(call);
    call?.();
  };
  const seen = () => shown.map(({ moment, frame }) => `${moment.version}${frame ? ` ${frame.kind}` : ''}`);
  return { player, now, tick, seen, shown, waiting };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the player of moments', () => {
  const first = [[], [activated(1), moved(1)]];
  const by = [null, COMPUTER, COMPUTER, ME];

  it('shows each frame for its time, and then how the game stands', () => {
    const { player, now, tick, seen } = stage();
    player.take(now(chapters(first, open, by)));
    expect(seen()).toEqual(['1 activation']);
    tick();
    tick();
    expect(seen()).toEqual(['1 activation', '1 move', '1']);
  });

  it('holds a moment back until those before it were shown', async () => {
    const { player, now, tick, seen } = stage();
    player.take(now(chapters(first, open, by)));
    player.take(now(chapters([...first, [resolved(COMPUTER)]], open, by)));
    tick();
    tick();
    await settled();
    expect(seen()).toEqual(['1 activation', '1 move', '2 damage']);
  });

  it('asks for the moments between where several entries come at once', async () => {
    const { player, now, tick, seen } = stage();
    player.take(now(chapters([[], [activated(1)], [resolved(COMPUTER)]], open, by)));
    await settled();
    tick();
    await settled();
    expect(seen()).toEqual(['1 activation', '2 damage']);
  });

  it('shows at once how the game stands where somebody skips, and nothing more after it', async () => {
    const { player, now, seen, waiting } = stage();
    player.take(now(chapters([...first, [resolved(COMPUTER)]], open, by)));
    player.skip();
    await settled();
    expect(seen().at(-1)).toBe('2');
    expect(waiting.size).toBe(0);
  });

  it('goes on by a key alone where that is chosen', () => {
    const { player, now, seen, waiting } = stage('key');
    player.take(now(chapters(first, open, by)));
    expect(waiting.size).toBe(0);
    player.next();
    expect(seen()).toEqual(['1 activation', '1 move']);
  });

  it('shows nothing but how the game stands where nobody wants to wait, and again all of it who asks', async () => {
    const { player, now, seen } = stage('instant');
    player.take(now(chapters(first, open, by)));
    expect(seen()).toEqual(['1']);
    player.again();
    await settled();
    expect(seen().at(-1)).toBe('1 activation');
  });

  it('lets the bands pass over how the game stands where nobody wants to wait, one after the other', () => {
    const { player, now, tick, shown, seen } = stage('instant');
    const passing = () => shown.at(-1)?.passing?.kind ?? null;
    player.take(now(chapters([[], [moved(1), wounded(0)]], open, by)));
    expect([passing(), seen().at(-1)]).toEqual(['wound', '1']);
    player.take(now(chapters([[], [moved(1), wounded(0)], [{ event: 'defeated', unit: 0 as UnitId }]], open, by)));
    expect([passing(), seen().at(-1)]).toEqual(['wound', '2']);
    tick();
    expect(shown.at(-1)?.passing?.version).toBe(2);
    player.passOn();
    expect([passing(), seen().at(-1)]).toEqual([null, '2']);
  });

  it('shows nothing at all where it is quiet', () => {
    const { player, now, shown } = stage(null);
    player.take(now(chapters([[], [wounded(0)]], open, by)));
    expect([shown.at(-1)?.passing, shown.at(-1)?.frame]).toEqual([null, null]);
  });

  it('plays again what was seen, and ends where the game stands', async () => {
    const { player, now, tick, seen, shown } = stage();
    player.take(now(chapters(first, open, by)));
    player.skip();
    player.again();
    await settled();
    expect(shown.at(-1)?.again).toHaveLength(2);
    tick();
    tick();
    expect(seen().slice(-3)).toEqual(['1 activation', '1 move', '1']);
  });

  it('shows at once what was taken back', () => {
    const { player, now, seen } = stage();
    player.take(now(chapters(first, open, by)));
    player.take(now(chapters([...first, [undone(0)]], open, by)));
    expect(seen().at(-1)).toBe('2');
  });

  it('keeps nothing of what it has shown', () => {
    const { player, now, tick } = stage();
    let parts: readonly (readonly GameEvent[])[] = [[]];
    const sizes = new Set<string>();
    for (let entry = 1; entry <= 2000; entry += 1) {
      parts = [[], [activated(1), moved(1)]];
      player.take(now(chapters(parts, open, by)));
      tick();
      tick();
      player.take(now(chapters([[]], open, by)));
      const { newest, ...rest } = player as unknown as Record<string, unknown>;
      sizes.add(JSON.stringify({ ...rest, stage: null, story: (newest as Now).story.length, begun: 0 }));
    }
    expect(sizes.size).toBe(1);
  });
});
