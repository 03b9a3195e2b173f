import { claimant, type Clause, copyState, geometric, StepMachine, type Seat } from '@faultline/rules';
import { type Skirmish, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { setControl } from '../../src/objectives/control.ts';

const C = { key: 'C', at: [45720, 45720, 0] } as const;
type Team = Skirmish['red'];

/** The end of a Turn of the seat given (red without one) with these Units round the centre at 18, 18. */
const control = (red: Team, blue: Team, more: Partial<Skirmish> = {}) => {
  const story = skirmish({
    objectives: [C],
    activates: 'hero',
    ...more,
    red: { hero: { at: [2, 2] }, ...red },
    blue: { villain: { at: [34, 34] }, ...blue },
  }).chooses('end');
  return story.open.objectives.map((o) => o.control);
};

describe('contesting', () => {
  it('[CR-OBJ-02] within Range 2 of the token, base and token edge to edge', () => {
    const edge = 18 + (7620 + 2000 + 1270) / 2540;
    expect(control({ a: { at: [edge, 18] } }, {})).toEqual([0]);
    expect(control({ a: { at: [edge + 0.02, 18] } }, {})).toEqual([null]);
  });

  it('[CR-OBJ-02] not with a Wounded Unit', () => {
    expect(control({ a: { at: [18, 16], damage: 10, wounded: 1 } }, {})).toEqual([null]);
  });

  it('[CR-OBJ-02] asked again, of whoever has been wounded, moved or come since', () => {
    const { match } = skirmish({ objectives: [C], red: { a: { at: [18, 16] } }, blue: { b: { at: [34, 34] } } });
    const { game } = match;
    const { open } = match.state;
    const [at] = open.objectives;
    if (!at) throw new Error('There is no objective.');
    const taker = (to: Partial<typeof open>): Seat | null => claimant({ game, open: { ...open, ...to } }, at);
    const wounded = open.units.map((u) => ({ ...u, wounded: 1 }));
    const away = open.characters.map((c) => ({ ...c, x: c.x - 17 * 2540 }));
    expect([taker({}), taker({ units: wounded }), taker({ characters: away }), taker({})]).toEqual([0, null, null, 0]);
    expect(claimant({ game, open }, { ...at, x: 34 * 2540, y: 34 * 2540 })).toBe(1);
  });

  it('[CR-OBJ-03] not an Inactive objective', () => {
    expect(control({ a: { at: [18, 16] } }, {}, { objectives: [{ ...C, active: false }] })).toEqual([null]);
  });

  it('[CR-OBJ-10] characters are counted, not Units', () => {
    expect(
      control(
        {
          pair: {
            at: [
              [18, 16],
              [20, 18],
            ],
          },
        },
        { champion: { at: [16, 18] } },
      ),
    ).toEqual([0]);
  });

  it('[CR-OBJ-13] one character counts for several objectives', () => {
    const near = { key: 'N', at: [45720, 40640, 0] } as const;
    expect(control({ a: { at: [18, 17] } }, {}, { objectives: [C, near] })).toEqual([0, 0]);
  });

  it('[CR-OBJ-14] needs no Line of Sight', () => {
    const blind = { ...geometric, sight: () => ({ holds: false, blockedBy: 'wall' }) };
    expect(control({ a: { at: [18, 16] } }, {}, { game: { space: blind } })).toEqual([0]);
  });

  it('[CR-WND-08] an Injured Unit contests', () => {
    expect(control({ a: { at: [18, 16], injured: 1 } }, {})).toEqual([0]);
  });
});

describe('control', () => {
  it('[CR-OBJ-04, R-OBJ-3] is determined at the end of each Turn; the other player may gain it then, without scoring', () => {
    const story = skirmish({
      objectives: [C],
      activates: 'hero',
      red: { hero: { at: [2, 2] } },
      blue: { villain: { at: [18, 16] } },
    }).chooses('end');
    expect(story.told('control', 'token')).toEqual(['control C blue']);
  });

  it('[CR-OBJ-06] stays as it was in a tie', () => {
    const tie = (control1: 0 | 1 | null) =>
      control({ a: { at: [18, 16] } }, { b: { at: [18, 20.5] } }, { objectives: [{ ...C, control: control1 }] });
    expect([tie(null), tie(1)]).toEqual([[null], [1]]);
  });

  it('[CR-OBJ-09, CR-OBJ-12] stays when everybody walks away', () => {
    expect(control({}, {}, { objectives: [{ ...C, control: 1 }] })).toEqual([1]);
  });

  it('[CR-OBJ-11] is taken over by the other player', () => {
    expect(control({ a: { at: [18, 16] } }, {}, { objectives: [{ ...C, control: 1 }] })).toEqual([0]);
  });

  it('[CR-OBJ-15] of a Priority objective means nothing more by the core rules', () => {
    const story = skirmish({
      objectives: [{ ...C, priority: true }],
      activates: 'hero',
      red: { hero: { at: [18, 16] } },
      blue: { villain: { at: [34, 34] } },
    }).chooses('end');
    expect(story.told('token')).toEqual(['token 1 red']);
  });
});

it('[R-OBJ-4] the order of the objectives does not matter', () => {
  const near = { key: 'N', at: [45720, 35560, 0] } as const;
  const teams = [{ a: { at: [18, 19] }, b: { at: [18, 11] } }, { c: { at: [20, 11] } }] as const;
  expect(control(...teams, { objectives: [C, near] })).toEqual([0, null]);
  expect(control(...teams, { objectives: [near, C] })).toEqual([null, 0]);
});

describe('at several heights', () => {
  const HIGH = 9000;

  /** Who takes the token on the ground with two red and two blue characters at these heights; null for one not there. */
  const claims = (...heights: readonly (number | null)[]) => {
    const story = skirmish({
      activates: 'pair',
      objectives: [C],
      red: {
        pair: {
          at: [
            [18, 16],
            [16, 18],
          ],
        },
      },
      blue: {
        pair2: {
          at: [
            [20, 18],
            [18, 20],
          ],
        },
      },
    });
    const characters = story.open.characters.map((c, i) => ({
      ...c,
      z: heights[i] ?? 0,
      onTable: heights[i] !== null,
    }));
    return claimant(
      { game: story.match.game, open: { ...story.open, characters } },
      { ...C, x: C.at[0], y: C.at[1], z: 0, active: true, control: null, priority: false },
    );
  };

  it('[CR-OBJ-05, G-16] only those at the token’s Elevation count if there are any', () => {
    expect(claims(0, null, HIGH, HIGH)).toBe(0);
  });

  it('[CR-OBJ-07, G-17] with nobody there all the others are counted', () => {
    expect(claims(HIGH, null, HIGH, HIGH)).toBe(1);
  });

  it('[CR-OBJ-08] a tie among those changes nothing', () => {
    expect(claims(HIGH, null, HIGH, null)).toBeNull();
  });

  it('[R-OBJ-2] a tie at the token’s Elevation changes nothing, whoever leads elsewhere', () => {
    expect(claims(0, HIGH, 0, null)).toBeNull();
  });
});

describe('an effect that sets control', () => {
  /** What it returns, and whose token lies there then; red’s guard contests and keeps what is red’s. */
  const set = (control: Seat | null, to: Seat | null, rule?: 'keeps' | 'wins-ties', by: Seat | null = 1) => {
    const clauses: Clause[] = rule ? [{ clause: 'control', rule }] : [];
    const { match } = skirmish({
      objectives: [{ ...C, control }],
      red: { guard: { at: [18, 16], has: ['hold'] } },
      blue: { enemy: { at: [30, 30] } },
      abilities: { hold: { kind: 'innate', clauses } },
    });
    const g = new StepMachine(match.game, copyState(match.state));
    const [objective] = g.open.objectives;
    const changed = objective && setControl(g, objective, to, by);
    return [changed, g.open.objectives[0]?.control, g.events.length];
  };

  it.each<[Seat | null, Seat | null, boolean]>([
    [0, 1, true],
    [1, 0, true],
    [null, 1, true],
    [0, null, true],
    [0, 0, false],
    [1, 1, false],
    [null, null, false],
  ])('changes it from %o to %o: %s', (control, to, changed) => {
    expect(set(control, to)).toEqual([changed, to, changed ? 1 : 0]);
  });

  it('[R-CARD-42] its own player and a rule of nobody take off what a card keeps from the opponent', () => {
    expect([set(0, null, 'keeps', 0), set(0, null, 'keeps', null)]).toEqual([
      [true, null, 1],
      [true, null, 1],
    ]);
  });

  it('[CR-GEN-10] takes nothing that a card keeps', () => {
    expect([set(0, 1, 'keeps'), set(0, null, 'keeps')]).toEqual([
      [false, 0, 0],
      [false, 0, 0],
    ]);
    expect([set(1, 0, 'keeps'), set(0, 1, 'wins-ties')]).toEqual([
      [true, 0, 1],
      [true, 1, 1],
    ]);
  });
});
