import { describe, expect, it } from 'vitest';
import { rolledIn } from '../src/acts/preparing.ts';
import type { Unlocked } from '../src/campaign/campaign.ts';
import { FACES, ROLES, type Face, type Role } from '../src/packs/pack.ts';
import { choicesOf, inForce, tiersOffered, whyNotTier } from '../src/sides/advantages.ts';
import { inRole } from '../src/sides/players.ts';
import { ANA, BEN, CLONES, MAUL, REX, Table } from './table.ts';

const unlocked = (advantage: string, tier: number, more: Partial<Unlocked> = {}): Unlocked => ({
  advantage,
  tier,
  picked: tier,
  dice: [],
  ticked: null,
  before: 2,
  ...more,
});

/** What a player of a campaign at its unlock step may take after a roll, with these unlocked already. */
function offered(role: Role, tier: number, dice: readonly Face[], has: readonly Unlocked[] = []): readonly string[] {
  const player = inRole(new Table().begins().state, role);
  if (player === undefined) throw new Error('nobody');
  return choicesOf({ ...player, unlocked: has }, tier, dice).map(({ advantage }) => advantage);
}

/** A campaign before an operation, with as much Experience as its course gives. */
const before = (course: string, has: Partial<Record<Role, readonly Unlocked[]>> = {}) => {
  const table = new Table().begins().course(course).bringsTeams();
  const [one, other] = table.state.players;
  const players = [
    { ...one, unlocked: has.aggressor ?? [] },
    { ...other, unlocked: has.sentinel ?? [] },
  ] as const;
  return { ...table.state, players };
};

const TWO = [unlocked('covert-operations', 1), unlocked('reckless', 1)];

describe('strike teams', () => {
  const team = (...units: (typeof MAUL)[]) => ({ units, code: '' });

  it('[CP-VET-03] [CP-TEAM-03] a team without the Veteran is refused in every operation', () => {
    const table = new Table().begins();
    for (const course of ['', '1A', '2S', 'LA']) {
      table.course(course);
      expect(table.rules({ kind: 'submitTeam', player: ANA, team: team(CLONES), problems: [] })).toEqual(['CP-VET-03']);
    }
  });

  it('[CP-TEAM-01] may change from operation to operation', () => {
    const table = new Table().begins().course('1A');
    table.does({ kind: 'submitTeam', player: ANA, team: team(MAUL, REX), problems: [] });
    expect(table.state.coming?.teams.aggressor).not.toEqual(table.state.played[0]?.teams.aggressor);
  });

  it('[CP-TEAM-02] what the building rules of Key Operations object to refuses it', () => {
    const problems = [{ rule: 'KO-MODE-02', says: 'Two squads are needed.' }];
    const act = { kind: 'submitTeam', player: ANA, team: team(MAUL), problems } as const;
    expect(new Table().begins().rules(act)).toEqual(['KO-MODE-02']);
  });
});

