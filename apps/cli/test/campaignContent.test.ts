import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { library } from '@faultline/cards';
import { type Campaign, importCampaign } from '@faultline/campaign';
import { isRefused } from '@faultline/tournament';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { readContent } from '../src/campaign/content.ts';
import { seatingOf } from '../src/campaign/playing.ts';
import { main } from '../src/main.ts';
import { playGame } from '../src/simulate/playing.ts';
import { opponentsOf, type Seating } from '../src/simulate/seating.ts';
import { type GameEvent, type Open, stateHash } from '@faultline/rules';
import type { Opponent } from '@faultline/ai';
import { theShelf } from '../src/team/reading.ts';
import { readFileSync } from 'node:fs';

const told = vi.spyOn(console, 'log').mockImplementation(() => {});
vi.spyOn(console, 'error').mockImplementation(() => {});
const folder = mkdtempSync(join(tmpdir(), 'faultline-content-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Made = Readonly<Record<'id' | 'name' | 'kind', string>> & { readonly clauses: readonly object[] };

const madeUp = (name: string, kind: string, clause: object, cost?: number): Made => ({
  id: `made-up-${name}`,
  name,
  kind,
  ...(cost === undefined ? {} : { cost }),
  clauses: [clause],
});
const used = (name: string, ...effects: readonly object[]): Made =>
  madeUp(name, 'active', { clause: 'use', effects }, 0);

/** Effects of our own for the three Advantages of Tier 1: only the tests know what they do. */
const MOVE = used('move', { do: 'move', who: 'self', move: 'dash' });
const DICE = madeUp('dice', 'innate', {
  clause: 'on',
  event: { on: 'attack.rolling', to: { of: 'character', side: 'allied' } },
  effects: [{ do: 'add-dice', roll: 'defense', dice: 2 }],
});
const CONDITION = used('condition', { do: 'gain', who: 'self', condition: 'strained' }, { do: 'heal', who: 'self' });
const TOKEN = used('token', { do: 'lay', tokens: ['strike'], on: 'battlefield', faceUp: true });

const contentFile = (advantages: object): string => {
  const path = join(folder, 'content.json');
  writeFileSync(path, JSON.stringify({ format: 'faultline-advantages', version: 1, advantages }));
  return path;
};

let wars = 0;

/** A campaign before its second operation, with an Advantage of the Aggressor named or not. */
async function campaign(named: boolean): Promise<Campaign> {
  wars += 1;
  const path = join(folder, `war-${wars}.json`);
  const types = (...args: string[]) => main(['campaign', args[0] ?? '', path, ...args.slice(1)]);
  await types('new', '--name', 'War', '--aggressor', 'Ana', '--sentinel', 'Ben', '--seed', 'war');
  const teams = { aggressor: MAUL, sentinel: ANAKIN };
  for (const round of [1, 2])
    for (const [side, text] of Object.entries(teams)) {
      writeFileSync(join(folder, 'team.txt'), text);
      await types('team', side, join(folder, 'team.txt'));
      if (round === 1 && side === 'sentinel') await types('report', 'aggressor');
    }
  told.mockClear();
  await types('unlock', 'aggressor', '1', '--json');
  const { offered } = JSON.parse(String(told.mock.calls[0]?.[0]));
  await types('take', 'aggressor', offered[0].advantage);
  await types('skip', 'sentinel');
  await types('active', 'aggressor', named ? offered[0].advantage : 'none');
  const read = importCampaign(readFileSync(path, 'utf8'));
  if (isRefused(read)) throw new Error(read.refused[0]?.says);
  return read.campaign;
}

const MAUL = 'Lord Maul, Gar Saxon, Super Commandos\nAsajj Ventress, Kalani, B1 Battle Droids\n';
const ANAKIN =
  'General Anakin Skywalker, CC-7567 Captain Rex, 501st Clone Troopers\nahsoka-tano-jedi-no-more, Bo-Katan Kryze, Clan Kryze\n';

async function seated(named: boolean, abilities: readonly Made[] = []) {
  const { state } = await campaign(named);
  const { coming } = state;
  if (coming === null) throw new Error('nothing is coming');
  const tiers = ['covert-operations', 'reckless', 'reset-the-clock'];
  const content = readContent(contentFile(tiers.map((id) => ({ id, abilities }))));
  return seatingOf(state, coming, { shelf: await theShelf(), opponents: ['restless', 'restless'], content });
}

/** Opponents who use each made-up ability as soon as they are offered it, and decline no heal. */
function eager(seating: Seating): readonly [Opponent, Opponent] {
  const [one, other] = opponentsOf(seating);
  const taken = new Set<string>();
  const keen = (inner: Opponent): Opponent => ({
    name: inner.name,
    decide(view, decision, budget) {
      const use = decision.options.find(({ ability = '' }) => ability.startsWith('made-up') && !taken.has(ability));
      const heal = decision.options.find(({ id }) => id.endsWith(':strained'));
      if (use?.ability !== undefined) taken.add(use.ability);
      const chosen = use ?? heal;
      return chosen ? { option: chosen.id } : inner.decide(view, decision, budget);
    },
  });
  return [keen(one), keen(other)];
}

/** All that happens in the game of a Veteran with these abilities. */
async function gameWith(...abilities: readonly Made[]): Promise<readonly GameEvent[]> {
  const seating = await seated(true, abilities);
  const seen: GameEvent[] = [];
  playGame({ ...seating, seated: eager(seating) }, 50_000, (events) => seen.push(...events));
  return seen;
}

interface Use {
  readonly unit: number;
  /** What follows at once. */
  readonly next: readonly GameEvent[];
}

const usesOf = (events: readonly GameEvent[], { id }: Made): readonly Use[] =>
  events.flatMap((event, at) =>
    event.event === 'ability' && event.ability === id ? [{ unit: event.unit, next: events.slice(at + 1, at + 8) }] : [],
  );

describe('what a content file says Advantages do', () => {
  it('[CP-ACT-03] the Veteran has every ability of the Active Advantage', async () => {
    const made = [MOVE, DICE, CONDITION, TOKEN];
    const seating = await seated(true, made);
    const own = seating.game.library.units['lord-maul-aggressor']?.abilities ?? [];
    const printed = library.units['lord-maul']?.abilities ?? [];
    expect(own).toEqual([...printed, ...made.map(({ id }) => id)]);
    expect(seating.teams[0].squads.map(({ primary }) => primary)).toContain('lord-maul-aggressor');
  });

  it('[CP-ACT-03] a move works in its game', async () => {
    const moved = usesOf(await gameWith(MOVE), MOVE).filter(({ next }) => next[0]?.event === 'moved');
    expect(moved.length).toBeGreaterThan(0);
  });

  it('[CP-ACT-03] dice for an attack work in its game', async () => {
    const pools = (await gameWith(DICE)).flatMap((event) => (event.event === 'pool' ? [event] : []));
    const more = pools.filter(({ sources }) => JSON.stringify(sources).includes(DICE.id));
    expect(more.length).toBeGreaterThan(0);
    expect(more.every(({ die }) => die === 'defense')).toBe(true);
  });

  it('[CP-ACT-03] a condition and a heal work in its game', async () => {
    const [{ unit, next }] = usesOf(await gameWith(CONDITION), CONDITION) as readonly [Use];
    expect(next).toContainEqual(expect.objectContaining({ event: 'condition', unit, condition: 'strained' }));
    expect(next).toContainEqual({ event: 'healed', unit, what: 'strained' });
  });

  it('[CP-TKN-02] a token of an Advantage lies where it says, and by itself changes nobody', async () => {
    const seating = await seated(true, [TOKEN]);
    let before: Open | null = null;
    const laid: (readonly [Open, Open])[] = [];
    playGame({ ...seating, seated: eager(seating) }, 50_000, (events, open) => {
      if (before && events.some(({ event }) => event === 'token-laid')) laid.push([before, structuredClone(open)]);
      before = structuredClone(open);
    });
    expect(laid.length).toBeGreaterThan(0);
    for (const [was, is] of laid)
      for (const part of ['units', 'characters', 'objectives', 'seats'] as const) expect(is[part]).toEqual(was[part]);
  });

  it('[CP-TKN-01] [CP-R-24] an Advantage without an effect brings no token: the game is the same without it', async () => {
    const hashes = [];
    for (const named of [true, false]) {
      const seen: GameEvent[] = [];
      const { state } = playGame(await seated(named), 50_000, (events) => seen.push(...events));
      hashes.push([stateHash(state), seen.filter(({ event }) => event === 'token-laid').length]);
    }
    expect(hashes[0]).toEqual(hashes[1]);
    expect(hashes[0]?.[1]).toBe(0);
  });

  it('[CP-ACT-04] an Advantage that is unlocked and not named gives nothing', async () => {
    const seating = await seated(false, [MOVE]);
    expect(seating.game.library.own).toBeUndefined();
    expect(seating.teams[0].squads.map(({ primary }) => primary)).toContain('lord-maul');
  });

  it('is refused with the Advantage and what is wrong', () => {
    const why = (advantages: object) => () => readContent(contentFile(advantages));
    expect(why([{ id: 'vendetta', abilities: [{ ...MOVE, kind: 'magic' }] }])).toThrow(/vendetta: .*"magic"/);
    expect(
      why([{ id: 'vendetta', abilities: [{ ...MOVE, clauses: [{ clause: 'use', effects: [{ do: 'fly' }] }] }] }]),
    ).toThrow('vendetta');
    expect(why({ vendetta: [] })).toThrow('is not a file of Advantages');
  });
});
