import type { EffectOf } from '@faultline/rules';
import type { Speaking } from '../abilities/abilityWords.ts';
import * as de from '../de/abilities/phrases.ts';
import * as en from '../en/abilities/phrases.ts';
import type { VerbWords } from './verbWords.ts';

/** Something set down beside objectives, by rules of operations. */

export const putPiece: VerbWords<'put-piece'> = {
  en: ({ piece, within, of, by }, s) => {
    const how = by ? ', chosen by the result of an Attack Die' : '';
    if (within === 'at') return `put ${s.part(piece)} on ${en.some(of, s)}${how}`;
    const where = within === 'touching' ? 'touching' : `within Range ${within} of`;
    return `set ${s.part(piece)} down ${where} ${en.some(of, s)}`;
  },
  de: ({ piece, within, of, by }, s) => {
    const what = `„${s.part(piece)}“`;
    const how = by ? ', die ein Angriffswürfel bestimmt,' : '';
    if (within === 'at') return de.order('lege', `${what} auf ${de.some(of, s, 'acc')}${how}`, '', 'legen');
    const goal = de.some(of, s, 'dat');
    const where = within === 'touching' ? `in Kontakt mit ${goal}` : `in Reichweite ${within} ${de.from(goal)}`;
    return de.order('stelle', `${what} ${where}`, 'auf', 'aufstellen');
  },
};

export const movePiece: VerbWords<'move-piece'> = {
  en: ({ piece, moves, toward }, s) =>
    `${s.part(piece)} may ${en.moving(moves)}${toward ? ` Toward the nearest of ${en.some(toward, s, 'each')}` : ''}`,
  de: ({ piece, moves, toward }, s) => {
    const way = toward ? `auf das Nächste von ${de.some(toward, s, 'dat', 'each')} zu ` : '';
    return de.does(`„${s.part(piece)}“`, 'darf', `${way}${de.moving(moves)}`);
  },
};

export const removePiece: VerbWords<'remove-piece'> = {
  en: ({ piece }, s) => `remove ${s.part(piece)} from the battlefield`,
  de: ({ piece }, s) => de.order('entferne', `„${s.part(piece)}“ vom Spielfeld`, '', 'entfernen'),
};

export const shift: VerbWords<'shift'> = {
  en: ({ of, range }, s) => `put ${en.theUnit(of, s)} elsewhere within Range ${range} of where it is`,
  de: ({ of, range }, s) =>
    de.order(
      'lege',
      `${de.theUnit(of, s, 'acc')} in Reichweite ${range} seines bisherigen Ortes neu`,
      'hin',
      'hinlegen',
    ),
};

type NearWhat = EffectOf<'put-unit'>['of'];

function nearEn(of: NearWhat, s: Speaking): string {
  if (of === 'any-edge') return 'an edge of the battlefield';
  if (of === 'revealed-token') return 'the revealed Operation token';
  return 'piece' in of ? s.part(of.piece) : en.some(of, s);
}

function nearDe(of: NearWhat, s: Speaking): string {
  if (of === 'any-edge') return 'einem Rand des Spielfelds';
  if (of === 'revealed-token') return 'dem aufgedeckten Operationsmarker';
  return 'piece' in of ? `„${s.part(of.piece)}“` : de.some(of, s, 'dat');
}

export const putUnit: VerbWords<'put-unit'> = {
  en: ({ who, within, of }, s) =>
    `set all characters of ${en.theUnit(who, s)} down within Range ${within} of ${nearEn(of, s)}`,
  de: ({ who, within, of }, s) =>
    de.order(
      'stelle',
      `alle Charaktere ${de.from(de.theUnit(who, s, 'dat'))} in Reichweite ${within} ${de.from(nearDe(of, s))}`,
      'auf',
      'aufstellen',
    ),
};

export const measureFrom: VerbWords<'measure-from'> = {
  en: ({ who, piece }, s) =>
    `until the end of its activation ${en.theUnit(who, s)} measures range and Line of Sight from ${s.part(piece)} and cannot be Engaged`,
  de: ({ who, piece }, s) =>
    de.does(
      de.theUnit(who, s, 'nom'),
      de.numbered(who, s, 'misst', 'messen'),
      `bis zum Ende der Aktivierung Reichweite und Sichtlinie von „${s.part(piece)}“ aus und kann nicht im Handgemenge sein`,
      'messen',
    ),
};