describe('the unlock step', () => {
  it('[CP-UNL-01] [CP-VET-07] comes before the second, third and fourth operation', () => {
    const table = new Table().begins();
    for (const course of ['1A', '2S', 'LA']) expect(table.course(course).bringsTeams().state.phase).toBe('unlock');
  });

  it('[CP-UNL-02] there is none before the first', () => {
    const table = new Table().begins().bringsTeams();
    expect(table.state.phase).toBe('playing');
    expect(table.rules({ kind: 'pickTier', player: ANA, tier: 1 })).toEqual(['CP-UNL-02']);
  });

  it('[CP-UNL-03] [CP-R-25] may be skipped, and is not made up for', () => {
    const table = new Table().begins().course('1A').bringsTeams().skips();
    expect(table.state.phase).toBe('playing');
    expect(table.rules({ kind: 'pickTier', player: ANA, tier: 1 })).toEqual(['CP-UNL-01']);
  });

  it('[CP-UNL-04] [CP-R-09] once for each, the Aggressor first', () => {
    const table = new Table().begins().course('1A').bringsTeams();
    expect(table.rules({ kind: 'skipUnlock', player: BEN }, BEN)).toEqual(['CP-R-09']);
    table.does({ kind: 'skipUnlock', player: ANA });
    expect(table.rules({ kind: 'pickTier', player: ANA, tier: 1 }, ANA)).toEqual(['CP-UNL-04']);
  });

  it('[CP-UNL-05] a Tier asks for its Experience', () => {
    const state = before('1S');
    expect(tiersOffered(state, 'aggressor')).toEqual([1, 2]);
    expect(whyNotTier(state, 'aggressor', 3).map(({ rule }) => rule)).toEqual(['CP-UNL-05']);
  });

  it('[CP-UNL-06] a Tier with two or three unlocked is closed', () => {
    const three = [...TWO, unlocked('reset-the-clock', 1, { picked: 4, ticked: 'block' })];
    for (const has of [TWO, three])
      expect(whyNotTier(before('1A', { aggressor: has }), 'aggressor', 1)[0]?.rule).toBe('CP-UNL-06');
  });

  it('[CP-UNL-07] the dice fall after the Tier is fixed, and it stays', () => {
    const table = new Table().begins().course('1S').bringsTeams();
    table.does({ kind: 'pickTier', player: ANA, tier: 2 });
    expect(table.campaign.log.at(-1)?.outcome?.dice).toHaveLength(2);
    expect(table.rules({ kind: 'pickTier', player: ANA, tier: 1 })).toEqual(['CP-UNL-07']);
    expect(table.rules({ kind: 'skipUnlock', player: ANA })).toEqual(['CP-UNL-08']);
  });

  it('[CP-UNL-08] only what was rolled can be taken', () => {
    const table = new Table().begins().course('1A').bringsTeams().rolls('block,failure');
    table.does({ kind: 'pickTier', player: ANA, tier: 1 });
    expect(table.refuses({ kind: 'takeAdvantage', player: ANA, advantage: 'reckless' })[0]?.says).toBe(
      'Reckless cannot be taken after rolling block and failure. Possible: Covert Operations, Reset the Clock.',
    );
    table.does({ kind: 'takeAdvantage', player: ANA, advantage: 'reset-the-clock' });
    expect(table.state.players[0].unlocked).toMatchObject([{ advantage: 'reset-the-clock', tier: 1, before: 2 }]);
  });

  it('[CP-UNL-09] [CP-X-12] two equal results let any locked one be taken', () => {
    expect(offered('aggressor', 1, ['expertise', 'expertise'])).toEqual([
      'covert-operations',
      'reckless',
      'reset-the-clock',
    ]);
  });

  it('[CP-XP-04] unlocking uses no Experience up', () => {
    const table = new Table().begins().course('1A').bringsTeams().rolls('block,failure');
    table.does({ kind: 'pickTier', player: ANA, tier: 1 });
    table.does({ kind: 'takeAdvantage', player: ANA, advantage: 'covert-operations' });
    expect(tiersOffered(table.state, 'aggressor')).toEqual([1]);
  });

  it('[CP-X-11] block and failure of Tier 1 are Covert Operations and Reset the Clock', () => {
    expect(offered('aggressor', 1, ['block', 'failure'])).toEqual(['covert-operations', 'reset-the-clock']);
  });

  it('[CP-X-13] what is unlocked is not offered again', () => {
    expect(offered('aggressor', 1, ['block', 'failure'], [unlocked('covert-operations', 1)])).toEqual([
      'reset-the-clock',
    ]);
  });

  it('[CP-X-14] with 4 Experience and two of Tier 1, Tiers 2, 3 and 4 are offered', () => {
    expect(tiersOffered(before('1A 2S LA', { aggressor: TWO }), 'aggressor')).toEqual([2, 3, 4]);
  });

  it('[CP-R-11] no roll in a Tier that may be picked leaves nothing to take', () => {
    for (const tier of [1, 2, 3])
      for (const one of FACES)
        for (const other of FACES)
          for (const has of ['covert-operations', 'vendetta', 'bulwark'])
            expect(offered('aggressor', tier, [one, other], [unlocked(has, tier)]).length).toBeGreaterThan(0);
  });

  it('[CP-R-26] the limit is about one’s own pack', () => {
    const state = before('1A', { sentinel: [unlocked('stalwart', 1), unlocked('imposing', 1)] });
    expect(tiersOffered(state, 'aggressor')).toEqual([1]);
    expect(tiersOffered(state, 'sentinel')).toEqual([2]);
  });

  it('[CP-X-17] of nine rolls three are equal, and five hold a given face', () => {
    const rolls = FACES.flatMap((one) => FACES.map((other) => [one, other]));
    expect(rolls.filter(([one, other]) => one === other)).toHaveLength(3);
    expect(rolls.filter((roll) => roll.includes('block'))).toHaveLength(5);
    const many = Array.from({ length: 9000 }, (_, n) => rolledIn(`many ${n}`, 2, 'aggressor'));
    const equal = many.filter(([one, other]) => one === other).length;
    expect(equal / many.length).toBeCloseTo(1 / 3, 1);
  });

  it('[CP-R-27] the dice come from the seed and the step: undone and picked anew, in whatever Tier, they are the same', () => {
    const rolling = (tier: number) => new Table().begins().course('1S').bringsTeams().does(picks(tier));
    const picks = (tier: number) => ({ kind: 'pickTier', player: ANA, tier }) as const;
    const last = (table: Table) => table.campaign.log.at(-1)?.outcome;
    expect(last(rolling(1))).toEqual(last(rolling(2)));
    const table = rolling(1);
    const first = last(table);
    table.does({ kind: 'undo', entry: table.campaign.log.length - 1 }).does(picks(1));
    expect(last(table)).toEqual(first);
    table.does({ kind: 'undo', entry: table.campaign.log.length - 1 }).does(picks(2));
    expect(last(table)).toEqual(first);
  });

  it('[CP-R-27] each side and each operation has dice of its own', () => {
    const all = ['a', 'b', 'c', 'd'].flatMap((seed) =>
      [2, 3, 4].flatMap((before) => ROLES.map((role) => String(rolledIn(seed, before, role)))),
    );
    expect(new Set(all).size).toBeGreaterThan(5);
  });
});

