import { forecast, glance } from '@faultline/rules';
import { active, duel, innate, type MadeUp, reactive, SELF } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { defenderOf } from '../../src/forecast/forecast.ts';

const foreseen = (defender: NonNullable<Parameters<typeof duel>[0]>['defender'], exposed = false) => {
  const story = duel({ defender: { stamina: 6, ...defender } });
  return defenderOf({ game: story.match.game, open: story.open }, story.character('defender').id, exposed);
};

describe('the defender of an attack that is foreseen', () => {
  it('no longer has Exposed where it counts in the roll, and keeps everything else', () => {
    const conditions = ['pinned', 'exposed'] as const;
    expect(foreseen({ conditions }, true).held).toEqual(['pinned']);
    expect(foreseen({ conditions }, false).held).toEqual(['pinned', 'exposed']);
  });

  it('is wounded by what its Stamina leaves', () => {
    expect([0, 1, 5].map((damage) => foreseen({ damage }).toWound)).toEqual([6, 5, 1]);
  });

  it('[CR-WND-04] suffers nothing more while it is Wounded', () => {
    expect(foreseen({ wounded: 1, damage: 6 })).toMatchObject({ suffers: false, toWound: null });
  });
});

describe('an attack that is foreseen', () => {
  const drill = innate(
    { on: 'attack.rolling', inCombatAction: true, by: SELF },
    { do: 'add-dice', roll: 'attack', dice: 1 },
  );
  const dice = (named: { dice?: number }, begun: readonly string[] = []) => {
    const story = duel({ attacker: { has: ['drill'] }, abilities: { drill } }).plays(...begun);
    const [attacker, target] = [story.character('attacker').id, story.character('defender').id];
    const p = { game: story.match.game, open: story.open };
    return forecast(p, { attacker, target, type: 'melee', ...named })?.attack.dice;
  };

  it('is part of a Combat action, begun or not', () => {
    expect([dice({}), dice({}, ['combat'])]).toEqual([5, 5]);
  });

  it('[R-ATK-2] begins with the number of dice an effect names, and is then no Combat action', () => {
    expect(dice({ dice: 3 })).toBe(3);
  });

  it('is a Combat action of its own in the middle of another Unit’s', () => {
    const story = duel({ red: { mate: { at: [13, 13], has: ['drill'] } }, abilities: { drill } }).plays('combat');
    const [attacker, target] = [story.character('mate').id, story.character('defender').id];
    const planned = { attacker, target, type: 'melee' } as const;
    expect(forecast({ game: story.match.game, open: story.open }, planned)?.attack.dice).toBe(5);
  });

  it('takes the first of what must be chosen on the way', () => {
    const ways = [1, 2].map((n) => ({
      name: `${n}`,
      effects: [{ do: 'add-dice', roll: 'attack', dice: n } as const],
    }));
    const stubborn = innate({ on: 'attack.rolling', by: SELF }, { do: 'pick', among: ways });
    const story = duel({ attacker: { has: ['stubborn'] }, abilities: { stubborn } });
    const [attacker, target] = [story.character('attacker').id, story.character('defender').id];
    const planned = { attacker, target, type: 'melee' } as const;
    expect(forecast({ game: story.match.game, open: story.open }, planned)?.attack.dice).toBe(5);
  });
});

