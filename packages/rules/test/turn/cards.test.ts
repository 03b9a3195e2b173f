import { type SideSetup, viewFor } from '@faultline/rules';
import { innate, type MadeUp, SELF, type Skirmish, skirmish, type Story, tactic } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

/** Three red Units a1, a2, a3 and one blue; red’s Turn begins. */
const table = (side: Partial<SideSetup>, more: Partial<Skirmish> = {}) =>
  skirmish({
    red: { one: { at: [5, 5] }, two: { at: [8, 5] }, three: { at: [11, 5] } },
    blue: { enemy: { at: [30, 30] } },
    ...more,
    sides: [side, more.sides?.[1] ?? {}],
  });

const SP = 'shatterpoint';
const active = (story: Story) => story.told('activated').at(-1);
const red = (story: Story) => story.open.seats[0];

describe('the Order Deck', () => {
  it('[CR-ORDER-01, HI-01] nobody sees its order', () => {
    const { state } = table({ deck: ['a1', 'a2', 'a3', SP] }).match;
    for (const who of [0, 1, 'public'] as const) expect(viewFor(state, who).decks[0]).toEqual([null, null, null]);
  });

  it('[CR-ORDER-01, HI-01] a refresh and a shuffle take away what anybody knew of it', () => {
    const seen = (story: Story) => viewFor(story.match.state, 0).decks[0];
    const refreshed = table({ deck: ['a1'], discard: ['a2', SP] }, { shuffles: [['a2', 'a1', SP]] }).chooses('end');
    expect(seen(refreshed)).toEqual([null, null, null]);
    const known = table({ deck: [SP, 'a1', 'a2'] }, { shuffles: [[SP, 'a2', 'a3']] });
    const set = [{ seat: 0, card: 'a3', zone: 'deck-bottom' }] as const;
    known.checked.send({ do: 'correct', by: 'arbiter', consent: null, why: 'it lay under the deck', set });
    expect(seen(known)).toEqual([null, null, 'a3']);
    expect(seen(known.chooses('pass'))).toEqual([null, null, null]);
  });

  it.each([
    ['deck-top', ['a2', 'a1', SP]],
    ['deck-bottom', ['a1', SP, 'a2']],
  ] as const)('[HI-01] a card laid openly at its %s is seen there by both, and no other', (zone, order) => {
    const story = table({ deck: ['a3', 'a1', SP], discard: ['a2'] });
    story.checked.send({
      do: 'correct',
      by: 'arbiter',
      consent: null,
      why: 'it lay elsewhere',
      set: [{ seat: 0, card: 'a2', zone }],
    });
    expect(story.match.state.hidden.decks[0]).toEqual(order);
    const seen = order.map((card) => (card === 'a2' ? card : null));
    expect([0, 1].map((who) => viewFor(story.match.state, who as 0 | 1).decks[0])).toEqual([seen, seen]);
  });

  it('[R-ORDER-10, HI-02] which cards it holds is open', () => {
    const story = table({ deck: ['a3', SP, 'a1'], discard: ['a2'] });
    expect(viewFor(story.match.state, 1).open.seats[0].deck).toEqual(['a1', SP]);
  });

  it('[CR-ORDER-02, DP-14] its top card or the card in reserve', () => {
    const story = table({ deck: ['a1', 'a2'], reserve: 'a3' });
    expect([story.asked, story.offered]).toEqual(['red DP-14', ['reveal', 'reserve']]);
    expect(active(story.chooses('reserve'))).toBe('activated three reserve');
  });

  it('[CR-ORDER-02] a card taken out of reserve lies open until its Unit activates', () => {
    const story = table(
      { deck: ['a1', 'a2'], reserve: 'a3' },
      {
        red: { one: { at: [5, 5] }, two: { at: [8, 5] }, three: { at: [11, 5], has: ['haste'] } },
        abilities: { haste: innate({ on: 'reserve.taken' }, { do: 'may', effects: [] }) },
      },
    ).chooses('reserve');
    expect([story.asked, red(story).revealed, red(story).reserve]).toEqual(['red DP-57', ['a3'], null]);
  });

  it('[CR-ORDER-03] an empty deck leaves only the reserve', () => {
    expect(active(table({ deck: [], discard: ['a1', 'a2'], reserve: 'a3' }))).toBe('activated three reserve');
  });

  it('[CR-ORDER-04] the Unit on the card activates', () => {
    expect(active(table({ deck: ['a2', 'a1'] }).chooses('activate'))).toBe('activated two deck');
  });

  it('[CR-ORDER-18, R-ORDER-9] the card is discarded before the first effect of the activation', () => {
    const story = skirmish({
      red: { one: { at: [5, 5], has: ['drill'] }, two: { at: [8, 5] } },
      blue: { enemy: { at: [30, 30] } },
      abilities: { drill: innate({ on: 'activation.tactics' }, { do: 'may', effects: [] }) },
      sides: [{ deck: ['a1', 'a2'] }, {}],
    }).chooses('activate');
    expect([story.asked, red(story).discard]).toEqual(['red DP-57', ['a1']]);
  });
});

