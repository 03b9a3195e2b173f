import { CardError, library, libraryOfCards, libraryWith, REPUBLIC, SHEET, SHEETS, source } from '@faultline/cards';
import { whyNotPlayable } from '@faultline/rules';
import { describe, expect, it } from 'vitest';

describe('the cards of a game', () => {
  it('are those of the units it names, as the whole library has them', async () => {
    const { units, abilities } = await libraryWith(source, ['lord-maul', 'b1-battle-droids', 'lord-maul']);
    expect(Object.keys(units)).toEqual(['b1-battle-droids', 'lord-maul']);
    expect(units['lord-maul']).toEqual(library.units['lord-maul']);
    expect(abilities['sustained-by-rage']).toEqual(library.abilities['sustained-by-rage']);
    expect(abilities['force-jump']).toBeUndefined();
  });

  it('follow the sheet that is asked for, though it reprints units that are not fielded', async () => {
    const { units } = await libraryWith(source, ['b1-battle-droids'], 'first-print');
    expect(Object.keys(units)).toEqual(['b1-battle-droids']);
    await expect(libraryWith(source, [], '2.0')).rejects.toThrow(CardError);
  });

  it('are of the newest sheet where none is named', () => {
    expect(SHEETS.at(-1)).toMatchObject({ sheet: SHEET });
    expect(SHEETS.at(-1)?.over).toBeUndefined();
  });

  it('lack a unit that nobody has scripted', async () => {
    const { units } = await libraryWith(source, ['lord-maul', 'nobody']);
    expect(Object.keys(units)).toEqual(['lord-maul']);
  });
});

describe('the cards lists are built of', () => {
  it('[CR-TEAM-16] are all, and tell which unit cannot be played yet', async () => {
    const cards = await libraryOfCards({
      ...source,
      scripted: async () => (await source.scripted()).filter((id) => id !== 'cc-7567-captain-rex'),
    });
    expect(Object.keys(cards.units)).toHaveLength((await source.cards()).length);
    expect(whyNotPlayable(cards, REPUBLIC).map(({ facts }) => facts?.unit)).toEqual(['cc-7567-captain-rex']);
    expect(whyNotPlayable(await libraryOfCards(source), REPUBLIC)).toEqual([]);
  });
});
