import { REPUBLIC, SHADOW } from '@faultline/cards';
import {
  CONSTANTS,
  type ChanceState,
  type Face,
  type Game,
  Match,
  OPTIONS,
  sampleAnswer,
  tableOf,
  type TeamSetup,
  viewFor,
} from '@faultline/rules';
import { CheckedMatch, coreGame, seeded, Story } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const LETTER: Readonly<Record<string, Face>> = { c: 'crit', s: 'strike', e: 'expertise', f: 'failure' };

const deck = (letter: string): string[] => [...[1, 2, 3, 4, 5, 6].map((n) => `${letter}${n}`), 'shatterpoint'];
const STRUGGLES = [
  ['recon-enemy-positions', 'steal-the-secret-plans', 'locate-the-asset'],
  ['were-going-to-need-a-new-exit', 'weve-been-double-crossed', 'so-much-for-the-element-of-surprise'],
  ['hack-the-security-network', 'blast-our-way-out', 'commandeer-a-new-ride'],
];

/** A whole game from its first roll; red has the first five dice. */
function prepare(
  dice = 'ccccc',
  teams: readonly [TeamSetup, TeamSetup] = [REPUBLIC, SHADOW],
  game: Partial<Game> = {},
): Story {
  const chance: ChanceState = {
    kind: 'scripted',
    attack: [...dice.padEnd(20, 'f')].map((letter) => LETTER[letter] as Face),
    defense: [],
    shuffles: [...STRUGGLES, deck('a'), deck('b')],
  };
  return new Story(Match.begin(coreGame(game), { kind: 'teams', mode: 'standard', teams }, chance), new Map());
}

const first = (dice: string) => prepare(dice).open.firstPlayer;

describe('the First Player', () => {
  it('[CR-SETUP-01, CR-SETUP-02] is rolled for before anything is asked: most criticals', () => {
    expect([first('ccfffcffff'), first('cffffccfff')]).toEqual([0, 1]);
    expect(prepare('cffffccfff').asked).toBe('blue DP-04');
  });

  it('[CR-SETUP-03] then most strikes', () => {
    expect([first('csssfcssff'), first('cssffcsssf')]).toEqual([0, 1]);
  });

  it('[CR-SETUP-04] then most expertise', () => {
    expect([first('cseefcseff'), first('cseffcseef')]).toEqual([0, 1]);
  });

  it('[CR-SETUP-05] equal in all, both roll again', () => {
    expect(first('cseffcseff' + 'fffffsffff')).toBe(1);
  });
});

describe('dice thrown by hand', () => {
  const entered = () => {
    const chance: ChanceState = { ...seeded('hands'), kind: 'entered' } as ChanceState;
    const setup = { kind: 'teams', mode: 'standard', teams: [REPUBLIC, SHADOW] } as const;
    return new CheckedMatch(Match.begin(coreGame(), setup, chance));
  };
  const enter = (checked: CheckedMatch, dice: readonly Face[]) => {
    const { seat } = checked.match.state.open.decision ?? { seat: 0 };
    const sent = checked.send({
      do: 'answer',
      seat,
      version: checked.match.version,
      answer: { option: 'enter', dice },
    });
    return 'refused' in sent ? sent.refused.reasons[0]?.rule : 'taken';
  };
  const five = (face: Face): Face[] => Array.from({ length: 5 }, () => face);

  it('[CR-SETUP-02] each player is asked for five Attack Dice', () => {
    const checked = entered();
    expect(checked.match.state.open.decision).toMatchObject({
      seat: 0,
      options: [{ asks: { die: 'attack', count: 5 } }],
    });
    enter(checked, five('failure'));
    expect(checked.match.state.open.decision?.seat).toBe(1);
    enter(checked, five('strike'));
    expect(checked.match.state.open.firstPlayer).toBe(1);
  });

  it('[CR-DICE-02] a face that no Attack Die has is refused, and so is a wrong number of dice', () => {
    expect([enter(entered(), five('block')), enter(entered(), ['crit'])]).toEqual(['CR-DICE-02', 'CR-ATK-14']);
  });
});

