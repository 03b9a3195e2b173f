import { CONSTANTS, tableOf } from '@faultline/rules';
import { active, type Duel, duel, ENEMY, FAR, SELF, standing } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { deck, inches } from './board.ts';

const INCH = 2540;
const alone = (more: Duel = {}) => duel({ defender: { at: [30, 30] }, ...more }).chooses('move');

/** The farthest a centre gets, in inches: the tool and the own base twice. */
const reach = (tool: number) => (tool + 2 * 2000) / INCH;

describe('the tool', () => {
  const reaches = (move: string, tool: number): void => {
    expect(alone().tries(move, { to: [10 + reach(tool) + 0.3, 10] }).refusal?.why).toBe('illegal');
    expect(alone().tries(move, { to: [10 + reach(tool), 10] }).refusal).toBeNull();
  };

  it('[CR-MOVE-01] an advance reaches as far as the Advance tool', () => reaches('advance', CONSTANTS.advance));
  it('[CR-MOVE-02] a dash as far as the Dash tool', () => reaches('dash', CONSTANTS.dash));
  it('[CR-MOVE-02] a climb likewise', () => reaches('climb', CONSTANTS.dash));

  it('[CR-MOVE-02] a jump likewise', () => {
    const leap = active(0, { do: 'move', who: 'self', move: 'jump' });
    const leaping = () =>
      duel({ attacker: { has: ['leap'] }, defender: { at: [30, 30] }, abilities: { leap } }).chooses('leap');
    expect(leaping().tries('jump', { to: [10 + reach(CONSTANTS.dash) + 0.3, 10] }).refusal?.why).toBe('illegal');
    expect(leaping().tries('jump', { to: [10 + reach(CONSTANTS.dash), 10] }).refusal).toBeNull();
  });

  it('[CR-MOVE-03] may be laid in every direction', () => {
    const story = alone();
    const position = { game: story.match.game, open: story.open };
    const mover = story.character('attacker');
    for (let dx = -9; dx <= 9; dx += 1) {
      for (let dy = -9; dy <= 9; dy += 1) {
        const to = [mover.x + dx * 300, mover.y + dy * 300, 0] as const;
        const tool = position.game.space.findTool(position, mover.id, 'dash', to);
        expect(position.game.space.whyNotMove(position, mover.id, 'dash', to, tool), `${dx} ${dy}`).toEqual([]);
      }
    }
  });
});

describe('where a move may end', () => {
  it('[CR-MOVE-05, CR-MOVE-24] anywhere along the tool', () => {
    expect(alone().tries('advance', { to: [11, 10] }).refusal).toBeNull();
  });

  it('[R-MOVE-3] also where it began', () => {
    expect(
      alone()
        .chooses('advance', { to: [10, 10] })
        .told('moved'),
    ).toHaveLength(1);
  });

  it('[R-CARD-27] not Engaged, where the words say so, but wherever else', () => {
    const flee = active(0, { do: 'move', who: 'self', move: 'reposition', unengaged: true });
    const fleeing = (wounded = 0) =>
      duel({ attacker: { has: ['flee'] }, defender: { wounded }, abilities: { flee } }).plays('flee');
    expect(fleeing().tries('reposition', { to: [10, 11] }).refusal?.reasons).toMatchObject([{ rule: 'R-CARD-27' }]);
    expect(fleeing(1).tries('reposition', { to: [10, 11] }).refusal?.reasons).toMatchObject([{ rule: 'R-CARD-27' }]);
    expect(fleeing().tries('reposition', { to: [6, 10] }).refusal).toBeNull();
  });

  it('[CR-MOVE-06] beyond a character that stands in the way', () => {
    const story = alone({ red: { friend: { at: [12, 10] } } });
    expect(story.tries('advance', { to: [15, 10] }).refusal).toBeNull();
  });

  it('[CR-OVER-02, CR-OVER-01] not on another base', () => {
    const story = alone({ red: { friend: { at: [12, 10] } } });
    const { game } = story.match;
    const position = { game, open: story.open };
    const on = [12 * INCH, 10 * INCH + 3000, 0] as const;
    expect(game.space.whyNotRest(position, story.character('attacker').id, on)).toMatchObject([{ rule: 'CR-OVER-02' }]);
    expect(story.tries('advance', { to: [12, 11] }).refusal?.why).toBe('illegal');
  });

  it('[CR-OVER-05] in contact with one', () => {
    const story = alone({ red: { friend: { at: [13, 10] } } });
    expect(story.tries('advance', { to: [13 - 4000 / INCH, 10] }).refusal).toBeNull();
  });

  it('[CR-MOVE-22] never beyond the edge', () => {
    const story = duel({ attacker: { at: [2, 2] }, defender: { at: [30, 30] } }).chooses('move');
    expect(story.tries('advance', { to: [0.5, 2] }).refusal?.why).toBe('illegal');
    expect(story.tries('advance', { to: [0.8, 2] }).refusal).toBeNull();
  });

  it('[CR-MOVE-23] a character may stay', () => {
    expect(alone().chooses('decline').told('moved', 'declined')).toEqual(['declined attacker.1 move']);
  });
});

