import { REPUBLIC, SHADOW } from '@faultline/cards';
import { type Character, Match, type Place, type Position, reason } from '@faultline/rules';
import { coreGame, seeded, skirmish } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';
import { roomFor } from '../../src/setup/room.ts';

/** The Republic, playing first, has put Anakin into the corner of the table; Rex and two clones are to follow. */
function cornered() {
  const game = coreGame();
  const match = Match.begin(game, { kind: 'teams', mode: 'standard', teams: [REPUBLIC, SHADOW] }, seeded('corner 4'));
  const answer = (option: string, to?: Place) =>
    match.send(0, { do: 'answer', version: match.version, answer: to ? { option, to } : { option } });
  for (const option of ['south', '1']) answer(option);
  answer('place', [2000, 2000, 0]);
  return { match, place: (to: Place) => answer('place', to) };
}

describe('room for a whole squad', () => {
  it('[R-DEPLOY-3] is looked for at Range 1 first, for one as for several', () => {
    const pair = [
      [5, 5],
      [8, 5],
    ] as const;
    const story = skirmish({ red: { hero: { at: [18, 18] }, crew: { at: pair } }, blue: { foe: { at: [30, 30] } } });
    const p = { game: story.match.game, open: story.open };
    const [hero, one, two] = ['hero', 'crew', 'crew.2'].map((name) => story.character(name)) as [
      Character,
      Character,
      Character,
    ];
    const apart = (place: Place | null) =>
      place ? Math.round(Math.hypot(place[0] - hero.x, place[1] - hero.y) - hero.r - one.r) : null;
    const range = p.game.constants.range[1];
    expect(Math.abs((apart(roomFor(p, hero.id, [one.id])) ?? 0) - range)).toBeLessThan(2);
    expect(Math.abs((apart(roomFor(p, hero.id, [one.id, two.id])) ?? 0) - range)).toBeLessThan(2);
    expect(roomFor(p, hero.id, [])).toBeNull();
  });

  /** Where one of the crew finds room beside a hero at (40000, 40000), whose company ends so far from the hero’s base. */
  const roomWithin = (most: number) => {
    const story = skirmish({
      red: { hero: { at: [10, 10] }, crew: { at: [20, 20] } },
      blue: { foe: { at: [30, 30] } },
    });
    const { game } = story.match;
    const [hero, crew] = [story.character('hero'), story.character('crew')];
    const whyNotRest = (_p: Position, _id: unknown, [x, y]: Place) =>
      Math.hypot(x - hero.x, y - hero.y) - 4000 > most ? [reason('CR-MOVE-20')] : [];
    const place = roomFor({ game: { ...game, space: { ...game.space, whyNotRest } }, open: story.open }, hero.id, [
      crew.id,
    ]);
    return place && [place[0] - hero.x, place[1] - hero.y, place[2]];
  };

  it.each([
    ['at Range 1', 2541, 6540],
    ['halfway to it', 2000, 5270],
    ['in contact', 1000, 4000],
  ])('[R-DEPLOY-3] is looked for from one corner on: %s', (_where, most, out) => {
    const aside = -Math.round(out / Math.sqrt(2));
    expect(roomWithin(most)).toEqual([aside, aside, 0]);
  });

  it('[R-DEPLOY-3] is nowhere for a crew that cannot stand beside its hero', () => {
    expect(roomWithin(-1000)).toBeNull();
  });

  it('[R-DEPLOY-3] a place that leaves the others of the squad without one is refused', () => {
    const { match, place } = cornered();
    expect(match.state.open.decision?.options[0]?.character).toBe('a2.1');
    expect(place([2000 + 5927, 2000 + 2764, 0])).toMatchObject({
      refused: { why: 'illegal', reasons: [{ rule: 'R-DEPLOY-3', facts: { without: 'a3.1, a3.2' } }] },
    });
  });

  it('[R-DEPLOY-3] a place in the same corner that lets the others stand beside it is taken', () => {
    const { match, place } = cornered();
    expect(place([2000 + 4624, 2000 + 4624, 0])).toHaveProperty('events');
    expect(match.state.open.decision?.options[0]?.character).toBe('a3.1');
  });
});
