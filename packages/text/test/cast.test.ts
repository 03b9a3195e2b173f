import { library } from '@faultline/cards';
import type { Open } from '@faultline/rules';
import { describe, expect, it } from 'vitest';
import { castOf } from '../src/cast.ts';
import { english } from '../src/en/index.ts';

const snares = { id: 'snares', name: 'Snares', kind: 'tactic', clauses: [] } as const;
const cards = { ...library, abilities: { ...library.abilities, snares } } as unknown as typeof library;
const open = { units: [{ id: 0, seat: 0, slot: 1, card: 'lord-maul', characters: [0] }], characters: [] };
const cast = castOf(cards, english, open as unknown as Open, ['You', 'Computer']);

describe('an order card', () => {
  it('is called by its Unit', () => {
    expect(cast.orderCard('a1')).toBe('Lord Maul');
  });

  it('that is a Battle Tactics Card is called by its own name, and by who brings it', () => {
    expect(cast.orderCard('a1:snares')).toBe('Snares (Lord Maul)');
  });

  it('of nobody is the Shatterpoint card', () => {
    expect(cast.orderCard('shatterpoint')).toBe('Shatterpoint Card');
  });
});
