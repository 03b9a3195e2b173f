import type { Effect, RuleEffect } from '@faultline/rules';
import { active } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { listenersOf } from '../../../src/timing/listeners.ts';
import { type Depot, deed, depot, inState, reasonsOf, ruleOf } from './depot.ts';

describe('a Unit in a state that bars something', () => {
  it('[KO-R-65] neither moves nor attacks, and is told why', () => {
    const story = depot({ ...inState('jailed'), blue: { jyn: { at: [10, 14] } } });
    expect(story.plays('combat').told('declined')).toEqual(['declined saw.1 attack']);
    expect(story.plays('move').told('declined')).toEqual(['declined saw.1 attack', 'declined saw.1 move']);
  });

  it('[KO-R-65] uses no Active ability, with a refusal that names the rule', () => {
    const story = depot({
      ...inState('jailed'),
      abilities: { deed: active(0, { do: 'refresh', amount: 1 }) },
      force: [1, 1],
    });
    expect(story.offered).not.toContain('deed');
    expect(reasonsOf(story.tries('deed'))).toEqual(['KO-R-65']);
  });

  it('[KO-R-65] is not pushed and not placed', () => {
    const push: Effect = { do: 'push', who: { bound: 'it' }, range: 1, origin: 'self' };
    const place: Effect = { do: 'place', who: { bound: 'it' }, range: 2 };
    const choose: Effect = { do: 'choose', bind: 'it', from: { of: 'character', side: 'enemy' } };
    // Something else comes of it, so that it can be used at all.
    const also: Effect = { do: 'gain', who: 'self', condition: 'pinned' };
    const near: Depot = { ...inState('jailed', 1), blue: { jyn: { at: [10, 14] } } };
    expect(deed([choose, push, also], near).told('pushed')).toEqual([]);
    expect(deed([choose, place, also], near).told('placed')).toEqual([]);
    expect(deed([choose, push, also], { ...near, play: {} }).asked).toBe('red DP-35');
  });

  it.each([
    ['push', { do: 'push', who: { bound: 'it' }, range: 1, origin: 'self' }],
    ['place', { do: 'place', who: { bound: 'it' }, range: 2 }],
  ] as const)('[KO-R-65] [R-ABIL-4] lets nobody pay for a %s that could move nobody else', (_verb, effect) => {
    const each: Effect = { do: 'each', bind: 'it', from: { of: 'character', side: 'enemy' }, effects: [effect] };
    const near: Depot = { blue: { jyn: { at: [10, 14] } }, abilities: { deed: active(0, each) } };
    const withDeed = { ...near, red: { saw: { at: [10, 12], has: ['deed'] } } } as Depot;
    expect(depot(withDeed).offered).toContain('deed');
    expect(depot({ ...withDeed, ...inState('jailed', 1) }).offered).not.toContain('deed');
  });

  it('[KO-R-65] suffers nothing but what the one ability does that is excepted', () => {
    const hurt: Effect[] = [
      { do: 'choose', bind: 'it', from: { of: 'unit', side: 'enemy' } },
      { do: 'suffer', who: { bound: 'it' }, amount: 2 },
    ];
    const jailed = inState('jailed', 1);
    expect(deed(hurt, jailed).unit('jyn').damage).toBe(0);
    const press: Depot = {
      ...jailed,
      red: { saw: { at: [10, 12], has: ['press'] } },
      abilities: { press: active(0, ...hurt) },
    };
    expect(depot(press).chooses('press').unit('jyn').damage).toBe(2);
  });

  it('is off the battlefield where the state is away, until a rule sets it down', () => {
    const away: Effect[] = [
      { do: 'choose', bind: 'it', from: { of: 'unit', side: 'enemy' } },
      { do: 'state', who: { bound: 'it' }, state: 'hidden' },
    ];
    const story = deed(away, { blue: { jyn: { at: [10, 14] }, cassian: { at: [30, 30] } } }).chooses('jyn');
    expect([story.character('jyn').onTable, story.character('cassian').onTable]).toEqual([false, true]);
  });
});

describe('words that find Units off the battlefield', () => {
  const mark = (state?: string): readonly RuleEffect[] => [
    {
      do: 'each',
      bind: 'u',
      from: { of: 'unit', side: 'enemy', ...(state === undefined ? {} : { state }) },
      effects: [{ do: 'gain', who: { bound: 'u' }, condition: 'pinned' }],
    },
  ];
  const ended = (effects: readonly RuleEffect[]): string[] => {
    const story = deed(
      [
        { do: 'choose', bind: 'it', from: { of: 'unit', side: 'enemy' } },
        { do: 'state', who: { bound: 'it' }, state: 'hidden' },
      ],
      {
        blue: { jyn: { at: [10, 14] }, cassian: { at: [30, 30] } },
        rules: { it: ruleOf('active', { clause: 'on', event: { on: 'turn.end', player: 'own' }, effects }) },
      },
    );
    story.chooses('jyn').chooses('end');
    const first = story.offered.find((id) => id.startsWith('it#'));
    if (first !== undefined) story.chooses(first);
    return story.told('condition').map((line) => line.split(' ')[1] ?? '');
  };

  it('hear of the activation of such a Unit', () => {
    const heard = (state: string): number => {
      const to = { of: 'unit', side: 'allied', state } as const;
      const story = deed(
        [
          { do: 'choose', bind: 'it', from: { of: 'unit', side: 'enemy' } },
          { do: 'state', who: { bound: 'it' }, state: 'hidden' },
        ],
        { rules: { it: ruleOf('sentinel', { clause: 'on', event: { on: 'activation.choosing', to }, effects: [] }) } },
      );
      const { game, state: now } = story.match;
      const event = { on: 'activation.choosing', seat: 1, unit: story.unit('jyn').id, id: 0, listeners: [] } as const;
      return listenersOf({ game, open: now.open }, event).length;
    };
    expect([heard('hidden'), heard('asleep')]).toEqual([1, 0]);
  });

  it('mean them where they ask for their state, and not else', () => {
    expect(ended(mark('hidden'))).toEqual(['jyn']);
    expect(ended(mark())).toEqual(['cassian']);
  });
});
