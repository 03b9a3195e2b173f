import { counted } from '@faultline/text/en/plural';

/** Choosing a Unit for a place of a team. */
export const picker = {
  title: (squad: number, rank: string) => `Squad ${squad}: ${rank} Unit`,
  search: 'Search by name, ability, Tag or Era',
  onlyFits: 'Fits',
  onlyRecent: 'Recently used',
  era: 'Era',
  anyEra: 'All Eras',
  tag: 'Tag',
  anyTag: 'All Tags',
  points: 'points',
  anyPoints: 'All points',
  ofPoints: (points: number) => counted(points, 'point'),
  anyForce: 'All Force',
  more: 'More filters',
  found: (shown: number, all: number) => `${shown} of ${counted(all, 'Unit')}`,
  none: 'No Unit matches.',
  clear: 'Clear filters',
  leaveEmpty: 'Remove Unit',
  states: { fits: 'Fits', clashes: 'Does not fit', waits: 'Not playable yet' },
  waitsFor: (abilities: readonly string[]) => `Waiting for: ${abilities.join('; ')}`,
  withMechanism: (ability: string, mechanism: string) => `${ability} (${mechanism})`,
  /** As packages/cards/survey.json says it. */
  mechanism: (mechanism: string) => mechanism,
};
