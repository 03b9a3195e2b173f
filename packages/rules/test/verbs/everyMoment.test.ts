import { expect, it } from 'vitest';
import type { VerbMoment } from '../../src/queries/language.ts';
import { unproved } from './everyMoment.ts';

/** Every moment once: one that is missing does not compile. */
const MOMENTS: Readonly<Record<VerbMoment, true>> = {
  use: true,
  'setup.struggle': true,
  'setup.end': true,
  'turn.start': true,
  'turn.end': true,
  'card.revealing': true,
  'card.revealed': true,
  'card.reserving': true,
  'card.reserved': true,
  'reserve.taken': true,
  'shatterpoint.choosing': true,
  'shatterpoint.chosen': true,
  'deck.refreshing': true,
  'activation.tactics': true,
  'hunker.losing': true,
  'activation.start': true,
  'activation.end': true,
  'action.making': true,
  'action.made': true,
  moved: true,
  'attack.declaring': true,
  'attack.targeted': true,
  'attack.rolling': true,
  'attack.modifying': true,
  'attack.suffering': true,
  'attack.resolved': true,
  'wounded.now': true,
  wounded: true,
  'momentum.gaining': true,
  'momentum.gained': true,
  'momentum.resolved': true,
  'condition.gaining': true,
  'heal.resolving': true,
  'hunker.gained': true,
  'stance.changed': true,
  'control.determining': true,
  'struggle.claimed': true,
  'ability.used': true,
};

it.each(Object.keys(MOMENTS) as VerbMoment[])(
  '[R-ABIL-4] every verb that a library may use at %s does something there',
  (moment) => expect(unproved(moment)).toEqual([]),
);