describe('Tier 4 and Tier 5', () => {
  const LOCKED = {
    1: ['covert-operations', 'reckless', 'reset-the-clock'],
    2: ['escape-lines', 'vendetta', 'stalwart'],
    3: ['deft', 'strong-with-the-force', 'bulwark'],
  };

  it('[CP-PACK-06] the faces rolled say of which Tiers; two equal ones leave all three', () => {
    expect(offered('aggressor', 4, ['block', 'failure'])).toEqual([...LOCKED[1], ...LOCKED[3]]);
    expect(offered('aggressor', 4, ['block', 'block'])).toEqual([...LOCKED[1], ...LOCKED[2], ...LOCKED[3]]);
  });

  it('[CP-X-15] the third of Tier 1 comes through Tier 4 without a roll of its own, and is active besides the named one', () => {
    const table = new Table().begins().course('1A').bringsTeams().rolls('block,failure');
    table.does({ kind: 'pickTier', player: ANA, tier: 1 });
    table.does({ kind: 'takeAdvantage', player: ANA, advantage: 'covert-operations' }).course('2S').bringsTeams();
    table.rolls('expertise,expertise').does({ kind: 'pickTier', player: ANA, tier: 1 });
    table.does({ kind: 'takeAdvantage', player: ANA, advantage: 'reckless' }).course('LA').bringsTeams();
    expect(tiersOffered(table.state, 'aggressor')).toEqual([2, 3, 4]);
    table.rolls('block,expertise').does({ kind: 'pickTier', player: ANA, tier: 4 });
    table.does({ kind: 'takeAdvantage', player: ANA, advantage: 'reset-the-clock', face: 'block' });
    table.does({ kind: 'skipUnlock', player: BEN }).does({ kind: 'nameActive', player: ANA, advantage: 'reckless' });
    const { coming } = table.state;
    expect(coming && inForce(table.state, coming, 'aggressor')).toEqual(['reckless', 'reset-the-clock']);
  });

  it('[CP-PACK-12] [CP-R-17] the extra one is active in the next operation only', () => {
    const table = new Table().begins().course('1A 2S LA').bringsTeams().rolls('block,failure');
    table.does({ kind: 'pickTier', player: ANA, tier: 4 });
    table.does({ kind: 'takeAdvantage', player: ANA, advantage: 'deft' }).skips().namesNone();
    const { coming } = table.state;
    expect(coming && inForce(table.state, coming, 'aggressor')).toEqual(['deft']);
    table.plays('aggressor');
    expect(table.state.played.map(({ extra }) => extra.aggressor)).toEqual([null, null, null, 'deft']);
  });

  it('[CP-PACK-13] [CP-X-16] Tier 5 takes no roll: any Advantage, also the third of a Tier, active besides the named one', () => {
    const table = new Table().begins().course('1A 2A 3S').bringsTeams().does({ kind: 'skipUnlock', player: ANA });
    table.does({ kind: 'pickTier', player: BEN, tier: 5 });
    expect(table.campaign.log.at(-1)?.outcome).toBeUndefined();
    table.does({ kind: 'takeAdvantage', player: BEN, advantage: 'run-out-the-clock' });
    const { coming } = table.state;
    expect(coming && inForce(table.state, coming, 'sentinel')).toEqual(['run-out-the-clock']);
    const third = offered('sentinel', 5, [], [unlocked('stalwart', 1), unlocked('imposing', 1)]);
    expect(third).toContain('special-surprise');
  });

  it('[CP-PACK-14] [CP-R-16] named as well, the extra one counts once', () => {
    const table = new Table().begins().course('1A 2A 3S').bringsTeams().does({ kind: 'skipUnlock', player: ANA });
    table.does({ kind: 'pickTier', player: BEN, tier: 5 });
    table.does({ kind: 'takeAdvantage', player: BEN, advantage: 'vendetta' });
    table.does({ kind: 'nameActive', player: BEN, advantage: 'vendetta' });
    const { coming } = table.state;
    expect(coming && inForce(table.state, coming, 'sentinel')).toEqual(['vendetta']);
  });

  it('[CP-R-12] an entry of Tier 4 is ticked, taken once, and is no Advantage', () => {
    const ticked = unlocked('deft', 3, { picked: 4, ticked: 'failure' });
    expect(offered('aggressor', 4, ['block', 'failure'], [ticked])).toEqual(LOCKED[1]);
    const two = [ticked, unlocked('vendetta', 2, { picked: 4, ticked: 'expertise' })];
    expect(whyNotTier(before('1A 2S LA', { aggressor: two }), 'aggressor', 4)[0]?.rule).toBe('CP-UNL-06');
  });

  it('[CP-R-13] neither roll nor limit binds the source Tier; a Tier without locked ones gives nothing', () => {
    expect(offered('aggressor', 4, ['block', 'expertise'], TWO)).toEqual(['reset-the-clock', ...LOCKED[2]]);
    const all = [...TWO, unlocked('reset-the-clock', 1)];
    expect(offered('aggressor', 4, ['block', 'expertise'], all)).toEqual(LOCKED[2]);
  });

  it('[CP-R-14] a roll that leads nowhere lets any other open entry be taken', () => {
    const all = LOCKED[1].map((id) => unlocked(id, 1));
    const ticked = unlocked('vendetta', 2, { picked: 4, ticked: 'expertise' });
    expect(offered('aggressor', 4, ['block', 'expertise'], [...all, ticked])).toEqual(LOCKED[3]);
  });

  it('[CP-R-15] any Tier means Tiers 1 to 3', () => {
    expect(offered('sentinel', 5, [])).toHaveLength(9);
  });

  it('[CP-R-08] it is the Veteran who has gained the Experience', () => {
    expect(whyNotTier(before('1A'), 'aggressor', 2)[0]?.says).toBe("Tier 2 needs 2 Experience; Ana's Veteran has 1.");
  });
});

