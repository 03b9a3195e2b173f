import { describe, expect, it } from 'vitest';
import { Departed, type Heard, HostedGame } from '../src/hostedGame.ts';
import { MemoryStorage } from './memoryStorage.ts';
import { beginningOf, matchOf, nextAnswer } from './playing.ts';

const GAME = 'game';

const silent = (): void => {};
const opened = (storage: MemoryStorage, seed: string, hear: (heard: Heard) => void = silent): Promise<HostedGame> =>
  HostedGame.open(GAME, storage, beginningOf(seed), hear);

/** Plays on by chance, each answer through the next of these hosts. */
async function play(hosts: readonly HostedGame[], seed: string, answers: number, from = 0): Promise<void> {
  const next = nextAnswer(seed);
  for (let n = 0; n < answers; n += 1) {
    const host = hosts[n % hosts.length] as HostedGame;
    await host.follow();
    const given = next(host.state);
    if (!given) return;
    const verdict = await host.send(`${seed} ${from + n}`, given.seat, given.message);
    if ('refused' in verdict) throw new Error(`Refused: ${verdict.refused.why}`);
  }
}

/** The stored record played at one screen. */
function replayed(storage: MemoryStorage, seed: string) {
  const match = matchOf(seed);
  for (const { entry } of storage.all(GAME)) {
    const sent = match.retake(entry);
    if ('refused' in sent) throw new Error(`Refused: ${sent.refused.why}`);
  }
  return match;
}

describe('a hosted game', () => {
  it('served by three hosts in turn is the game it would be at one screen', async () => {
    const storage = new MemoryStorage();
    const hosts = [await opened(storage, 'three'), await opened(storage, 'three'), await opened(storage, 'three')];
    await play(hosts, 'three', 250);
    const match = replayed(storage, 'three');
    for (const host of hosts) await host.follow();
    expect(hosts.map(({ state }) => state.open)).toEqual(hosts.map(() => match.state.open));
    expect(storage.all(GAME).at(-1)?.hash).toBe(match.hash);
  });

  it('opens again as it stood, with its snapshots, without them, and with wrong ones', async () => {
    const storage = new MemoryStorage();
    const host = await opened(storage, 'again');
    await play([host], 'again', 120);
    expect(storage.asked.snapshot).toBeGreaterThan(1);
    const withThem = await opened(storage, 'again');
    storage.tamper(GAME, (snapshot) => ({ ...snapshot, hash: 'another' }));
    const wrong = await opened(storage, 'again');
    storage.forgetSnapshots();
    const without = await opened(storage, 'again');
    for (const one of [withThem, wrong, without]) expect(one.state).toEqual(host.state);
  });

  it('is not laid out again where there is a snapshot', async () => {
    const storage = new MemoryStorage();
    await play([await opened(storage, 'laid')], 'laid', 120);
    const { game, segment, at } = beginningOf('laid');
    let laid = 0;
    const beginning = {
      game,
      segment,
      at,
      get state() {
        laid += 1;
        return matchOf('laid').state;
      },
    };
    await HostedGame.open(GAME, storage, beginning, silent);
    expect([laid, storage.asked.snapshot > 0]).toEqual([0, true]);
  });

  it('keeps this Turn at hand, and no state before it', async () => {
    const storage = new MemoryStorage();
    const host = await opened(storage, 'hand');
    await play([host], 'hand', 150);
    const kept = Array.from({ length: host.version + 1 }, (_, version) => host.stateAt(version)).filter(Boolean);
    expect(kept.every((state) => state?.open.turn === host.state.open.turn)).toBe(true);
  });
});

describe('nobody hears of what is not stored', () => {
  it('when the store fails before it', async () => {
    const storage = new MemoryStorage();
    const heard: number[] = [];
    const host = await opened(storage, 'fails', ({ version }) => heard.push(version));
    storage.before = () => {
      throw new Error('The disk is full.');
    };
    await expect(play([host], 'fails', 1)).rejects.toThrow('full');
    expect([heard, host.version, storage.all(GAME)]).toEqual([[], 0, []]);
  });

  it('and goes on when there is room again', async () => {
    const storage = new MemoryStorage();
    const host = await opened(storage, 'room');
    storage.before = () => {
      throw new Error('The disk is full.');
    };
    await expect(play([host], 'room', 1)).rejects.toThrow('full');
    storage.before = () => {};
    await play([host], 'room', 3);
    expect(host.version).toBe(3);
  });

  it('and hears each entry once and in order, whoever stored it', async () => {
    const storage = new MemoryStorage();
    const heard: number[] = [];
    const hosts = [
      await opened(storage, 'order'),
      await opened(storage, 'order', ({ version }) => heard.push(version)),
    ];
    await play(hosts, 'order', 40);
    expect(heard).toEqual(Array.from({ length: 40 }, (_, i) => i + 1));
  });
});

