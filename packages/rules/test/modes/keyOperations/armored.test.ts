import { diceRolled, type EffectOf, forecast, geometric, type Icon, type Seat } from '@faultline/rules';
import { oddsOf } from '@faultline/odds';
import { active, path } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { type Depot, deed, depot, lying } from './depot.ts';

const ATTACK: EffectOf<'attack-target'> = {
  do: 'attack-target',
  who: 'self',
  target: 'gate',
  through: { of: 'objective', controlledBy: 'own' },
};

const walking = (...options: readonly (readonly Icon[])[]) => path(...options.map((icons) => [...icons]));

interface Attack extends Depot {
  readonly tree?: readonly (readonly Icon[])[];
  readonly at?: readonly [number, number];
  readonly chart?: readonly string[];
  readonly wounded?: number;
}

const WAYS: readonly (readonly Icon[])[] = [['damage'], ['shove'], ['damage'], ['pinned'], ['heal']];

/** Saw stands beside W, which red controls; E is nobody's. */
function gate({ tree = WAYS, at = [10, 12], chart = [], wounded = 0, ...given }: Attack = {}) {
  return {
    red: { saw: { at, has: ['deed'], attack: 6, tree: walking(...tree), chart, wounded } },
    objectives: [
      { key: 'W', at: [25400, 25400, 0], control: 0 },
      { key: 'E', at: [50800, 25400, 0] },
    ],
    attackDice: 'ssssss',
    defenseDice: 'f',
    ...given,
  } as Depot;
}

const attack = (given: Attack = {}) => deed([ATTACK], gate(given));

/** Before it is called. */
const offering = (given: Attack = {}) => depot({ abilities: { deed: active(0, ATTACK) }, ...gate(given) });

/** Melee against the gate, the options one after the other. */
const struck = (given: Attack, ...options: readonly string[]) => attack(given).plays('melee', ...options);

describe('an attack on an Armored Target', () => {
  it('[KO-S1-04, KO-ARM-01] is none that a Combat action could make', () => {
    const story = depot(gate()).chooses('combat');
    expect(story.offered).not.toContain('gate@W');
    const near = depot({ ...gate(), blue: { jyn: { at: [11, 12] }, bodhi: { at: [9, 12] } } })
      .chooses('combat')
      .chooses('melee');
    expect(near.tries('gate@W').refusal).toMatchObject({ reasons: [{ rule: 'KO-S1-04' }] });
  });

  it('is among the rolls that luck is told of, as every attack', () => {
    expect(diceRolled(struck({}).match.eventsSince())[0].attack).toEqual({ dice: 6, successes: 6 });
  });

  it('[KO-S1-07] can be declined', () => {
    expect(attack().offered).toEqual(['melee', 'ranged', 'decline']);
    expect(lying(attack().chooses('decline')).covered).toEqual({});
  });

  it('[KO-S1-08] is a melee attack of who contests what the player controls', () => {
    expect(attack({ at: [10, 16] }).offered).toEqual(['ranged', 'decline']);
    expect(attack({ at: [10, 16] }).tries('melee').refusal).toMatchObject({
      reasons: [{ rule: 'KO-S1-08', source: 'gate@W' }],
    });
  });

  it('[KO-S1-08, KO-S1-10] goes through nothing that the opponent or nobody controls', () => {
    expect(offering({ at: [20, 12] }).offered).not.toContain('deed');
  });

  it('[KO-S1-09, KO-R-32] is no ranged attack of who is Engaged, if only by somebody Wounded', () => {
    const story = attack({ blue: { jyn: { at: [11, 13], wounded: 1 } } });
    expect(story.offered).toEqual(['melee', 'decline']);
    expect(story.tries('ranged').refusal).toMatchObject({ reasons: [{ rule: 'KO-S1-09' }] });
  });

  it('[KO-S1-10] is a ranged attack within the range of the stance', () => {
    expect(offering({ at: [10, 34] }).offered).not.toContain('deed');
  });

  it('[KO-R-33] is no melee attack of a Wounded Unit, which contests nothing', () => {
    expect(attack({ wounded: 1 }).offered).toEqual(['ranged', 'decline']);
  });

  it('[KO-S1-11, KO-S1-12, KO-ARM-03] is met by the opponent’s dice, with stat and chart of its card', () => {
    const melee = struck({ defenseDice: 'e' });
    expect(melee.told('pool', 'rolled', 'chart')).toEqual(
      expect.arrayContaining(['rolled defense blue expertise', 'chart defense bars 1 block']),
    );
    expect(attack({ defenseDice: 'ee' }).chooses('ranged').told('pool').at(-1)).toContain('defense 2');
  });

  it('[KO-R-30] is met by the attacker’s opponent, whichever role attacks', () => {
    const rolled = (aggressor: Seat) => struck({ aggressor, defenseDice: 'b' }).told('rolled');
    for (const aggressor of [0, 1] as const) expect(rolled(aggressor)).toContain('rolled defense blue block');
  });

  it('[KO-R-31] needs a Line of Sight from afar, and none from who contests', () => {
    const sight: typeof geometric.sight = () => ({ holds: false, blockedBy: 'wall' });
    const wall = { game: { space: { ...geometric, sight } } };
    expect(attack({ at: [10, 16] }).offered).toContain('ranged');
    expect(offering({ at: [10, 16], ...wall }).offered).not.toContain('deed');
    expect(attack({ at: [10, 12.9], ...wall }).offered).toContain('melee');
  });

  it('[KO-S1-13] goes to one tracker, whichever of them was attacked', () => {
    const both = gate({
      at: [15, 10],
      objectives: [
        { key: 'W', at: [33000, 25400, 0], control: 0 },
        { key: 'E', at: [43000, 25400, 0], control: 0 },
      ],
    });
    const story = deed([ATTACK], both).plays('melee');
    expect(story.offered).toEqual(['gate@W', 'gate@E']);
    expect(lying(story.plays('gate@E', 'n1', 'stop')).covered).toEqual({ gate: [0] });
  });
});