describe('what is done to the dice of an attack that is foreseen', () => {
  const rolling = { on: 'attack.modifying', by: SELF } as const;
  const more = { do: 'dice', roll: 'attack', change: { how: 'add', face: 'strike' } } as const;
  const counted = (has: readonly string[], using: readonly string[]) => {
    const abilities = {
      steady: innate(rolling, more),
      first: reactive(0, rolling, more),
      second: reactive(0, rolling, more),
    };
    const story = duel({ attacker: { has }, abilities });
    const [attacker, target] = [story.character('attacker').id, story.character('defender').id];
    const planned = { attacker, target, type: 'melee', using } as const;
    return forecast({ game: story.match.game, open: story.open }, planned)?.changes.map(({ from }) => from);
  };

  it('counts a Reactive that is used beside what always works', () => {
    expect(counted(['steady', 'first'], ['first'])).toEqual(['steady', 'first']);
  });

  const foreseen = (
    clause: Partial<Extract<MadeUp['clauses'][number], { clause: 'on' }>>,
    begun: readonly string[] = [],
  ) => {
    const steady: MadeUp = { kind: 'innate', clauses: [{ clause: 'on', event: rolling, effects: [more], ...clause }] };
    const story = duel({ attacker: { has: ['steady', 'flurry'] }, abilities: { steady, flurry } }).plays(...begun);
    const [attacker, target] = [story.character('attacker').id, story.character('defender').id];
    const planned = { attacker, target, type: 'melee' } as const;
    const found = forecast({ game: story.match.game, open: story.open }, planned);
    return [found?.changes.map(({ from }) => from), found?.uncounted];
  };
  const flurry = active(0, { do: 'attack', who: 'self', dice: 3 });

  it('leaves out what has worked as often as it may', () => {
    expect(foreseen({ limit: 'turn' })).toEqual([['steady'], []]);
    expect(foreseen({ limit: 'turn' }, ['flurry', 'melee', 'n1'])).toEqual([[], []]);
  });

  it.each([
    ['a face', { test: 'roll-has', roll: 'attack', face: 'crit' }],
    ['a number of faces', { test: 'more', of: { count: 'faces', roll: 'attack', face: 'crit' }, than: 0 }],
    ['fewer faces', { test: 'more', of: 2, than: { count: 'faces', roll: 'attack', face: 'crit' } }],
  ] as const)('leaves open what depends on %s', (_what, where) => {
    expect(foreseen({ where })).toEqual([[], ['steady@a1']]);
  });

  it('counts what depends on anything else', () => {
    expect(foreseen({ where: { test: 'more', of: 2, than: 1 } })).toEqual([['steady'], []]);
    expect(foreseen({ where: { test: 'more', of: 1, than: 1 } })).toEqual([[], []]);
  });

  it('[CR-ABIL-06] counts one Reactive of a player, whichever is used', () => {
    expect(counted(['first', 'second'], ['second'])).toEqual(['second']);
    expect(counted(['first', 'second'], ['first', 'second'])).toEqual(['first']);
  });
});

describe('an attack at a glance', () => {
  const glanced = (abilities: Readonly<Record<string, MadeUp>>, begun: readonly string[] = []) => {
    const story = duel({ attacker: { has: Object.keys(abilities) }, abilities }).plays(...begun);
    const p = { game: story.match.game, open: story.open };
    return glance(p, story.character('attacker'), story.character('defender'), 'melee');
  };

  it('has the dice that an event brings, and not those of a Reactive', () => {
    const more = { do: 'add-dice', roll: 'attack', dice: 2 } as const;
    const event = { on: 'attack.rolling', by: SELF } as const;
    const [plain, drilled] = [{}, { drill: innate(event, more) }].map((all) => glanced(all).attack.dice);
    expect((drilled ?? 0) - (plain ?? 0)).toBe(2);
    expect(glanced({ trick: reactive(0, event, more) }).attack.dice).toBe(plain);
  });

  it('has the rerolls of step 6', () => {
    const change = { how: 'reroll', face: 'failure', most: 2 } as const;
    const again = innate({ on: 'attack.modifying', by: SELF, roll: 'attack' }, { do: 'dice', roll: 'attack', change });
    expect(glanced({ again }).changes).toMatchObject([{ roll: 'attack', change, by: 'attack', from: 'again' }]);
  });

  it('has the damage that waits for it in the Damage Pool', () => {
    const fury = active(0, { do: 'next-attack', who: 'self', pool: 2 });
    expect(glanced({ fury }, ['fury']).pooled).toBe(2);
  });
});
