import type { Effect } from '@faultline/rules';
import { action, active, duel, ENEMY, FAR, innate, reactive, SELF, skirmish, TWO } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const note: Effect = { do: 'refresh', amount: 1 };
const rest = active(1, { do: 'suffer', who: 'self', amount: 1 });

describe('Active abilities', () => {
  it('[CR-ABIL-01] are open only in their own Unit’s activation', () => {
    const has = ['rest'];
    const story = duel({
      attacker: { has },
      red: { friend: { at: [5, 5], has: ['plan'] } },
      defender: { has: ['plot'] },
      abilities: { rest, plan: rest, plot: rest },
    });
    expect(story.offered).toContain('rest');
    expect(story.offered).not.toContain('plan');
    expect(story.offered).not.toContain('plot');
  });

  it('[CR-ABIL-02, CR-ACT-18, DP-23] with “Action:” cost the Ability action', () => {
    const story = duel({ attacker: { has: ['drill'] }, abilities: { drill: action(0, note) } });
    expect(story.plays('ability').open.decision?.about).toMatchObject({ left: 1 });
    expect(story.told('action', 'ability')).toEqual(['action attacker ability', 'ability attacker drill 0']);
  });

  it('[CR-ABIL-03, CR-ACT-29] without it cost no action and may be used between two', () => {
    const story = duel({ attacker: { has: ['rest'] }, abilities: { rest } }).plays('focus', 'rest');
    expect(story.open.decision?.about).toMatchObject({ left: 1 });
  });

  it('[CR-ABIL-04] with “Action:” only one in an activation', () => {
    const story = duel({
      attacker: { has: ['drill', 'march'] },
      abilities: { drill: action(0, note), march: action(0, note) },
    });
    expect([story.chooses('ability').asked, story.offered]).toEqual(['red DP-34', ['drill', 'march']]);
    expect(story.chooses('march').offered).not.toContain('ability');
  });

  it('[CR-ABIL-22, R-ACT-11] are never open inside something that is going on', () => {
    const story = skirmish({
      red: {
        pair: { at: TWO, has: ['rest'] },
      },
      blue: { enemy: { at: [30, 30] } },
      activates: 'pair',
      abilities: { rest },
    }).plays('move');
    expect(story.offered).toEqual(['pair.1', 'pair.2']);
    expect(story.chooses('pair.1').offered).toEqual(['advance', 'dash', 'climb', 'decline']);
    expect(story.chooses('decline').offered).toEqual(['advance', 'dash', 'climb', 'decline']);
  });
});

describe('the price', () => {
  it('[CR-ABIL-14, DP-34] is paid before the effect', () => {
    const story = duel({
      attacker: { has: ['zap'] },
      blue: { other: { at: [15, 15] } },
      abilities: {
        zap: active(
          2,
          { do: 'choose', bind: 'enemy', from: ENEMY },
          { do: 'suffer', who: { bound: 'enemy' }, amount: 1 },
        ),
      },
    }).chooses('zap');
    expect([story.asked, story.open.seats[0].forceReady]).toEqual(['red DP-34', 1]);
  });

  it('[CR-ABIL-15, CR-FORCE-03] must be there in full', () => {
    const offered = (ready: number) =>
      duel({ attacker: { has: ['rest'] }, abilities: { rest: { ...rest, cost: 2 } }, force: [ready, 0] }).offered;
    expect(offered(2)).toContain('rest');
    expect(offered(1)).not.toContain('rest');
  });

  it.each([
    [1, { injured: 1 }, 2],
    [0, { injured: 2 }, 2],
  ])('[CR-ABIL-16, CR-ABIL-17] of %i rises by one for each token on %o to %i', (cost, tokens, price) => {
    const story = duel({
      attacker: { has: ['rest'], durability: 5, ...tokens },
      abilities: { rest: { ...rest, cost } },
    });
    expect(story.chooses('rest').told('ability')).toEqual([`ability attacker rest ${price}`]);
    expect(story.open.seats[0].forceReady).toBe(3 - price);
  });

  it('[CR-ABIL-09] is never asked for Innate abilities', () => {
    const story = duel({
      attacker: { has: ['pride'], injured: 1 },
      abilities: { pride: innate({ on: 'action.made' }, { do: 'suffer', who: 'self', amount: 1 }) },
      force: [0, 0],
    }).chooses('focus');
    expect(story.told('ability')).toEqual(['ability attacker pride 0']);
  });

  it('[R-ABIL-4, DP-30] is not returned when the effect comes to nothing', () => {
    const story = duel({
      attacker: { has: ['bet'] },
      abilities: { bet: active(1, { do: 'move', who: 'self', move: 'jump' }) },
    }).plays('bet');
    expect(story.asked).toBe('red DP-30');
    expect(story.chooses('decline').open.seats[0].forceReady).toBe(2);
  });
});