describe('mission and decks', () => {
  it('[CR-SETUP-06, R-SETUP-1, DP-04] the First Player takes an edge, the other player gets the opposite one', () => {
    const story = prepare().chooses('north');
    expect(story.open.seats.map((seat) => seat.edge)).toEqual(['north', 'south']);
  });

  it('[CR-SETUP-07, DP-05, SD-R-74] the First Player chooses one of the two Mission Sets', () => {
    const story = prepare('ccccc', [REPUBLIC, { ...SHADOW, mission: 'sabotage-showdown' }]).chooses('south');
    expect([story.asked, story.offered]).toEqual(['red DP-05', ['shifting-priorities', 'sabotage-showdown']]);
  });

  it('[CR-SETUP-08, CR-OBJ-01] all its objectives lie there, Inactive', () => {
    const { objectives } = prepare().chooses('south').open;
    expect([objectives.length, objectives.some((o) => o.active)]).toEqual([9, false]);
  });

  it('[CR-STRUG-23] the lower side of the map lies at the First Player’s edge', () => {
    const bottom = (edge: string) =>
      prepare()
        .chooses(edge)
        .open.objectives.find((o) => o.key === 'BL');
    expect(bottom('south')).toMatchObject({ x: 20320, y: 20320 });
    expect(bottom('north')).toMatchObject({ x: 71120, y: 71120 });
  });

  it('[CR-SETUP-09, CR-SETUP-10, CR-SETUP-11] one unseen Struggle Card of each phase, I on top', () => {
    const { hidden } = prepare().chooses('south').match.state;
    expect(hidden.missionDeck).toEqual([
      'recon-enemy-positions',
      'were-going-to-need-a-new-exit',
      'hack-the-security-network',
    ]);
  });

  it('[CR-SETUP-10] each card of a phase is drawn about equally often', () => {
    const drawn: Record<string, number> = {};
    for (let n = 0; n < 90; n += 1) {
      const setup = { kind: 'teams', mode: 'standard', teams: [REPUBLIC, SHADOW] } as const;
      const match = Match.begin(coreGame(), setup, seeded(`struggles ${n}`, 'fast'));
      const seat = match.state.open.firstPlayer;
      match.send(seat, { do: 'answer', version: 0, answer: { option: 'south' } });
      for (const card of match.state.hidden.missionDeck) drawn[card] = (drawn[card] ?? 0) + 1;
    }
    expect(Object.keys(drawn).toSorted()).toEqual(STRUGGLES.flat().toSorted());
    // Thirty of ninety each; four standard deviations are eighteen.
    for (const times of Object.values(drawn)) expect(Math.abs(times - 30)).toBeLessThan(18);
  });

  it('[CR-SETUP-12, HI-05] the others stay out, unseen', () => {
    const { state } = prepare().chooses('south').match;
    expect(state.hidden.undrawn).toHaveLength(6);
    expect(JSON.stringify(state.open)).not.toContain('locate-the-asset');
  });

  it('[CR-SETUP-18] an Order Deck holds the six Units and the Shatterpoint Card', () => {
    const { open, hidden } = prepare().chooses('south').match.state;
    expect(open.seats[0].deck).toEqual(deck('a').toSorted());
    expect(hidden.decks[1]).toHaveLength(7);
  });

  it('[CR-ORDER-01, HI-01] and nobody sees in which order the cards were laid', () => {
    const { state } = prepare().chooses('south').match;
    for (const who of [0, 1, 'public'] as const)
      expect(viewFor(state, who).decks.flat()).toEqual(Array.from({ length: 14 }, () => null));
  });

  it('[CR-SETUP-19, CR-SETUP-20, R-SETUP-4] the Force Pools are the sums of the Units, all Ready', () => {
    const { seats } = prepare().open;
    expect(seats.map((seat) => [seat.forcePool, seat.forceReady])).toEqual([
      [7, 7],
      [6, 6],
    ]);
  });

  it('[CR-SETUP-21, CR-SETUP-22] the token lies on 0 and each player has Momentum on 8', () => {
    expect(prepare().open.score).toMatchObject({ token: 0, momentum: [1, 1] });
  });

  it('[CR-SETUP-13] the battlefield measures 36 by 36 inches', () => {
    expect(coreGame().constants.size).toBe(36 * 2540);
  });
});

