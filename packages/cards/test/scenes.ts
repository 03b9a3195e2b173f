import { library } from '@faultline/cards';
import { action, type Duel, duel, FAR, type Fighter, type Skirmish, skirmish, type Story } from '@faultline/testkit';

/**
 * Positions in which a printed ability that is paid for is offered. A unit's own lie in its folder, in `scenes.ts`; these
 * are for what several units share.
 */

/** A position in which a Unit may react, with so much Force. */
export type Reacting = (more: Partial<Fighter>, ready: number, setup?: Pick<Skirmish, 'abilities'>) => Story;

/** A position in which a Unit is in its activation. */
export type Acting = (more: Partial<Fighter>, setup?: Duel) => Story;

/** Where a Reactive is offered: what its Unit is called there, and the position. */
export interface ReactiveScene {
  readonly unit: string;
  readonly reacting: Reacting;
  /** What tokens that are there already add to the price (CR-ABIL-16). */
  readonly surcharge?: number;
}

/** A unit's positions by ability: every Reactive that is paid for has one, an Active where the usual one will not do. */
export interface Scenes {
  readonly reactives?: Readonly<Record<string, ReactiveScene>>;
  readonly actives?: Readonly<Record<string, Acting>>;
  /** How often in a Turn, where a card says more than once. */
  readonly uses?: Readonly<Record<string, number>>;
}

export const PAIR = [
  [10, 10],
  [10, 13],
] as const;

const at = (is: string) => (library.units[is]?.bases.length === 2 ? PAIR : PAIR[0]);

/** In its activation, with an enemy to grasp and droids to command nearby. */
export const acting =
  (is: string): Acting =>
  (more, setup = {}) =>
    duel({
      attacker: { is, at: at(is), ...more },
      red: {
        droids: {
          is: 'b1-battle-droids',
          at: [
            [6, 10],
            [6, 13],
          ],
        },
      },
      defender: { at: [15, 10] },
      force: [9, 9],
      ...setup,
    });

const SPARE = action(0, { do: 'refresh', amount: 1 });

/** In its Ability action, with two other such abilities, so that there is a choice. */
export const inAbilityAction =
  (is: string, before: Acting = acting(is)): Acting =>
  (more, setup = {}) => {
    const has = [...(more.has ?? library.units[is]?.abilities ?? []), 'spare', 'other'];
    const story = before({ ...more, has }, { ...setup, abilities: { ...setup.abilities, spare: SPARE, other: SPARE } });
    return story.offered.includes('ability') ? story.plays('ability') : story;
  };

/** The target of a ranged attack. */
export const shotAt = (is: string): ReactiveScene => ({
  unit: 'defender',
  reacting: (more, ready, setup) =>
    duel({ attacker: { attack: 1 }, defender: { is, at: FAR, ...more }, force: [0, ready], ...setup }).plays(
      'combat',
      'ranged',
    ),
});

/** It strikes at one of two enemies who fight it. */
export const amongTwo = (is: string): ReactiveScene => ({
  unit: 'attacker',
  reacting: (more, ready, setup) =>
    duel({ attacker: { is, ...more }, blue: { other: { at: [10, 13] } }, force: [ready, 0], ...setup }).plays(
      'combat',
      'melee',
      'defender.1',
    ),
});

/** An ally moves beside it. */
export const movedBeside = (is: string): ReactiveScene => ({
  unit: 'unit',
  reacting: (more, ready, setup) =>
    skirmish({
      red: { unit: { is, at: at(is), ...more }, ally: { at: [12, 10], tags: ['Mandalorian'] } },
      blue: { enemy: { at: [30, 30] } },
      activates: 'unit',
      force: [ready, 0],
      ...setup,
    }).plays('move', ...(at(is) === PAIR ? ['unit.1', 'decline', 'decline'] : ['decline'])),
});

const BESIDE = [
  [13, 15],
  [13, 18],
] as const;

const near = (is: string) => (library.units[is]?.bases.length === 2 ? BESIDE : BESIDE[0]);

/** Beside a character of another Unit, with such a Tag, who shoots. */
export const besideShooter = (is: string, tag = 'Galactic Republic'): ReactiveScene => ({
  unit: 'unit',
  reacting: (more, ready, setup) =>
    duel({
      attacker: { tags: [tag] },
      red: { unit: { is, at: near(is), ...more } },
      defender: { at: FAR },
      force: [ready, 0],
      ...setup,
    }).plays('combat', 'ranged'),
});

/** Its player has revealed the card of another Unit. */
export const afterReveal = (is: string): ReactiveScene => ({
  unit: 'unit',
  reacting: (more, ready, setup) =>
    skirmish({
      red: { unit: { is, at: at(is), ...more }, ally: { at: [5, 5], tags: ['Jedi'] } },
      blue: { enemy: { at: [30, 30] } },
      sides: [{ deck: ['a2', 'shatterpoint'] }, {}],
      force: [ready, 0],
      ...setup,
    }),
});
