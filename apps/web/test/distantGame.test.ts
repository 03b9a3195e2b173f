import { restlessOpponent } from '@faultline/ai';
import { REPUBLIC, SHADOW } from '@faultline/cards';
import { changesFor, viewAfter } from '@faultline/host';
import { Match, type Message, type Seat, type Sent, viewFor } from '@faultline/rules';
import { coreGame, seeded } from '@faultline/testkit';
import { beforeAll, describe, expect, it } from 'vitest';
import { DistantGame } from '../src/engine/online/distantGame.ts';
import { adviceOn } from '../src/engine/queries.ts';
import { undoTarget } from '../src/engine/undoTarget.ts';

const game = coreGame();
const TEAMS = { kind: 'teams', mode: 'standard', teams: [REPUBLIC, SHADOW] } as const;

/** A host in the same thread: both players hear of every entry what a line would bring them. */
function loopback(seed: string) {
  const match = Match.begin(game, TEAMS, seeded(seed), 'server');
  const seats = [0, 1] as const;
  const say = async (seat: Seat, message: Message): Promise<Sent> => {
    const before = match.state;
    const sent = match.send(seat, message);
    if ('refused' in sent || match.state === before) return sent;
    const changes = changesFor(match.version, before, match.state, sent.events);
    for (const [to, table] of tables.entries()) {
      const view = viewAfter(table.view, JSON.parse(JSON.stringify(changes(to as Seat))));
      table.hear({ e: sent.events, f: match.trail.kept.at(-1) ?? 0 }, view);
    }
    return sent;
  };
  const tables = seats.map((seat) => new DistantGame(game, seat, (message) => say(seat, message)));
  for (const [seat, table] of tables.entries()) {
    const { open } = match.state;
    const beginning = { e: match.eventsSince(), f: match.trail.kept[0] ?? 0, at: 0, open };
    table.lay([beginning], viewFor(match.state, seat as Seat));
    table.canAsk = true;
  }
  const ports = tables.map((table) => table.port());
  return { match, ports: [ports[0], ports[1]] as [(typeof ports)[0], (typeof ports)[0]] };
}

type Loopback = ReturnType<typeof loopback>;

/** Both answer through their ports until so many entries, or until the game is over. */
async function play({ match, ports }: Loopback, entries = Number.POSITIVE_INFINITY) {
  const head = restlessOpponent(game, 'distant');
  while (match.version < entries) {
    const { decision, version } = match.state.open;
    if (!decision) return;
    const port = ports[decision.seat];
    const { view } = await port.since(-1);
    const answer = head.decide(view, decision, { trials: 0 });
    const sent = await port.send(decision.seat, { do: 'answer', version, answer });
    if ('refused' in sent) throw new Error(JSON.stringify(sent));
  }
}

describe('a game whose truth is elsewhere', () => {
  const line = loopback('distant');
  beforeAll(() => play(line, 120));

  it.each([0, 1] as const)('[HI-01] shows seat %i the view of that seat, and no hidden card more', async (seat) => {
    const { match, ports } = line;
    expect((await ports[seat].since(-1)).view).toEqual(viewFor(match.state, seat));
  });

  it('tells the same story as a table of this machine', async () => {
    const { match, ports } = line;
    const { story } = await ports[0].since(-1);
    expect(story.map(({ events, by, from }) => ({ events, by, from }))).toEqual(
      match.story.map(({ events, by, from }) => ({ events, by, from })),
    );
  });

  it('answers about the board as the table itself would', async () => {
    const { match, ports } = line;
    const seat = match.state.open.decision?.seat ?? 0;
    const here = adviceOn(match, [seat]);
    const there = ports[seat];
    for (const option of match.state.open.decision?.options ?? []) {
      if (option.asks) expect(await there.reach(option.id)).toEqual(await here.reach(option.id));
    }
    expect(await there.prospect(null)).toEqual(await here.prospect(null));
    expect(await there.closed()).toEqual(await here.closed());
    expect(await there.attacks('general-anakin-skywalker.1')).toEqual(await here.attacks('general-anakin-skywalker.1'));
  });

  it('suggests nothing, and tells nobody why', async () => {
    const port = line.ports[0];
    expect(await port.suggestions()).toEqual([]);
    expect(await port.suggest('advance')).toBeNull();
    expect(await port.adviceAt(100, 'suggestions', [])).toEqual([]);
  });

  it('answers nothing but questions about the board', async () => {
    const asked = ['toString', 'constructor', 'since', 'report'] as const;
    for (const question of asked)
      await expect(line.ports[0].adviceAt(100, question as 'reach', [])).rejects.toThrow('no');
  });

  it('speaks for nobody else', async () => {
    expect(await line.ports[0].send(1, { do: 'concede' })).toMatchObject({ refused: { why: 'not-your-decision' } });
  });

  it.each([0, 1] as const)('[DP-59] leads seat %i back where a table of this machine would', async (seat) => {
    const { match, ports } = line;
    expect((await ports[seat].since(-1)).back).toEqual(undoTarget(match, [seat]));
  });

  it('shows what was seen since the page is open', async () => {
    const { match, ports } = line;
    expect(await ports[1].viewAt(60)).toEqual(viewFor(match.stateAt(60) as typeof match.state, 1));
  });

  it('goes back with an undo, and on from there', async () => {
    const { match, ports } = line;
    const by = match.state.open.decision?.seat ?? 0;
    const other = by === 0 ? 1 : 0;
    const offer = await ports[by].send(by, { do: 'offer', what: { do: 'undo', to: 100 } });
    if (!('offer' in offer) || offer.offer === undefined) throw new Error(JSON.stringify(offer));
    await ports[other].send(other, { do: 'accept', offer: offer.offer });
    const { view, story } = await ports[0].since(-1);
    expect(view).toEqual(viewFor(match.state, 0));
    expect(story.at(-1)).toMatchObject({ from: 100, open: view.open });
    await play(line, match.version + 20);
    expect((await ports[1].since(-1)).view).toEqual(viewFor(match.state, 1));
  });

  it('lies open to both once it is over', async () => {
    const { match, ports } = line;
    await ports[1].send(1, { do: 'concede' });
    const { view, back } = await ports[0].since(-1);
    expect([view.who, back]).toEqual(['all', null]);
    expect(view).toEqual(viewFor(match.state, 'all'));
  });
});