describe('what is offered', () => {
  it('[R-ABIL-4] no Reactive that certainly does nothing: Deflect needs a failure', () => {
    const shot = (attackDice: string) =>
      duel({ attacker: { attack: 2 }, defender: { at: FAR, has: ['deflect'] }, attackDice }).plays(
        'combat',
        'ranged',
        'stop',
      ).asked;
    expect([shot('sf'), shot('ss')]).toEqual(['blue DP-53', 'red DP-23']);
  });

  it('[R-ABIL-4] no Active ability that finds nobody', () => {
    const offered = (at: readonly [number, number]) =>
      duel({ attacker: { is: 'asajj-ventress-sith-assassin', at: [10, 10] }, defender: { at } }).offered;
    expect(offered([17, 10])).toContain('force-push');
    expect(offered([18, 10])).not.toContain('force-push');
  });

  it('[CR-ABIL-05] a Reactive only in the window of its event', () => {
    const story = duel({
      attacker: { has: ['cheer'] },
      abilities: { cheer: reactive(0, { on: 'action.made', action: 'combat' }, note) },
    });
    expect(story.offered).not.toContain('cheer@attacker');
    expect(story.chooses('focus').asked).toBe('red DP-23');
    expect(story.plays('combat', 'decline').offered).toEqual(['cheer@attacker', 'pass']);
  });

  it('[CR-ABIL-19, R-ABIL-6] an ability once a Turn, for the whole Unit', () => {
    const story = duel({
      attacker: { at: TWO, has: ['rest'] },
      abilities: { rest },
    }).chooses('rest');
    expect(story.offered).not.toContain('rest');
  });

  it('[CR-ABIL-19, CR-ABIL-20] not again after the activation, while the Turn goes on', () => {
    const answers = (on: 'action.made' | 'turn.end') => ({ clause: 'on', event: { on }, effects: [note] }) as const;
    const cheer = { kind: 'reactive', cost: 0, clauses: [answers('action.made'), answers('turn.end')] } as const;
    const atTheEnd = (answer: string) =>
      duel({
        attacker: { has: ['cheer'] },
        abilities: { cheer },
        sides: [{ force: { ready: 0, pool: 3 } }, {}],
      }).plays('focus', answer, 'end');
    expect(atTheEnd('pass').offered).toEqual(['cheer@attacker', 'pass']);
    expect(atTheEnd('cheer@attacker').offered).not.toContain('cheer@attacker');
  });

  it('[CR-ABIL-20] again in the next Turn of either player', () => {
    const cheer = reactive(0, { on: 'action.made', action: 'focus' }, note);
    const story = duel({ attacker: { has: ['cheer'] }, abilities: { cheer } }).plays('focus', 'cheer@attacker', 'end');
    story.plays('activate', 'focus');
    expect(story.offered).toEqual(['cheer@attacker', 'pass']);
  });

  it('[CR-GEN-17] “this Unit” and “you” mean the ability’s owner, also in the other player’s activation', () => {
    const story = duel({
      defender: { has: ['learn'] },
      abilities: {
        learn: reactive(1, { on: 'attack.resolved', to: SELF }, { do: 'gain', who: 'self', condition: 'pinned' }),
      },
    }).plays('combat', 'melee', 'learn@defender');
    expect(story.unit('defender').conditions).toEqual(['pinned']);
    expect([story.open.seats[0].forceReady, story.open.seats[1].forceReady]).toEqual([3, 2]);
  });
});

describe('using one', () => {
  it('ends at a choice that finds nobody', () => {
    const near = { of: 'character', side: 'enemy', within: { range: 1, from: 'self' } } as const;
    const story = duel({
      attacker: { has: ['gamble'] },
      defender: { at: FAR },
      abilities: {
        gamble: active(
          0,
          { do: 'gain', who: 'self', condition: 'pinned' },
          { do: 'choose', bind: 'enemy', from: near },
          { do: 'suffer', who: { bound: 'enemy' }, amount: 1 },
          { do: 'suffer', who: 'self', amount: 1 },
        ),
      },
    }).chooses('gamble');
    expect(story.unit('attacker')).toMatchObject({ conditions: ['pinned'], damage: 0 });
  });

  it('[R-ABIL-5] whether it may be used is not asked again while it resolves', () => {
    const story = duel({
      defender: { has: ['fury'], damage: 9 },
      abilities: {
        fury: {
          kind: 'reactive',
          cost: 0,
          clauses: [
            {
              clause: 'on',
              event: { on: 'attack.resolved', to: SELF },
              where: { test: 'not', that: { test: 'wounded', who: 'self' } },
              effects: [
                { do: 'suffer', who: 'self', amount: 1 },
                { do: 'suffer', who: 'attacker', amount: 2 },
              ],
            },
          ],
        },
      },
    }).plays('combat', 'melee', 'fury@defender');
    expect([story.unit('defender').wounded, story.unit('attacker').damage]).toEqual([1, 2]);
  });

  it('[R-ABIL-7, DP-28] each character of the Unit in turn, in its player’s order, and each may decline', () => {
    const story = skirmish({
      red: {
        clones: { is: '501st-clone-troopers', at: TWO },
      },
      blue: { enemy: { at: [30, 30] } },
      activates: 'clones',
    }).chooses('defensive-maneuver');
    expect([story.asked, story.offered]).toEqual(['red DP-28', ['clones.1', 'clones.2']]);
    story.plays('clones.2', 'decline').chooses('dash', { to: [10, 11] });
    expect(story.told('declined', 'moved').map((line) => line.slice(0, 17))).toEqual([
      'declined clones.2',
      'moved clones.1 da',
    ]);
  });
});
