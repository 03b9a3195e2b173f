import * as de from '../de/abilities/phrases.ts';
import * as en from '../en/abilities/phrases.ts';
import { terms as deTerms } from '../de/terms.ts';
import { terms as enTerms } from '../en/terms.ts';
import type { VerbWords } from './verbWords.ts';

export const draw: VerbWords<'draw'> = {
  en: ({ tokens, to, seenBy }, s) => {
    const some =
      tokens === 'all' ? 'all Operation tokens' : en.amount(tokens, (n) => en.counted(n, 'random Operation token'), s);
    const look = seenBy ? '; you may look at them' : '';
    return `put ${some} of the Operation Pool facedown on ${en.tokenPlace(to, s)}${look}`;
  },
  de: ({ tokens, to, seenBy }, s) => {
    const some =
      tokens === 'all' ? 'alle Operationsmarker' : de.amount(tokens, (n) => `${n} zufällige Operationsmarker`, s);
    const look = seenBy ? '; du darfst sie ansehen' : '';
    return `${de.order('lege', `${some} aus dem Operationspool verdeckt auf ${de.tokenPlace(to, s)}`, '', 'legen')}${look}`;
  },
};

export const lay: VerbWords<'lay'> = {
  en: ({ tokens, on, faceUp }, s) => {
    const where = on === 'battlefield' ? 'the battlefield' : `the cards of ${en.theUnit(on.units, s)}`;
    return `put these Operation tokens ${faceUp ? 'faceup' : 'facedown'} on ${where}: ${tokens.map((icon) => enTerms.faces[icon]).join(', ')}`;
  },
  de: ({ tokens, on, faceUp }, s) => {
    const where = on === 'battlefield' ? 'das Schlachtfeld' : `die Karten ${de.from(de.theUnit(on.units, s, 'dat'))}`;
    const all = `diese Operationsmarker ${faceUp ? 'offen' : 'verdeckt'} auf ${where}: ${tokens.map((icon) => deTerms.faces[icon]).join(', ')}`;
    return de.order('lege', all, '', 'legen');
  },
};

export const putBack: VerbWords<'return'> = {
  en: ({ from }, s) =>
    `return ${from === 'everywhere' ? 'all Operation tokens' : en.tokensAt(from, s)} to the Operation Pool and shuffle it`,
  de: ({ from }, s) =>
    de.order(
      'lege',
      `${from === 'everywhere' ? 'alle Operationsmarker' : de.tokensAt(from, s, 'acc')} in den Operationspool zurück und mische ihn`,
      '',
      'zurücklegen',
    ),
};

export const reveal: VerbWords<'reveal'> = {
  en: ({ at, which }, s) => {
    if (which === 'next') return `reveal the next Operation token on ${en.tokenPlace(at, s)}`;
    if (which === 'one') return `reveal one Operation token on ${en.tokenPlace(at, s)}`;
    if (which === 'all') return `reveal ${en.tokensAt(at, s)}`;
    if (which === 'matching') return `reveal the Operation tokens on ${en.tokenPlace(at, s)} that match its own`;
    return `reveal the Operation tokens within Range ${which.within} of ${en.theCharacter(which.of, s)}`;
  },
  de: ({ at, which }, s) => {
    const on = de.tokenPlace(at, s, 'dat');
    const tokens = {
      next: `den nächsten Operationsmarker auf ${on}`,
      one: `einen Operationsmarker auf ${on}`,
      all: de.tokensAt(at, s, 'acc'),
      matching: `die passenden Operationsmarker auf ${on}`,
    };
    const what =
      typeof which === 'string'
        ? tokens[which]
        : `die Operationsmarker in Reichweite ${which.within} ${de.near(which.of, s)}`;
    return de.order('decke', what, 'auf', 'aufdecken');
  },
};

export const discard: VerbWords<'discard'> = {
  en: ({ at, which }, s) => {
    const on = en.tokenPlace(at, s);
    if (which === 'all') return `discard ${en.tokensAt(at, s)}`;
    if (which === 'one') return `discard one Operation token on ${on}`;
    if (which === 'face-up') return `discard the revealed Operation tokens on ${on}`;
    return `discard the Operation token on ${on} that shows the icon of ${en.theUnit(which.markOf, s)}`;
  },
  de: ({ at, which }, s) => {
    const on = de.tokenPlace(at, s, 'dat');
    const tokens = {
      all: de.tokensAt(at, s, 'acc'),
      one: `einen Operationsmarker auf ${on}`,
      'face-up': `die aufgedeckten Operationsmarker auf ${on}`,
    };
    const what =
      typeof which === 'string'
        ? tokens[which]
        : `den Operationsmarker auf ${on} mit dem Symbol ${de.from(de.theUnit(which.markOf, s, 'dat'))}`;
    return de.order('lege', what, 'ab', 'ablegen');
  },
};
