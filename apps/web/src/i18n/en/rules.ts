import { counted } from '@faultline/text/en/plural';

/** Words of the page of rules, and of a rule wherever it is opened. */
export const rules = {
  search: 'Rule number or keyword',
  found: (n: number, shown: number) => `${counted(n, 'rule')} found${n > shown ? `, showing the first ${shown}` : ''}`,
  /** Only where something is told in English alone. */
  inEnglish: '',
  kinds: {
    statement: 'Rule',
    ruling: 'Ruling',
    example: 'Example',
    decision: 'Decision',
    hidden: 'Hidden information',
    geometry: 'Geometry',
  },
  otherLanguage: 'in German',
  chapter: 'Chapter',
  allChapters: 'All chapters',
  none: 'No rule has this number.',
  open: 'Open the rule',
  back: (id: string) => `Back to ${id}`,
  source: 'Source',
  reason: 'Reason',
  since: (version: string) => `Since version ${version}`,
  proofs: (n: number) => (n === 0 ? 'Not proved by a test yet' : `Proved by ${counted(n, 'test')}`),
  related: 'Belongs to it',
  chapterRules: 'The chapter',
  onTable: 'On the table',
  cite: 'Page to link to',
  museum: 'Museum of rulings',
  more: 'Show more',
  museumHint: 'Positions that show how a rule is meant. Open one and play on.',
  searchMuseum: 'Search positions',
  positions: (n: number) => counted(n, 'position'),
  playOn: 'Open on the board and play on',
  onlyShown: 'Only to look at: this mode is there to test the rules and cannot be played.',
  notOpened: 'This position could not be opened:',
};
