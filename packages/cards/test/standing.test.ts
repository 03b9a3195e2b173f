import { REPUBLIC, SHADOW, SHEET, source, wholeLibrary } from '@faultline/cards';
import { standingOf } from '@faultline/cards/team';
import type { TeamList } from '@faultline/rules';
import { describe, expect, it } from 'vitest';

const library = await wholeLibrary();
const standing = (list: TeamList) => standingOf(source, library, list);
const builtFor = (sheet: string, list: TeamList = REPUBLIC) => standing({ ...list, sheet });

describe('[R-TEAM-5] a list built for an older sheet', () => {
  it('says what its cards print otherwise now, each thing once', async () => {
    expect(await builtFor('1.3', SHADOW)).toMatchObject({
      kind: 'changed',
      sheet: '1.3',
      changes: [
        { unit: 'asajj-ventress-sith-assassin', part: 'ability', name: 'Swift Retreat' },
        { unit: 'asajj-ventress-sith-assassin', part: 'ability', name: 'Sith Assassin' },
        { unit: 'asajj-ventress-sith-assassin', part: 'ability', name: 'Slip Away' },
        { unit: 'b1-battle-droids', part: 'figure', name: 'stamina', before: 9, now: 8 },
        { unit: 'b1-battle-droids', part: 'figure', name: 'durability', before: 2, now: 3 },
        { unit: 'b1-battle-droids', part: 'stance' },
        { unit: 'b1-battle-droids', part: 'ability', name: 'Countless' },
      ],
      why: [],
    });
  });

  it('is unchanged where none of its cards is printed otherwise', async () => {
    const [, kryze] = REPUBLIC.squads;
    const maul = SHADOW.squads[1];
    const list = { name: '', squads: [kryze, maul], mission: null };
    expect(await builtFor('1.3', list)).toEqual({ kind: 'unchanged', sheet: '1.3', changes: [], why: [] });
    expect(await builtFor('first-print', list)).toMatchObject({ kind: 'changed' });
  });

  it('is illegal where the rules have something against it now', async () => {
    const [clones] = REPUBLIC.squads;
    const twice = { name: '', squads: [clones, clones], mission: null };
    expect((await builtFor('1.3', twice))?.kind).toBe('illegal');
    expect((await builtFor('1.3', twice))?.why.map(({ rule }) => rule)).toContain('CR-TEAM-04');
  });

  it('[CR-TEAM-16] is illegal with a unit that cannot be played yet', async () => {
    const unscripted = { ...library, abilities: {} };
    const found = await standingOf(source, unscripted, { ...REPUBLIC, sheet: '1.3' });
    expect(found?.kind).toBe('illegal');
    expect(found?.why.map(({ rule }) => rule)).toEqual(Array(6).fill('CR-TEAM-16'));
  });

  it('is judged as a Premier List where it has four squads', async () => {
    const premier = { name: '', squads: [...REPUBLIC.squads, ...SHADOW.squads], mission: null };
    expect(await builtFor('1.3', premier)).toMatchObject({ kind: 'changed', why: [] });
  });

  it('has to be looked through where nothing is known of its sheet', async () => {
    expect(await builtFor('9.9')).toEqual({ kind: 'changed', sheet: '9.9', changes: null, why: [] });
  });

  it('is nothing to look at again on the current sheet, or where it names none', async () => {
    expect(await standing(REPUBLIC)).toBeNull();
    expect(await builtFor(SHEET)).toBeNull();
  });
});
