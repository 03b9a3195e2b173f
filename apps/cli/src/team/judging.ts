import {
  formatOf,
  type Library,
  type Reason,
  type TeamFormat,
  type TeamList,
  whyNotPlayable,
  whyNotTeam,
} from '@faultline/rules';
import { reasonText } from '@faultline/text';
import { english } from '@faultline/text/en';
import { straight } from '../narrate/words.ts';

interface Objection extends Reason {
  readonly says: string;
}

const inWords = (library: Library, reason: Reason): Objection => {
  const named = (id: string): string => library.units[id]?.name ?? id;
  return { ...reason, says: straight(reasonText(english, { named }, reason)) };
};

/** What the building rules have against a list, each as a sentence beside its rule. */
export const objections = (library: Library, list: TeamList, format: TeamFormat = formatOf(list)): Objection[] =>
  whyNotTeam(library, list, format).map((reason) => inWords(library, reason));

/** Units of a list that no game can be begun with yet. */
export const notPlayable = (library: Library, list: TeamList): Objection[] =>
  whyNotPlayable(library, list).map((reason) => inWords(library, reason));
