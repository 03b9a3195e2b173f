import * as de from '../de/abilities/phrases.ts';
import * as en from '../en/abilities/phrases.ts';
import type { VerbWords } from './verbWords.ts';

export const nextAttack: VerbWords<'next-attack'> = {
  en: ({ who, dice: n, pool, type, span, after }, s) => {
    const kind = type ? `${en.terms.attacks[type]} attack` : 'attack';
    const attack = `${span ? 'each' : 'the next'} ${kind} of ${en.theCharacter(who, s)} in this ${span ?? 'activation'}`;
    const more = [n && en.counted(n, 'more die', 'more dice'), pool && `${en.damage(pool)} in the Damage Pool`].filter(
      Boolean,
    );
    if (more.length === 0) return `after ${attack}: ${s.sentences(after ?? []).join(', then ')}`;
    return `${attack} has ${more.join(' and ')}${after ? `; after it, ${s.sentences(after).join(', then ')}` : ''}`;
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