describe('deployment', () => {
  const ready = () => prepare().chooses('south');
  const put = (story: Story, x: number, y: number) => story.tries('place', { to: [x, y] });

  /** A whole squad of Anakin, Rex and two clones in a row. */
  const squad = (story: Story, x: number, y: number): Story => {
    for (const dx of [0, 1.7, -1.7]) story.chooses('place', { to: [x + dx, y] });
    return story.chooses('place', { to: [x, y === 3 ? y + 1.7 : y - 1.7] });
  };

  it('[CR-DEPLOY-01, CR-DEPLOY-02, DP-07] once all is laid out, whole squads alternate, the First Player first', () => {
    const story = ready();
    expect([story.asked, story.offered]).toEqual(['red DP-07', ['1', '2']]);
    const { open, hidden } = story.match.state;
    expect([open.objectives.length, hidden.missionDeck.length]).toEqual([9, 3]);
    expect(open.seats.map((seat) => [seat.deck.length, seat.forcePool > 0])).toEqual([
      [7, true],
      [7, true],
    ]);
    squad(story.chooses('1'), 18, 3);
    expect([story.asked, story.offered]).toEqual(['blue DP-07', ['1', '2']]);
    squad(story.chooses('2'), 18, 33);
    expect(story.asked).toBe('red DP-08');
  });

  it('[CR-DEPLOY-03] the player picks the squad', () => {
    const story = ready().chooses('2');
    expect(story.open.decision?.options[0]).toMatchObject({ character: 'a4.1' });
  });

  it('[CR-DEPLOY-04, DP-08] its Primary stands within Range 2 of the own edge', () => {
    const story = ready().chooses('1');
    expect(put(story, 18, 3 + 2000 / 2540 + 0.01).refusal?.reasons[0]?.rule).toBe('CR-DEPLOY-04');
    expect(put(story, 18, 3 + 2000 / 2540).refusal).toBeNull();
  });

  it.each([
    [0, null],
    [1, 'CR-DEPLOY-04'],
  ])('[CR-DEPLOY-04] give or take the tolerance, and %i beyond it', (beyond, rule) => {
    const { range, eps } = CONSTANTS;
    const { refusal } = put(ready().chooses('1'), 18, (2000 + range[2] + eps + beyond) / 2540);
    expect(refusal?.reasons[0]?.rule ?? null).toBe(rule);
  });

  it('[CR-DEPLOY-05, CR-DEPLOY-07, DP-09] all others within Range 1 of it, also deeper in the field', () => {
    const story = ready()
      .chooses('1')
      .chooses('place', { to: [18, 3] });
    expect(story.asked).toBe('red DP-09');
    const far = 3 + (4000 + 2540) / 2540;
    expect(put(story, 18, far + 0.01).refusal?.reasons[0]?.rule).toBe('CR-DEPLOY-05');
    expect(put(story, 18, far).refusal).toBeNull();
  });

  it('[CR-DEPLOY-06] so do further characters of a Primary Unit', () => {
    const { library } = coreGame();
    const anakin = library.units['general-anakin-skywalker'];
    if (!anakin) throw new Error('no Anakin');
    const units = { ...library.units, [anakin.id]: { ...anakin, bases: [2000, 2000] } };
    const story = prepare('ccccc', [REPUBLIC, SHADOW], { library: { ...library, units } }).plays('south', '1');
    story.chooses('place', { to: [18, 3.7] });
    expect(story.open.decision).toMatchObject({ point: 'DP-09', options: [{ character: 'a1.2' }] });
    expect(put(story, 18, 6).refusal).toBeNull();
  });

  it('[R-DEPLOY-1] nobody stands on another base', () => {
    const story = ready()
      .chooses('1')
      .chooses('place', { to: [18, 3] });
    expect(put(story, 18, 4).refusal?.reasons[0]?.rule).toBe('CR-OVER-02');
  });
});

