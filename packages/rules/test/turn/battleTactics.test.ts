import { REPUBLIC, SHADOW } from '@faultline/cards';
import { type Ability, extend, Match, type UnitCard } from '@faultline/rules';
import { coreGame, type MadeUp, seeded, type Skirmish, skirmish, Story } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const provides = (cards: readonly string[], most?: number): MadeUp => ({
  kind: 'innate',
  clauses: [{ clause: 'deck', cards, ...(most === undefined ? {} : { most }) }],
});

const card = (...effects: Extract<MadeUp['clauses'][number], { clause: 'use' }>['effects']): MadeUp => ({
  kind: 'battle-tactics',
  clauses: [{ clause: 'use', effects }],
});

const HURT = { do: 'suffer', who: 'self', amount: 1 } as const;

/** Red’s Turn begins; trappers bring the cards snares and logs. */
const reveal = (deck: readonly string[], more: Partial<Skirmish> = {}) =>
  skirmish({
    red: { trappers: { at: [5, 5], has: ['traps'] }, scout: { at: [10, 5] } },
    blue: { enemy: { at: [30, 30] } },
    sides: [{ deck }, {}],
    abilities: { traps: provides(['snares', 'logs']), snares: card(HURT), logs: card(HURT) },
    ...more,
  });

const zones = (story: Story) => {
  const { deck, discard, reserve, revealed, removed } = story.open.seats[0];
  return { deck, discard, reserve, revealed, removed };
};

describe('a Battle Tactics Card that is revealed', () => {
  it('[CR-BTC-03, R-BTC-4] is resolved by its player before the next card is revealed, with nobody activating', () => {
    const story = reveal(['a1:snares', 'a2', 'a1', 'shatterpoint']);
    expect(story.told('revealed', 'suffered').map((line) => line.replace(' red', ''))).toEqual([
      'revealed a1:snares',
      'suffered trappers 1',
      'revealed a2',
    ]);
    expect([story.asked, story.open.activation]).toEqual(['red DP-16', null]);
  });

  it('costs nothing', () => {
    expect(reveal(['a1:snares', 'a2', 'a1', 'shatterpoint']).told('ability')).toEqual(['ability trappers snares 0']);
  });

  it('[CR-BTC-02] can be neither reserved nor activate anybody', () => {
    const story = reveal(['a1:snares', 'shatterpoint', 'a1', 'a2']);
    expect([story.asked, story.told('activated')]).toEqual(['red DP-17', []]);
  });

  it('[CR-BTC-04] follows another in the same Turn', () => {
    expect(reveal(['a1:snares', 'a1:logs', 'a2', 'a1', 'shatterpoint']).unit('trappers').damage).toBe(2);
  });

  it('[DP-15] asks its player what it leaves open', () => {
    const plan = card(
      { do: 'choose', bind: 'u', from: { of: 'unit', side: 'allied' } },
      { do: 'hunker', who: { bound: 'u' } },
    );
    const abilities = { traps: provides(['plan']), plan };
    const story = reveal(['a1:plan', 'a2', 'a1', 'shatterpoint'], { abilities });
    expect([story.asked, story.offered]).toEqual(['red DP-15', ['trappers', 'scout']]);
    expect(story.chooses('scout').unit('scout').hunker).toBe(1);
  });

  it('[R-BTC-2] leaves the reserve open for the Unit card behind it', () => {
    const story = reveal(['a1:snares', 'a2', 'a1', 'shatterpoint']).chooses('reserve');
    expect(zones(story).reserve).toBe('a2');
  });

  it('[R-BTC-1, CR-BTC-07] lies in the discard pile before the next reveal, so a refresh forced by it takes it in', () => {
    const story = reveal(['a1:snares'], {
      sides: [{ deck: ['a1:snares'], discard: ['a1', 'a2', 'shatterpoint'] }, {}],
      shuffles: [['a2', 'a1:snares', 'a1', 'shatterpoint']],
    });
    expect(zones(story)).toMatchObject({ deck: ['a1', 'a1:snares', 'shatterpoint'], discard: [] });
  });

  it('[R-ORDER-6] opens the reserve only where no card is left to reveal', () => {
    const story = reveal([], { sides: [{ deck: ['a1:snares'], reserve: 'a2' }, {}] }).chooses('reveal');
    expect(story.open.activation).toMatchObject({ unit: story.unit('scout').id, origin: 'reserve' });
  });
});

