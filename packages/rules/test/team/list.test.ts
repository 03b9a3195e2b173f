import { figures, library as scripted } from '@faultline/cards';
import {
  byId,
  candidatesFor,
  formatOf,
  type Library,
  type SquadList,
  type TeamList,
  whyNotPlayable,
  whyNotTeam,
} from '@faultline/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const cards = (await figures()).map((card) => ({ ...card, abilities: card.abilities.map(({ id }) => id) }));
const library: Library = { ...scripted, units: byId(cards) };

const squad = (primary: string | null, secondary: string | null, supporting: string | null, era?: string): SquadList =>
  era === undefined ? { primary, secondary, supporting } : { primary, secondary, supporting, era };
const list = (...squads: readonly SquadList[]): TeamList => ({
  name: 'made up',
  squads,
  mission: 'shifting-priorities',
});

const CLONES = squad('general-anakin-skywalker', 'cc-7567-captain-rex', '501st-clone-troopers');
const MANDALORIANS = squad('ahsoka-tano-jedi-no-more', 'bo-katan-kryze', 'clan-kryze-mandalorians');
const SEPARATISTS = squad('asajj-ventress-sith-assassin', 'kalani-super-tactical-droid', 'b1-battle-droids');
const SHADOW = squad('lord-maul', 'gar-saxon-merciless-commander', 'mandalorian-super-commandos');
const PREMIER = list(CLONES, MANDALORIANS, SEPARATISTS, SHADOW);
const premier = (team: TeamList): unknown[] => whyNotTeam(library, team, 'premier');

describe('a strike team of any printed units', () => {
  it('[CR-TEAM-03] is refused by Unique Name where the printed names differ', () => {
    const ewoks = squad('leia-organa-freedom-fighter', 'chief-chirpa', 'ewok-hunters');
    const leia = squad('jedi-knight-luke-skywalker', 'boushh-leia-organa', 'lando-and-r2-d2-inside-job');
    expect(whyNotTeam(library, list(ewoks, leia))).toContainEqual({
      rule: 'CR-TEAM-03',
      facts: { uniqueName: 'Leia Organa', units: 'leia-organa-freedom-fighter, boushh-leia-organa' },
    });
  });

  it('[R-TEAM-2] is refused by the second of several Unique Names', () => {
    const lando = squad('jedi-knight-luke-skywalker', null, 'lando-and-r2-d2-inside-job');
    const droids = squad('logray-bright-tree-shaman', 'c-3po-and-r2-d2', null);
    expect(whyNotTeam(library, list(lando, droids))).toContainEqual({
      rule: 'CR-TEAM-03',
      facts: { uniqueName: 'R2-D2', units: 'lando-and-r2-d2-inside-job, c-3po-and-r2-d2' },
    });
  });

  it('[R-TEAM-4] has no Darth Vader beside Anakin Skywalker, whichever comes first', () => {
    const vader = squad('darth-vader-jedi-hunter', null, null);
    for (const [team, units] of [
      [list(CLONES, vader), 'general-anakin-skywalker, darth-vader-jedi-hunter'],
      [list(vader, CLONES), 'darth-vader-jedi-hunter, general-anakin-skywalker'],
    ] as const) {
      expect(whyNotTeam(library, team).filter(({ rule }) => rule === 'R-TEAM-4')).toMatchObject([{ facts: { units } }]);
    }
  });

  it('[CR-ERA-05, CR-TEAM-11] needs one Era for all three of a squad: pair by pair with the Primary is not enough', () => {
    const units = ['grand-inquisitor-fallen-jedi', 'kalani-super-tactical-droid', 'stormtroopers'] as const;
    const [inquisitor, kalani, troopers] = units;
    const alone = (one: SquadList) => whyNotTeam(library, list(one, MANDALORIANS)).filter(isEra);
    const isEra = ({ rule }: { readonly rule: string }): boolean => rule === 'CR-TEAM-11';
    expect([alone(squad(inquisitor, kalani, null)), alone(squad(inquisitor, null, troopers))]).toEqual([[], []]);
    expect(alone(squad(inquisitor, kalani, troopers))).toMatchObject([
      { facts: { squad: 1, units: 'kalani-super-tactical-droid, stormtroopers', available: 'Clone Wars / Civil War' } },
    ]);
  });

  it('[CR-TEAM-02] tells every place that is empty or holds nothing known', () => {
    expect(whyNotTeam(library, list(squad(null, 'jar-jar', '501st-clone-troopers'), MANDALORIANS))).toEqual([
      { rule: 'CR-TEAM-02', facts: { squad: 1, place: 'primary', unit: null, is: 'missing' } },
      { rule: 'CR-TEAM-02', facts: { squad: 1, place: 'secondary', unit: 'jar-jar', is: 'unknown' } },
    ]);
  });

  it('[R-TEAM-5] built for another sheet is to be looked at again', () => {
    const old = { ...list(CLONES, MANDALORIANS), sheet: '1.3' };
    expect(whyNotTeam(library, old)).toEqual([{ rule: 'R-TEAM-5', facts: { sheet: '1.3', current: library.sheet } }]);
    expect(whyNotTeam(library, { ...old, sheet: library.sheet })).toEqual([]);
  });

  it('[CR-BTC-06] takes Battle Tactics Cards only from a Unit of its own that has some', () => {
    const ewoks = squad('logray-bright-tree-shaman', 'wicket-intrepid-warrior', 'ewok-trappers');
    const rules = (battleTactics: string) =>
      whyNotTeam(library, { ...list(CLONES, ewoks), battleTactics }).filter(({ rule }) => rule === 'CR-BTC-06');
    expect(rules('ewok-trappers')).toEqual([]);
    expect(rules('grand-admiral-thrawn')).toMatchObject([{ facts: { able: 'ewok-trappers' } }]);
    expect(rules('cc-7567-captain-rex')).toHaveLength(1);
  });

  it('[CR-TEAM-16] cannot be played with a Unit whose abilities are not all there', () => {
    const vader = squad('darth-vader-jedi-hunter', null, null);
    expect(whyNotPlayable({ ...library, abilities: {} }, list(vader))).toMatchObject([
      { rule: 'CR-TEAM-16', facts: { unit: 'darth-vader-jedi-hunter' } },
    ]);
    const records = library.units['darth-vader-jedi-hunter']?.abilities.map((id) => ({ id }));
    const abilities = byId(records ?? []) as unknown as Library['abilities'];
    expect(whyNotPlayable({ ...library, abilities }, list(vader))).toEqual([]);
  });
});

