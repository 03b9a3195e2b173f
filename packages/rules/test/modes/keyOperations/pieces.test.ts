import type { Effect, RuleEffect, RuleObjectives } from '@faultline/rules';
import { active } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { type Depot, deed, depot, lying } from './depot.ts';

const INCH = 2540;
const CART = { id: 'cart', x: 10 * INCH, y: 14 * INCH, z: 0, control: null } as const;
const atW: RuleObjectives = { of: 'objective', active: 'any', key: 'W' };
const put = (within: 1 | 'touching' | 'at', of: RuleObjectives = atW, more: object = {}): Effect =>
  ({ do: 'put-piece', piece: 'cart', within, of, ...more }) as Effect;
const walk = (more: object = {}): Effect => ({ do: 'move-piece', piece: 'cart', moves: ['dash'], ...more }) as Effect;

/** R-ABIL-4: what certainly does nothing is not offered. */
const isOffered = (effect: Effect, given: Depot = {}): boolean =>
  depot({ abilities: { deed: active(0, effect) }, ...given }).offered.includes('deed');

/** Where it lies, in inches. */
const cartOf = (story: Parameters<typeof lying>[0]) =>
  lying(story).pieces.map(({ id, x, y, z }) => [id, x / INCH, y / INCH, z]);

describe('a piece that is set down', () => {
  it('[KO-R-73] goes where its player likes within the range', () => {
    const story = deed([put(1)]);
    expect([story.asked, story.offered]).toEqual(['red DP-36', ['place']]);
    story.chooses('place', { to: [10, 9] });
    expect(cartOf(story)).toEqual([['cart', 10, 9, 0]]);
    expect(story.told('piece')).toHaveLength(1);
  });

  it('[CR-PLACE-01] is refused beyond it, with the distance', () => {
    const { refusal } = deed([put(1)]).tries('place', { to: [10, 4] });
    expect(refusal).toMatchObject({ why: 'illegal', reasons: [{ rule: 'CR-PLACE-01', facts: { allowed: 2540 } }] });
  });

  it('[KO-R-72] comes to rest on nobody’s base, nor beyond the edge', () => {
    const onSaw = deed([put(1)], { red: { saw: { at: [10, 10.5], has: ['deed'] } } });
    expect(onSaw.tries('place', { to: [10, 10.5] }).refusal?.reasons[0]).toMatchObject({
      rule: 'CR-OVER-02',
      facts: { overlaps: 'a1.1' },
    });
    const atEdge = deed([put(1)], { objectives: [{ key: 'W', at: [1270, 25400, 0] }] });
    expect(atEdge.tries('place', { to: [0.2, 10] }).refusal?.reasons[0]?.rule).toBe('CR-MOVE-22');
  });

  it('touches what it must touch', () => {
    expect(deed([put('touching')]).tries('place', { to: [10, 8] }).refusal?.reasons[0]?.rule).toBe('CR-PLACE-01');
    expect(cartOf(deed([put('touching')]).chooses('place', { to: [10, 8.8] }))).toEqual([['cart', 10, 8.8, 0]]);
  });

  it('is not asked for where nothing is found', () => {
    expect(isOffered(put(1, { of: 'objective', key: 'N' }))).toBe(false);
  });

  it('lies on an objective, by choice or by the die', () => {
    const on = deed([put('at', { of: 'objective' })]);
    expect(on.offered).toEqual(['W', 'E']);
    expect(cartOf(on.chooses('E'))).toEqual([['cart', 20, 10, 0]]);
    const rolled = deed([put('at', { of: 'objective' }, { by: 'chance' })], { attackDice: 's' });
    expect(cartOf(rolled)).toEqual([['cart', 10, 10, 0]]);
  });

  it('[KO-R-75] is where a Unit measures from, as long as it lies there', () => {
    const from = { do: 'measure-from', who: 'self', piece: 'cart' } as const;
    const lain: Depot = { play: { pieces: [CART] } };
    expect([isOffered(from, lain), isOffered(from)]).toEqual([true, false]);
    expect(deed([from], lain).told('measures-from')).toHaveLength(1);
  });

  it('leaves the battlefield', () => {
    const story = deed([{ do: 'remove-piece', piece: 'cart' }], { play: { pieces: [CART] } });
    expect([cartOf(story), story.told('piece-removed')]).toEqual([[], ['piece-removed cart red']]);
  });
});

