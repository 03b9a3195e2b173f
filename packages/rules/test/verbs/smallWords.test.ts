import { active, duel, type Fighter, innate, path, SELF, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { tableOf } from '@faultline/geometry';
import { defenderOf } from '../../src/forecast/forecast.ts';
import { quickForecast } from '../../src/forecast/quickForecast.ts';
import { deck } from '../movement/board.ts';

const INCH = 2540;

describe('momentum.resolved', () => {
  const envy = innate({ on: 'momentum.resolved', player: 'opponent' }, { do: 'refresh', amount: 1 });
  const ready = (story: ReturnType<typeof duel>) => story.open.seats[1].forceReady;

  it('waits for the end of the attack that gave the Momentum', () => {
    const conditions = (on: 'momentum.gained' | 'momentum.resolved') =>
      duel({
        attacker: { tree: path(['damage']), has: ['cheer'] },
        defender: { stamina: 1 },
        blue: { queen: { at: [30, 30], has: ['sulk'] } },
        attackDice: 's',
        abilities: {
          cheer: innate({ on: 'attack.resolved', by: SELF }, { do: 'gain', who: 'self', condition: 'exposed' }),
          sulk: innate({ on, player: 'opponent' }, { do: 'gain', who: 'self', condition: 'pinned' }),
        },
      })
        .plays('combat', 'melee', 'n1')
        .told('condition');
    const [cheers, sulks] = ['condition attacker exposed', 'condition queen pinned'];
    expect(conditions('momentum.gained')).toEqual([sulks, cheers]);
    expect(conditions('momentum.resolved')).toEqual([cheers, sulks]);
  });

  it('comes at once where no effect gave it', () => {
    const story = duel({
      defender: { has: ['envy'], at: [33, 33] },
      sides: [{}, { force: { ready: 0, pool: 3 } }],
      score: { token: 0, momentum: [1, 3] },
      turn: 3,
      abilities: { envy },
    }).plays('end');
    expect(story.told('momentum').length).toBeGreaterThan(0);
    expect(ready(story)).toBe(1);
  });
});

describe('momentum.gaining', () => {
  it('knows whose wound it is for', () => {
    const calm = innate(
      { on: 'momentum.gaining', player: 'opponent', to: { of: 'unit', side: 'self' } },
      { do: 'instead' },
    );
    const gains = (has: readonly string[], other: readonly string[]) =>
      duel({
        defender: { stamina: 1, has },
        blue: { other: { at: [33, 33], has: other } },
        attackDice: 'c',
        abilities: { calm },
      })
        .plays('combat', 'melee', 'n1')
        .told('momentum').length;
    expect([gains(['calm'], []), gains([], ['calm'])]).toEqual([0, 1]);
  });
});

describe('may', () => {
  const unless = active(
    0,
    { do: 'may', by: 'opponent', force: 1, effects: [] },
    { do: 'if-did', effects: [], otherwise: [{ do: 'refresh', amount: 1 }] },
  );
  const asked = (force: number) =>
    duel({
      attacker: { has: ['unless'] },
      sides: [{ force: { ready: 0, pool: 3 } }, { force: { ready: force, pool: 3 } }],
      abilities: { unless },
    }).plays('unless');

  it('with a price and nothing else lets if-did say what comes of it', () => {
    const story = asked(1);
    expect([story.asked, story.offered]).toEqual(['blue DP-57', ['yes', 'no']]);
    expect(story.plays('no').open.seats.map(({ forceReady }) => forceReady)).toEqual([1, 1]);
    expect(
      asked(1)
        .plays('yes')
        .open.seats.map(({ forceReady }) => forceReady),
    ).toEqual([0, 0]);
  });

  it('[CR-STRUG-15] asks nobody who cannot pay', () => {
    expect(asked(0).open.seats[0].forceReady).toBe(1);
  });

  const spend = active(0, {
    do: 'may',
    momentum: 1,
    most: 2,
    effects: [{ do: 'refresh', amount: { count: 'done' } }],
  });
  const spending = (momentum: readonly [number, number]) =>
    duel({
      attacker: { has: ['spend'] },
      sides: [{ force: { ready: 0, pool: 3 } }, {}],
      score: { momentum, token: 0 },
      abilities: { spend },
    }).plays('spend');

  it('[CR-STRUG-15] takes Momentum up to so much, as much as there is', () => {
    expect(spending([3, 3]).offered).toEqual(['1', '2', 'no']);
    expect(spending([3, 3]).plays('2').open.seats[0].forceReady).toBe(2);
    expect(spending([1, 3]).offered).toEqual(['1', 'no']);
  });
});

describe('control', () => {
  const clear = active(
    0,
    { do: 'choose', bind: 'objective', from: { of: 'objective' } },
    { do: 'control', of: { bound: 'objective' }, by: 'nobody', whose: 'opponent' },
    { do: 'if-did', effects: [{ do: 'refresh', amount: 1 }] },
  );
  const clearing = (control: 0 | 1 | null) =>
    duel({
      attacker: { has: ['clear'] },
      objectives: [{ key: 'M', at: [20 * INCH, 20 * INCH, 0], control }],
      sides: [{ force: { ready: 0, pool: 3 } }, {}],
      abilities: { clear },
    });

  it('takes off an opponent’s token alone where it says so', () => {
    const { open } = clearing(1).plays('clear');
    expect([open.objectives[0]?.control, open.seats[0].forceReady]).toEqual([null, 1]);
  });

  it('[R-ABIL-4] is not offered for an own token, nor where none lies', () => {
    expect([clearing(0), clearing(null)].map((story) => story.offered.includes('clear'))).toEqual([false, false]);
  });
});

describe('ended-higher', () => {
  const climb = active(
    0,
    { do: 'move', who: 'self', move: 'climb', began: 'began' },
    {
      do: 'when',
      test: { test: 'ended-higher', who: 'self', began: 'began' },
      effects: [{ do: 'refresh', amount: 1 }],
    },
  );
  const climbing = (to: readonly [number, number, number?], at: readonly [number, number, number?] = [10, 10]) =>
    duel({
      attacker: { has: ['climb'], at },
      defender: { at: [33, 33] },
      game: { table: tableOf('roof', [deck('roof', [10, 13], 3.2)]) },
      sides: [{ force: { ready: 0, pool: 3 } }, {}],
      abilities: { climb },
    })
      .plays('climb')
      .chooses('climb', { to }).open.seats[0].forceReady;

  it('is so on top of what was climbed, not on the level and not below', () => {
    expect([climbing([10, 12, 3.2]), climbing([9, 10]), climbing([10, 10], [10, 12, 3.2])]).toEqual([1, 0, 0]);
  });
});

describe('shared-tags', () => {
  it('are those two Units have in common', () => {
    const bond = active(
      0,
      { do: 'choose', bind: 'ally', from: { of: 'unit', side: 'other-allied' } },
      { do: 'refresh', amount: { count: 'shared-tags', of: 'self', with: { bound: 'ally' } } },
    );
    const story = duel({
      attacker: { has: ['bond'], tags: ['Jedi', 'Spy', 'Trooper'] },
      red: { ally: { at: [5, 5], tags: ['Spy', 'Trooper', 'Droid'] } },
      sides: [{ force: { ready: 0, pool: 5 } }, {}],
      abilities: { bond },
    }).plays('bond');
    expect(story.open.seats[0].forceReady).toBe(2);
  });
});

describe('a lent Tag', () => {
  const lends = (...tags: readonly (readonly [string, string])[]) => ({
    kind: 'identity' as const,
    clauses: tags.map(([tag, of]) => ({ clause: 'tag' as const, tag, of })),
  });
  const has = (attacker: Partial<Fighter>, leader: Partial<Fighter> = {}) =>
    duel({
      attacker: { has: ['ewok'], ...attacker },
      red: { leader: { at: [5, 5], has: ['lends'], ...leader } },
      abilities: {
        lends: lends(['Ewok', 'Rebel'], ['Rebel', 'Ewok'], ['Jedi', 'Ewok']),
        ewok: {
          kind: 'innate',
          clauses: [
            { clause: 'pool', roll: 'attack', dice: 1, for: { of: 'character', side: 'self', tag: 'Ewok' } },
            { clause: 'pool', roll: 'attack', dice: 2, for: { of: 'character', side: 'self', tag: 'Jedi' } },
          ],
        },
      },
    })
      .plays('combat', 'melee')
      .told('pool')[0];

  it('[R-CARD-32] is for allied Units that own the other', () => {
    expect([has({ tags: ['Rebel'] }), has({ tags: ['Spy'] })]).toEqual(['pool attack 5', 'pool attack 4']);
  });

  it('[R-CARD-32] lends nothing further', () => {
    expect(has({ tags: ['Rebel'] })).toBe('pool attack 5');
    expect(has({ tags: ['Ewok'] })).toBe('pool attack 7');
  });
});

describe('pierce', () => {
  const guarded: Partial<Fighter> = { has: ['shell'] };
  const shell = {
    kind: 'innate' as const,
    clauses: [{ clause: 'always' as const, keyword: { name: 'protection' as const } }],
  };
  const point = {
    kind: 'innate' as const,
    clauses: [{ clause: 'pierce' as const, protection: true as const, attackType: 'melee' as const }],
  };
  const fight = (has: readonly string[], at: readonly [number, number] = [13, 10]) =>
    duel({
      attacker: { has, tree: path(['damage', 'damage']) },
      defender: { ...guarded, at },
      attackDice: 's',
      abilities: { shell, point },
    });

  it('[R-CARD-33] takes Protection from the target of such an attack', () => {
    const damage = (has: readonly string[]) => fight(has).plays('combat', 'melee', 'n1').unit('defender').damage;
    expect([damage([]), damage(['point'])]).toEqual([1, 2]);
  });

  it('[R-CARD-33] not of another kind', () => {
    expect(fight(['point'], [17, 10]).plays('combat', 'ranged', 'n1').unit('defender').damage).toBe(1);
  });

  it('[R-CARD-33] is counted in the odds', () => {
    const story = fight(['point']);
    const p = { game: story.match.game, open: story.open };
    const [attacker, target] = [story.character('attacker'), story.character('defender')];
    const forecast = (type: 'melee' | 'ranged') => quickForecast(p, attacker, target, type).defender.protection;
    expect([forecast('melee'), forecast('ranged')]).toEqual([false, true]);
    expect(defenderOf(p, target.id, false).protection).toBe(true);
  });
});

describe('actions', () => {
  it('[CR-ACT-11] may be made as often as a card says, and fill the activation', () => {
    const story = duel({
      attacker: { has: ['twice'] },
      defender: { at: [17, 10] },
      abilities: { twice: { kind: 'innate', clauses: [{ clause: 'actions', action: 'combat', times: 2 }] } },
    }).plays('combat', 'ranged');
    expect(story.offered).toContain('combat');
    story.plays('combat', 'ranged');
    expect([story.told('attack').length, story.offered.includes('combat')]).toEqual([2, false]);
  });
});

describe('a standing clause for Units', () => {
  it('[CR-MEAS-06] is for all characters of a Unit of which one is within the range', () => {
    const lift = {
      kind: 'innate' as const,
      clauses: [
        {
          clause: 'always' as const,
          keyword: { name: 'scale' as const },
          for: {
            of: 'unit' as const,
            side: 'other-allied' as const,
            within: { range: 2 as const, from: 'self' as const },
          },
        },
      ],
    };
    const run = active(
      0,
      { do: 'choose', bind: 'one', from: { of: 'character', side: 'self' } },
      { do: 'move', who: { bound: 'one' }, move: 'dash' },
    );
    const story = skirmish({
      red: {
        pair: {
          at: [
            [10, 10],
            [30, 10],
          ],
          has: ['run'],
        },
        guide: { at: [10, 13], has: ['lift'] },
      },
      blue: { enemy: { at: [33, 33] } },
      activates: 'pair',
      abilities: { lift, run },
    }).plays('run', 'pair.2');
    expect(story.offered).toContain('climb');
  });
});
