import { TABLE_IDS, TABLES } from '@faultline/geometry';
import { english } from '@faultline/text/en';
import { german } from '@faultline/text/de';
import { describe, expect, it } from 'vitest';
import { tableNamed } from '../src/de/tables.ts';
import { terrainName, withSigns } from '../src/terms.ts';

const names = Object.values(TABLES).flatMap(({ parts, ingress }) => [...parts, ...ingress].map(({ name }) => name));

describe('terrain', () => {
  it.each([english, german])('has words for every part and ingress point of the tables ($language)', ({ terms }) => {
    expect(names.filter((name) => terrainName(terms, name) === name)).toEqual([]);
  });

  it('is told without its number, and an ingress point with its height', () => {
    expect(terrainName(english.terms, 'gantry 3')).toBe('the gantry');
    expect(terrainName(german.terms, 'gantry 3 ladder at 3.2 in')).toBe('die Leiter am Steg (3,2\u00a0Zoll hoch)');
    expect(terrainName(german.terms, 'gantry 3 ladder at 0 in')).toBe('die Leiter am Steg (am Boden)');
  });

  it.each([
    ['gantry 3', 'der Steg', 'den Steg', 'dem Steg'],
    ['tall-tower 1', 'der hohe Turm', 'den hohen Turm', 'dem hohen Turm'],
    ['console-building 2 console', 'die Konsole', 'die Konsole', 'der Konsole'],
  ])('is put into its German cases: %s', (name, ...said) => {
    expect((['nom', 'acc', 'dat'] as const).map((kase) => terrainName(german.terms, name, kase))).toEqual(said);
  });

  it('keeps a name nobody has words for', () => {
    expect(terrainName(english.terms, 'cantina 2')).toBe('cantina 2');
  });
});

describe('the signs in names of abilities', () => {
  it('are said by their names', () => {
    expect(withSigns(english.terms, 'Enfeeble: [pinned]')).toBe('Enfeeble: Pinned');
    expect(withSigns(german.terms, 'Supporting Fire: [dash]')).toBe('Supporting Fire: Spurten');
  });
});

describe('a battlefield', () => {
  it('of ours has a name in German', () => {
    const names = TABLE_IDS.map((id) => TABLES[id].name);
    expect(names.filter((name) => tableNamed(name) === name)).toEqual([]);
    expect(german.log.table('Crossed catwalks')).toBe('Spielfeld: Gekreuzte Stege');
  });

  it('of others keeps its own', () => {
    expect(tableNamed('My cellar')).toBe('My cellar');
  });
});