describe('options against an Armored Target', () => {
  it('[KO-ARM-09, KO-ARM-10] cover the next box with one icon in common', () => {
    const story = struck({ tree: [['damage', 'heal']] }, 'n1');
    expect([lying(story).covered, story.told('covered')]).toEqual([{ gate: [0] }, ['covered gate 0 red']]);
  });

  it('[KO-ARM-11, KO-R-29] cover one box each, whatever they hold', () => {
    expect(lying(struck({ tree: [['damage', 'damage']] }, 'n1')).covered).toEqual({ gate: [0] });
  });

  it('[KO-ARM-12, KO-ARM-13] without a matching icon cover nothing, and the next one is offered', () => {
    const story = struck({ tree: [['pinned'], ['damage']] }, 'n1');
    expect([lying(story).covered, story.offered]).toEqual([{}, ['n2', 'stop']]);
    expect(lying(story.chooses('n2')).covered).toEqual({ gate: [0] });
  });

  it('[KO-R-28] can be left, whatever successes remain', () => {
    expect(lying(struck({}, 'n1', 'stop')).covered).toEqual({ gate: [0] });
  });

  it('[KO-X-12, KO-R-24] let the attacker choose between branches; the skipped box must be covered too', () => {
    const story = struck({ tree: [['damage', 'shove'], ['damage', 'shove'], ['damage'], ['damage']] }, 'n1', 'n2');
    expect(story.offered).toEqual(['gate:2', 'gate:3']);
    const skipped = story.plays('gate:3', 'n3');
    expect(skipped.offered).toEqual(['gate:2', 'gate:4']);
    const last = skipped.chooses('gate:4');
    expect(last.told('tracker-full')).toEqual([]);
    expect([lying(last.chooses('n4')).covered, last.told('tracker-full')]).toEqual([
      { gate: [0, 2, 3, 1] },
      ['tracker-full gate'],
    ]);
  });

  it('[KO-X-11, KO-ARM-14] have no effect once every box is covered', () => {
    const story = struck({ tree: [['damage'], ['shove'], ['heal']], play: { covered: { gate: [0, 2, 3] } } }, 'n1');
    expect(story.told('tracker-full', 'tree-ended', 'healed')).toEqual(['tracker-full gate', 'tree-ended 5']);
  });

  it('[KO-X-10] of five cover three', () => {
    const tree = [['pinned'], ['damage', 'damage'], ['strained'], ['damage'], ['damage', 'damage']] as const;
    const story = deed([{ ...ATTACK, target: 'wall' }], gate({ tree, attackDice: 'sssss' })).chooses('melee');
    const covered = tree.map((_, i) => lying(story.chooses(`n${i + 1}`)).covered.wall?.length ?? 0);
    expect(covered).toEqual([0, 1, 1, 2, 3]);
  });

  it('[KO-ARM-08, KO-R-27] heal, move and shove nobody', () => {
    const story = struck({ tree: [['heal'], ['advance'], ['shove'], ['active']] }, 'n1', 'n2', 'n3', 'n4');
    expect(story.open.decision?.step).toBe('activation.main');
    expect(story.told('healed', 'moved', 'pushed')).toEqual([]);
  });

  it('[KO-R-26] of a chart cover nothing, while its dice count', () => {
    const story = struck({ tree: [['damage']], chart: ['strike', 'damage', 'pinned'], attackDice: 'effff' }, 'n1');
    expect(lying(story).covered).toEqual({ gate: [0] });
    expect(story.told('suffered', 'condition')).toEqual([]);
  });

  it('[KO-ARM-15] leave no condition on it, and no damage in its stead', () => {
    const story = struck({ tree: [['pinned'], ['pinned']] }, 'n1', 'n2');
    expect(story.told('condition', 'pool-damage')).toEqual([]);
  });

  it('[KO-ARM-16] are taken one for a success', () => {
    expect(struck({ attackDice: 'ssffff' }, 'n1', 'n2').open.decision?.step).toBe('activation.main');
  });

  it('are kept in the record of the attack', () => {
    const story = struck({}, 'n1', 'n2', 'stop');
    const over = story.match.standing.find((event) => event.event === 'attack-resolved');
    expect(over?.event === 'attack-resolved' && over.record.covered).toEqual([0, 2]);
  });
});