describe('a Premier List', () => {
  it('[PR-LIST-01, PR-LIST-02] is four squads, no more and no fewer', () => {
    expect(premier(PREMIER)).toEqual([]);
    expect(premier(list(CLONES, MANDALORIANS, SEPARATISTS))).toEqual([
      { rule: 'PR-LIST-02', facts: { squads: 3, needed: 4 } },
    ]);
    expect(formatOf(PREMIER)).toBe('premier');
    const [one, two, three] = PREMIER.squads;
    const formats = [[], [one!], [one!, two!], [one!, two!, three!]].map((squads) => formatOf({ squads }));
    expect(formats).toEqual(['strike', 'strike', 'strike', 'premier']);
  });

  it('[PR-LIST-03] has a Mission Set', () => {
    expect(premier({ ...PREMIER, mission: null })).toEqual([{ rule: 'PR-LIST-03', facts: { missions: 0 } }]);
    expect(premier({ ...PREMIER, mission: 'none' })).toEqual([
      { rule: 'PR-LIST-03', facts: { unknownMission: 'none' } },
    ]);
  });

  it('[PR-LIST-04] has squads that are each built by the core rules', () => {
    const dear = { ...SHADOW, secondary: 'aurra-sing', supporting: 'aqua-droids' };
    expect(premier(list(CLONES, MANDALORIANS, SEPARATISTS, dear))).toMatchObject([
      { rule: 'CR-TEAM-07', facts: { squad: 4 } },
    ]);
  });

  it('[PR-LIST-05] has no Unique Name twice, in the first squad and the last', () => {
    const padawan = squad('jedi-master-plo-koon', 'padawan-ahsoka-tano', '104th-wolfpack-troopers');
    expect(premier(list(CLONES, MANDALORIANS, SEPARATISTS, padawan))).toMatchObject([
      { rule: 'PR-LIST-05', facts: { uniqueName: 'Ahsoka Tano' } },
    ]);
  });

  it('[PR-LIST-06] has no Unit twice', () => {
    const again = { ...SHADOW, supporting: 'clan-kryze-mandalorians' };
    expect(premier(list(CLONES, MANDALORIANS, SEPARATISTS, again))).toMatchObject([
      { rule: 'PR-LIST-06', facts: { name: 'Clan Kryze Mandalorians' } },
    ]);
  });

  it('[PR-LIST-07] keeps an exclusion across all four squads', () => {
    const vader = squad('darth-vader-the-emperor-s-servant', 'stormtrooper-sergeant', 'stormtroopers');
    expect(premier(list(CLONES, MANDALORIANS, SEPARATISTS, vader))).toMatchObject([
      { rule: 'PR-LIST-07', facts: { excluded: 'Darth Vader' } },
    ]);
  });
});

describe('what fits into a place', () => {
  const fitting = (team: TeamList, rank: 'primary' | 'secondary' | 'supporting', at = 0): string[] =>
    candidatesFor(library, team, { squad: at, rank })
      .filter(({ reasons }) => reasons.length === 0)
      .map(({ unit }) => unit);

  it('of an empty list is every Unit of the rank', () => {
    expect(fitting(list(squad(null, null, null)), 'primary')).toHaveLength(44);
  });

  it('keeps to points and Era of the Primary', () => {
    const grievous = squad('general-grievous', null, 'b2-battle-droids', 'Clone Wars');
    const found = fitting(list(grievous), 'secondary');
    expect(found).toContain('kraken-super-tactical-droid');
    expect(found).not.toContain('moff-gideon');
    for (const unit of found) expect(library.units[unit]?.eras).toContain('Clone Wars');
  });

  it('tells what speaks against another, and not what was wrong before', () => {
    const team = list(squad('general-anakin-skywalker', null, null), squad(null, null, null));
    const vader = candidatesFor(library, team, { squad: 1, rank: 'primary' }).find(
      ({ unit }) => unit === 'darth-vader-jedi-hunter',
    );
    expect(vader?.reasons.map(({ rule }) => rule)).toEqual(['R-TEAM-4']);
  });

  it('leads, place by place, to nothing but legal teams', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 6, maxLength: 6 }), (picks) => {
        let team: TeamList = list(squad(null, null, null), squad(null, null, null));
        for (const [i, pick] of picks.entries()) {
          const rank = (['primary', 'secondary', 'supporting'] as const)[i % 3] ?? 'primary';
          const at = Math.floor(i / 3);
          const found = fitting(team, rank, at);
          if (found.length === 0) return true;
          const unit = found[pick % found.length] ?? null;
          team = { ...team, squads: team.squads.map((each, n) => (n === at ? { ...each, [rank]: unit } : each)) };
        }
        return whyNotTeam(library, team).length === 0;
      }),
      { seed: 1977, numRuns: 60 },
    );
  });
});
