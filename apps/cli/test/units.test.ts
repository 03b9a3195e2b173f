import { beforeEach, describe, expect, it, vi } from 'vitest';
import { notPlayed } from '../../../tests/notPlayed.ts';
import { main } from '../src/main.ts';

const out = vi.spyOn(console, 'log').mockImplementation(() => {});
const err = vi.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => vi.clearAllMocks());

const said = async (...args: readonly string[]): Promise<{ code: number; out: string; err: string }> => {
  const code = await main(['units', ...args]);
  return { code, out: out.mock.calls.flat().join('\n'), err: err.mock.calls.flat().join('\n') };
};

interface Told {
  readonly complete: number;
  readonly partly: number;
  readonly figuresOnly: number;
  readonly units: readonly {
    id: string;
    state: string;
    scripted: string[];
    unscripted: string[];
    waits: string[];
    abilities: unknown[];
  }[];
}

describe('faultline units', () => {
  it('lists every unit, and ends with the sum', async () => {
    const lines = (await said()).out.split('\n');
    expect(lines.filter((line) => line.includes('stats only') || line.includes('/'))).toHaveLength(139 + 1);
    expect(lines.at(-1)).toMatch(/^\d+ complete, \d+ stats only[.] Only complete Units /);
  });

  it('counts each unit once, and each ability as scripted or not', async () => {
    const { complete, partly, figuresOnly, units }: Told = JSON.parse((await said('--json')).out);
    expect(complete + partly + figuresOnly).toBe(139);
    for (const unit of units) expect(unit.scripted.length + unit.unscripted.length).toBe(unit.abilities.length);
    expect(units.filter(({ state, unscripted }) => state === 'complete' && unscripted.length > 0)).toEqual([]);
  });

  it('names of every unit that is not complete the mechanism it waits for', async () => {
    const { units }: Told = JSON.parse((await said('--json')).out);
    const open = units.filter(({ state }) => state !== 'complete');
    expect(open.filter(({ waits }) => waits.length === 0)).toEqual([]);
    const { out: text } = await said();
    for (const { id, waits } of open) {
      expect(text).toContain(`  ${id}: `);
      expect(text.replace(/\s+/g, ' ')).toContain(waits.join('; '));
    }
  });

  it('shows a card with dice, charts, tree and what is not scripted', async () => {
    const { out: card } = await said('wrecker');
    expect(card).toContain('Wrecker and Omega (wrecker-and-omega)');
    expect(card).toContain('Bulldoze (bulldoze): tactic');
    expect(card).toContain('Stance Boom! (boom): ranged 6 / 5 at Range 5, melee 6 / 5');
    expect(card).not.toContain('not scripted');
    expect((await said((await notPlayed()).id)).out).toContain('(not scripted)');
  });

  it('shows the ids by which a scenario names stances and abilities', async () => {
    const { out: card } = await said('lord-maul');
    for (const id of ['force-speed', 'there-is-no-place-to-run', 'sustained-by-rage', 'dark-rage', 'sinister-cunning'])
      expect(card).toContain(` (${id}): `);
  });

  it('marks bases whose size is assumed', async () => {
    expect((await said('baylan skoll')).out).toContain('Bases: 40 mm (assumed');
  });

  it('finds a unit without its accents, quotes and case', async () => {
    expect((await said('ZEB ORRELIOS')).out).toContain('(zeb-orrelios-spectre-4)');
    expect((await said('chirrut imwe')).out).toContain('(baze-malbus-and-chirrut-imwe)');
  });

  it('asks which one, when a name means several', async () => {
    const { code, err: why } = await said('darth vader');
    expect([code, why]).toEqual([2, expect.stringContaining('is ambiguous: Darth Vader, Fallen Master or')]);
  });

  it('says when there is none', async () => {
    expect(await said('Jar Jar Binks')).toMatchObject({
      code: 2,
      err: expect.stringContaining('Unknown Unit "Jar Jar Binks"'),
    });
  });

  it('tells what has changed since an older sheet', async () => {
    const { out } = await said('--since', '1.3', 'b1-battle-droids', 'asajj-ventress-sith-assassin');
    expect(out).toContain('stamina: 9, now 8');
    expect(out).toContain('new: abilities Countless');
    expect(out).toContain('gone: abilities Slip Away');
    expect(out).toContain('reworded: abilities Sith Assassin');
    expect(out).not.toContain('general-anakin-skywalker');
  });

  it('says which older sheets there are', async () => {
    expect((await said('--since', '0.9')).err).toContain('Unknown card set "0.9". Available: first-print, 1.3.');
  });

  it('tells with --text what the abilities of a unit do, in both languages', async () => {
    const { code, out: told } = await said('cc-7567', '--text');
    expect(code).toBe(0);
    expect(told).toContain('Defensive Maneuver\n    Each character of this Unit may dash.');
    expect(told).toContain('Jeder Charakter dieser Einheit darf spurten.');
  });

  it('asks for a unit where --text stands alone', async () => {
    expect(await said('--text')).toMatchObject({ code: 2, err: expect.stringContaining('--text needs the name') });
  });
});
