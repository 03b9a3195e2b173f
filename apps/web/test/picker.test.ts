import { figures } from '@faultline/cards';
import { erasOf } from '@faultline/rules';
import { german } from '@faultline/text/de';
import { english } from '@faultline/text/en';
import { describe, expect, it } from 'vitest';
import survey from '../../../packages/cards/survey.json' with { type: 'json' };
import { MECHANISMS } from '../src/i18n/de/mechanisms.ts';
import type { ShelfUnit } from '../src/port/teamBuilder.ts';
import { stepOf } from '../src/setup/picker/keys.ts';
import { NO_WISH, offersOf, type Wish, wished } from '../src/setup/picker/search.ts';

const cards = (await figures()).map(
  (card): ShelfUnit => ({
    ...card,
    abilities: card.abilities.map(({ name }) => name),
    eras: erasOf(card),
    waits: [],
    characters: card.bases.length,
  }),
);
const units = Object.fromEntries(cards.map((card) => [card.id, card]));
const clash = { rule: 'CR-TEAM-04', facts: { name: 'any' } };
const all = offersOf(
  cards.map(({ id }, i) => ({ unit: id, reasons: i % 2 === 0 ? [] : [clash] })),
  units,
);
const found = (wish: Partial<Wish>, { terms } = english, recent: readonly string[] = []): string[] =>
  wished(all, { ...NO_WISH, ...wish }, terms, recent).map(({ unit }) => unit);

describe('looking for a Unit', () => {
  it('shows all of them, by name', () => {
    expect(found({})).toHaveLength(cards.length);
    const names = all.map(({ card }) => card.name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));
  });

  it.each([
    ['padme', 'queen-padme-amidala'],
    ['K2SO', 'k-2so-outspoken-enforcer'],
    ['spectre-5', 'sabine-wren-spectre-5'],
    ['flyboy chute', 'princess-leia-charming-to-the-last'],
    ['fives 501st', null],
    ['  Amidala   queen ', 'queen-padme-amidala'],
  ])('finds %j by its words', (words, unit) => {
    expect(found({ words })).toEqual(unit === null ? [] : [unit]);
  });

  it('[CR-ERA-02] leaves those that are available in an Era', () => {
    const meant = cards.filter(({ eras }) => eras.includes('Empire')).map(({ id }) => id);
    expect(found({ era: 'Empire' }).sort()).toEqual(meant.sort());
  });

  it('finds Tags by the words of the card and by those of the language', () => {
    expect(found({ words: 'Kopfgeldjagd' }, german)).toEqual(found({ tag: 'Bounty Hunter' }, german));
    expect(found({ words: 'Kopfgeldjagd' })).toEqual([]);
  });

  it('leaves what fits, what was used of late, and what has the points', () => {
    expect(found({ onlyFits: true })).toHaveLength(Math.ceil(cards.length / 2));
    expect(found({ onlyRecent: true }, english, ['lord-maul'])).toEqual(['lord-maul']);
    expect(found({ points: '9', force: '4' }).every((id) => units[id]?.points === 9 && units[id]?.force === 4)).toBe(
      true,
    );
  });

  it('says that a Unit waits before it says that it clashes', () => {
    const [first] = cards;
    const waiting = { ...(first as ShelfUnit), waits: [{ ability: 'Any', mechanism: null }] };
    const [offer] = offersOf([{ unit: waiting.id, reasons: [clash] }], { [waiting.id]: waiting });
    expect(offer?.state).toBe('waits');
  });
});

describe('the keys of the list', () => {
  it.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 2, null],
    ['ArrowUp', 0, -1],
    ['ArrowUp', -1, null],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['a', 1, null],
  ])('%s from row %i leads to %s', (key, at, to) => {
    expect(stepOf(key, at, 3)).toBe(to);
  });
});

it('every mechanism that an ability waits for has German words', () => {
  const wanted = Object.values(survey).flatMap((one) => ('mechanism' in one ? [one.mechanism] : []));
  expect(wanted.filter((mechanism) => MECHANISMS[mechanism] === undefined)).toEqual([]);
});
