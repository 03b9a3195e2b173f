import { beforeAll, describe, expect, it } from 'vitest';
import { isRefused } from '@faultline/tournament/record';
import { SLOTS } from '../src/campaign/command.ts';
import { courseOf, coursesFrom } from '../src/course/course.ts';
import { exportCampaign, importCampaign } from '../src/file/file.ts';
import { verifyCampaign } from '../src/file/verify.ts';
import { experienceOf } from '../src/sides/experience.ts';
import { randomCampaign, takes } from './randomCampaign.ts';
import type { Table } from './table.ts';

const CAMPAIGNS = 3000;
const SOME = 150;
const PATIENCE = 120_000;

describe('three thousand random campaigns', () => {
  let tables: readonly Table[] = [];
  const wrongOrder: string[] = [];
  const lost: string[] = [];
  beforeAll(() => {
    tables = Array.from({ length: CAMPAIGNS }, (_, seed) => {
      let [a, s, ops] = [0, 0, 0];
      return randomCampaign(seed, (table) => {
        const { state } = table;
        const [now, other] = [experienceOf('aggressor', state.played), experienceOf('sentinel', state.played)];
        // Experience comes with results alone: three points for each, and none ever goes.
        if (now < a || other < s || now + other !== 3 * state.played.length) lost.push(`${seed}: ${now}/${other}`);
        if (state.played.length === ops && (now !== a || other !== s)) lost.push(`${seed}: without a result`);
        [a, s, ops] = [now, other, state.played.length];
        if (seed >= SOME) return;
        const isOpen = (slot: (typeof SLOTS)[number]) =>
          takes(table, { kind: 'enterResult', slot, result: { winner: 'aggressor', how: 'stage' } });
        const open = SLOTS.filter(isOpen);
        const due = state.phase === 'playing' && state.coming ? [state.coming.slot] : [];
        if (String(open) !== String(due)) wrongOrder.push(`${seed}: ${open} instead of ${due}`);
        for (const slot of SLOTS.filter((one) => !open.includes(one))) {
          const [why] = table.refuses({ kind: 'enterResult', slot, result: { winner: 'aggressor', how: 'stage' } });
          if (!why?.rule || why.says.length < 20) wrongOrder.push(`${seed}: ${slot} is refused without a reason`);
        }
      });
    });
  }, PATIENCE);

  it('[CP-X-01] [CP-X-10] take no course but the ten, and each of them', () => {
    const ten = coursesFrom([]).map(courseOf).toSorted();
    expect([...new Set(tables.map(({ state }) => courseOf(state.played)))].toSorted()).toEqual(ten);
  });

  it('[CP-XP-01] [CP-REC-03] lose no Experience and count none twice', () => {
    expect(lost).toEqual([]);
    for (const { state } of tables)
      expect(state.played.at(-1)?.totals).toEqual({
        aggressor: experienceOf('aggressor', state.played),
        sentinel: experienceOf('sentinel', state.played),
      });
  });

  it('take a result of the operation being played and of no other, each with the rule that refuses it', () => {
    expect(wrongOrder).toEqual([]);
  });

  it('[CP-UNL-04] unlock at most once a player and operation, and nothing twice', () => {
    for (const { state } of tables)
      for (const { unlocked } of state.players) {
        expect(new Set(unlocked.map(({ before }) => before)).size).toBe(unlocked.length);
        expect(new Set(unlocked.map(({ advantage }) => advantage)).size).toBe(unlocked.length);
      }
  });

  it(
    'undone act by act from the end and done again are the identical campaigns',
    () => {
      for (const table of tables.slice(0, SOME)) {
        const before = table.state;
        const { length } = table.campaign.log;
        const undos: number[] = [];
        for (let entry = length - 1; entry > 9; entry -= 1) {
          table.does({ kind: 'undo', entry });
          undos.push(table.campaign.log.length - 1);
        }
        expect(table.state).toMatchObject({ phase: 'ready', played: [] });
        for (const entry of undos.toReversed()) table.does({ kind: 'undo', entry });
        expect(table.state).toEqual(before);
      }
    },
    PATIENCE,
  );

  it(
    'read from their files are identical',
    () => {
      for (const { campaign } of tables.slice(0, SOME)) {
        const text = exportCampaign(campaign);
        const back = importCampaign(text);
        if (isRefused(back)) throw new Error(back.refused[0]?.says);
        expect(back.campaign).toEqual(campaign);
        expect(exportCampaign(back.campaign)).toBe(text);
      }
    },
    PATIENCE,
  );

  it(
    '[CP-R-27] roll the same again where a roll is undone and made anew',
    () => {
      let rolls = 0;
      for (let seed = 0; seed < SOME; seed += 1)
        randomCampaign(seed, (table) => {
          const last = table.campaign.log.at(-1);
          if (last?.outcome === undefined || last.command.kind !== 'pickTier') return;
          table.does({ kind: 'undo', entry: last.n }).does(last.command);
          expect(table.campaign.log.at(-1)?.outcome).toEqual(last.outcome);
          rolls += 1;
        });
      expect(rolls).toBeGreaterThan(SOME);
    },
    PATIENCE,
  );

  it('[CP-R-27] roll the same dice again', () => {
    for (const { campaign } of tables.slice(0, SOME)) expect(verifyCampaign(campaign).differences).toEqual([]);
  });
});
