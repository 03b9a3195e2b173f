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
import type { Opponent } from '@faultline/ai';
import { theShelf } from '../src/team/reading.ts';
import { readFileSync } from 'node:fs';

const told = vi.spyOn(console, 'log').mockImplementation(() => {});
vi.spyOn(console, 'error').mockImplementation(() => {});
const folder = mkdtempSync(join(tmpdir(), 'faultline-content-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ability = (name: string, kind: string, clause: object, cost?: number) => ({
  id: `made-up-${name}`,
  name,
  kind,
  ...(cost === undefined ? {} : { cost }),
  clauses: [clause],
});
/** Effects of our own for the three Advantages of Tier 1: only the tests know what they do. */
const MADE_UP = (['dash', 'advance', 'climb'] as const).map((move) =>
  ability(move, 'active', { clause: 'use', effects: [{ do: 'move', who: 'self', move }] }, 0),
);
const [USED] = MADE_UP;

const contentFile = (advantages: object): string => {
  const path = join(folder, 'content.json');
  writeFileSync(path, JSON.stringify({ format: 'faultline-advantages', version: 1, advantages }));
  return path;
};

/** A campaign before its second operation, with an Advantage of the Aggressor named or not. */
async function campaign(named: boolean): Promise<Campaign> {
  const path = join(folder, `war-${named}.json`);
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

async function seated(named: boolean) {
  const { state } = await campaign(named);
  const { coming } = state;
  if (coming === null) throw new Error('nothing is coming');
  const tiers = ['covert-operations', 'reckless', 'reset-the-clock'];
  const content = readContent(contentFile(tiers.map((id) => ({ id, abilities: MADE_UP }))));
  return seatingOf(state, coming, { shelf: await theShelf(), opponents: 'restless', content });
}

/** Opponents who use each made-up ability as soon as they are offered it. */
function eager(seating: Seating): readonly [Opponent, Opponent] {
  const [one, other] = opponentsOf(seating);
  const used = new Set<string>();
  const keen = (inner: Opponent): Opponent => ({
    name: inner.name,
    decide(view, decision, budget) {
      const made = MADE_UP.map(({ id }) => id);
      const use = decision.options.find(({ ability = '' }) => made.includes(ability) && !used.has(ability));
      if (use?.ability === undefined) return inner.decide(view, decision, budget);
      used.add(use.ability);
      return { option: use.id };
    },
  });
  return [keen(one), keen(other)];
}

describe('what a content file says Advantages do', () => {
  it('[CP-ACT-03] the Veteran has every ability of the Active Advantage, and they work in its game', async () => {
    const seating = await seated(true);
    const own = seating.game.library.units['lord-maul-aggressor']?.abilities ?? [];
    const printed = library.units['lord-maul']?.abilities ?? [];
    expect(own).toEqual([...printed, ...MADE_UP.map(({ id }) => id)]);
    expect(seating.teams[0].squads.map(({ primary }) => primary)).toContain('lord-maul-aggressor');
    const seen = new Set<string>();
    playGame({ ...seating, seated: eager(seating) }, 50_000, (events) => {
      for (const event of events) {
        if (event.event === 'ability') seen.add(event.ability);
      }
    });
    expect([...seen]).toEqual(expect.arrayContaining(MADE_UP.map(({ id }) => id)));
  });

  it('[CP-ACT-04] an Advantage that is unlocked and not named gives nothing', async () => {
    const seating = await seated(false);
    expect(seating.game.library.own).toBeUndefined();
    expect(seating.teams[0].squads.map(({ primary }) => primary)).toContain('lord-maul');
  });

  it('is refused with the Advantage and what is wrong', () => {
    const why = (advantages: object) => () => readContent(contentFile(advantages));
    expect(why([{ id: 'vendetta', abilities: [{ ...USED, kind: 'magic' }] }])).toThrow(/vendetta: .*"magic"/);
    expect(
      why([{ id: 'vendetta', abilities: [{ ...USED, clauses: [{ clause: 'use', effects: [{ do: 'fly' }] }] }] }]),
    ).toThrow('vendetta');
    expect(why({ vendetta: [] })).toThrow('is not a file of Advantages');
  });
});
