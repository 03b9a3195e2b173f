import { describe, expect, it } from 'vitest';
import { isRefused } from '@faultline/tournament/record';
import { foundCampaign } from '../src/act/apply.ts';
import { packsOf } from '../src/acts/settingUp.ts';
import { whyNotPack } from '../src/packs/pack.ts';
import { PRINTED_PACKS } from '../src/packs/printed.ts';
import { ANA, BEN, CLONES, MAUL, OLGA, operation, REX, Table } from './table.ts';

const chosen = () => new Table().chooses();

describe('setting up', () => {
  it('[CP-SET-02] three operations are chosen, in order; two or four are refused', () => {
    const names = ['A', 'B', 'C', 'D'].map(operation);
    const table = new Table();
    for (const count of [2, 4])
      expect(table.rules({ kind: 'chooseOperations', operations: names.slice(0, count) })).toEqual(['CP-SET-02']);
    table.does({ kind: 'chooseOperations', operations: names.slice(0, 3) });
    expect(table.state.operations?.map(({ name }) => name)).toEqual(['A', 'B', 'C']);
  });

  it('[CP-SET-03] [CP-SET-05] nothing begins without a Last Chance and roles', () => {
    const table = new Table().does({ kind: 'chooseOperations', operations: ['A', 'B', 'C'].map(operation) });
    expect(table.rules({ kind: 'confirm', player: ANA })).toEqual(
      expect.arrayContaining(['CP-SET-03', 'CP-SET-05', 'CP-SET-04', 'CP-SET-06']),
    );
  });

  it('[CP-SET-04] [CP-SET-06] nor until both have a Veteran and a pack', () => {
    const table = new Table()
      .does({ kind: 'chooseOperations', operations: ['A', 'B', 'C'].map(operation) })
      .does({ kind: 'chooseLastChance', operation: operation('D') })
      .does({ kind: 'assignRoles', aggressor: ANA })
      .does({ kind: 'chooseVeteran', player: ANA, unit: MAUL })
      .does({ kind: 'choosePack', player: ANA, pack: 'veteran-operative' });
    expect(table.refuses({ kind: 'confirm', player: ANA }).map(({ rule, facts }) => [rule, facts.player])).toEqual([
      ['CP-SET-04', BEN],
      ['CP-SET-06', BEN],
    ]);
  });

  it('begins when both have confirmed, and what is changed before must be confirmed again', () => {
    const table = chosen().does({ kind: 'confirm', player: ANA }, ANA);
    expect(table.state.phase).toBe('draft');
    table.does({ kind: 'chooseVeteran', player: BEN, unit: MAUL }, BEN);
    expect(table.state.confirmed).toEqual([]);
    table.does({ kind: 'confirm', player: ANA }, ANA).does({ kind: 'confirm', player: BEN }, BEN);
    expect(table.state).toMatchObject({ phase: 'ready', coming: { slot: 1 } });
  });

  it('[CP-VET-01] a second choice of a Veteran replaces the first, and is refused once it has begun', () => {
    const table = chosen().does({ kind: 'chooseVeteran', player: ANA, unit: REX });
    expect(table.state.players[0].veteran).toEqual(REX);
    expect(new Table().begins().rules({ kind: 'chooseVeteran', player: ANA, unit: REX })).toEqual(['CP-VET-01']);
  });

  it('[CP-VET-02] a Supporting Unit is no Veteran', () => {
    expect(new Table().rules({ kind: 'chooseVeteran', player: ANA, unit: CLONES })).toEqual(['CP-VET-02']);
  });

  it('[CP-VET-04] each has one pack, and no other after the beginning', () => {
    const begun = new Table().begins();
    expect(begun.state.players.map(({ pack }) => pack?.id)).toEqual(['veteran-operative', 'savvy-guard']);
    expect(begun.rules({ kind: 'choosePack', player: ANA, pack: 'veteran-operative' })).toEqual(['CP-VET-04']);
  });

  it('[CP-VET-05] the Aggressor cannot take the pack of the Sentinel', () => {
    expect(chosen().rules({ kind: 'choosePack', player: ANA, pack: 'savvy-guard' })).toEqual(['CP-VET-05']);
  });

  it('[CP-VET-06] the packs are those of the Campaign Assets and of content', () => {
    const own = { ...PRINTED_PACKS[0], id: 'own', name: 'Own' } as (typeof PRINTED_PACKS)[0];
    const names = packsOf(new Table({ packs: [own] }).state).map(({ name, role }) => [name, role]);
    expect(names).toEqual([
      ['Veteran Operative', 'aggressor'],
      ['Savvy Guard', 'sentinel'],
      ['Own', 'aggressor'],
    ]);
    expect(chosen().rules({ kind: 'choosePack', player: ANA, pack: 'none' })).toEqual(['CP-VET-06']);
  });

  it('[CP-R-06] roles stay for the whole campaign; changed before it, packs are chosen again', () => {
    expect(new Table().begins().rules({ kind: 'assignRoles', aggressor: BEN })).toEqual(['CP-R-06']);
    const turned = chosen().does({ kind: 'assignRoles', aggressor: BEN });
    expect(turned.state.players.map(({ pack }) => pack)).toEqual([null, null]);
    expect(turned.notes.map(({ code }) => code)).toEqual(['packsGone']);
  });

  it('[CP-R-07] an operation may be chosen twice, and that is said', () => {
    const table = chosen().does({ kind: 'chooseLastChance', operation: operation('Jail Break') });
    expect(table.notes.map(({ rule }) => rule)).toEqual(['CP-R-07']);
  });

  it('[CP-R-19] both Veterans may be the same Unit', () => {
    const table = chosen().does({ kind: 'chooseVeteran', player: BEN, unit: MAUL });
    expect(table.refuses({ kind: 'confirm', player: BEN }, BEN)).toEqual([]);
  });

  it('[CP-R-23] a Secondary Unit of several characters may be a Veteran', () => {
    const guards = { id: 'magnaguards', name: 'MagnaGuards', type: 'secondary' } as const;
    expect(new Table().refuses({ kind: 'chooseVeteran', player: ANA, unit: guards })).toEqual([]);
  });

  it('refuses strangers, and a player who decides for the other', () => {
    expect(new Table().refuses({ kind: 'chooseVeteran', player: ANA, unit: MAUL }, 'eve')[0]?.code).toBe(
      'unknownPlayer',
    );
    expect(new Table().refuses({ kind: 'chooseVeteran', player: ANA, unit: MAUL }, BEN)[0]?.code).toBe('notYours');
    expect(new Table().refuses({ kind: 'chooseVeteran', player: ANA, unit: MAUL }, OLGA)).toEqual([]);
  });

  it('refuses one person on both sides', () => {
    const twice = { person: ANA, name: 'Ana' };
    const { founding } = new Table().state;
    expect(isRefused(foundCampaign({ ...founding, players: [twice, twice] }, 0))).toBe(true);
  });
});

