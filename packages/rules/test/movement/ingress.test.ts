import { CONSTANTS, drawing, fast, sampleAnswer, sha256, tableOf } from '@faultline/rules';
import { active, type Duel, duel, ENEMY, reactive } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { deck, inches, standsAt } from './board.ts';

const point = (name: string, x: number, y: number, z: number, group = 'ladder') => {
  const [px = 0, py = 0, pz = 0] = inches(x, y, z);
  return { name, group, x: px, y: py, z: pz };
};

/** A deck 3.2 inches up and one of 6.6 above it, a ladder with three points, and a door at the ground. */
const table = tableOf(
  'ladder',
  [deck('deck', [14, 14], 3.2), deck('roof', [14, 20], 6.6)],
  [
    point('foot', 14, 11.5, 0),
    point('head', 14, 12.5, 3.2),
    point('top', 14, 18.5, 6.6),
    point('door', 20, 10, 0, 'door'),
    point('hatch', 24, 10, 0, 'door'),
  ],
);

const below = (more: Duel = {}) => duel({ defender: { at: [30, 30] }, game: { table }, ...more });
const FOOT = { to: [14, 10.2] } as const;
const HEAD = { to: [14, 13, 3.2] } as const;
const atFoot = (more: Duel = {}) => below(more).chooses('move').chooses('advance', FOOT);

const jumpOf = (move: 'jump' | 'reposition') => ({ leap: active(0, { do: 'move', who: 'self', move }) });

describe('an ingress point', () => {
  it.each(['advance', 'dash', 'climb'])(
    '[CR-INGR-02] is open to a character that ends a move beside it: %s',
    (kind) => {
      const story = below({ attacker: { at: [14, 8] } })
        .chooses('move')
        .chooses(kind, FOOT);
      expect(story.offered).toContain('exit:head');
    },
  );

  it.each(['jump', 'reposition'] as const)('[CR-INGR-02] and after a move by an ability: %s', (move) => {
    const story = below({ attacker: { has: ['leap'] }, abilities: jumpOf(move) })
      .chooses('leap')
      .chooses(move, FOOT);
    expect(story.offered).toContain('exit:head');
  });

  it('[CR-INGR-02] no farther than Range 1', () => {
    const story = below()
      .chooses('move')
      .chooses('advance', { to: [14, 9.6] });
    expect(story.asked).toBe('red DP-23');
  });

  it('[CR-INGR-03] not from another Elevation', () => {
    const under = below({ attacker: { at: [11, 17] } })
      .chooses('move')
      .chooses('advance', { to: [14, 16.8] });
    expect(under.asked).toBe('red DP-23');
  });

  it('[CR-INGR-01] leads to every other point of its group', () => {
    expect(atFoot().offered).toEqual(['exit:head', 'exit:top', 'decline']);
  });

  it('[DP-31] is the choice of its owner, whoever moved it', () => {
    const lure = active(
      0,
      { do: 'choose', bind: 'one', from: ENEMY },
      { do: 'move', who: { bound: 'one' }, move: 'advance' },
    );
    const story = below({ attacker: { has: ['lure'] }, defender: { at: [14, 5] }, abilities: { lure } })
      .chooses('lure')
      .chooses('advance', FOOT);
    expect(story.asked).toBe('blue DP-31');
  });
});