describe('cards of Defeated Units', () => {
  const fallen = { one: { at: [5, 5], defeated: true }, two: { at: [8, 5] }, three: { at: [11, 5] } } as const;

  it('[CR-ORDER-05, R-ORDER-4] leave the game when revealed, and another is revealed at no cost', () => {
    const story = table({ deck: ['a1', 'a2', 'a3'] }, { red: fallen }).chooses('activate');
    expect([active(story), red(story).removed, red(story).forceReady]).toEqual(['activated two deck', ['a1'], 3]);
  });

  it('[CR-ORDER-28] lie in the deck until then', () => {
    const story = table({ deck: ['a2', 'a1', SP] }, { red: { ...fallen, one: { at: [5, 5], injured: 2 } } });
    story.plays('activate', 'end');
    expect(red(story).deck).toEqual(['a1', SP]);
  });

  it('[CR-ORDER-27] leave at once from the discard pile', () => {
    const story = table({ deck: ['a1', 'a2'] }, { red: { ...fallen, one: { at: [5, 5], injured: 2 } } });
    story.plays('activate', 'end');
    expect([red(story).discard, red(story).removed]).toEqual([[], ['a1']]);
  });

  it('[CR-ORDER-27] leave at once from reserve', () => {
    const hero = { one: { at: [5, 5], injured: 2 }, two: { at: [8, 5] } } as const;
    const story = table({ deck: [SP, 'a2'], reserve: 'a1' }, { red: hero }).plays('reveal', 'choose', 'one', 'end');
    expect([red(story).reserve, red(story).removed]).toEqual([null, ['a1']]);
  });

  it('[CR-ORDER-23] are not shuffled back', () => {
    const story = table(
      { deck: ['a2'], discard: ['a3', SP], removed: ['a1'] },
      { red: fallen, shuffles: [['a3', 'a2', SP]] },
    );
    expect(red(story.chooses('end')).deck).toEqual(['a2', 'a3', SP]);
  });
});

describe('a Tactic icon', () => {
  const tactics = (deck: readonly string[]) =>
    skirmish({
      red: { one: { at: [5, 5], has: ['drill'] }, two: { at: [8, 5] } },
      blue: { enemy: { at: [30, 30] } },
      abilities: { drill: tactic({ on: 'activation.tactics', to: SELF }, { do: 'refresh', amount: 1 }) },
      sides: [{ deck }, {}],
    });

  it('[CR-ORDER-29] does nothing when its card is turned up: the Unit’s Tactic waits for its activation', () => {
    const story = tactics(['a1', 'a2', SP]).chooses('reserve');
    expect(story.told('revealed', 'ability')).toEqual(['revealed red a1', 'revealed red a2']);
  });

  it('[CR-ORDER-29] nor is it needed: the Tactic resolves when another card activates the Unit', () => {
    expect(tactics([SP, 'a2']).plays('choose', 'one').told('ability')).toEqual(['ability one drill 0']);
  });
});