describe('the tool laid by hand', () => {
  const lay = (pivot: readonly [number, number], end: readonly [number, number], to: readonly [number, number]) => {
    const story = alone();
    const { seat } = story.open.decision ?? { seat: 0 };
    const at = ([x, y]: readonly [number, number]) => [25400 + x, 25400 + y] as const;
    const answer = { option: 'dash', to: [...at(to), 0] as const, tool: { pivot: at(pivot), end: at(end) } };
    const sent = story.checked.send({ do: 'answer', seat, version: story.open.version, answer });
    return 'refused' in sent ? sent.refused.reasons[0]?.rule : 'legal';
  };

  it('[CR-MOVE-04] may be bent at its pivot, up to a right angle', () => {
    expect(lay([6250, 0], [6250, 4250], [6250, 6000])).toBe('legal');
    expect(lay([6250, 0], [3245, 3005], [3245, 5000])).toBe('CR-MOVE-04');
  });

  it('[CR-MOVE-03] has arms of the right length', () => {
    expect(lay([7000, 0], [11250, 0], [12000, 0])).toBe('CR-MOVE-03');
  });

  it('[CR-MOVE-05] is touched by the base at the end', () => {
    expect(lay([6250, 0], [10500, 0], [10500, 3000])).toBe('CR-MOVE-05');
  });
});

describe('at other heights', () => {
  it('[CR-MOVE-26] a step down from a roof costs nothing and hurts nobody', () => {
    const table = tableOf('roof', [deck('roof', [12, 12], 12)]);
    const story = duel({ attacker: { at: [12, 11, 12] }, defender: { at: [30, 30] }, game: { table } }).chooses('move');
    story.chooses('advance', { to: [12, 11 - reach(CONSTANTS.advance) + 0.1, 0] });
    expect(story.character('attacker').z).toBe(0);
    expect(story.told('suffered')).toEqual([]);
    expect(story.open.seats[0].forceReady).toBe(3);
  });

  /** Blue put over red’s head by a correction. */
  const above = (z: number) => {
    const gantry = {
      name: 'gantry',
      feature: 'gantry',
      footprint: [[20000, 20000, 31000, 20000, 31000, 31000, 20000, 31000]],
      bottom: z - 100,
      top: z,
      blocked: false,
      impassable: false,
      walkable: true,
    };
    const table = tableOf('one gantry', [gantry]);
    const story = duel({ attacker: { has: ['push'] }, abilities: { push }, game: { table } });
    const set = [{ character: 'b1.1', at: [25400, 25400, z] as const }];
    return {
      story,
      sent: story.checked.send({ do: 'correct', by: 'arbiter', consent: null, why: 'on the gantry', set }),
    };
  };
  const push = active(
    0,
    { do: 'choose', bind: 'own', from: SELF },
    { do: 'choose', bind: 'enemy', from: ENEMY },
    { do: 'push', who: { bound: 'enemy' }, range: 1, origin: { bound: 'own' } },
  );

  it('[CR-OVER-03, R-OVER-2] bases overlap only at the same Elevation', () => {
    expect(above(7620).sent).toMatchObject({ refused: { reasons: [{ rule: 'CR-OVER-02' }] } });
    expect(above(7626).sent).not.toHaveProperty('refused');
  });

  it('[R-PUSH-9] with both centres on one spot every direction is open', () => {
    const { story } = above(9000);
    story.chooses('push').chooses('push', { direction: [-0.3, 1] });
    expect(story.character('defender').y).toBeGreaterThan(25400);
  });
});

it('[R-OVER-1] a character may stand on an objective token', () => {
  const objectives = [{ key: 'C', at: [30480, 25400, 0] }] as const;
  expect(alone({ objectives }).tries('advance', { to: [12, 10] }).refusal).toBeNull();
});

