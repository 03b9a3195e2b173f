import { type GameFile, gameOf, geometric, type Library, Match, openGame, seal, standard } from '@faultline/rules';
import { library, REPUBLIC, SHADOW } from '@faultline/cards';
import { coreGame, seeded } from '@faultline/testkit';
import { describe, expect, it } from 'vitest';

const played = (): GameFile => {
  const setup = { kind: 'teams', mode: 'standard', teams: [REPUBLIC, SHADOW] } as const;
  return Match.begin(coreGame(), setup, seeded('fielded')).file();
};

const changedUnder = (cards: Library, file = played()) =>
  openGame(gameOf(file, cards, [standard], geometric), file).changed;

const withUnit = (id: string, stamina: number): Library => {
  const card = library.units[id];
  return card ? { ...library, units: { ...library.units, [id]: { ...card, stamina } } } : library;
};

describe('the fingerprint of a game’s cards', () => {
  it('is over those it fields: a unit that nobody fields changes nothing', () => {
    const { '104th-wolfpack-troopers': _wolfpack, ...others } = library.units;
    expect(changedUnder({ ...library, units: others })).toEqual([]);
    expect(changedUnder(withUnit('104th-wolfpack-troopers', 99))).toEqual([]);
  });

  it('tells of another figure on a card that is fielded', () => {
    expect(changedUnder(withUnit('lord-maul', 12))).toEqual([
      'the cards are not those the game was played with (sheet 1.4)',
    ]);
  });

  it('of an older file, over all cards there were then, is not held against one that replays', () => {
    const file = seal({ ...played(), dataHash: 'f14931a8d5afdbe59afcfc6f91b0c60de2925cbe5ee15624e4c9b813372a7baf' });
    expect(changedUnder(library, file)).toEqual([]);
  });

  it('[CR-TEAM-16] says which units nobody has cards for, whatever else has changed', () => {
    const { 'lord-maul': _maul, 'b1-battle-droids': _droids, ...others } = library.units;
    const without = { ...library, units: others };
    const older = seal({ ...played(), rulesVersion: '0.0.1' });
    for (const file of [played(), older])
      expect(() => changedUnder(without, file)).toThrow(
        'This game fields Units that cannot be played here: B1 Battle Droids, Lord Maul.',
      );
  });
});
