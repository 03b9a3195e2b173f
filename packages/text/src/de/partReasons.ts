import type { ReasonWords } from '../words/reasonWords.ts';

/** What the parts of a dice pool, a price and a move are; who or what brings them is said beside. */
export const partReasons: ReasonWords['rules'] = {
  'CR-ATK-09': () => 'Angriffswert',
  'CR-ATK-10': () => 'durch eine Fähigkeit mehr oder weniger',
  'CR-ATK-11': () => 'Verteidigungswert',
  'CR-ATK-12': () => 'durch eine Fähigkeit mehr oder weniger',
  'R-ATK-2': () => 'die Zahl, die der Effekt nennt',
  'CR-KEY-03': () => 'Wucht',
  'CR-KEY-04': () => 'Scharfschütze',
  'CR-ACT-14': () => 'Fokus',
  'CR-COVER-01': () => 'Deckung',
  'CR-COVER-07': () => 'Ducken-Marker',
  'R-COVER-6': () => 'Deckung wird ignoriert',
  'CR-ABIL-12': () => 'aufgedruckte Kosten',
  'CR-GEN-09': () => 'erhöht',
  'CR-ABIL-13': () => 'verringert',
  'CR-ABIL-14': () => 'Macht',
  'CR-ABIL-16': (t) =>
    t.has('without')
      ? `Angeschlagen- und Verletzt-Marker erhöhen die Kosten von ${t.text('without')} auf ${t.text('price')} Macht.`
      : '1 je Angeschlagen- oder Verletzt-Marker',
  'R-CARD-9': () => 'einmal verringert',
  'R-WND-9': () => 'als Schaden bezahlt',
  'CR-COVER-06': (t) => `Gelände: ${t.text('part')}`,
  'CR-MOVE-01': (t) => `Laufschablone: ${t.length('tool')}`,
  'CR-MOVE-02': (t) => `Spurtschablone: ${t.length('tool')}`,
  'CR-EFF-09': (t) => `Laufschablone: ${t.length('tool')}`,
};
