import type { OperationCard, PlayedOperation, RuleEffect, RuleObjectives, RuleTest, StageCard } from '@faultline/rules';
import type { Story } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { inPlay } from '../../../src/modes/keyOperations/inPlay.ts';
import { clock, RAID, raid } from './raid.ts';

const [FIRST, SECOND] = RAID.card.stages as [StageCard, StageCard];

/** The raid with one rule of the active player at the end of each Turn, and others that it may call. */
function doing(
  effects: readonly RuleEffect[],
  called: Readonly<Record<string, readonly RuleEffect[]>> = {},
): PlayedOperation {
  const card = { ...RAID.card, rules: ['it'], stages: [FIRST, SECOND] } as OperationCard;
  const rules = Object.entries(called).map(([id, inside]) => ({
    id,
    name: id,
    by: 'sentinel' as const,
    clauses: [{ clause: 'on' as const, event: { on: 'called' as const }, limit: 'turn' as const, effects: inside }],
  }));
  const it = {
    id: 'it',
    name: 'it',
    by: 'active' as const,
    clauses: [{ clause: 'on' as const, event: { on: 'turn.end' as const, player: 'own' as const }, effects }],
  };
  return { card, rules: [it, ...rules], tests: RAID.tests, readings: { reading: ['first', 'second'] } };
}

/** Ends the Turn; the rule comes before End of Stage. */
function ended(operation: PlayedOperation, given: Parameters<typeof raid>[0] = {}): Story {
  const story = raid({ operation, ...given }).chooses('end');
  const rule = story.offered.find((id) => id.startsWith('it#'));
  return rule === undefined ? story : story.chooses(rule);
}

const pin: RuleEffect = {
  do: 'each',
  bind: 'u',
  from: { of: 'unit', side: 'allied' },
  effects: [{ do: 'gain', who: { bound: 'u' }, condition: 'pinned' }],
};
const pinned = (story: Story): string[] => story.told('condition').map((line) => line.split(' ')[1] ?? '');

describe('clock', () => {
  const remove = (amount: number, more: object = {}): RuleEffect =>
    ({ do: 'clock', how: 'remove', amount, side: 'either', by: 'own', ...more }) as RuleEffect;

  it('[KO-R-44, KO-MOM-11] lets the player choose a side for each token', () => {
    const story = ended(doing([remove(2)]), { momentum: [2, 2] });
    expect([story.asked, story.offered]).toEqual(['red DP-57', ['aggressor', 'sentinel']]);
    expect(story.plays('aggressor', 'sentinel').told('clock').slice(0, 2)).toEqual(['clock red red', 'clock blue red']);
  });

  it('[KO-R-03] does not ask where one side alone can give, and does what it can', () => {
    expect(clock(ended(doing([remove(2)]), { momentum: [0, 1] })).momentum).toEqual([0, 1]);
  });

  it('[KO-TOK-03, KO-R-10] is bound by the lock where the Aggressor does it, and not where the Stage does', () => {
    const locked = { momentum: [3, 3], locked: true } as const;
    expect(ended(doing([remove(1)]), locked).told('clock')).toEqual(['clock blue']);
    const each = doing([remove(1, { side: 'each', by: 'stage' })]);
    expect(ended(each, locked).told('clock')).toEqual(['clock red', 'clock blue', 'clock blue']);
  });

  it('may be done in part where the card says up to', () => {
    const story = ended(doing([remove(2, { upTo: true })]), { momentum: [0, 2] });
    expect(story.offered).toEqual(['sentinel', 'none']);
    expect(clock(story.chooses('none')).momentum).toEqual([0, 3]);
  });
});

describe('as', () => {
  it('[KO-R-51] lets both players go on, the active one first', () => {
    expect(pinned(ended(doing([{ do: 'as', who: 'each-active-first', effects: [pin] }])))).toEqual(['saw', 'jyn']);
  });

  it('[KO-ROLE-03] means a role by whoever holds it', () => {
    const story = ended(doing([{ do: 'as', who: 'sentinel', effects: [pin] }]));
    expect(pinned(story)).toEqual(['jyn']);
    expect(pinned(ended(doing([{ do: 'as', who: 'sentinel', effects: [pin] }]), { aggressor: 1 }))).toEqual(['saw']);
  });
});

describe('resolve', () => {
  it('carries out another rule by its own player, once where it has a limit', () => {
    const twice = doing(
      [
        { do: 'resolve', rule: 'other' },
        { do: 'resolve', rule: 'other' },
      ],
      { other: [pin] },
    );
    expect(ended(twice).told('rule', 'condition')).toEqual(['rule it', 'rule other', 'condition jyn pinned']);
  });
});

describe('a rule that another calls', () => {
  it('goes on with the names that were given', () => {
    const story = ended(
      doing(
        [
          { do: 'bind-activated', bind: 'activated' },
          { do: 'resolve', rule: 'other' },
        ],
        { other: [{ do: 'gain', who: { bound: 'activated' }, condition: 'exposed' }] },
      ),
    );
    expect(story.told('condition')).toEqual(['condition saw exposed']);
  });
});