describe('a piece that moves', () => {
  const lain: Depot = { play: { pieces: [CART] } };

  it('takes a tool as a character does, and may stay', () => {
    const story = deed([walk()], lain);
    expect([story.asked, story.offered]).toEqual(['red DP-30', ['dash', 'decline']]);
    expect(cartOf(deed([walk()], lain).chooses('decline'))).toEqual([['cart', 10, 14, 0]]);
    expect(cartOf(story.chooses('dash', { to: [10, 16] }))).toEqual([['cart', 10, 16, 0]]);
  });

  it('[CR-MOVE-05] goes no further than the tool reaches', () => {
    expect(deed([walk()], lain).tries('dash', { to: [10, 25] }).refusal?.reasons[0]?.rule).toBe('CR-MOVE-05');
  });

  it('[R-MOVE-5] goes Toward the nearest of the objectives named', () => {
    const toward = walk({ toward: { of: 'objective' } });
    expect(deed([toward], lain).tries('dash', { to: [10, 16] }).refusal?.reasons[0]?.rule).toBe('R-MOVE-5');
    expect(
      cartOf(
        deed([toward], { ...lain, red: { saw: { at: [14, 12], has: ['deed'] } } }).chooses('dash', { to: [10, 12.5] }),
      ),
    ).toEqual([['cart', 10, 12.5, 0]]);
  });

  it('[KO-R-72] does not stand in the way of a character', () => {
    const move: Effect = { do: 'move', who: 'self', move: 'dash' };
    const story = deed([move], lain).chooses('dash', { to: [10, 14] });
    expect([story.character('saw').x, story.character('saw').y]).toEqual([10 * INCH, 14 * INCH]);
  });

  it('is asked for nothing while it is off the battlefield', () => {
    expect(isOffered(walk())).toBe(false);
  });
});

describe('an objective that is shifted', () => {
  const shift: readonly Effect[] = [
    { do: 'choose', bind: 'moved', from: { of: 'objective', within: { range: 2, from: 'self' } } },
    { do: 'shift', of: { bound: 'moved' }, range: 2 },
  ];

  it('[CR-PLACE-02] stays within the range of where it was', () => {
    const story = deed(shift).chooses('place', { to: [12, 10] });
    expect(story.open.objectives.map(({ key, x }) => [key, x / INCH])).toEqual([
      ['W', 12],
      ['E', 20],
    ]);
    expect(deed(shift).tries('place', { to: [15, 10] }).refusal?.reasons[0]?.rule).toBe('CR-PLACE-01');
  });

  it('[KO-R-73] does not touch another', () => {
    const close: Depot = {
      objectives: [
        { key: 'W', at: [25400, 25400, 0] },
        { key: 'E', at: [33020, 25400, 0] },
      ],
      red: { saw: { at: [8, 12], has: ['deed'] } },
    };
    const { refusal } = deed(shift, close).tries('place', { to: [12.2, 10] });
    expect(refusal?.reasons[0]?.rule).toBe('KO-R-73');
  });

  it('[R-OVER-1] may come to lie under a base', () => {
    const story = deed(shift).chooses('place', { to: [10, 12] });
    expect(story.open.objectives[0]?.y).toBe(12 * INCH);
  });
});

describe('what is near a piece', () => {
  const gain = (from: object): RuleEffect => ({
    do: 'each',
    bind: 'u',
    from: { of: 'unit', side: 'any', ...from },
    effects: [{ do: 'gain', who: { bound: 'u' }, condition: 'pinned' }],
  });
  const pinned = (from: object, given: Depot): string[] => deed([gain(from) as Effect], given).told('condition');

  it('[CR-MEAS-06] is a Unit with one character there, or with all of them', () => {
    const given: Depot = {
      play: { pieces: [CART] },
      red: {
        saw: {
          at: [
            [10, 12],
            [18, 18],
          ],
          has: ['deed'],
        },
      },
    };
    const near = { nearPiece: { piece: 'cart', range: 2 } };
    expect(pinned(near, given)).toEqual(['condition saw pinned']);
    expect(isOffered(gain({ ...near, whole: true }) as Effect, given)).toBe(false);
  });

  it('is an objective within the range', () => {
    const cover = (range: 1 | 2) =>
      ({
        do: 'cover',
        tracker: 'noise',
        with: { next: { count: 'found', of: { of: 'objective', nearPiece: { piece: 'cart', range } } } },
      }) as Effect;
    const given: Depot = { play: { pieces: [CART] } };
    expect(isOffered(cover(1), given)).toBe(false);
    expect(lying(deed([cover(2)], given)).covered).toEqual({ noise: [0] });
  });

  it('is what a test asks, also of the own edge', () => {
    const asks = (of: RuleObjectives | 'own-edge', y: number): boolean => {
      const effects: readonly RuleEffect[] = [
        {
          do: 'when',
          test: { test: 'piece-near', piece: 'cart', range: 2, of },
          effects: [{ do: 'raise', flag: 'near' }],
        },
      ];
      const near = { by: 'aggressor', clauses: [{ clause: 'on', event: { on: 'called' }, effects }] } as const;
      const given: Depot = { rules: { near }, play: { pieces: [{ ...CART, y: y * INCH }] } };
      return lying(deed([{ do: 'resolve', rule: 'near' }], given)).flags.includes('near');
    };
    expect([asks({ of: 'objective' }, 14), asks({ of: 'objective' }, 20)]).toEqual([true, false]);
    expect([asks('own-edge', 3), asks('own-edge', 6)]).toEqual([true, false]);
  });
});

