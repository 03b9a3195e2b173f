import { fourDecimals, lacksWounds, type Row } from '@faultline/tournament';

export const FIGURES = ['ep', 'sc', 'sos', 'w', 'lot'] as const;
export type Figure = (typeof FIGURES)[number];

/** Decimals as the language writes them. */
export const decimals = (text: string, language: string): string => (language === 'de' ? text.replace('.', ',') : text);

/** A figure of a row as people read it; Wounds that nobody entered are doubtful. */
export function shownFigure(row: Row, figure: Figure, language: string): string {
  if (figure === 'sos') return decimals(fourDecimals(row.sos), language);
  return figure === 'w' && lacksWounds(row) ? `${row.w}?` : `${row[figure]}`;
}
