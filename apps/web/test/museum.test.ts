import { fileURLToPath } from 'node:url';
import { libraryOf } from '@faultline/cards';
import { describe, expect, it } from 'vitest';
import { positionsIn } from '../../../scripts/rulebook/positions.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const named = (name: string) => positionsIn(root, `tests/scenarios/**/${name}.scenario.yaml`)[0];

describe('a position of the museum', () => {
  it.each(['g-02-objective-under-a-gantry', 'setup-on-a-roof'])('plays on from its set-up (%s)', (name) => {
    expect(named(name)?.game?.setup.kind).toBe('teams');
  });

  it('of older cards brings them along', () => {
    const game = named('g-08-ahsoka-attacks-maul')?.game;
    const { units } = libraryOf('first-print');
    expect(game?.own.units).toEqual([units['ahsoka-tano-jedi-no-more'], units['lord-maul']]);
  });

  it('of a mode that nobody plays is only shown', () => {
    expect(named('mode-countdown')?.plays).toBe(false);
  });

  it('says in both languages who stands there', () => {
    expect(named('objective-two-at-once')?.heard).toEqual({
      en: 'Rex (disc), Maul (lozenge), objective C, objective MR',
      de: 'Rex (Scheibe), Maul (Raute), Aufgabe C, Aufgabe MR',
    });
  });
});

describe('its drawing', () => {
  const labels = (drawing: string) =>
    [...drawing.matchAll(/<g class="figure[^>]*>.*?<text x="([\d.]+)" y="([\d.]+)">([^<]*)</g)].map(
      ([, x, y, name]) => ({ x: Number(x), y: Number(y), name }),
    );

  it('calls bases by names, and writes none over another', () => {
    const found = labels(named('action-declined-by-everybody')?.board ?? '');
    expect(found.map(({ name }) => name)).toEqual(['Clones 1', 'Clones 2', 'Maul']);
    expect(found[0]?.y).not.toBe(found[1]?.y);
  });

  it('tells heights in inches, as the table does', () => {
    expect(named('cover-the-same-roof')?.board).toContain('3.2″');
  });
});
