import { library } from '@faultline/cards';
import { abilitiesOf } from '../../../cards/src/unit.ts';
import {
  COHESION,
  drawing,
  fast,
  filled,
  helpsIn,
  kinship,
  type Random,
  sha256,
  type TeamList,
  whyNotTeam,
} from '@faultline/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import anakin from '../../../cards/units/general-anakin-skywalker/index.ts';
import clones from '../../../cards/units/501st-clone-troopers/index.ts';
import maul from '../../../cards/units/lord-maul/index.ts';
import rex from '../../../cards/units/cc-7567-captain-rex/index.ts';

const from = (seed: string): Random => drawing(fast(sha256(seed), { purpose: 0, seat: 0, turn: 0, nth: 0, epoch: 0 }));
const NONE = { primary: null, secondary: null, supporting: null };
const empty = (squads: number): TeamList => ({ name: '', squads: Array(squads).fill(NONE), mission: 'first-contact' });
const unitsOf = ({ squads }: TeamList): string[] =>
  squads.flatMap(({ primary, secondary, supporting }) => [primary ?? '', secondary ?? '', supporting ?? '']);

describe('filling a team by chance', () => {
  it('[CR-TEAM-02] is legal at every step of cohesion, and leaves what is there', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(COHESION.length - 1), (seed, cohesion) => {
        const begun = { ...empty(2), squads: [{ ...NONE, secondary: 'cc-7567-captain-rex' }, NONE] };
        const list = filled(library, begun, from(seed), { cohesion });
        expect(list && whyNotTeam(library, list)).toEqual([]);
        expect(list?.squads[0]?.secondary).toBe('cc-7567-captain-rex');
      }),
      { seed: 3, numRuns: 25 },
    );
  });

  it('[PR-LIST-02] fills a Premier List of four, whatever is drawn first', () => {
    for (let n = 0; n < 20; n += 1) {
      const list = filled(library, empty(4), from(`four ${n}`), { cohesion: n % COHESION.length, format: 'premier' });
      expect(list && whyNotTeam(library, list, 'premier')).toEqual([]);
    }
  });

  it('is the closer the further the slider goes', () => {
    const closeness = (cohesion: number): number => {
      const lists = Array.from({ length: 12 }, (_, n) => filled(library, empty(2), from(`${n}`), { cohesion }));
      return lists.reduce((sum, list) => {
        const cards = unitsOf(list ?? empty(0)).flatMap((id) => library.units[id] ?? []);
        return (
          sum +
          cards.reduce(
            (all, card) =>
              all +
              kinship(
                card,
                cards.filter((each) => each !== card),
              ),
            0,
          )
        );
      }, 0);
    };
    expect(closeness(0)).toBeLessThan(closeness(2));
    expect(closeness(2)).toBeLessThan(closeness(4));
  });

  it('keeps to the Units somebody owns, and says where they make no team', () => {
    const own = ['general-anakin-skywalker', 'cc-7567-captain-rex', '501st-clone-troopers'];
    expect(filled(library, empty(2), from('own'), { cohesion: 0, among: own })).toBeNull();
    const one = filled(library, { ...empty(1) }, from('own'), { cohesion: 0, among: own });
    expect(one && unitsOf(one)).toEqual(own);
  });
});

describe('who works with whom', () => {
  it('is read from the Tags that abilities ask for', () => {
    const team = [anakin, rex, clones, maul].map((unit) => ({
      card: { ...unit.card, abilities: [] },
      abilities: abilitiesOf(unit),
    }));
    const helps = helpsIn(team);
    expect(helps).toContainEqual({
      from: 'cc-7567-captain-rex',
      ability: 'im-always-first-kid',
      to: ['501st-clone-troopers'],
      tags: ['Clone Trooper'],
    });
    expect(helps).toContainEqual(
      expect.objectContaining({
        ability: 'get-a-move-on-soldier',
        to: ['general-anakin-skywalker', '501st-clone-troopers'],
      }),
    );
    expect(helps.every(({ from, to }) => from !== 'lord-maul' || to.length === 0)).toBe(true);
  });
});
