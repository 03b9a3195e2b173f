import { describe, expect, it } from 'vitest';
import { currentPage, pageText, SURVEY } from '../build/abilities.ts';
import { cardFiles } from '../build/cardFiles.ts';
import { CLASSES } from '../build/classes.ts';
import { MATTERS } from '../src/unplayed.ts';

const cards = cardFiles();
const abilities = cards.flatMap((card) => card.abilities);

describe('the survey of abilities', () => {
  it('has exactly the abilities the cards have', () => {
    expect(Object.keys(SURVEY)).toEqual([...new Set(abilities.map(({ id }) => id))].toSorted());
  });

  it('knows for each what it waits for: no class is outside the list, and none in it is idle', () => {
    const used = Object.values(SURVEY).flatMap(({ classes }) => classes);
    expect(used.filter((one) => !Object.hasOwn(CLASSES, one))).toEqual([]);
    expect(Object.keys(CLASSES).filter((one) => !used.some((other) => other === one))).toEqual([]);
    expect(Object.values(SURVEY).filter(({ classes }) => classes.length === 0)).toEqual([]);
  });

  it('fits the kinds: Actives are used, and Tactics answer the start of their activation', () => {
    for (const { id, kind } of abilities) {
      const classes: readonly string[] = SURVEY[id]?.classes ?? [];
      expect(classes.includes('activeNow'), id).toBe(kind === 'active');
      expect(classes.includes('tactic'), id).toBe(kind === 'tactic');
      if (kind === 'reactive')
        expect(
          classes.filter((one) => one !== 'extraUses'),
          id,
        ).toHaveLength(1);
    }
  });

  it('finds nine in ten abilities to need no mechanism of their own', () => {
    const special = abilities.filter(({ id }) => SURVEY[id]?.rating === 'special');
    expect(special).toHaveLength(48);
    expect(special.every(({ id }) => SURVEY[id]?.mechanism !== undefined)).toBe(true);
  });

  it('stands in docs/abilities.md as node packages/cards/build/abilities.ts writes it', () => {
    expect(currentPage()).toBe(pageText());
  });
});

describe('what abilities that are not played may change', () => {
  /** What is asked in an attack until its damage is suffered. */
  const IN_AN_ATTACK = [
    'attack.declaring',
    'attack.targeted',
    'attack.rolling',
    'attack.modifying',
    'attack.suffering',
  ];

  it('is told by classes there are', () => {
    expect(Object.keys(MATTERS).filter((one) => !Object.hasOwn(CLASSES, one))).toEqual([]);
  });

  it('is told for every class that answers a step of an attack, and for all that always hold', () => {
    const due = Object.entries(CLASSES).filter(([, meaning]) => 'on' in meaning && IN_AN_ATTACK.includes(meaning.on));
    expect([...due.map(([one]) => one), 'standing'].filter((one) => MATTERS[one] === undefined)).toEqual([]);
  });
});
