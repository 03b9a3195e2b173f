import { Match, openGame, seal } from '@faultline/rules';
import { describe, expect, it } from 'vitest';
import { type OnTheCard, onTheCard } from './onTheCard.ts';

/** Red turns up the Shatterpoint Card; what comes after it is First Contact’s. */
const kept = (setup: OnTheCard) =>
  onTheCard({
    force: [0, 0],
    ...setup,
    sides: [
      { deck: ['shatterpoint', 'a1', 'a2'], discard: [], force: { ready: 0, pool: 3 }, ...setup.sides?.[0] },
      { deck: ['b1', 'b2', 'shatterpoint'], force: { ready: 0, pool: 3 }, ...setup.sides?.[1] },
    ],
  });

const FIRST = 'what-could-go-wrong';
const orders = (...names: string[]) => ({ deck: ['shatterpoint', ...names], discard: [] });

describe('a Clever Ploy', () => {
  it('[MS-PLOY-01, MS-PLOY-02] is asked of the active player first, before a Unit is chosen', () => {
    const story = kept({ struggle: FIRST });
    expect([story.asked, story.offered]).toEqual(['red DP-57', ['refresh', 'dash', 'fetch']]);
  });

  it('[MS-PLOY-01] then of the opponent, and then a Unit is chosen', () => {
    const story = kept({ struggle: FIRST }).chooses('refresh');
    expect(story.asked).toBe('blue DP-57');
    expect(story.chooses('refresh').asked).toBe('red DP-18');
  });

  it('[MS-PLOY-01] is not resolved when the card is passed', () => {
    const sides = [{ force: { ready: 1, pool: 3 } }, {}] as const;
    expect(kept({ struggle: FIRST, sides, shuffles: [['a2', 'shatterpoint']] }).chooses('pass').asked).toBe(
      'red DP-23',
    );
  });

  it('[MS-PLOY-03] two Force are refreshed', () => {
    const story = kept({ struggle: FIRST }).plays('refresh', 'refresh');
    expect(story.open.seats.map((seat) => seat.forceReady)).toEqual([2, 2]);
  });

  it('[MS-PLOY-04, MS-PLOY-11] a Unit whose character dashed cannot be chosen', () => {
    const red = { hero: { at: [10, 10] }, friend: { at: [20, 10] }, third: { at: [30, 10] } } as const;
    const story = kept({ struggle: FIRST, red, sides: [orders('a1', 'a2', 'a3'), {}] })
      .plays('dash', 'hero')
      .chooses('dash', { to: [12, 10] })
      .chooses('refresh');
    expect([story.offered, story.character('hero').x]).toEqual([['friend', 'third'], 30480]);
  });

  it('[MS-PLOY-04] of a Unit with two characters its player names the one', () => {
    const red = {
      twins: {
        at: [
          [10, 10],
          [12, 10],
        ],
      },
      friend: { at: [20, 10] },
    } as const;
    expect(kept({ struggle: FIRST, red }).plays('dash', 'twins').offered).toEqual(['twins.1', 'twins.2']);
  });

  it('[MS-PLOY-05, MS-R-08] a card of the own deck goes in reserve, the rest is shuffled', () => {
    const story = kept({ struggle: FIRST, shuffles: [['a2']] }).plays('fetch', 'hero');
    expect([story.open.seats[0].reserve, story.open.seats[0].deck]).toEqual(['a1', ['a2']]);
  });

  it('[MS-R-08] the deck then lies in the order of the shuffle', () => {
    const red = { hero: { at: [10, 10] }, friend: { at: [20, 10] }, third: { at: [30, 10] } } as const;
    const shuffles = [['a3', 'a2']];
    const story = kept({ struggle: FIRST, red, sides: [orders('a1', 'a2', 'a3'), {}], shuffles }).plays(
      'fetch',
      'hero',
    );
    expect(story.match.state.hidden.decks[0]).toEqual(['a3', 'a2']);
  });

  it('[MS-PLOY-05, MS-PLOY-11] its Unit cannot be chosen this Turn', () => {
    const story = kept({ struggle: FIRST, shuffles: [['a2']] }).plays('fetch', 'hero', 'refresh');
    expect(story.told('activated')).toEqual(['activated friend shatterpoint']);
  });

  it('[MS-PLOY-05] with a card in reserve there is nothing to fetch', () => {
    const story = kept({ struggle: FIRST, sides: [{ deck: ['shatterpoint', 'a1'], reserve: 'a2' }, {}] });
    expect(story.chooses('reveal').offered).toEqual(['refresh', 'dash']);
  });

  it('[MS-PLOY-06] the Control tokens of the named objectives are removed', () => {
    const holds = { red: ['TR', 'W2'], blue: ['C'] };
    const story = kept({ struggle: 'we-may-have-miscalculated', holds }).plays('C', 'TR');
    expect(story.open.objectives.filter((o) => o.control !== null).map((o) => o.key)).toEqual(['W2']);
  });

  it('[MS-PLOY-06] nobody has to name one', () => {
    const story = kept({ struggle: 'we-may-have-miscalculated', holds: { red: ['TR'] } }).plays('none', 'none');
    expect(story.told('control')).toEqual([]);
  });

  it.each([
    ['they-were-expecting-us', 'supporting'],
    ['lets-finish-this', 'secondary'],
    ['its-now-or-never', 'primary'],
  ] as const)('[MS-PLOY-07] %s: a %s Unit may reposition and cannot be chosen', (struggle, rank) => {
    const red = {
      primary: { at: [4, 4], rank: 'primary' },
      secondary: { at: [12, 4], rank: 'secondary' },
      supporting: { at: [20, 4], rank: 'supporting' },
    } as const;
    const blue = { enemy: { at: [35, 35], rank: 'primary' }, rival: { at: [33, 35], rank: 'primary' } } as const;
    const story = kept({
      struggle,
      red,
      ...(rank === 'primary' ? {} : { blue }),
      sides: [orders('a1', 'a2', 'a3'), {}],
    });
    if (rank === 'primary') story.chooses('enemy');
    expect(story.offered).toEqual(['reposition', 'decline']);
    story.chooses('decline');
    if (rank === 'primary') story.chooses('decline');
    expect(story.offered).toEqual(['primary', 'secondary', 'supporting'].filter((name) => name !== rank));
  });

  it('[MS-PLOY-08] up to a Wounded token, three damage and a condition go, each as its player likes', () => {
    const red = { hero: { at: [1, 1], wounded: 1, damage: 10, conditions: ['pinned'] } } as const;
    const story = kept({ struggle: 'this-wasnt-the-plan', red, sides: [orders('a1'), {}] });
    story.plays('enemy', 'wounded', 'damage:3');
    expect(story.offered).toEqual(['pinned', 'none']);
    story.chooses('none');
    expect(story.unit('hero')).toMatchObject({ wounded: 0, damage: 7, conditions: ['pinned'] });
  });

  it('[MS-R-10] a Unit that kept its Wounded token keeps its damage', () => {
    const red = { hero: { at: [1, 1], wounded: 1, damage: 10 } } as const;
    const story = kept({ struggle: 'this-wasnt-the-plan', red, sides: [orders('a1'), {}] }).plays('enemy', 'none');
    expect(story.told('shed')).toEqual([]);
  });

  it('[MS-R-10] with too much damage left it is Wounded again', () => {
    const red = { hero: { at: [1, 1], wounded: 1, damage: 14 } } as const;
    const story = kept({ struggle: 'this-wasnt-the-plan', red, sides: [orders('a1'), {}] });
    story.plays('enemy', 'wounded', 'damage:3');
    expect(story.told('shed', 'wounded')).toEqual(['shed hero 1 0', 'shed hero 0 3', 'wounded hero']);
  });

  it('[MS-R-10] and a game saved before all is removed opens without a wound', () => {
    const red = { hero: { at: [1, 1], wounded: 1, damage: 10 } } as const;
    const story = kept({ struggle: 'this-wasnt-the-plan', red, sides: [orders('a1'), {}] }).plays('enemy', 'wounded');
    const { game, state } = story.match;
    const { seal: _seal, ...file } = Match.resume(game, state, state.hidden.chance, []).file();
    const { match } = openGame(game, seal({ ...file, rulesVersion: '0.2.0' }));
    expect(match.state.open.units[0]).toMatchObject({ wounded: 0, damage: 10 });
    expect(match.state.open.decision).toEqual(state.open.decision);
  });

  it('[MS-PLOY-09, MS-PLOY-10] an Injured token goes; who has none refreshes two Force', () => {
    const red = { hero: { at: [1, 1], injured: 1, durability: 3 } } as const;
    const story = kept({ struggle: 'bring-it-home', red, sides: [orders('a1'), {}] });
    expect([story.unit('hero').injured, story.open.seats.map((seat) => seat.forceReady)]).toEqual([0, [0, 2]]);
    expect(story.told('recovered')).toEqual(['recovered hero 0']);
  });

  it('[MS-R-09] both choose before anything is carried out', () => {
    const story = kept({ struggle: 'this-wasnt-the-plan' });
    expect(story.asked).toBe('red DP-34');
    expect(story.chooses('hero').asked).toBe('blue DP-34');
  });

  it('[MS-R-09] the active player’s choice is carried out first: that Unit repositions before the opponent’s', () => {
    const story = kept({ struggle: 'its-now-or-never', red: { hero: { at: [1, 1] }, friend: { at: [3, 1] } } });
    story.plays('hero', 'enemy');
    expect([story.asked, story.open.decision?.about]).toEqual(['red DP-30', { character: 'a1.1' }]);
    story.chooses('decline');
    expect([story.asked, story.open.decision?.about]).toEqual(['blue DP-30', { character: 'b1.1' }]);
  });

  it('[MS-R-09] first also where nothing is asked: tokens go and Force comes in the order of the choices', () => {
    const holds = { red: ['TR'], blue: ['C'] };
    const cleared = kept({ struggle: 'we-may-have-miscalculated', holds }).plays('C', 'TR');
    expect(cleared.told('control')).toEqual(['control C', 'control TR']);
    const hurt = { at: [1, 1], injured: 1, durability: 3 } as const;
    const blue = { enemy: { ...hurt, at: [35, 35] } } as const;
    const mended = kept({
      struggle: 'bring-it-home',
      red: { hero: hurt },
      blue,
      sides: [orders('a1'), { deck: ['b1', 'shatterpoint'] }],
    });
    expect(mended.told('recovered')).toEqual(['recovered hero 0', 'recovered enemy 0']);
  });

  it('[MS-R-11] with every Unit barred the Turn has no activation', () => {
    const red = { hero: { at: [1, 1] } } as const;
    const story = kept({ struggle: 'its-now-or-never', red, sides: [orders('a1'), {}] }).plays(
      'enemy',
      'decline',
      'decline',
    );
    expect(story.told('activated', 'turn')).toEqual(['turn 3 red', 'turn 4 blue', 'activated enemy deck']);
    expect(story.open.seats[0].discard).toEqual(['shatterpoint']);
  });
});