describe('reserving', () => {
  it('[CR-ORDER-06, CR-ORDER-10, DP-16] costs one Force; the next card is activated instead', () => {
    const story = table({ deck: ['a1', 'a2', 'a3'] });
    expect([story.asked, story.offered]).toEqual(['red DP-16', ['activate', 'reserve']]);
    story.chooses('reserve');
    expect(story.told('activated')).toEqual(['activated two deck']);
    expect([red(story).reserve, red(story).forceReady]).toEqual(['a1', 2]);
  });

  it('[CR-ORDER-07] is possible once a Turn', () => {
    expect(table({ deck: ['a1', 'a2', 'a3'] }).chooses('reserve').asked).toBe('red DP-23');
  });

  it('[R-CARD-9] uses up a reduction that works once a Turn, until the next Turn', () => {
    const story = table(
      { deck: ['a1', 'a2', 'a3'] },
      {
        red: { one: { at: [5, 5] }, two: { at: [8, 5], has: ['thrift'] }, three: { at: [11, 5] } },
        abilities: {
          thrift: {
            kind: 'innate',
            clauses: [{ clause: 'cost', of: 'reserve', less: 1, limit: 'turn', for: { of: 'unit', side: 'allied' } }],
          },
        },
      },
    );
    expect([story.cost('reserve'), story.unit('two').marks]).toEqual([0, []]);
    story.chooses('reserve');
    expect([red(story).forceReady, story.unit('two').marks]).toEqual([3, [{ key: 'thrift#0', until: 'turn' }]]);
    expect(story.chooses('end').unit('two').marks).toEqual([]);
  });

  describe('with an enemy who makes it dearer', () => {
    const dear: MadeUp = {
      kind: 'innate',
      clauses: [{ clause: 'cost', of: 'reserve', more: 1, for: { of: 'unit', side: 'enemy' } }],
    };
    const reserving = (ready: number, has: readonly string[] = []) =>
      table(
        { deck: ['a1', 'a2', 'a3'] },
        {
          red: { one: { at: [5, 5], has }, two: { at: [8, 5] }, three: { at: [11, 5] } },
          blue: { spy: { at: [30, 30], has: ['dear'] } },
          abilities: { dear, thrift: { kind: 'innate', clauses: [{ clause: 'cost', of: 'reserve', less: 1 }] } },
          force: [ready, 3],
        },
      );

    it('[CR-ORDER-06, CR-FORCE-03] costs so much more, or is not offered', () => {
      expect(reserving(2).cost('reserve')).toBe(2);
      expect(reserving(1).offered).not.toContain('reserve');
    });

    it('[R-CARD-24] is raised before it is reduced', () => expect(reserving(2, ['thrift']).cost('reserve')).toBe(1));
  });

  it('[CR-ORDER-08] is impossible with a card in reserve', () => {
    expect(table({ deck: ['a1', 'a2'], reserve: 'a3' }).chooses('reveal').asked).toBe('red DP-23');
  });

  it('[CR-ORDER-06] is impossible without Force', () => {
    expect(table({ deck: ['a1', 'a2'] }, { force: [0, 0] }).asked).toBe('red DP-23');
  });

  it('[CR-ORDER-09, HI-03] leaves the card open to both', () => {
    const { state } = table({ deck: ['a1', 'a2', 'a3'] }).chooses('reserve').match;
    expect(([0, 1] as const).map((who) => viewFor(state, who).open.seats[0].reserve)).toEqual(['a1', 'a1']);
  });

  it('[CR-ORDER-11, R-ORDER-6] the card comes back in step 2 of a later own Turn, before anything is revealed', () => {
    const story = table({ deck: ['a1', 'a2', 'a3'] }).plays('reserve', 'end', 'activate', 'end');
    expect([story.asked, story.offered]).toEqual(['red DP-14', ['reveal', 'reserve']]);
    expect(story.chooses('reveal').asked).toBe('red DP-23');
  });

  it('[CR-ORDER-12, CR-ORDER-30] is never offered for the Shatterpoint Card', () => {
    expect(table({ deck: [SP, 'a1'] }).offered).toEqual(['choose', 'pass']);
  });

  it('[CR-ORDER-31, R-ORDER-5] a Unit just reserved may be chosen by the Shatterpoint Card that follows', () => {
    const story = table({ deck: ['a1', SP, 'a2'] }).chooses('reserve');
    expect([story.asked, story.offered]).toEqual(['red DP-17', ['choose', 'pass']]);
    story.plays('choose', 'one');
    expect([active(story), red(story).reserve]).toEqual(['activated one shatterpoint', 'a1']);
  });

  it.each([
    [['a1'], []],
    [['a1', 'a2'], ['a2']],
  ])('[R-ORDER-1] is not offered with nothing alive left to reveal: deck %o', (deck, dead) => {
    const two = { at: [8, 5], defeated: dead.length > 0 } as const;
    expect(table({ deck }, { red: { one: { at: [5, 5] }, two } }).asked).toBe('red DP-23');
  });

  it('[CR-FORCE-08] costs one Force also for Injured Units', () => {
    const story = table(
      { deck: ['a1', 'a2'] },
      { red: { one: { at: [5, 5], injured: 1 }, two: { at: [8, 5], injured: 1 } } },
    );
    expect(red(story.chooses('reserve')).forceReady).toBe(2);
  });
});

