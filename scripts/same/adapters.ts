// Which adapter speaks for which side. When names of the packages change, today.ts follows them; a copy of it as it was
// then speaks for older commits and is named here. Of those that find all names they need in a checkout, the oldest
// speaks for it: each copy needs one that went when it was made. What the two sides call differently in what they say
// (steps, events, fields) stands in renames.ts.

import { authorInEntry } from './authorInEntry.ts';
import type { Adapter } from './side.ts';
import { today } from './today.ts';

/** The oldest first. */
export const OLD: readonly Adapter[] = [authorInEntry, today];
export const NEW: readonly Adapter[] = [today];