describe('behind it', () => {
  it('[CR-INGR-04, R-INGR-1] the character is set down beside the other point and level with it', () => {
    const story = atFoot().chooses('exit:head', HEAD);
    expect(story.character('attacker')).toMatchObject(standsAt(14, 13, 3.2));
  });

  it('[CR-INGR-04] not farther than Range 1 from it', () => {
    expect(atFoot().tries('exit:head', { to: [14, 15, 3.2] }).refusal?.reasons).toMatchObject([
      { rule: 'CR-INGR-04', facts: { allowed: CONSTANTS.range[1] } },
    ]);
  });

  it('[CR-INGR-04] not below it', () => {
    expect(atFoot().tries('exit:head', { to: [14, 10.9, 0] }).refusal?.reasons).toMatchObject([{ rule: 'CR-INGR-04' }]);
  });

  it('[CR-INGR-05] so a door to the same Elevation is not offered', () => {
    const level = below({ attacker: { at: [16, 10] } })
      .chooses('move')
      .chooses('advance', { to: [19, 10] });
    expect(level.asked).toBe('red DP-23');
  });

  it('[CR-INGR-05] not at the Elevation it left, though that is level with the point too', () => {
    const low = tableOf(
      'landing',
      [deck('landing', [14, 14], 2), deck('deck', [14, 18], 4.5)],
      [point('foot', 14, 11.5, 0), point('landing', 14, 15.5, 2)],
    );
    const story = atFoot({ game: { table: low } });
    expect(story.tries('exit:landing', { to: [14, 14.8, 2] }).refusal?.reasons).toMatchObject([{ rule: 'CR-INGR-05' }]);
    expect(story.tries('exit:landing', { to: [14, 16.9, 4.5] }).refusal).toBeNull();
  });

  it('[R-INGR-5] the base must be able to rest', () => {
    expect(atFoot().tries('exit:head', { to: [14, 12.2, 3.2] }).refusal?.reasons).toMatchObject([
      { rule: 'CR-MOVE-21' },
    ]);
    const taken = atFoot({ red: { friend: { at: [15, 13, 3.2] } } });
    expect(taken.tries('exit:head', HEAD).refusal?.reasons).toMatchObject([{ rule: 'CR-OVER-02' }]);
  });

  it('[CR-INGR-08] may be declined', () => {
    const story = atFoot().chooses('decline');
    expect(story.character('attacker')).toMatchObject(standsAt(14, 10.2, 0));
    expect(story.told('ingress')).toEqual([]);
  });

  it('[CR-INGR-06] the movement ends, though another point is near', () => {
    const story = atFoot().chooses('exit:head', HEAD);
    expect(story.asked).toBe('red DP-23');
    expect(story.told('moved', 'ingress')).toEqual(['moved attacker.1 advance', 'ingress attacker.1 head']);
  });

  it('[R-INGR-3] it was one movement', () => {
    const hear = { hears: reactive(0, { on: 'moved' }, { do: 'refresh', amount: 1 }) };
    const story = atFoot({
      attacker: { conditions: ['strained'] },
      defender: { at: [30, 30], has: ['hears'] },
      abilities: hear,
    }).chooses('exit:head', HEAD);
    expect(story.chooses('hears@defender').told('suffered')).toHaveLength(1);
    expect(story.told('ability')).toHaveLength(1);
  });

  it('[R-INGR-3] a Pinned character never gets there', () => {
    const story = below({ attacker: { at: [14, 10.2], conditions: ['pinned'] } }).plays('move', 'advance');
    expect(story.asked).toBe('red DP-23');
    expect(story.told('ingress')).toEqual([]);
  });

  it('[R-INGR-4] an Engaged character uses it with the dash it has left', () => {
    const story = below({ attacker: { at: [14, 9] }, defender: { at: [12, 9] } }).chooses('move');
    expect(story.offered).toEqual(['dash', 'decline']);
    expect(story.chooses('dash', FOOT).chooses('exit:head', HEAD).character('attacker').z).toBe(inches(3.2)[0]);
  });

  it('[R-INGR-2] only the final place counts: the Hunker token is kept past an enemy at the foot', () => {
    const beside = below({ attacker: { hunker: 1 }, defender: { at: [17, 10.2] } }).chooses('move');
    const passed = beside.chooses('advance', FOOT);
    expect(passed.unit('attacker').hunker).toBe(1);
    expect(passed.chooses('exit:head', HEAD).unit('attacker').hunker).toBe(1);
  });

  it('[R-INGR-2] the end before it must be a legal one', () => {
    const story = below({ red: { friend: { at: [14, 10.2] } } }).chooses('move');
    expect(story.tries('advance', FOOT).refusal?.why).toBe('illegal');
  });
});

describe('what moves nobody', () => {
  it('[CR-INGR-07] a push beside a point asks nothing', () => {
    const story = below({ attacker: { at: [14, 10.2] } })
      .chooses('take-cover')
      .chooses('push', { direction: [0, 0.5] });
    expect(story.told('pushed')).toHaveLength(1);
    expect(story.asked).toBe('red DP-23');
  });

  it('[CR-INGR-07] nor does a place', () => {
    const blink = active(0, { do: 'place', who: 'self', range: 2 });
    const story = below({ attacker: { has: ['blink'] }, abilities: { blink } })
      .chooses('blink')
      .chooses('place', FOOT);
    expect(story.asked).toBe('red DP-23');
  });
});

describe('chance finds', () => {
  it('[DP-31] a legal place behind each point', () => {
    const story = atFoot();
    const random = drawing(fast(sha256('exit'), { purpose: 0, seat: 0, turn: 0, nth: 0, epoch: 0 }));
    const position = { game: story.match.game, open: story.open };
    const answer = sampleAnswer(position, 'exit:top', random);
    const sent = story.match.send(0, {
      do: 'answer',
      version: story.open.version,
      answer: answer ?? { option: 'none' },
    });
    expect('refused' in sent).toBe(false);
    expect(story.character('attacker').z).toBe(inches(6.6)[0]);
  });
});
