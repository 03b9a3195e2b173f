import type { Effect } from '@faultline/rules';
import { duel, FAR, reactive, SELF } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { oddsOf, sideBySide } from '../src/index.ts';

const position = (story: ReturnType<typeof duel>) => ({ game: story.match.game, open: story.open });

describe('odds in a position', () => {
  it('are null where the target is out of reach', () => {
    expect(oddsOf(position(duel({ defender: { at: FAR } })), 'a1.1', 'melee', 'b1.1')).toBeNull();
  });

  it('leave the position as it is', () => {
    const at = position(duel());
    const before = JSON.stringify(at.open);
    oddsOf(at, 'a1.1', 'melee', 'b1.1', { focused: true });
    expect(JSON.stringify(at.open)).toBe(before);
  });

  it('[CR-ACT-14] are those with one die more after a Focus action', () => {
    const at = position(duel());
    const dice = (focused: boolean) => oddsOf(at, 'a1.1', 'melee', 'b1.1', { focused })?.attack.dice ?? 0;
    expect(dice(true) - dice(false)).toBe(1);
  });

  it('count a change of dice when its Reactive is used, and name it when not', () => {
    const change = { how: 'add', face: 'crit' } as const;
    const trick = reactive(
      0,
      { on: 'attack.modifying', by: SELF, roll: 'attack' },
      { do: 'dice', roll: 'attack', change },
    );
    const at = position(duel({ attacker: { has: ['trick'] }, abilities: { trick } }));
    const [without, using] = [{}, { using: ['trick'] }].map((wish) => oddsOf(at, 'a1.1', 'melee', 'b1.1', wish));
    expect(without?.assumptions).toContain('Not counted: trick@a1.');
    expect((using?.expected.successes ?? 0) - (without?.expected.successes ?? 0)).toBeCloseTo(1, 12);
  });

  it('play out a Reactive before the roll when it is used', () => {
    const snare = reactive(0, { on: 'attack.rolling', by: SELF }, { do: 'gain', who: 'target', condition: 'exposed' });
    const at = position(duel({ attacker: { has: ['snare'] }, defender: { armour: ['block'] }, abilities: { snare } }));
    const [without, using] = [{}, { using: ['snare'] }].map((wish) => oddsOf(at, 'a1.1', 'melee', 'b1.1', wish));
    expect(without?.assumptions).toContain('Not counted: snare@a1.');
    expect(using?.expected.successes ?? 0).toBeGreaterThan(without?.expected.successes ?? 9);
  });

  describe('of what its own player may do to the dice', () => {
    const event = { on: 'attack.modifying', by: SELF, roll: 'attack' } as const;
    const turned = (to: 'strike' | 'expertise') =>
      ({ do: 'dice', roll: 'attack', change: { how: 'turn', face: 'failure', to } }) as const;
    const with_ = (effects: readonly Effect[], chart: readonly string[] = []) => {
      const luck = { kind: 'innate', clauses: [{ clause: 'on', event, effects }] } as const;
      return oddsOf(
        position(duel({ attacker: { has: ['luck'], chart }, abilities: { luck } })),
        'a1.1',
        'melee',
        'b1.1',
      );
    };
    const successes = (effects: readonly Effect[], chart?: readonly string[]) =>
      with_(effects, chart)?.expected.successes ?? 0;

    it('count what costs nothing', () => {
      const free = with_([{ do: 'may', effects: [turned('strike')] }]);
      expect(free?.uncounted).toEqual([]);
      expect(free?.expected.successes).toBe(successes([turned('strike')]));
    });

    it('name what costs something', () => {
      expect(with_([{ do: 'may', force: 1, effects: [turned('strike')] }])?.uncounted).toEqual(['luck@a1']);
    });

    it('take the better of two ways, whatever the chart makes of each', () => {
      const pick: Effect = {
        do: 'pick',
        optional: true,
        among: (['strike', 'expertise'] as const).map((to) => ({ name: to, effects: [turned(to)] })),
      };
      for (const chart of [[], ['crit', 'crit', 'strike']]) {
        const [strike, expertise] = [successes([turned('strike')], chart), successes([turned('expertise')], chart)];
        expect(successes([pick], chart)).toBeGreaterThanOrEqual(Math.max(strike, expertise));
      }
      expect(successes([pick])).toBe(successes([turned('strike')]));
    });

    it('name whoever may pay before the roll, and count it when it is used', () => {
      const rage = {
        kind: 'innate',
        clauses: [
          {
            clause: 'on',
            event: { on: 'attack.rolling', by: SELF },
            effects: [
              {
                do: 'may',
                force: 1,
                most: 3,
                effects: [{ do: 'add-dice', roll: 'attack', dice: { count: 'done' } }],
              },
            ],
          },
        ],
      } as const;
      const at = position(duel({ attacker: { has: ['rage'] }, abilities: { rage }, force: [3, 3] }));
      const [without, using] = [{}, { using: ['rage'] }].map((wish) => oddsOf(at, 'a1.1', 'melee', 'b1.1', wish));
      expect(without?.uncounted).toEqual(['rage@a1']);
      expect((using?.attack.dice ?? 0) - (without?.attack.dice ?? 0)).toBe(3);
    });
  });

  it('name an ability that waits for what the dice show', () => {
    const dice = { do: 'dice', roll: 'attack', change: { how: 'add', face: 'crit' } } as const;
    const luck = {
      kind: 'innate',
      clauses: [
        {
          clause: 'on',
          event: { on: 'attack.modifying', by: SELF, roll: 'attack' },
          where: { test: 'roll-has', roll: 'attack', face: 'crit' },
          effects: [dice],
        },
      ],
    } as const;
    const at = position(duel({ attacker: { has: ['luck'] }, abilities: { luck } }));
    expect(oddsOf(at, 'a1.1', 'melee', 'b1.1')?.assumptions).toContain('Not counted: luck@a1.');
  });

  it('stand beside those of the same attack after Focus and on the other target', () => {
    const at = position(duel({ blue: { second: { at: [10, 13] } } }));
    expect(sideBySide(at, 'a1.1', 'melee', 'b1.1').map(({ instead, name }) => `${instead} ${name}`)).toEqual([
      'nothing b1.1',
      'focus b1.1',
      'target b2.1',
    ]);
  });

  it('stand beside those with an ability that changes them, and not beside one that does not', () => {
    const answers = { on: 'attack.modifying', by: SELF, roll: 'attack' } as const;
    const trick = reactive(0, answers, { do: 'dice', roll: 'attack', change: { how: 'add', face: 'crit' } });
    const boast = reactive(0, answers, { do: 'refresh', amount: 1 });
    const at = position(duel({ attacker: { has: ['trick', 'boast'] }, abilities: { trick, boast } }));
    const used = sideBySide(at, 'a1.1', 'melee', 'b1.1').filter(({ instead }) => instead === 'ability');
    expect(used.map(({ name }) => name)).toEqual(['trick@a1']);
  });
});

describe('a reroll of any dice', () => {
  it('takes up what its owner would rather not see: all failures of one attack die, nothing better', () => {
    const trick = reactive(
      0,
      { on: 'attack.modifying', by: SELF, roll: 'attack' },
      { do: 'dice', roll: 'attack', change: { how: 'reroll', face: 'any', most: 1 } },
    );
    const at = position(
      duel({ attacker: { has: ['trick'], attack: 1 }, defender: { defense: 0 }, abilities: { trick } }),
    );
    // Half of all faces succeed without a chart; the other half gets a second throw.
    expect(oddsOf(at, 'a1.1', 'melee', 'b1.1', { using: ['trick'] })?.successes).toEqual([0.25, 0.75]);
  });
});
