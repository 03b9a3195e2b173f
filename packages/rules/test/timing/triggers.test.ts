import { REPUBLIC, SHADOW } from '@faultline/cards';
import {
  drawing,
  type Effect,
  type EventPattern,
  extend,
  fast,
  Match,
  type MoveKind,
  sampleAnswer,
  sha256,
} from '@faultline/rules';
import {
  active,
  coreGame,
  duel,
  type Duel,
  ENEMY,
  FAR,
  innate,
  reactive,
  SELF,
  seeded,
  skirmish,
  Story,
} from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const PIN = { do: 'gain', who: 'self', condition: 'pinned' } as const;
const INSTEAD = { do: 'instead' } as const;

/** An ability that leaves a trace each time it answers. */
const watch = (event: EventPattern) => innate(event, { do: 'suffer', who: 'self', amount: 1 });

/** Red’s Turn begins with these cards; `eye` watches. */
const turn = (event: EventPattern, more: Partial<Duel> = {}) =>
  skirmish({
    red: { hero: { at: [5, 5], has: ['eye'] }, friend: { at: [10, 5] } },
    blue: { enemy: { at: [30, 30] } },
    sides: [{ deck: ['a1', 'a2', 'shatterpoint'] }, {}],
    abilities: { eye: watch(event) },
    ...more,
  });

describe('step 2', () => {
  it('opens a window before deck or reserve is chosen', () => {
    const reserve = { sides: [{ deck: ['a1', 'shatterpoint'], reserve: 'a2' }, {}] } as const;
    const story = turn({ on: 'card.revealing', player: 'own' }, reserve);
    expect([story.asked, story.unit('hero').damage]).toEqual(['red DP-14', 1]);
  });

  it('tells whose event it is', () => {
    expect(turn({ on: 'card.revealing', player: 'opponent' }).unit('hero').damage).toBe(0);
  });

  it('opens a window when the reserved card is taken, before its Unit activates', () => {
    const story = turn(
      { on: 'reserve.taken', to: { of: 'unit', side: 'allied' } },
      { sides: [{ deck: ['a1', 'shatterpoint'], reserve: 'a2' }, {}] },
    ).chooses('reserve');
    expect(story.told('suffered', 'activated').map((line) => line.split(' ')[0])).toEqual(['suffered', 'activated']);
  });

  it('opens one before the choice of the Shatterpoint Card, and one for the Unit chosen before it activates', () => {
    const sides = [{ deck: ['shatterpoint', 'a1', 'a2'] }, {}] as const;
    const before = turn({ on: 'shatterpoint.choosing' }, { sides }).chooses('choose');
    expect([before.asked, before.unit('hero').damage]).toEqual(['red DP-18', 1]);
    const after = turn({ on: 'shatterpoint.chosen', to: { of: 'unit', side: 'other-allied' } }, { sides });
    expect(
      after
        .plays('choose', 'friend')
        .told('suffered', 'activated')
        .map((line) => line.split(' ')[0]),
    ).toEqual(['suffered', 'activated']);
  });

  it('opens one before a refresh, wherever it is', () => {
    const story = turn(
      { on: 'deck.refreshing', player: 'own' },
      { sides: [{ deck: [], discard: ['a1', 'a2', 'shatterpoint'] }, {}], shuffles: [['a2', 'a1', 'shatterpoint']] },
    );
    expect(story.told('suffered', 'refreshed').map((line) => line.split(' ')[0])).toEqual(['suffered', 'refreshed']);
  });
});

describe('an action', () => {
  it('[R-CARD-3] begins and ends in two events: a player may use a Reactive for each', () => {
    const abilities = {
      onset: reactive(0, { on: 'action.making', action: 'combat' }, PIN),
      outcome: reactive(0, { on: 'action.made', action: 'combat' }, PIN),
    };
    const story = duel({ attacker: { has: ['onset', 'outcome'] }, abilities }).chooses('combat');
    expect(story.offered).toEqual(['onset@attacker', 'pass']);
    story.plays('onset@attacker', 'decline');
    expect(story.offered).toEqual(['outcome@attacker', 'pass']);
  });

  it('[R-CARD-3] is answered at its beginning before its first character acts', () => {
    const story = duel({ attacker: { has: ['eye'] }, abilities: { eye: watch({ on: 'action.making', by: SELF }) } });
    expect([story.chooses('move').unit('attacker').damage, story.asked]).toEqual([1, 'red DP-29']);
  });
});

describe('an attack', () => {
  const guard = reactive(
    0,
    { on: 'attack.declaring', by: ENEMY, attackType: 'ranged' },
    {
      do: 'move',
      who: 'self',
      move: 'reposition' as MoveKind,
    },
  );
  const shot = () =>
    duel({ defender: { at: [18.5, 10], has: ['guard'] }, abilities: { guard } }).plays('combat', 'ranged');

  it('[DP-41] is answered when its kind is declared, before a target is chosen', () => {
    const story = shot();
    expect([story.asked, story.told('attack')]).toEqual(['blue DP-41', []]);
    expect(story.chooses('pass').told('attack')).toEqual(['attack attacker.1 defender.1 ranged']);
  });

  it('does not take place where nobody is left to target', () => {
    const story = shot()
      .chooses('guard@defender')
      .chooses('reposition', { to: [22, 10] });
    expect([story.told('attack', 'attack-resolved'), story.told('declined'), story.asked]).toEqual([
      [],
      ['declined attacker.1 attack'],
      'red DP-23',
    ]);
    expect(story.open.resolutions.map((d) => d.kind)).toEqual(['activation']);
  });

  it('[R-ABIL-8] nor has the effect then happened that called for it', () => {
    const note: Effect = { do: 'if-did', effects: [{ do: 'gain', who: 'self', condition: 'exposed' }] };
    const snipe = active(0, { do: 'attack', who: 'self', types: ['ranged'] }, note);
    const conditions = (...to: readonly [number, number]) =>
      duel({
        attacker: { has: ['snipe'] },
        defender: { at: [18.5, 10], has: ['guard'] },
        abilities: { guard, snipe },
      })
        .plays('snipe', 'ranged', 'guard@defender')
        .chooses('reposition', { to })
        .unit('attacker').conditions;
    expect([conditions(22, 10), conditions(18.5, 11)]).toEqual([[], ['exposed']]);
  });
});

