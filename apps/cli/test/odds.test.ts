import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { notPlayed } from '../../../tests/notPlayed.ts';
import { main } from '../src/main.ts';

const out = vi.spyOn(console, 'log').mockImplementation(() => {});
const err = vi.spyOn(console, 'error').mockImplementation(() => {});
const said = (): string => [...out.mock.calls, ...err.mock.calls].flat().join('\n');

const MAUL = ['odds', '--attacker', 'lord-maul', '--defender', 'bo-katan-kryze'];

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'faultline-odds-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.clearAllMocks();
});

const cases = (value: unknown): string => {
  const file = join(folder, 'cases.json');
  writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value));
  return file;
};

describe('faultline odds', () => {
  it('tells an attack with what might be done instead', async () => {
    expect(await main([...MAUL, '--defender', 'kalani-super-tactical-droid'])).toBe(0);
    expect(said()).toMatch(/^Lord Maul \(Dark Rage\), melee, vs. Bo-Katan Kryze/);
    expect(said()).toContain('after Focus');
    expect(said()).toContain('in sinister-cunning');
    expect(said()).toContain('vs. kalani-super-tactical-droid');
  });

  it('says beside the numbers which abilities of a unit without a script they go without', async () => {
    const { id, name } = await notPlayed();
    expect(await main(['odds', '--attacker', 'lord-maul', '--defender', id])).toBe(0);
    expect(said()).toMatch(/Chance to Wound: [\d.]+%\.\nNot all abilities of .* are played yet; /);
    expect(said().split(`Not all abilities of ${name} are played yet`)).toHaveLength(2);
  });

  it('says so of a target that is only shown beside', async () => {
    const { id, name } = await notPlayed();
    expect(await main([...MAUL, '--defender', id])).toBe(0);
    expect(said()).toContain(`Not all abilities of ${name} are played yet`);
  });

  it('says nothing of the kind of units that are played to the last word', async () => {
    expect(await main([...MAUL, '--json'])).toBe(0);
    expect(JSON.parse(said())).toMatchObject({ cases: [{ unplayed: [] }] });
    expect(said()).not.toContain('played yet');
  });

  it('answers a file of cases as JSON, in its order', async () => {
    const one = { attacker: { unit: 'lord-maul' }, defender: { unit: 'darth-vader' }, type: 'melee' };
    const list = [
      { ...one, defender: { unit: 'bo-katan-kryze' }, name: 'first' },
      { ...one, defender: { unit: 'aurra-sing' }, attackDice: 3 },
    ];
    expect(await main(['odds', '--cases', cases(list), '--json'])).toBe(0);
    const told = JSON.parse(said()) as {
      cases: { name: string | null; attack: { dice: number }; successes: number[] }[];
    };
    expect(told.cases.map(({ name, attack }) => [name, attack.dice])).toEqual([
      ['first', 7],
      [null, 3],
    ]);
    expect(told.cases[0]?.successes.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
  });

  it.each([
    [[...MAUL, '--type', 'thrown'], 2, 'type: should be "melee" or "ranged", not "thrown".'],
    [['odds'], 2, 'Missing --attacker UNIT'],
    [['odds', '--attacker', 'lord-maul'], 2, 'Missing --defender UNIT.'],
    [[...MAUL, '--defender', 'nobody-at-all'], 2, 'there is no unit "nobody-at-all"'],
    [[...MAUL, '--cover', 'much'], 2, '--cover must be a whole number of 0 or more (got "much").'],
    [[...MAUL, '--conditions', 'sleepy'], 2, 'should be one of strained, disarmed, exposed, pinned, not "sleepy".'],
    [['odds', '--attacker', 'cc-7567-captain-rex', '--defender', 'lord-maul'], 2, 'Add --type melee or --type ranged'],
    [['odds', '--cases', 'no-such-file.json'], 1, 'no-such-file.json is not valid JSON'],
  ])('%j is answered with a sentence', async (args, code, sentence) => {
    expect(await main(args)).toBe(code);
    expect(said()).toContain(sentence);
  });

  it('names the case and the field of a file that are not in order', async () => {
    const file = cases([
      { attacker: { unit: 'lord-maul' }, defender: { unit: 'bo-katan-kryze' }, type: 'melee', cover: -1 },
    ]);
    expect(await main(['odds', '--cases', file])).toBe(1);
    expect(said()).toContain('Case 1: cover: should be a whole number from 0 to 9, not -1.');
  });

  it('answers --help', async () => {
    expect(await main(['odds', '--help'])).toBe(0);
    expect(said()).toContain('Usage: faultline odds');
  });
});