describe('a piece that is contested', () => {
  const ending = (red: readonly [number, number], blue: readonly [number, number], control: 0 | 1 | null) =>
    depot({
      play: { pieces: [{ ...CART, control }] },
      red: { saw: { at: red, has: ['deed'] } },
      blue: { jyn: { at: blue } },
    });
  const holder = (story: ReturnType<typeof ending>) => {
    story.chooses('end');
    return lying(story).pieces[0]?.control;
  };

  it('[KO-R-61] is controlled by whoever has more characters there', () => {
    expect(holder(ending([10, 12], [30, 30], null))).toBe(0);
  });

  it('[KO-R-61] is nobody’s at a tie, and with nobody there', () => {
    expect(holder(ending([10, 12], [10, 16], 0))).toBe(null);
    expect(holder(ending([30, 20], [30, 30], 1))).toBe(null);
  });

  it('is found by its mark and is no objective to anything else', () => {
    const covered = (of: RuleObjectives) =>
      lying(
        deed([{ do: 'cover', tracker: 'noise', with: { next: { count: 'found', of } } } as Effect], {
          play: { pieces: [{ ...CART, control: 0 }] },
        }),
      ).covered.noise?.length ?? 0;
    expect(covered({ of: 'objective', mark: 'cart', controlledBy: 'own' })).toBe(1);
    expect(covered({ of: 'objective' })).toBe(2);
  });
});

describe('a Unit that is set down', () => {
  const unit = (of: object | 'any-edge', range = 1): Effect =>
    ({ do: 'put-unit', who: 'self', within: range, of }) as unknown as Effect;
  const two: Depot = {
    play: { pieces: [CART] },
    red: {
      saw: {
        at: [
          [10, 20],
          [12, 20],
        ],
        has: ['deed'],
      },
    },
  };

  it('places its characters one after the other near a piece', () => {
    const story = deed([unit({ piece: 'cart' })], two);
    story.chooses('place', { to: [12, 14] }).chooses('place', { to: [8, 14] });
    expect([story.character('saw.1').x, story.character('saw.2').x]).toEqual([12 * INCH, 8 * INCH]);
  });

  it('[CR-OVER-02] does not set one upon the other', () => {
    const story = deed([unit({ piece: 'cart' })], two).chooses('place', { to: [12, 14] });
    expect(story.tries('place', { to: [11.5, 14] }).refusal?.reasons[0]?.rule).toBe('CR-OVER-02');
  });

  it('comes to any edge', () => {
    const story = deed([unit('any-edge')]);
    expect(story.tries('place', { to: [20, 20] }).refusal?.reasons[0]?.rule).toBe('CR-PLACE-01');
    expect(story.chooses('place', { to: [1, 20] }).character('saw').x).toBe(INCH);
  });

  it('[KO-R-74] finds room within the next larger range where there is none', () => {
    const crowd = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => [10 + 1.9 * dx, 14 + 1.9 * dy] as const));
    const story = deed([unit({ piece: 'cart' })], {
      play: { pieces: [CART] },
      red: { saw: { at: [30, 5], has: ['deed'] } },
      blue: { jyn: { at: crowd } },
    });
    const asks = story.open.decision?.options[0]?.asks;
    expect(asks?.kind === 'set' && asks.limits[0]?.range).toBe(2);
  });
});