describe('what happens to a Unit', () => {
  it('a stance that changes is an event', () => {
    const eye = watch({ on: 'stance.changed', to: SELF });
    const story = skirmish({
      red: { maul: { is: 'lord-maul', at: [5, 5], has: ['eye'] } },
      blue: { enemy: { at: [30, 30] } },
      activates: 'maul',
      abilities: { eye },
    });
    expect(story.chooses('flip').unit('maul').damage).toBe(1);
  });

  it('a Hunker token gained is an event, one that cannot be gained is none', () => {
    const damage = (at: readonly [number, number]) =>
      duel({
        attacker: { has: ['eye'] },
        defender: { at },
        abilities: { eye: watch({ on: 'hunker.gained', to: SELF }) },
      })
        .plays('take-cover', 'decline')
        .unit('attacker').damage;
    expect([damage(FAR), damage([13, 10])]).toEqual([1, 0]);
  });

  it('a heal can be replaced', () => {
    const numb = innate({ on: 'heal.resolving', by: SELF }, INSTEAD);
    const story = duel({ attacker: { has: ['numb'], damage: 3 }, abilities: { numb } }).chooses('recover');
    expect([story.asked, story.unit('attacker').damage]).toEqual(['red DP-23', 3]);
  });

  it('the kind of a move and of a cause can be asked for', () => {
    const after = (event: EventPattern) =>
      duel({ attacker: { has: ['eye'] }, defender: { at: FAR }, abilities: { eye: watch(event) } })
        .chooses('move')
        .chooses('dash', { to: [10, 12] })
        .unit('attacker').damage;
    expect([after({ on: 'moved', moves: ['dash'] }), after({ on: 'moved', moves: ['jump'] })]).toEqual([1, 0]);
    const struck = (event: EventPattern) =>
      duel({ defender: { has: ['eye'], stamina: 1 }, attackDice: 'c', abilities: { eye: innate(event, PIN) } })
        .plays('combat', 'melee', 'n1')
        .unit('defender').conditions;
    expect(struck({ on: 'wounded', cause: 'attack' })).toEqual(['pinned']);
    expect(struck({ on: 'wounded', cause: 'ability' })).toEqual([]);
  });
});

describe('a Struggle', () => {
  it('claimed is an event, wherever it is won', () => {
    const story = duel({
      defender: { has: ['eye'], stamina: 1 },
      attackDice: 'c',
      abilities: { eye: innate({ on: 'struggle.claimed', player: 'opponent' }, PIN) },
      score: { card: 'steal-the-secret-plans', token: 6, momentum: [2, 1] },
    });
    expect(story.plays('combat', 'melee', 'n1').unit('defender').conditions).toEqual(['pinned']);
  });
});

describe('set-up', () => {
  const order = (): string[] => {
    const { library } = coreGame();
    const note = (id: string, on: EventPattern['on'], by: 'pinned' | 'exposed') => ({
      id,
      name: id,
      ...innate({ on }, { do: 'gain', who: 'self', condition: by }),
    });
    const card = library.units['cc-7567-captain-rex'];
    const rex = Object.values(library.units).map((u) => (u === card ? { ...u, abilities: ['early', 'late'] } : u));
    const abilities = [note('early', 'setup.struggle', 'pinned'), note('late', 'setup.end', 'exposed')];
    const game = coreGame({ library: extend(library, { units: rex, abilities }) });
    const setup = { kind: 'teams', mode: 'standard', teams: [REPUBLIC, SHADOW] } as const;
    const story = new Story(Match.begin(game, setup, seeded('setup')), new Map());
    const random = drawing(fast(sha256('setup'), { purpose: 0, seat: 0, turn: 0, nth: 0, epoch: 0 }));
    while (story.open.turn === 0) {
      const { seat, options } = story.open.decision ?? { seat: 0, options: [] };
      const answer = sampleAnswer({ game, open: story.open }, options[0]?.id ?? '', random);
      if (!answer) throw new Error('Nothing to answer.');
      story.checked.send({ do: 'answer', seat, version: story.open.version, answer });
    }
    return story.told('condition', 'struggle').map((line) =>
      line
        .replace(/ [ab]\d/, '')
        .split(' ')
        .slice(0, 2)
        .join(' '),
    );
  };

  it('has an event before the first Struggle Card and one at its end', () => {
    const told = order();
    expect(told.map((line) => line.split(' ')[0])).toEqual(['condition', 'struggle', 'condition']);
  });
});
