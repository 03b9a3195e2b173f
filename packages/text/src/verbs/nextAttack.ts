import * as de from '../de/abilities/phrases.ts';
import * as en from '../en/abilities/phrases.ts';
import type { VerbWords } from './verbWords.ts';

export const nextAttack: VerbWords<'next-attack'> = {
  en: ({ who, dice: n, pool, type, span, after }, s) => {
    const kind = type ? `${en.terms.attacks[type]} attack` : 'attack';
    const whom = en.theCharacter(who, s);
    const attack = `${span ? `each ${kind} of ${whom}` : en.belonging(whom, `next ${kind}`)} this ${span ?? 'activation'}`;
    const then = after ? en.chain(s.sentences(after)) : null;
    const starts = pool ? `starts with ${en.damage(pool)} in the Damage Pool` : '';
    if (!n && !starts) return `after ${attack}, ${then ?? ''}`;
    const more = n ? `add ${en.counted(n, 'die')} to ${attack}${starts && `; it ${starts}`}` : `${attack} ${starts}`;
    return `${more}${then === null ? '' : `; after it, ${then}`}`;
  },
  de: ({ who, dice: n, pool, type, span, after }, s) => {
    const kind = `${type ? `${de.ATTACKS[type]}angriff` : 'Angriff'}`;
    const when = `in dieser ${span ? 'Aktion' : 'Aktivierung'}`;
    const own = de.possessive(who, s);
    // `seinem nächsten Angriff`, `jedem Angriff dieser Einheit`
    const attack = (dative: boolean): string => {
      const ending = dative ? 'em' : 'es';
      const noun = `${kind}${dative ? '' : 's'}`;
      if (span) return `jed${ending} ${noun} ${de.near(who, s)} ${when}`;
      if (own) return `${own}${ending} nächsten ${noun} ${when}`;
      return `${dative ? 'dem' : 'des'} nächsten ${noun} ${de.near(who, s)} ${when}`;
    };
    const more = [
      ...(n ? [de.order('füge', `${attack(true)} ${n} Würfel`, 'hinzu', 'hinzufügen')] : []),
      ...(pool
        ? [de.order('füge', `dem Schadenspool ${attack(false)} ${de.damage(pool)}`, 'hinzu', 'hinzufügen')]
        : []),
    ];
    const then = after ? de.following(s.sentences(after)) : '';
    if (more.length === 0) return `nach ${attack(true)}: ${then}`;
    const [only = ''] = more;
    if (more.length === 1 && !after) return only;
    return `${de.whole(only)}${more
      .slice(1)
      .map((each) => ` und ${de.whole(each)}`)
      .join('')}${after ? `; danach: ${then}` : ''}`;
  },
};