describe('while Engaged', () => {
  it('[CR-MOVE-14, CR-MOVE-15, R-MOVE-4] by an unwounded enemy: a dash instead of the advance, and no climb', () => {
    expect(duel().chooses('move').offered).toEqual(['dash', 'decline']);
  });

  it('[CR-MOVE-16] a dash stays a dash', () => {
    expect(
      duel()
        .chooses('move')
        .tries('dash', { to: [9, 10] }).refusal,
    ).toBeNull();
  });

  it('[CR-MOVE-16] a jump stays open', () => {
    const story = duel({
      attacker: { has: ['leap'] },
      abilities: {
        leap: {
          kind: 'active',
          cost: 0,
          clauses: [{ clause: 'use', effects: [{ do: 'move', who: 'self', move: 'jump' }] }],
        },
      },
    }).chooses('leap');
    expect(story.offered).toEqual(['jump', 'decline']);
  });

  it('[CR-MOVE-17] only by Wounded enemies, nothing is restricted', () => {
    const story = duel({ defender: { damage: 10, wounded: 1 }, blue: { far: { at: FAR } } });
    expect(story.chooses('move').offered).toEqual(['advance', 'dash', 'climb', 'decline']);
    expect(story.plays('decline', 'combat').offered).toEqual(['melee', 'ranged', 'decline']);
  });
});

describe('Scale', () => {
  const scale = { scale: standing({ name: 'scale' }) };
  const dashing = {
    kind: 'active',
    cost: 0,
    clauses: [{ clause: 'use', effects: [{ do: 'move', who: 'self', move: 'dash' }] }],
  } as const;

  it('[CR-KEY-08] a climb may replace an advance or dash', () => {
    const story = duel({
      attacker: { has: ['scale', 'hurry'] },
      defender: { at: FAR },
      abilities: { ...scale, hurry: dashing },
    });
    expect(story.chooses('hurry').offered).toEqual(['dash', 'climb', 'decline']);
  });

  it('[CR-KEY-08] also the advance of a reposition', () => {
    const stroll = active(0, { do: 'move', who: 'self', move: 'reposition' });
    const strolling = (at: readonly [number, number]) =>
      duel({
        attacker: { has: ['scale', 'stroll'] },
        defender: { at },
        abilities: { ...scale, stroll },
      }).chooses('stroll').offered;
    expect(strolling(FAR)).toEqual(['reposition', 'climb', 'decline']);
    expect(strolling([13, 10])).toEqual(['reposition', 'decline']);
  });

  it('[R-KEY-3, CR-GEN-10] not while Engaged: what cannot be done beats what may', () => {
    const story = duel({ attacker: { has: ['scale', 'hurry'] }, abilities: { ...scale, hurry: dashing } });
    expect(story.chooses('hurry').offered).toEqual(['dash', 'decline']);
  });
});

describe('a move Toward or Away', () => {
  const heading = (toward: boolean) => ({
    stride: active(
      0,
      { do: 'choose', bind: 'foe', from: ENEMY },
      {
        do: 'move',
        who: 'self',
        move: 'advance',
        ...(toward ? { toward: { bound: 'foe' } } : { away: { bound: 'foe' } }),
      },
    ),
  });
  const striding = (toward: boolean) =>
    duel({ attacker: { has: ['stride'] }, defender: { at: [20, 10] }, abilities: heading(toward) }).chooses('stride');

  it('[R-MOVE-5] toward somebody ends inside the wedge', () => {
    expect(striding(true).tries('advance', { to: [13, 12.9] }).refusal).toBeNull();
    expect(striding(true).tries('advance', { to: [13, 13.2] }).refusal?.reasons).toEqual([{ rule: 'R-MOVE-5' }]);
  });

  it('[R-MOVE-5] away from somebody ends on the other side', () => {
    expect(striding(false).tries('advance', { to: [7, 10] }).refusal).toBeNull();
    expect(striding(false).tries('advance', { to: [13, 10] }).refusal?.reasons).toEqual([{ rule: 'R-MOVE-5' }]);
  });

  it('[R-MOVE-5] the tool stays inside the wedge as well', () => {
    const story = striding(true);
    const to = [...inches(13, 10), 0] as unknown as readonly [number, number, number];
    const straightUp = { pivot: [25400, 25400 + 2000 + 7500], end: [25400 + 7500, 25400 + 9500] } as const;
    const sent = story.match.send(0, {
      do: 'answer',
      version: story.open.version,
      answer: { option: 'advance', to, tool: straightUp },
    });
    expect(sent).toMatchObject({ refused: { why: 'illegal' } });
  });

  it('[R-MOVE-5] the question names its axis', () => {
    expect(striding(true).open.decision?.options[0]?.asks).toMatchObject({ axis: inches(10, 0) });
    expect(duel({ defender: { at: [30, 30] } }).chooses('move').open.decision?.options[0]?.asks).not.toHaveProperty(
      'axis',
    );
  });
});
