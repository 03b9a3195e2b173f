import { figures, library as played } from '@faultline/cards';
import {
  type Ability,
  byId,
  drawing,
  drawSquads,
  fast,
  type Library,
  type Random,
  sha256,
  whyNotPlayable,
  whyNotTeam,
} from '@faultline/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const cards = (await figures()).map((card) => ({ ...card, abilities: card.abilities.map(({ id }) => id) }));
const scripted = cards.flatMap(({ abilities }) => abilities).map((id) => ({ id }) as Ability);

/** All units as if every one were scripted. */
const everyUnit: Library = { ...played, units: byId(cards), abilities: byId(scripted) };
const only = (...ids: readonly string[]): Library => ({
  ...everyUnit,
  units: byId(cards.filter(({ id }) => ids.includes(id))),
});

const from = (seed: string): Random => drawing(fast(sha256(seed), { purpose: 0, seat: 0, turn: 0, nth: 0, epoch: 0 }));
const team = (squads: NonNullable<ReturnType<typeof drawSquads>>) => ({ name: '', squads, mission: 'first-contact' });
const drawn = (library: Library, seed: string) => {
  const squads = drawSquads(library, from(seed));
  return squads && team(squads);
};

describe('a strike team drawn by chance', () => {
  it('[CR-TEAM-02] [CR-TEAM-07] [CR-TEAM-11] is legal, whatever the seed', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const found = drawn(everyUnit, seed);
        expect(found && whyNotTeam(everyUnit, found)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('brings every unit there is', () => {
    const random = from('all of them');
    const seen = new Set<string>();
    for (let n = 0; n < 3000 && seen.size < cards.length; n += 1)
      for (const { primary, secondary, supporting } of drawSquads(everyUnit, random) ?? [])
        for (const id of [primary, secondary, supporting]) seen.add(id);
    expect(cards.filter(({ id }) => !seen.has(id)).map(({ id }) => id)).toEqual([]);
  });

  it('is the same one for the same seed', () => {
    expect(drawn(everyUnit, 'twice')).toEqual(drawn(everyUnit, 'twice'));
    expect(drawn(everyUnit, 'twice')).not.toEqual(drawn(everyUnit, 'otherwise'));
  });

  it('[CR-TEAM-16] fields no unit that cannot be played yet', () => {
    const half = { ...everyUnit, abilities: played.abilities };
    const teams = Array.from({ length: 50 }, (_, n) => drawn(half, `half ${n}`));
    expect(teams).not.toContain(null);
    expect(teams.flatMap((each) => whyNotPlayable(half, each ?? { squads: [] }))).toEqual([]);
  });

  it('has a certain unit in its first squad on wish, whichever it is', () => {
    for (const { id } of cards) {
      const squads = drawSquads(everyUnit, from(`with ${id}`), id);
      expect(squads && whyNotTeam(everyUnit, team(squads))).toEqual([]);
      expect(Object.values(squads?.[0] ?? {})).toContain(id);
    }
  });

  it('is found where only one can be made, and not where there is none', () => {
    const clones = ['general-anakin-skywalker', 'cc-7567-captain-rex', '501st-clone-troopers'];
    const kryze = ['ahsoka-tano-jedi-no-more', 'bo-katan-kryze', 'clan-kryze-mandalorians'];
    const library = only(...clones, ...kryze);
    for (let n = 0; n < 20; n += 1) expect(drawn(library, `few ${n}`)).not.toBeNull();
    expect(drawn(only(...clones, ...kryze.slice(1)), 'one Primary')).toBeNull();
  });
});
