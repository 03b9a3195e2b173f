import * as de from '../de/abilities/phrases.ts';
import * as en from '../en/abilities/phrases.ts';
import type { VerbWords } from './verbWords.ts';

export const nextAttack: VerbWords<'next-attack'> = {
  en: ({ who, dice: n, pool, type, span, after }, s) => {
    const kind = type ? `${en.terms.attacks[type]} attack` : 'attack';
    const whom = en.theCharacter(who, s);
    const attack = `${span ? `each ${kind} of ${whom}` : en.belonging(whom, `next ${kind}`)} this ${span ?? 'activation'}`;
    const then = after ? s.sentences(after).join(', then ') : null;
    const starts = pool ? `starts with ${en.damage(pool)} in the Damage Pool` : '';
    if (!n && !starts) return `after ${attack}, ${then ?? ''}`;
    const more = n ? `add ${en.counted(n, 'die')} to ${attack}${starts && `; it ${starts}`}` : `${attack} ${starts}`;
    return `${more}${then === null ? '' : `; after it, ${then}`}`;
  },
  de: ({ who, dice: n, pool, type, span, after }, s) => {
    const more = [n && `${n} Würfel mehr`, pool && `${de.damage(pool)} im Schadenspool`].filter(Boolean).join(' und ');
    const kind = type ? `${de.ATTACKS[type]}angriff` : 'Angriff';
    const whose = `${kind} ${de.near(who, s)} in dieser ${span ? 'Aktion' : 'Aktivierung'}`;
    if (more === '')
      return `nach ${span ? 'jedem' : 'dem nächsten'} ${whose}: ${de.following(s.sentences(after ?? []))}`;
    return `${span ? 'jeder' : 'der nächste'} ${whose} hat ${more}${after ? `; danach: ${de.following(s.sentences(after))}` : ''}`;
  },
};
