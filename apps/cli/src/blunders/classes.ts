import { abilityWith, actionsOf, attackAfter, attacks, gains, heals, isIdle, told, wasted } from './activations.ts';
import type { BlunderClass } from './finding.ts';
import {
  emptyObjectives,
  forceLeft,
  freeReactions,
  harmless,
  paidMoves,
  SETTLED,
  shortMoves,
  strainedWounds,
} from './happenings.ts';
import type { ActivationStory } from './story.ts';

/** The first Turns, in which everybody has somewhere to go. */
const EARLY = 8;

const isEarly = ({ turn }: ActivationStory): boolean => turn <= EARLY;

const CARE: readonly string[] = ['take-cover', 'recover'];

export const CLASSES: readonly BlunderClass[] = [
  {
    id: 'idle',
    what: 'activation without attack, objective or shove, of a Unit that holds nothing',
    among: 'activations',
    aim: 0.05,
    find: (story) =>
      told(
        story,
        story.activations,
        (a) => isIdle(story, a),
        (name, a) => `${name}: nothing that counts (${actionsOf(a)}).`,
      ),
  },
  {
    id: 'idle-early',
    what: `the same in Turns 1 to ${EARLY}`,
    among: 'activations of those Turns',
    aim: null,
    find: (story) =>
      told(
        story,
        story.activations.filter(isEarly),
        (a) => isIdle(story, a),
        (name, a) => `${name}: nothing that counts so early (${actionsOf(a)}).`,
      ),
  },
  {
    id: 'care-early',
    what: `Take Cover or Recover in Turns 1 to ${EARLY}`,
    among: 'activations of those Turns',
    aim: null,
    find: (story) =>
      told(
        story,
        story.activations.filter(isEarly),
        ({ deeds }) => deeds.some(({ action }) => CARE.includes(action)),
        (name, a) => `${name}: care so early (${actionsOf(a)}).`,
      ),
  },
  {
    id: 'idle-reserve',
    what: 'activated from reserve, then no attack and no objective',
    among: 'activations from reserve',
    aim: null,
    find: (story) =>
      told(
        story,
        story.activations.filter(({ fromReserve }) => fromReserve),
        (a) => !attacks(a) && !gains(a),
        (name, a) => `${name}: kept in reserve for nothing (${actionsOf(a)}).`,
      ),
  },
  {
    id: 'focus-unused',
    what: 'Focus with no attack after it',
    among: 'Focus actions',
    aim: null,
    find: (story) =>
      wasted(
        story,
        'focus',
        (deed) => !attackAfter(deed),
        (name) => `${name}: Focus and no attack.`,
      ),
  },
  {
    id: 'focus-wasted',
    what: 'the same, and no ability that it sets off',
    among: 'Focus actions',
    aim: 0.01,
    find: (story) =>
      wasted(
        story,
        'focus',
        (deed) => !attackAfter(deed) && !abilityWith(deed),
        (name) => `${name}: Focus for nothing.`,
      ),
  },
  {
    id: 'recover-nothing',
    what: 'Recover that heals nothing and sets nothing off',
    among: 'Recover actions',
    aim: 0,
    find: (story) =>
      wasted(
        story,
        'recover',
        (deed) => !heals(deed) && !abilityWith(deed),
        (name) => `${name}: Recover that heals nothing.`,
      ),
  },
  {
    id: 'cover-with-combat',
    what: 'Take Cover beside a Combat that had no Focus',
    among: 'Combat actions',
    aim: null,
    find: (story) =>
      wasted(
        story,
        'combat',
        ({ of: { deeds } }) =>
          deeds.some(({ action }) => action === 'take-cover') && !deeds.some(({ action }) => action === 'focus'),
        (name) => `${name}: Take Cover where Focus would have served the attack.`,
      ),
  },
  { id: 'move-under-2', what: 'move of less than 2"', among: 'moves', aim: null, find: (s) => shortMoves(s, 2) },
  { id: 'move-under-1', what: 'move of less than 1"', among: 'moves', aim: null, find: (s) => shortMoves(s, 1) },
  {
    id: 'paid-move-declined',
    what: 'ability paid for, its move declined',
    among: 'abilities paid for',
    aim: 0,
    find: paidMoves,
  },
  {
    id: 'strained-wound',
    what: 'Wounded by acting while Strained',
    among: 'games',
    aim: 0,
    find: strainedWounds,
  },
  {
    id: 'reaction-declined',
    what: 'something free offered in a window and not used',
    among: 'such windows',
    aim: null,
    find: freeReactions,
  },
  { id: 'attack-harmless', what: 'attack without damage', among: 'attacks', aim: null, find: harmless },
  {
    id: 'force-left',
    what: 'Force unspent when the Order Deck is refreshed',
    among: 'Force of the pools',
    aim: null,
    find: forceLeft,
  },
  {
    id: 'objective-empty',
    what: `Active objective in nobody's control from Turn ${SETTLED} of a Struggle or Stage on`,
    among: 'objectives at the end of those Turns',
    aim: null,
    find: emptyObjectives,
  },
];
