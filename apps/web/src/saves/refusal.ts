import type { FileFacts, FileFault } from '@faultline/rules';
import type { FileFaultWords } from '../i18n/fileFaultWords.ts';

/** Why the engine would not take a file, as it came over the wire. */
export interface Refusal {
  readonly message: string;
  readonly about?: { readonly code: FileFault; readonly facts: FileFacts };
}

interface Told {
  readonly says: string;
  /** English, and of use to a programmer alone. */
  readonly detail: string | null;
}

/** The sentence in the language in use; the rules' own where it has none. */
export function whyRefused({ message, about }: Refusal, words: FileFaultWords | null): Told | null {
  const says = about && words?.says[about.code];
  if (!about || !says) return words ? { says: message, detail: null } : null;
  const { detail } = about.facts;
  return { says: says(about.facts), detail: detail === undefined ? null : `${detail}` };
}
