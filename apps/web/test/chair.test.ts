import { REPUBLIC, SHADOW } from '@faultline/cards';
import { Match, type Seat } from '@faultline/rules';
import { coreGame, seeded } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { GameHost } from '../src/engine/gameHost.ts';

/** A table whose game has come to its second question; saves are missing here, and nobody minds. */
async function laid(players: readonly [string, string]) {
  const setup = { kind: 'teams', mode: 'standard', teams: [REPUBLIC, SHADOW] } as const;
  const match = Match.begin(coreGame(), setup, seeded('chairs'));
  const table = new GameHost(match, { id: 'x', players, teams: ['A', 'B'] }, null);
  const asked = match.state.open.decision?.seat ?? 0;
  await table.portFor([0, 1]).send(asked, { do: 'answer', version: 0, answer: { option: 'south' } });
  return { match, table };
}

const WISH = { do: 'correct', why: 'counted twice', set: [{ seat: 0, force: 1 }] } as const;

async function offered(table: GameHost, seats: readonly Seat[], by: Seat) {
  const sent = await table.portFor(seats).send(by, { do: 'offer', what: WISH });
  if ('refused' in sent || sent.offer === undefined) throw new Error(JSON.stringify(sent));
  return sent.offer;
}

describe('a chair at a table', () => {
  it('speaks for its own seats alone', async () => {
    const { table, match } = await laid(['person', 'person']);
    expect(await table.portFor([0]).send(1, { do: 'concede' })).toMatchObject({
      refused: { why: 'not-your-decision' },
    });
    expect(match.state.open.result).toBeNull();
  });

  it('[DP-59] of two people at one screen offers as one of them and accepts as the other', async () => {
    const { table, match } = await laid(['person', 'person']);
    const offer = await offered(table, [0, 1], 0);
    expect(await table.portFor([0, 1]).send(0, { do: 'accept', offer })).toMatchObject({
      refused: { why: 'no-consent' },
    });
    await table.portFor([0, 1]).send(1, { do: 'accept', offer });
    expect(match.entries.at(-1)).toMatchObject({ do: 'correct', by: 0, consent: 1 });
  });

  it('[DP-59] accepts for a computer, and says nothing else for it', async () => {
    const { table, match } = await laid(['person', 'novice']);
    const offer = await offered(table, [0], 0);
    expect(await table.portFor([0]).send(1, { do: 'concede' })).toHaveProperty('refused');
    await table.portFor([0]).send(1, { do: 'accept', offer });
    expect(match.entries.at(-1)).toMatchObject({ do: 'correct', by: 0, consent: 1 });
  });

  it('[DP-59] does not accept for a person who sits elsewhere', async () => {
    const { table, match } = await laid(['person', 'person']);
    const offer = await offered(table, [0], 0);
    expect(await table.portFor([0]).send(1, { do: 'accept', offer })).toMatchObject({
      refused: { why: 'not-your-decision' },
    });
    expect(match.version).toBe(1);
  });

  it('writes its own time beside what was said', async () => {
    const { match } = await laid(['person', 'person']);
    expect(match.entries[0]?.time).toBeGreaterThan(1_600_000_000_000);
  });

  it('[R-TURN-7] has no step back once the game is over', async () => {
    const { table, match } = await laid(['person', 'person']);
    const chair = table.portFor([0, 1]);
    expect((await chair.since(-1)).back).not.toBeNull();
    await chair.send(0, { do: 'concede' });
    expect(match.state.open.result).not.toBeNull();
    expect([(await chair.since(-1)).back, (await chair.since(-1)).forth]).toEqual([null, null]);
  });
});
