import { REPUBLIC } from '@faultline/cards';
import { describe, expect, it } from 'vitest';
import { type Backup, backupIn, FORMAT, type KeptGame, placeFor, VERSION } from '../src/backup/backup.ts';
import { settingsFrom } from '../src/shell/settings.ts';

const game: KeptGame = { id: 'one', players: ['person', 'knight'], file: { seal: 'abc' } };
const backup: Backup = {
  format: FORMAT,
  version: VERSION,
  settings: settingsFrom(null, 'en'),
  teams: [REPUBLIC],
  games: [game],
  events: [],
};
const read = (changes: object) => backupIn(JSON.stringify({ ...backup, ...changes }));

describe('a file of everything', () => {
  it('is read as it was written', () => {
    expect(read({})).toEqual(backup);
  });

  it('has campaigns and the games that belong to them; those of earlier versions have none', () => {
    const played = { ...game, campaign: { id: 'war', before: 1 } };
    expect(read({ games: [played], campaigns: [{}] })).toMatchObject({ games: [played], campaigns: [{}] });
    expect(read({})).not.toHaveProperty('campaigns');
  });

  it('is refused with its reason where it is cut off, of another kind, or newer', () => {
    expect(backupIn(JSON.stringify(backup).slice(0, -9))).toBe('damaged');
    expect(backupIn('[]')).toBe('other');
    expect(read({ format: 'game' })).toBe('other');
    expect(read({ version: VERSION + 1 })).toBe('newer');
  });

  it.each([
    { games: null },
    { games: [{ id: 1 }] },
    { games: [{ ...game, file: {} }] },
    { events: 3 },
    { campaigns: {} },
    { games: [{ ...game, campaign: { id: 3 } }] },
    { settings: [] },
  ])('is refused as a whole where a part is none: %j', (changes) => {
    expect(read(changes)).toBe('damaged');
  });
});

describe('a game that is brought back', () => {
  it('is left out where the very same is here, whatever it is called', () => {
    expect(placeFor(game, [{ ...game, id: 'two' }])).toBe('here');
  });

  it('keeps its address where that is free', () => {
    expect(placeFor(game, [])).toBe('as-it-was');
  });

  it('takes no other game’s place', () => {
    expect(placeFor(game, [{ ...game, file: { seal: 'def' } }])).toBe('beside');
  });
});