describe('the Shatterpoint Card', () => {
  it('[CR-ORDER-13, DP-17, DP-18] activates any own Unit that is not Defeated', () => {
    const story = table(
      { deck: [SP, 'a1'] },
      { red: { one: { at: [5, 5] }, two: { at: [8, 5] }, three: { at: [11, 5], defeated: true } } },
    );
    expect(story.asked).toBe('red DP-17');
    expect([story.chooses('choose').asked, story.offered]).toEqual(['red DP-18', ['one', 'two']]);
  });

  it('[CR-ORDER-14] also one that has activated; its own card stays where it is', () => {
    const story = table({ deck: [SP, 'a2'], discard: ['a1'] }).plays('choose', 'one');
    expect([active(story), red(story).discard]).toEqual(['activated one shatterpoint', ['a1', SP]]);
  });

  it('[CR-ORDER-15, CR-ORDER-16, CR-ORDER-17] or is passed for one Force: the next card must be activated, then it is shuffled in', () => {
    const story = table({ deck: [SP, 'a1', 'a2'] }, { shuffles: [[SP, 'a2']] }).chooses('pass');
    expect([story.asked, active(story)]).toEqual(['red DP-23', 'activated one deck']);
    expect([red(story).deck, red(story).forceReady]).toEqual([['a2', SP], 2]);
    expect(story.told('revealed', 'shuffled-in', 'activated')).toEqual([
      'revealed red shatterpoint',
      'revealed red a1',
      'shuffled-in red shatterpoint',
      'activated one deck',
    ]);
  });

  it('[R-ORDER-2, R-ORDER-3, CR-ORDER-26] passed on an empty deck: refresh without it, reveal, then shuffle it in', () => {
    const story = table(
      { deck: [SP], discard: ['a1', 'a2'] },
      {
        shuffles: [
          ['a2', 'a1'],
          ['a1', SP],
        ],
      },
    ).chooses('pass');
    expect(story.told('revealed', 'refreshed', 'shuffled-in')).toEqual([
      'revealed red shatterpoint',
      'refreshed red',
      'revealed red a2',
      'shuffled-in red shatterpoint',
    ]);
    expect([active(story), red(story).forceReady]).toEqual(['activated two deck', 3]);
  });

  it('[R-ORDER-2] cannot be passed on an empty deck with a card in reserve', () => {
    const story = table({ deck: [SP], discard: ['a1', 'a2'], reserve: 'a3' }).chooses('reveal');
    expect(story.asked).toBe('red DP-18');
  });
});

describe('refreshing', () => {
  it('[CR-ORDER-19, CR-ORDER-22, R-ORDER-7] at the end of the Turn with no card left, before the opponent’s Turn', () => {
    const story = table({ deck: ['a1'], discard: ['a2', 'a3', SP] }, { shuffles: [['a1', 'a2', 'a3', SP]] }).chooses(
      'end',
    );
    expect(red(story)).toMatchObject({ deck: ['a1', 'a2', 'a3', SP], discard: [] });
    expect(story.told('refreshed', 'turn').slice(1)).toEqual(['refreshed red', 'turn 3 blue']);
  });

  it('[CR-ORDER-20, CR-ORDER-26] before a reveal that finds no card; then the reveal goes on', () => {
    const story = table({ deck: [], discard: ['a1', 'a2'] }, { shuffles: [['a2', 'a1']] }).chooses('activate');
    expect(story.told('refreshed', 'revealed', 'activated')).toEqual([
      'refreshed red',
      'revealed red a2',
      'activated two deck',
    ]);
  });

  it('[CR-ORDER-21] not while a card lies in reserve', () => {
    const story = table({ deck: ['a1'], discard: ['a2'], reserve: 'a3' }).plays('reveal', 'end');
    expect(red(story)).toMatchObject({ deck: [], discard: ['a2', 'a1'], reserve: 'a3' });
  });

  it('[CR-ORDER-24, CR-ORDER-25, CR-FORCE-06] readies all Force of that player and nothing of the other', () => {
    const blue = { deck: ['b1'], force: { ready: 1, pool: 4 } };
    const story = table(
      { deck: ['a1'], discard: [SP], force: { ready: 1, pool: 4 } },
      { sides: [{}, blue], shuffles: [['a1', SP]] },
    ).chooses('end');
    expect([red(story).forceReady, story.open.seats[1].forceReady]).toEqual([4, 1]);
    expect(story.told('refreshed')).toEqual(['refreshed red']);
  });
});

describe('nobody to activate', () => {
  const fallen = { one: { at: [5, 5], defeated: true } } as const;

  it('[R-ORDER-8, CR-GEN-18] a player without Units has Turns without an activation, and has not lost', () => {
    const story = table({ deck: [SP], removed: ['a1'] }, { red: fallen });
    expect(story.told('turn', 'revealed')).toEqual(['turn 2 red', 'turn 3 blue', 'revealed blue b1']);
    expect(story.open.result).toBeNull();
  });

  it.each([
    [{ claimed: [['x'], []], wounds: [0, 5] }, 0],
    [{ claimed: [[], []], wounds: [1, 2] }, 1],
    [{ claimed: [[], []], wounds: [2, 2] }, null],
  ])('[R-ORDER-11] when the last Unit of both is gone, cards then wounds decide: %o', (score, winner) => {
    const story = table(
      { deck: ['a1', SP] },
      { red: { one: { at: [5, 5], injured: 2 } }, blue: { enemy: { at: [30, 30], defeated: true } }, score },
    ).plays('activate', 'end');
    expect(story.open.result).toEqual({ winner, why: 'nobody-left' });
  });
});