describe('when the providing Unit is Defeated', () => {
  it('[CR-BTC-09, R-ORDER-4] its card leaves the game unresolved as it is revealed, and the next one comes', () => {
    const story = reveal(['a1:snares', 'a2', 'shatterpoint'], {
      red: { trappers: { at: [5, 5], has: ['traps'], defeated: true }, scout: { at: [10, 5] } },
    });
    expect([zones(story).removed, story.unit('trappers').damage]).toEqual([['a1:snares'], 0]);
    expect(zones(story).revealed).toEqual(['a2']);
  });

  it('[CR-BTC-08] its cards outside the deck leave the game at once', () => {
    const story = reveal([], {
      red: { trappers: { at: [5, 5], has: ['traps'], injured: 2 }, scout: { at: [10, 5] } },
      sides: [{ deck: ['a1:logs', 'a2', 'shatterpoint'], discard: ['a1:snares', 'a1'] }, {}],
      activates: 'trappers',
    }).chooses('end');
    expect(zones(story)).toMatchObject({ removed: ['a1:snares', 'a1'], deck: ['a1:logs', 'a2', 'shatterpoint'] });
  });
});

describe('building the deck', () => {
  const { library } = coreGame();
  const [first = '', second = ''] = REPUBLIC.squads.map((squad) => squad.supporting);
  const named = (id: string, ability: MadeUp) => ({ id, name: id, ...ability });

  /** A whole game whose two Supporting Units of the first seat may provide cards. */
  const prepare = (...providers: readonly (MadeUp | undefined)[]) => {
    const units = [first, second].map((id, i): UnitCard => {
      const printed = library.units[id] as UnitCard;
      return providers[i] ? { ...printed, abilities: [`from-${i}`] } : printed;
    });
    const abilities = [
      ...providers.flatMap((made, i) => (made ? [named(`from-${i}`, made)] : [])),
      ...['snares', 'logs', 'nets'].map((id) => named(id, card(HURT))),
    ];
    return prepareWith(units, abilities);
  };
  const prepareWith = (units: readonly UnitCard[], abilities: readonly Ability[]) => {
    const game = coreGame({ library: extend(library, { units, abilities }) });
    const setup = { kind: 'teams', mode: 'standard', teams: [REPUBLIC, SHADOW] } as const;
    const story = new Story(Match.begin(game, setup, seeded('decks')), new Map());
    while (['DP-04', 'DP-05'].some((point) => story.asked.endsWith(point)))
      story.chooses(story.open.decision?.options[0]?.id ?? '');
    return story;
  };
  const tactics = (story: Story) => story.open.seats[0].deck.filter((name) => name.includes(':'));

  it('[CR-BTC-01] adds the cards of the Unit that provides them', () => {
    const story = prepare(provides(['snares', 'logs']));
    expect(tactics(story)).toEqual(['a3:logs', 'a3:snares']);
    expect(story.open.seats[0].deck).toHaveLength(9);
  });

  it('[CR-BTC-05, CR-BTC-06, DP-03] asks once whose cards are used where two Units provide some', () => {
    const story = prepare(provides(['snares']), provides(['logs']));
    expect([story.asked, story.offered]).toEqual(['red DP-03', ['a3', 'a6']]);
    expect(tactics(story.chooses('a6'))).toEqual(['a6:logs']);
  });

  it('[R-BTC-3] up to a number of them in its player’s choice, once', () => {
    const story = prepare(provides(['snares', 'logs', 'nets'], 2)).plays('a3:nets', 'a3:logs');
    expect(tactics(story)).toEqual(['a3:logs', 'a3:nets']);
  });

  it('[R-BTC-3] asks no more when all of them are chosen before the number is reached', () => {
    const story = prepare(provides(['snares'], 2));
    expect([story.asked, story.offered]).toEqual(['red DP-34', ['a3:snares', 'done']]);
    expect(tactics(story.chooses('a3:snares'))).toEqual(['a3:snares']);
  });

  it('[CR-BTC-05] asks the other player as well', () => {
    const providers = [...REPUBLIC.squads, ...SHADOW.squads].map(({ primary }) => primary);
    const units = providers.map((id): UnitCard => ({ ...(library.units[id] as UnitCard), abilities: ['mine'] }));
    const story = prepareWith(units, [named('mine', provides(['snares'])), named('snares', card(HURT))]);
    expect([story.asked, story.offered]).toEqual(['red DP-03', ['a1', 'a4']]);
    expect([story.chooses('a4').asked, story.offered]).toEqual(['blue DP-03', ['b1', 'b4']]);
    story.chooses('b1');
    expect(story.open.seats.map(({ deck }) => deck.filter((name) => name.includes(':')))).toEqual([
      ['a4:snares'],
      ['b1:snares'],
    ]);
  });

  it('[R-BTC-3] leaves out those its player does not choose', () => {
    expect(tactics(prepare(provides(['snares', 'logs'], 2)).plays('a3:logs', 'done'))).toEqual(['a3:logs']);
  });
});
