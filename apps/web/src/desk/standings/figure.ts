export const FIGURES = ['ep', 'sc', 'sos', 'w', 'lot'] as const;
export type Figure = (typeof FIGURES)[number];

/** Decimals as the language writes them. */
export const decimals = (text: string, language: string): string => (language === 'de' ? text.replace('.', ',') : text);