describe('stances and the first Struggle', () => {
  /** Deployed by chance; the first question about a stance is open. */
  function deployed(game: Partial<Game> = {}): CheckedMatch {
    const match = Match.begin(
      coreGame(game),
      { kind: 'teams', mode: 'standard', teams: [REPUBLIC, SHADOW] },
      seeded('stances', 'fast'),
    );
    let drawn = 1;
    const random = (limit: number) => {
      drawn = (drawn * 48271) % 2147483647;
      return drawn % limit;
    };
    while (match.state.open.decision?.point !== 'DP-10') {
      const { decision, version } = match.state.open;
      const option = decision?.options[0]?.id ?? '';
      const answer = sampleAnswer({ game: match.game, open: match.state.open }, option, random);
      if (!decision || !answer) throw new Error('no way to deploy');
      match.send(decision.seat, { do: 'answer', version, answer });
    }
    return new CheckedMatch(match);
  }

  const ask = (checked: CheckedMatch) => checked.match.state.open.decision;
  const answer = (checked: CheckedMatch, option = 0): void => {
    const decision = ask(checked);
    checked.send({
      do: 'answer',
      seat: decision?.seat ?? 0,
      version: checked.match.version,
      answer: { option: decision?.options[option]?.id ?? '' },
    });
  };

  it('[CR-DEPLOY-08, DP-10, HI-08] the First Player fixes all own stances, then the other player, seeing them', () => {
    const checked = deployed();
    const one = checked.match.state.open.firstPlayer;
    const seen = () =>
      viewFor(checked.match.state, one === 0 ? 1 : 0)
        .open.units.filter((unit) => unit.seat === one)
        .map((unit) => unit.stance);
    const asked: string[] = [];
    while (ask(checked)?.point === 'DP-10') {
      const chosen = seen().filter((stance) => stance === 1).length;
      asked.push(`${ask(checked)?.seat === one ? 'first' : 'other'} sees ${chosen} turned`);
      answer(checked, 1);
    }
    expect(asked).toEqual(['first sees 0 turned', 'first sees 1 turned', 'other sees 2 turned', 'other sees 2 turned']);
  });

  it('[CR-DEPLOY-09, CR-DEPLOY-11, CR-SETUP-24] then phase I is revealed, its objectives turn Active, and the First Player begins', () => {
    const checked = deployed();
    while (ask(checked)?.point === 'DP-10') answer(checked);
    const { open } = checked.match.state;
    expect([open.turn, open.active]).toEqual([1, open.firstPlayer]);
    expect(open.objectives.filter((o) => o.active)).toHaveLength(5);
    const order = checked.match.eventsSince().map((event) => event.event);
    const steps = ['first-player', 'mission', 'deployed', 'stance', 'struggle', 'turn'].map((event) =>
      order.indexOf(event as never),
    );
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  });

  it.each([
    ['first-player', 0],
    ['other-player', 1],
  ] as const)('[R-DEPLOY-2, DP-11] with several maps on the phase I card the %s chooses', (firstMapBy, offset) => {
    const { library } = coreGame();
    const mission = library.missions['shifting-priorities'];
    if (!mission) throw new Error('no mission');
    const struggles = mission.struggles.map((card) => ({ ...card, maps: [{ active: ['C'] }, { active: ['TL'] }] }));
    const checked = deployed({
      library: { ...library, missions: { 'shifting-priorities': { ...mission, struggles } } },
      options: { ...OPTIONS, firstMapBy },
    });
    while (ask(checked)?.point === 'DP-10') answer(checked);
    const { open } = checked.match.state;
    expect([ask(checked)?.point, ask(checked)?.seat]).toEqual(['DP-11', (open.firstPlayer + offset) % 2]);
  });
});

describe('the battlefield', () => {
  it('[CR-SETUP-25] must hold terrain, unless open ground is asked for by name', () => {
    expect(() => prepare('ccccc', undefined, { table: tableOf('my table', []) })).toThrow(
      'The table "my table" has no terrain. Lay some, or play on the table "open" if open ground is meant.',
    );
    expect(prepare('ccccc', undefined, { table: tableOf('open', []) }).asked).toBe('red DP-04');
  });
});
