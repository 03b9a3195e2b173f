// Which adapter speaks for which side. When names of the packages change, today.ts follows them; a copy of it as it was
// then speaks for older commits and is named here. What the two sides call differently in what they say (steps, events,
// fields) stands in renames.ts.

import type { Adapter } from './side.ts';
import { today } from './today.ts';

export const OLD: Adapter = today;
export const NEW: Adapter = today;
