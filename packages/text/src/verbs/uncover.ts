import * as de from '../de/abilities/phrases.ts';
import * as en from '../en/abilities/phrases.ts';
import { trackersIn } from './cover.ts';
import type { VerbWords } from './verbWords.ts';

export const uncover: VerbWords<'uncover'> = {
  en: ({ tracker, which, tokens = 1 }, s) => {
    const on = trackersIn(tracker, s, (names) => en.listed(names, 'or'));
    if (which === 'all') return `remove all Damage tokens from ${on}`;
    const some = en.amount(tokens, (n) => en.counted(n, 'Damage token'), s);
    if (which === 'last') return `remove ${some} from the last covered spaces of ${on}`;
    if (which === 'chosen') return `remove ${some} of your choice from ${on}`;
    return `remove ${some} from spaces of ${on} that show a result of the roll`;
  },
  de: ({ tracker, which, tokens = 1 }, s) => {
    const on = trackersIn(tracker, s, (names) =>
      de.listed(
        names.map((name) => `„${name}“`),
        'oder',
      ),
    );
    if (which === 'all') return de.order('entferne', `alle Schadensmarker von ${on}`, '', 'entfernen');
    const some = de.amount(tokens, (n) => `${n} Schadensmarker`, s);
    const from = {
      last: `${some} von den zuletzt bedeckten Feldern auf ${on}`,
      chosen: `nach deiner Wahl ${some} von ${on}`,
    };
    const what =
      typeof which === 'string' ? from[which] : `${some} von Feldern auf ${on}, die ein Wurfergebnis zeigen,`;
    return de.order('entferne', what, '', 'entfernen');
  },
};