describe('what follows an attack on an Armored Target', () => {
  const feedback = {
    by: 'aggressor',
    clauses: [
      {
        clause: 'on',
        event: { on: 'attack.resolved', tracker: 'gate' },
        where: { test: 'roll-has', roll: 'attack', face: 'failure' },
        effects: [
          {
            do: 'pick',
            among: [
              { name: 'suffer', effects: [{ do: 'suffer', who: 'attacker', amount: 1 }] },
              { name: 'disarmed', effects: [{ do: 'gain', who: 'attacker', condition: 'disarmed' }] },
            ],
          },
        ],
      },
    ],
  } as const;

  it('[KO-S1-15, KO-S1-16] is a choice of the attacker, once, where the roll holds a failure', () => {
    const story = struck({ rules: { feedback }, attackDice: 'sfffff' }, 'n1');
    expect(story.offered).toEqual(['suffer', 'disarmed']);
    expect(story.chooses('disarmed').told('rule', 'condition')).toEqual(['rule feedback', 'condition saw disarmed']);
  });

  it('[KO-S1-15] is nothing without one, nor after an attack on somebody', () => {
    expect(struck({ rules: { feedback } }, 'n1', 'stop').told('rule')).toEqual([]);
    const other = depot({ ...gate({ attackDice: 'sfffff' }), rules: { feedback }, blue: { jyn: { at: [11, 12] } } });
    const over = other.plays('combat', 'melee', 'stop').told('attack-resolved', 'rule');
    expect([over.length, over.join()]).toEqual([1, expect.stringContaining('attack-resolved saw.1 jyn.1')]);
  });

  it('[KO-R-35] leaves a Wounded Unit the condition', () => {
    const story = attack({ rules: { feedback }, attackDice: 'sfffff', wounded: 1 }).plays('ranged', 'n1');
    expect(story.told('condition')).toEqual(['condition saw disarmed']);
  });

  it('[KO-X-11, KO-R-71] of what is full comes when the attack is over', () => {
    const clear = {
      by: 'active',
      clauses: [
        {
          clause: 'on',
          event: { on: 'tracker.full', tracker: 'gate' },
          effects: [{ do: 'uncover', tracker: 'gate', which: 'all' }],
        },
      ],
    } as const;
    const story = struck(
      { rules: { clear }, tree: [['damage'], ['damage']], play: { covered: { gate: [0, 2, 3] } } },
      'n1',
    );
    expect(lying(story).covered).toEqual({ gate: [] });
    expect(story.told('attack-resolved', 'rule').at(-1)).toBe('rule clear');
  });
});

describe('a forecast of it', () => {
  it('has the dice of both sides', () => {
    const {
      game,
      state: { open },
    } = depot({ ...gate() }).match;
    const saw = open.characters[0];
    const seen = saw && forecast({ game, open }, { attacker: saw.id, target: 'gate@W', type: 'melee' });
    expect([seen?.attack.dice, seen?.defense.dice, seen?.charts.defense.name]).toEqual([6, 1, 'bars']);
  });

  const odds = (given: Attack = {}) => {
    const { game, state } = depot(gate(given)).match;
    return oddsOf({ game, open: state.open }, 'a1.1', 'melee', 'gate@W');
  };

  it('[KO-ARM-09, KO-ARM-11, KO-X-10] counts the boxes that each number of successes covers, not damage', () => {
    const tree: readonly (readonly Icon[])[] = [['pinned'], ['damage', 'damage'], ['strained'], ['shove']];
    expect(odds({ tree })?.damagePaths.map(({ successes, damage }) => [successes, damage])).toEqual([
      [2, 1],
      [4, 2],
    ]);
  });

  it('[KO-ARM-14, KO-R-25] goes on from the boxes that are covered, and covers no more than there are', () => {
    const paths = odds({
      play: { covered: { gate: [0, 1, 2] } },
      tree: [['damage'], ['damage'], ['damage']],
    })?.damagePaths;
    expect(paths?.map(({ successes, damage }) => [successes, damage])).toEqual([[1, 1]]);
  });

  it('[KO-R-26, KO-R-27] lets charts cover nothing and resolves none of their icons', () => {
    const seen = odds({ chart: ['damage', 'heal'], tree: [['heal'], ['heal']] });
    expect([seen?.damage, seen?.effects, seen?.answers]).toEqual([[1], [], []]);
  });

  it('[KO-S1-04] is none of a part of a Combat action', () => {
    const bonus = {
      kind: 'innate',
      clauses: [{ clause: 'pool', roll: 'attack', dice: 2, where: { test: 'combat-action' } }],
    };
    const given = { ...gate(), abilities: { deed: bonus } } as Depot;
    const { game, state } = depot(given).match;
    expect(oddsOf({ game, open: state.open }, 'a1.1', 'melee', 'gate@W')?.attack.dice).toBe(6);
  });
});