describe('an entry that is sent again', () => {
  it('after the line broke at the very moment of storing is answered, not taken twice', async () => {
    const storage = new MemoryStorage();
    const host = await opened(storage, 'broken');
    const given = nextAnswer('broken')(host.state);
    if (!given) throw new Error('Nobody is asked.');
    storage.after = () => {
      throw new Error('The connection is lost.');
    };
    await expect(host.send('an id', given.seat, given.message)).rejects.toThrow('lost');
    storage.after = () => {};
    expect(await host.send('an id', given.seat, given.message)).toEqual({ version: 1, again: true });
    expect(storage.all(GAME)).toHaveLength(1);
  });

  it('and would be legal once more is answered too', async () => {
    const storage = new MemoryStorage();
    const host = await opened(storage, 'note');
    const note = { do: 'note', text: 'Well met.' } as const;
    await host.send('an id', 0, note);
    expect(await host.send('an id', 0, note)).toEqual({ version: 1, again: true });
    expect(storage.all(GAME)).toHaveLength(1);
  });
});

describe('of two that answer the same question', () => {
  it('one is stored, and the other is told that it came too late', async () => {
    const storage = new MemoryStorage();
    const hosts = [await opened(storage, 'race'), await opened(storage, 'race')] as const;
    const given = nextAnswer('race')(hosts[0].state);
    if (!given) throw new Error('Nobody is asked.');
    const verdicts = await Promise.all(hosts.map((host, i) => host.send(`id ${i}`, given.seat, given.message)));
    expect(verdicts.map((verdict) => 'refused' in verdict && verdict.refused.why)).toEqual([false, 'stale']);
    expect([storage.all(GAME).length, hosts[1].version]).toEqual([1, 1]);
  });

  it('none stands on an entry that may yet fail', async () => {
    const storage = new MemoryStorage();
    const host = await opened(storage, 'flight');
    const note = { do: 'note', text: 'One after the other.' } as const;
    storage.before = () => {
      storage.before = () => {};
      throw new Error('The disk is full.');
    };
    const [first, second] = await Promise.allSettled([host.send('one', 0, note), host.send('two', 0, note)]);
    expect(first.status).toBe('rejected');
    expect(second).toMatchObject({ status: 'fulfilled', value: { version: 1 } });
  });
});

describe('[DP-59] an undo that both agreed on', () => {
  it('goes back behind this Turn, and behind an undo, as at one screen', async () => {
    const storage = new MemoryStorage();
    const host = await opened(storage, 'undo');
    await play([host], 'undo', 130);
    await host.send('back', 0, { do: 'undo', to: 40 }, 1);
    await play([host], 'undo', 60, 1000);
    await host.send('further', 1, { do: 'undo', to: 135 }, 0);
    await host.send('furthest', 1, { do: 'undo', to: 3 }, 0);
    await play([host], 'undo', 20, 2000);
    expect(replayed(storage, 'undo').state.open).toEqual(host.state.open);
    expect((await opened(storage, 'undo')).state).toEqual(host.state);
  });

  it('is refused without the other', async () => {
    const storage = new MemoryStorage();
    const host = await opened(storage, 'alone');
    await play([host], 'alone', 60);
    expect(await host.send('back', 0, { do: 'undo', to: 2 })).toMatchObject({ refused: { why: 'no-consent' } });
  });

  it('to nowhere is refused, and asks the store for nothing', async () => {
    const storage = new MemoryStorage();
    const host = await opened(storage, 'nowhere');
    await play([host], 'nowhere', 5);
    for (const to of [-1, 5, 6, 1e9]) {
      expect(await host.send(`to ${to}`, 0, { do: 'undo', to }, 1)).toHaveProperty('refused');
    }
  });
});

it('a host whose rules lead elsewhere serves the game no more', async () => {
  const storage = new MemoryStorage();
  await play([await opened(storage, 'rules')], 'rules', 5);
  const stored = storage.all(GAME)[2] as { hash: string };
  stored.hash = 'of other rules';
  await expect(opened(storage, 'rules')).rejects.toThrow(Departed);
});

it('[SD-TIM-03] over a line nobody calls time or is arbiter', async () => {
  const host = await opened(new MemoryStorage(), 'voices');
  expect(await host.send('time', 0, { do: 'time-called' })).toMatchObject({ refused: { why: 'no-authority' } });
});