describe('the Active Advantage', () => {
  const withOne = () => {
    const table = new Table().begins().course('1A').bringsTeams().rolls('block,failure');
    table.does({ kind: 'pickTier', player: ANA, tier: 1 });
    return table.does({ kind: 'takeAdvantage', player: ANA, advantage: 'covert-operations' }).skips();
  };

  it('[CP-ACT-01] is one of the unlocked, or none; nobody is asked to choose among nothing', () => {
    const table = withOne();
    expect(table.rules({ kind: 'nameActive', player: ANA, advantage: 'reckless' })).toEqual(['CP-ACT-01']);
    table.does({ kind: 'nameActive', player: ANA, advantage: 'covert-operations' });
    expect(table.state).toMatchObject({ phase: 'playing', coming: { active: { sentinel: null } } });
  });

  it('[CP-ACT-02] is asked for again before the next operation', () => {
    const table = withOne().does({ kind: 'nameActive', player: ANA, advantage: 'covert-operations' });
    table.plays('aggressor').bringsTeams().skips();
    expect(table.state).toMatchObject({ phase: 'active', coming: { active: { aggressor: undefined } } });
  });

  it('[CP-ACT-04] what is not named is not in force', () => {
    const table = withOne().namesNone();
    const { coming } = table.state;
    expect(coming && inForce(table.state, coming, 'aggressor')).toEqual([]);
  });

  it('[CP-R-24] an Advantage whose text nobody supplies can be unlocked, named and recorded', () => {
    const table = withOne()
      .does({ kind: 'nameActive', player: ANA, advantage: 'covert-operations' })
      .plays('aggressor');
    expect(table.state.played[1]?.active.aggressor).toBe('covert-operations');
  });
});
