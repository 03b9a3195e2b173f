// What any record of acts needs: reasons, links from act to act, undoing, chance that can be repeated. Campaigns use it too.
export { chainOf, withLink } from './chain/link.ts';
export { lettersNow } from './chain/letters.ts';
export { Stream } from './chance/stream.ts';
export { undoneEntries } from './chain/undone.ts';
export { readAs } from './read.ts';
export { isRefused, type Reason, type Refused, reason, refuse } from './reason.ts';
