import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomOpponent } from '@faultline/ai';
import { REPUBLIC, SHADOW } from '@faultline/cards';
import { keyOf, type OfEach, sealOf } from '@faultline/chance';
import { type DiceProof, Match, type Receipt, viewFor } from '@faultline/rules';
import { coreGame, seeded } from '@faultline/testkit';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { main } from '../src/main.ts';

const out = vi.spyOn(console, 'log').mockImplementation(() => {});
const err = vi.spyOn(console, 'error').mockImplementation(() => {});
const folder = mkdtempSync(join(tmpdir(), 'faultline-sealed-'));
afterEach(() => {
  vi.clearAllMocks();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const said = (): string => [...out.mock.calls, ...err.mock.calls].flat().join('\n');
const written = (name: string, value: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(value));
  return path;
};

const hex = (digit: string): string => digit.repeat(64);
const game = 'g1';
const openings: OfEach = [hex('1'), hex('2'), hex('3')];
const seals: OfEach = [
  sealOf(game, 'server', openings[0]),
  sealOf(game, '0', openings[1]),
  sealOf(game, '1', openings[2]),
];
const proof: DiceProof = { game, seals, openings };
const receipt: Receipt = { game, who: '0', bytes: openings[1], seals };

/** A few decisions of a game whose dice have this key. */
function played(key: string, dice: DiceProof): Match {
  const rules = coreGame();
  const setup = { kind: 'teams', mode: 'standard', teams: [REPUBLIC, SHADOW] } as const;
  const match = Match.begin(rules, setup, { ...seeded('any'), key } as never, 'server', dice);
  const opponent = randomOpponent(rules, 'sealed');
  for (let n = 0; n < 40; n += 1) {
    const { decision, version } = match.state.open;
    if (!decision) break;
    const answer = opponent.decide(viewFor(match.state, decision.seat), decision, { trials: 0 });
    match.send(decision.seat, { do: 'answer', version, answer });
  }
  return match;
}

const fair = written('fair.json', played(keyOf(game, seals, openings), proof).file());

describe('faultline replay --verify of a game with sealed dice', () => {
  it('says that they come from the seals', async () => {
    expect(await main(['replay', fair, '--verify'])).toBe(0);
    expect(said()).toMatch(/^verified: 40 entries, .*the dice come from the seals in the file/);
  });

  it("says so of the player's own record of them", async () => {
    expect(await main(['replay', fair, '--verify', '--receipt', written('mine.json', receipt)])).toBe(0);
    expect(said()).toContain('the dice come from the seals of your receipt');
  });

  it('does not believe dice of another key, although every hash agrees', async () => {
    const forged = written('forged.json', played(hex('0'), proof).file());
    expect(await main(['replay', forged, '--verify'])).toBe(1);
    expect(said()).toContain('not rolled from the key that the seals give');
  });

  it('notices by the receipt that the game was sealed again', async () => {
    const better: OfEach = [hex('9'), openings[1], openings[2]];
    const again: OfEach = [sealOf(game, 'server', better[0]), seals[1], seals[2]];
    const other = played(keyOf(game, again, better), { game, seals: again, openings: better }).file();
    const path = written('again.json', other);
    expect(await main(['replay', path, '--verify'])).toBe(0);
    expect(await main(['replay', path, '--verify', '--receipt', written('mine.json', receipt)])).toBe(1);
    expect(said()).toContain('its seals are not those of the receipt');
  });

  it('tells the verdict as JSON', async () => {
    expect(await main(['replay', fair, '--verify', '--json'])).toBe(0);
    expect(JSON.parse(said())).toMatchObject({ verified: true, dice: 'sealed' });
  });

  it.each([
    ['no receipt', { game }],
    ['seals that are none', { ...receipt, seals: ['a', 'b', 'c'] }],
    ['nothing', null],
  ])('refuses what is no receipt with a sentence: %s', async (_, value) => {
    expect(await main(['replay', fair, '--verify', '--receipt', written('none.json', value)])).toBe(1);
    expect(said()).toContain('is no receipt of sealed dice');
  });

  it('asks for --verify beside --receipt', async () => {
    expect(await main(['replay', fair, '--receipt', 'x.json'])).toBe(2);
  });
});