describe('what later rules ask', () => {
  const asking = (test: RuleTest): readonly RuleEffect[] => [{ do: 'when', test, effects: [pin] }];

  it('is raised once, and holds from then on', () => {
    const story = ended(doing([{ do: 'raise', flag: 'alarm' }, ...asking({ test: 'flag', flag: 'alarm' })]));
    expect([story.told('raised'), inPlay(story).flags, pinned(story)]).toEqual([['raised alarm'], ['alarm'], ['saw']]);
  });

  it('is the recommended reading, or the one the table has chosen', () => {
    const operation = doing(asking({ test: 'option', option: 'reading', is: 'first' }));
    expect(pinned(ended(operation))).toEqual(['saw']);
    const score = { operation: 'raid', aggressor: 0, stage: 'break-in', momentum: [0, 0], locked: false };
    expect(pinned(ended(operation, { score: { ...score, options: { reading: 'second' } } }))).toEqual([]);
  });

  it('[KO-R-01] is whether the tracker is full', () => {
    const operation = doing(asking({ test: 'clock-full' }));
    const sentinels = { active: 1, activates: 'jyn' } as const;
    expect(pinned(ended(operation, { momentum: [8, 8], ...sentinels }))).toEqual(['jyn']);
    expect(pinned(ended(operation, { momentum: [8, 7], ...sentinels }))).toEqual([]);
  });
});

describe('names', () => {
  it('[KO-S1-06] can be given to the Unit that activated this Turn', () => {
    const story = ended(
      doing([
        { do: 'bind-activated', bind: 'activated' },
        { do: 'gain', who: { bound: 'activated' }, condition: 'exposed' },
      ]),
    );
    expect(story.told('condition')).toEqual(['condition saw exposed']);
  });

  it('can be given to a number, which is then an amount', () => {
    const effects: readonly RuleEffect[] = [
      { do: 'choose-number', bind: 'n', least: 0, most: 3 },
      { do: 'roll', bind: 'luck', die: 'attack', dice: { count: 'number', of: 'n', plus: 1 } },
    ];
    const story = ended(doing(effects));
    expect([story.asked, story.offered]).toEqual(['red DP-34', ['0', '1', '2', '3']]);
    expect(story.chooses('2').match.standing.find(({ event }) => event === 'rolled')).toMatchObject({
      faces: expect.objectContaining({ length: 3 }),
    });
  });
});

describe('objectives', () => {
  const all: RuleObjectives = { of: 'objective' };
  const marking = (of: RuleObjectives, priority = true): PlayedOperation => doing([{ do: 'mark', of, priority }]);
  const marked = (story: Story): string[] =>
    story.match.standing.flatMap((e) => (e.event === 'marked' ? `${e.objective} ${e.priority}` : []));

  it('[KO-CARD-07] get Priority Objective tokens and lose them', () => {
    expect(marked(ended(marking(all)))).toEqual(['W true']);
    const laid = { objectives: [{ key: 'W', at: [3000, 3000, 0], priority: true }] } as const;
    expect(marked(ended(marking({ ...all, priority: true }, false), laid))).toEqual(['W false']);
  });

  it('[KO-CARD-07] are found by what the map makes of them, and by their key', () => {
    expect(marked(ended(marking({ ...all, mark: 'door' })))).toEqual(['W true']);
    expect(marked(ended(marking({ ...all, mark: 'window' })))).toEqual([]);
    expect(marked(ended(marking({ ...all, active: 'any', key: 'E' })))).toEqual(['E true']);
  });

  it('are found by who contests them', () => {
    const near = { red: { saw: { at: [20, 20] } }, objectives: [{ key: 'W', at: [50800, 50800, 0] }] } as const;
    expect(marked(ended(marking({ ...all, contestedBySide: 'own' }), near))).toEqual(['W true']);
    expect(marked(ended(marking({ ...all, contestedBySide: 'opponent' }), near))).toEqual([]);
    expect(marked(ended(marking({ ...all, notContestedBySide: 'opponent' }), near))).toEqual(['W true']);
  });

  it('[KO-R-53] cannot be controlled where a rule says so', () => {
    const rule = {
      id: 'it',
      name: 'it',
      by: 'active' as const,
      clauses: [{ clause: 'restrict' as const, what: 'no-control' as const, for: { ...all, priority: true } }],
    };
    const operation = { ...doing([]), rules: [rule] };
    const near = (priority: boolean) => ({
      red: { saw: { at: [20, 20] as const } },
      objectives: [{ key: 'W', at: [50800, 50800, 0] as const, priority }],
    });
    expect(ended(operation, near(true)).told('control')).toEqual([]);
    expect(ended(operation, near(false)).told('control')).toEqual(['control W red']);
  });
});

describe('a wound that would let the opponent decide', () => {
  const rule = {
    id: 'it',
    name: 'it',
    by: 'active' as const,
    clauses: [
      {
        clause: 'on' as const,
        event: {
          on: 'wound.deciding' as const,
          to: { of: 'unit' as const, side: 'any' as const, rank: ['supporting' as const] },
        },
        effects: [{ do: 'instead' as const }],
      },
    ],
  };
  const hit = (rank: 'supporting' | 'primary') =>
    raid({
      operation: { ...doing([]), rules: [rule] },
      blue: { jyn: { at: [12, 10], stamina: 1, rank } },
      attackDice: 'ssss',
      momentum: [1, 1],
    }).plays('combat', 'melee', 'n1', 'stop');

  it('[KO-R-46, KO-MOM-11] lets nobody decide where a rule puts itself in its place', () => {
    expect(hit('primary').offered).toContain('add:aggressor');
    expect(hit('supporting').offered).not.toContain('add:aggressor');
  });
});
