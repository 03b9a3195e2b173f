import type { Clause } from '@faultline/rules';
import { active, duel, ENEMY, type MadeUp, reactive, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const rest = active(1, { do: 'suffer', who: 'self', amount: 1 });
const innately = (...clauses: readonly Clause[]): MadeUp => ({ kind: 'innate', clauses });
const cheaper = (less: number, more: Partial<Extract<Clause, { clause: 'cost' }>> = {}): MadeUp =>
  innately({ clause: 'cost', of: 'ability', less, ...more });
const rage = innately({
  clause: 'pay',
  with: 'damage',
  where: { test: 'not', that: { test: 'wounded', who: 'self' } },
});

describe('a reduced price', () => {
  it('[CR-ABIL-13] never falls below zero', () => {
    const story = duel({ attacker: { has: ['rest', 'thrift'] }, abilities: { rest, thrift: cheaper(2) } });
    expect(story.chooses('rest').told('ability')).toEqual(['ability attacker rest 0']);
    expect(story.open.seats[0].forceReady).toBe(3);
  });

  it('[CR-ABIL-16] is reckoned after the surcharge', () => {
    const story = duel({ attacker: { has: ['rest', 'thrift'], injured: 1 }, abilities: { rest, thrift: cheaper(1) } });
    expect(story.chooses('rest').told('ability')).toEqual(['ability attacker rest 1']);
  });

  it('[R-CARD-9] is used up by the first ability it fits where it works once per Turn', () => {
    const story = duel({
      attacker: { has: ['rest', 'walk', 'thrift'] },
      abilities: { rest, walk: rest, thrift: cheaper(1, { limit: 'turn' }) },
    }).plays('rest', 'walk');
    expect(story.told('ability')).toEqual(['ability attacker rest 0', 'ability attacker walk 1']);
  });

  it('reaches other Units where its text names them', () => {
    const offered = (at: readonly [number, number]) =>
      duel({
        attacker: { has: ['rest'] },
        red: { friend: { at, has: ['thrift'] } },
        abilities: {
          rest,
          thrift: cheaper(1, {
            for: { of: 'unit', side: 'other-allied', within: { range: 3, from: 'self' } },
          }),
        },
        force: [0, 0],
      }).offered;
    expect(offered([10, 12])).toContain('rest');
    expect(offered([30, 30])).not.toContain('rest');
  });
});

describe('a price without surcharge', () => {
  const unburdened = innately({ clause: 'cost', of: 'surcharge', less: 'all', for: { of: 'unit', side: 'allied' } });
  const asking = (has: readonly string[], more: Readonly<Record<string, MadeUp>> = {}) =>
    duel({
      attacker: { has, injured: 2, durability: 3 },
      red: { smith: { at: [30, 30], has: ['unburdened'] } },
      defender: { has: ['rest'] },
      abilities: { rest, unburdened, ...more },
    });

  it('[CR-ABIL-16] is the printed one, whatever tokens there are', () => {
    expect(asking(['rest']).chooses('rest').told('ability')).toEqual(['ability attacker rest 1']);
  });

  it('[CR-ABIL-13] has other reductions taken off what is left', () => {
    expect(asking(['rest', 'thrift'], { thrift: cheaper(1) }).cost('rest')).toBe(0);
    expect(asking(['rest', 'again'], { again: unburdened }).cost('rest')).toBe(1);
  });

  it('is not for the other side', () => {
    const story = skirmish({
      red: { smith: { at: [30, 30], has: ['unburdened'] } },
      blue: { enemy: { at: [10, 10], has: ['rest'], injured: 1 } },
      active: 1,
      activates: 'enemy',
      abilities: { rest, unburdened },
    });
    expect(story.cost('rest')).toBe(2);
  });
});

describe('a raised price', () => {
  it('[R-CARD-24] is raised before it is reduced', () => {
    const abilities = { rest, thrift: cheaper(2), dear: innately({ clause: 'cost', of: 'ability', more: 1 }) };
    expect(duel({ attacker: { has: ['rest', 'dear'] }, abilities }).cost('rest')).toBe(2);
    expect(duel({ attacker: { has: ['rest', 'thrift', 'dear'] }, abilities }).cost('rest')).toBe(0);
  });
});

describe('a variable price', () => {
  const bolt: MadeUp = {
    ...active(
      1,
      { do: 'choose', bind: 'enemy', from: ENEMY },
      { do: 'suffer', who: { bound: 'enemy' }, amount: { count: 'spent' } },
    ),
    most: 3,
  };

  it('[DP-34] is chosen as far as it can be paid', () => {
    const story = duel({ attacker: { has: ['bolt'] }, abilities: { bolt }, force: [2, 0] }).chooses('bolt');
    expect([story.asked, story.offered]).toEqual(['red DP-34', ['1', '2']]);
    expect(story.chooses('2').unit('defender').damage).toBe(2);
  });

  it('[CR-ABIL-18] does nothing more for the surcharge', () => {
    const story = duel({ attacker: { has: ['bolt'], injured: 1 }, abilities: { bolt } }).plays('bolt', '2');
    expect(story.unit('defender').damage).toBe(2);
    expect(story.open.seats[0].forceReady).toBe(0);
  });
});

describe('paying with damage', () => {
  const raging = (more: { readonly damage?: number; readonly injured?: number } = {}, ready = 3) =>
    duel({
      attacker: { has: ['rest', 'rage'], durability: 3, ...more },
      abilities: { rest: { ...rest, cost: 2 }, rage },
      force: [ready, 0],
    });

  it('[R-WND-9] is wholly in damage or wholly in Force', () => {
    const story = raging().chooses('rest');
    expect(story.offered).toEqual(['force', 'damage@attacker']);
    expect(story.chooses('damage@attacker').told('suffered')).toEqual(['suffered attacker 2', 'suffered attacker 1']);
    expect(story.open.seats[0].forceReady).toBe(3);
  });

  it('[R-WND-9, CR-ABIL-16] includes the surcharge', () => {
    const story = raging({ injured: 1 }).plays('rest', 'damage@attacker');
    expect(story.told('suffered')[0]).toBe('suffered attacker 3');
  });

  it('[CR-ABIL-15] is not asked where there is no Force to choose', () => {
    expect(raging({}, 1).chooses('rest').told('suffered')[0]).toBe('suffered attacker 2');
  });

  it('[R-WND-9, CR-WND-03] may wound the Unit; the ability is resolved, then the activation is over', () => {
    const story = skirmish({
      red: { maul: { at: [10, 10], has: ['leap', 'rage'], damage: 9 } },
      blue: { enemy: { at: [30, 30] } },
      activates: 'maul',
      abilities: { leap: active(1, { do: 'move', who: 'self', move: 'jump' }), rage },
      force: [0, 0],
    }).chooses('leap');
    expect(story.told('wounded')).toEqual(['wounded maul']);
    expect(story.offered).toEqual(['jump', 'decline']);
    expect(story.chooses('jump', { to: [12, 10] }).told('activation-ended')).toHaveLength(1);
  });

  it('is not open to a Wounded Unit', () => {
    const story = skirmish({
      red: { maul: { at: [10, 10], has: ['snarl', 'rage'], wounded: 1, damage: 10 } },
      blue: { enemy: { at: [13, 10] } },
      active: 1,
      activates: 'enemy',
      abilities: {
        snarl: {
          kind: 'reactive',
          cost: 0,
          clauses: [{ clause: 'on', event: { on: 'action.made' }, effects: [{ do: 'refresh', amount: 1 }] }],
        },
        rage,
      },
      force: [0, 0],
    }).chooses('focus');
    expect(story.asked).toBe('blue DP-23');
  });
});

describe('more uses than one', () => {
  const twice: MadeUp = { ...rest, clauses: [...rest.clauses, { clause: 'uses', times: 2 }] };

  it('[CR-ABIL-21] are counted where a text allows them', () => {
    const story = duel({ attacker: { has: ['rest'] }, abilities: { rest: twice } }).plays('rest');
    expect(story.offered).toContain('rest');
    expect(story.chooses('rest').offered).not.toContain('rest');
  });

  it('[CR-ABIL-21] are for the Unit’s own activation: in another’s it has one, as ever', () => {
    const cheer: MadeUp = {
      ...reactive(0, { on: 'action.made' }, { do: 'refresh', amount: 1 }),
      clauses: [
        { clause: 'on', event: { on: 'action.made' }, effects: [{ do: 'refresh', amount: 1 }] },
        { clause: 'uses', times: 2 },
      ],
    };
    /** How often it is offered while the attacker makes both its actions. */
    const offers = (who: 'attacker' | 'defender') => {
      const sides = [{ force: { ready: 0, pool: 3 } }, { force: { ready: 0, pool: 3 } }] as const;
      const story = duel({ [who]: { has: ['cheer'] }, abilities: { cheer }, sides });
      return ['focus', 'recover'].filter((made) => {
        const offered = story.chooses(made).offered.includes(`cheer@${who}`);
        if (offered) story.chooses(`cheer@${who}`);
        return offered;
      });
    };
    expect([offers('attacker'), offers('defender')]).toEqual([['focus', 'recover'], ['focus']]);
  });
});