describe('packs', () => {
  const tiers = (id: string) => {
    const pack = PRINTED_PACKS.find((one) => one.id === id);
    return (pack?.tiers ?? []).map(({ entries }) =>
      entries.map(
        ({ advantage, unlocksFrom }) => pack?.advantages.find((one) => one.id === advantage)?.name ?? unlocksFrom,
      ),
    );
  };

  it('[CP-PACK-01] [CP-PACK-02] Tier n asks for n Experience, and 1 to 3 have an Advantage for each face', () => {
    for (const pack of PRINTED_PACKS) {
      expect(whyNotPack(pack)).toEqual([]);
      expect(pack.tiers.map(({ experience }) => experience)).toEqual(pack.tiers.map((_, at) => at + 1));
      for (const { entries } of pack.tiers.slice(0, 3))
        expect(entries.map(({ face }) => face)).toEqual(['block', 'expertise', 'failure']);
    }
  });

  it('[CP-PACK-03] [CP-PACK-04] [CP-PACK-05] Veteran Operative holds these nine', () => {
    expect(tiers('veteran-operative').slice(0, 3)).toEqual([
      ['Covert Operations', 'Reckless', 'Reset the Clock'],
      ['Escape Lines', 'Vendetta', 'Stalwart'],
      ['Deft', 'Strong with the Force', 'Bulwark'],
    ]);
  });

  it('[CP-PACK-08] [CP-PACK-09] [CP-PACK-10] Savvy Guard holds these nine', () => {
    expect(tiers('savvy-guard').slice(0, 3)).toEqual([
      ['Special Surprise', 'Imposing', 'Stalwart'],
      ['Vendetta', 'Driven', 'Fortified Position'],
      ['Strong with the Force', 'Fight to the Last', 'Run Out the Clock'],
    ]);
  });

  it('[CP-PACK-07] [CP-PACK-11] only Savvy Guard has a Tier 5; Tier 4 is the same in both', () => {
    expect(tiers('veteran-operative')).toHaveLength(4);
    expect(tiers('savvy-guard')).toHaveLength(5);
    expect(tiers('savvy-guard')[3]).toEqual(tiers('veteran-operative')[3]);
  });

  it('[CP-R-10] the entries are block, expertise and failure, in printed order', () => {
    const [operative] = PRINTED_PACKS;
    expect(operative?.tiers[3]?.entries).toEqual([
      { face: 'block', unlocksFrom: 1 },
      { face: 'expertise', unlocksFrom: 2 },
      { face: 'failure', unlocksFrom: 3 },
    ]);
  });

  it('[CP-R-18] an Advantage of both packs is one: fifteen in all', () => {
    const ids = PRINTED_PACKS.flatMap(({ advantages }) => advantages.map(({ id }) => id));
    expect([ids.length, new Set(ids).size]).toEqual([18, 15]);
  });

  it('a pack of a content file that cannot be climbed is refused with the rule', () => {
    const [pack] = PRINTED_PACKS;
    if (pack === undefined) throw new Error('no pack');
    const gap = { ...pack, tiers: pack.tiers.map((tier) => ({ ...tier, experience: tier.experience + 1 })) };
    const twoFaces = { ...pack, tiers: pack.tiers.map((tier) => ({ ...tier, entries: tier.entries.slice(1) })) };
    const nowhere = { ...pack, tiers: [{ experience: 1, entries: pack.tiers[3]?.entries ?? [] }] };
    expect(whyNotPack(gap)[0]?.rule).toBe('CP-PACK-01');
    expect(whyNotPack(twoFaces)[0]?.rule).toBe('CP-PACK-02');
    expect(whyNotPack(nowhere)[0]?.rule).toBe('CP-PACK-06');
    expect(() => new Table({ packs: [gap] })).toThrow('Tier n must ask for n Experience');
  });
});
