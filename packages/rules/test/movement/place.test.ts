import { CONSTANTS, geometric, tableOf } from '@faultline/rules';
import { active, type Duel, duel, ENEMY } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { deck, inches, standsAt } from './board.ts';

const table = tableOf('deck', [deck('deck', [14, 14], 3.2)]);
const onDeck = (more: Duel) => duel({ defender: { at: [30, 30] }, game: { table }, ...more });

describe('a place found by chance', () => {
  /** Chance that always means the same spot: halfway to the farthest place, north and east of the origin. */
  const stubborn = (below: number) => (below * 3) / 4;
  const sampled = (more: Duel) => {
    const { match, open } = duel({ defender: { at: [10 + 3270 / 2540, 10 + 3270 / 2540] }, ...more });
    const p = { game: match.game, open };
    const origin = { x: 25400, y: 25400, z: 0, r: 2000 };
    const place = geometric.samplePlace(p, open.characters[0]!.id, origin, 1, stubborn);
    return place && { place, wrong: geometric.whyNotPlace(p, open.characters[0]!.id, origin, 1, place) };
  };

  it('[CR-PLACE-01] is where chance puts it', () => {
    expect(sampled({ defender: { at: [30, 30] } })).toEqual({ place: [28670, 28670, 0], wrong: [] });
  });

  it('[CR-PLACE-01] is any there is, where chance finds none', () => {
    const found = sampled({});
    expect([found?.wrong, found?.place.every(Number.isInteger)]).toEqual([[], true]);
    expect(found?.place).not.toEqual([28670, 28670, 0]);
  });

  it('is none where there is none', () => {
    const full = { ...deck('full', [10, 10], 3.2), bottom: 0, walkable: false };
    expect(sampled({ game: { table: tableOf('full', [full]) } })).toBeNull();
  });
});

describe('a place', () => {
  const blink = (range: 1 | 2 | 3 = 2) => ({ blink: active(0, { do: 'place', who: 'self', range }) });
  const placing = (more: Duel = {}) =>
    onDeck({ attacker: { has: ['blink'] }, abilities: blink(), ...more }).chooses('blink');
  /** The far side of a new base that is just within the range of the old one. */
  const farthest = (range: 1 | 2 | 3) => (CONSTANTS.range[range] + 2 * 2000) / 2540;

  it('[CR-PLACE-01, DP-36] anywhere within the range', () => {
    const story = placing();
    expect(story.asked).toBe('red DP-36');
    expect(story.chooses('place', { to: [9, 9] }).character('attacker')).toMatchObject(standsAt(9, 9, 0));
  });

  it('[CR-PLACE-02, R-PLACE-2, CR-PLACE-07] measured with the range tool from edge to edge of the old and the new base', () => {
    expect(placing().tries('place', { to: [10 - farthest(2), 10] }).refusal).toBeNull();
    expect(placing().tries('place', { to: [10 - farthest(2) - 0.1, 10] }).refusal?.reasons).toMatchObject([
      { rule: 'CR-PLACE-01', facts: { allowed: CONSTANTS.range[2] } },
    ]);
  });

  it('[CR-PLACE-03] or from the object the effect names', () => {
    const fetch = active(
      0,
      { do: 'choose', bind: 'foe', from: ENEMY },
      { do: 'place', who: 'self', range: 1, from: { bound: 'foe' } },
    );
    const story = onDeck({ attacker: { has: ['fetch'] }, defender: { at: [28, 28] }, abilities: { fetch } }).chooses(
      'fetch',
    );
    expect(story.tries('place', { to: [11, 10] }).refusal?.reasons).toMatchObject([{ rule: 'CR-PLACE-01' }]);
    expect(story.tries('place', { to: [28, 30] }).refusal).toBeNull();
  });

  it('[CR-PLACE-04] up or down to another Elevation', () => {
    const up = placing({ attacker: { has: ['blink'], at: [14, 9.5] } }).chooses('place', { to: [14, 13, 3.2] });
    expect(up.character('attacker').z).toBe(inches(3.2)[0]);
  });

  it('[CR-PLACE-05, R-PLACE-1] not where the base does not fit or balance', () => {
    const at = { attacker: { has: ['blink'], at: [14, 9.5] as const } };
    expect(placing(at).tries('place', { to: [14, 12.2, 3.2] }).refusal?.reasons).toMatchObject([
      { rule: 'CR-MOVE-21' },
    ]);
    const crowded = placing({ ...at, red: { friend: { at: [14, 7.5] } } });
    expect(crowded.tries('place', { to: [14, 7] }).refusal?.reasons).toMatchObject([{ rule: 'CR-OVER-02' }]);
    expect(
      placing({ attacker: { has: ['blink'], at: [2, 10] } }).tries('place', { to: [0.5, 10] }).refusal?.reasons,
    ).toMatchObject([{ rule: 'CR-MOVE-22' }]);
  });

  it('[CR-PLACE-06] across a wall', () => {
    const wall = {
      ...deck('wall', [10, 8], 4),
      footprint: [inches(5, 8, 15, 8, 15, 8.3, 5, 8.3)],
      bottom: 0,
      impassable: true,
      blocked: true,
      walkable: false,
    };
    const story = placing({ game: { table: tableOf('walled', [wall]) } });
    expect(story.tries('place', { to: [10, 7] }).refusal).toBeNull();
  });

  it('[CR-PUSH-19] it is no move: Pinned stays and an enemy holds nobody', () => {
    const story = placing({ attacker: { has: ['blink'], conditions: ['pinned'] }, defender: { at: [13, 10] } });
    const away = story.chooses('place', { to: [6.5, 10] });
    expect(away.unit('attacker').conditions).toEqual(['pinned']);
    expect(away.told('moved', 'placed')).toEqual(['placed attacker.1']);
  });

  it('[CR-PUSH-19] Strained strikes once, for the ability and not for the place', () => {
    const story = placing({ attacker: { has: ['blink'], conditions: ['strained'] } }).chooses('place', { to: [9, 9] });
    expect(story.told('placed', 'suffered')).toEqual(['placed attacker.1', 'suffered attacker 3']);
  });

  it('[DP-36] with no place to rest in range nothing happens', () => {
    const cramped = active(
      0,
      { do: 'choose', bind: 'friend', from: { of: 'character', side: 'other-allied' } },
      { do: 'place', who: 'self', range: 1, from: { bound: 'friend' } },
      { do: 'if-did', effects: [{ do: 'refresh', amount: 1 }] },
    );
    const pit = {
      ...deck('pit', [26, 26], 4),
      footprint: [inches(20, 20, 32, 20, 32, 32, 20, 32)],
      bottom: 0,
      walkable: false,
    };
    const story = onDeck({
      attacker: { has: ['cramped'] },
      defender: { at: [34, 34] },
      red: { friend: { at: [26, 26] } },
      abilities: { cramped },
      sides: [{ force: { ready: 0, pool: 1 } }, {}],
      game: { table: tableOf('pit', [pit]) },
    }).chooses('cramped');
    expect(story.asked).toBe('red DP-23');
    expect(story.told('placed', 'force')).toEqual([]);
  });
});
