import type { Rank } from '@faultline/rules';
import type { ReasonWords } from '../words/reasonWords.ts';
import { terms } from './terms.ts';

/** Why something is not among the options. */
export const offeredReasons: ReasonWords['rules'] = {
  'CR-ACT-09': () => 'Beide Aktionen dieser Aktivierung sind ausgeführt.',
  'CR-ACT-11': () => 'Diese Aktion wurde in dieser Aktivierung schon ausgeführt.',
  'CR-ACT-12': (t) => `Diese Bewegung geht hier nicht; möglich: ${t.text('open')}.`,
  'R-ACT-12': () => 'Ein Sprung braucht eine Fähigkeit oder ein Symbol, das ihn erlaubt.',
  'CR-ACT-18': () => 'Die Einheit hat keine Fähigkeit, die eine Aktion braucht.',
  'CR-ABIL-01': () => 'Aktive Fähigkeiten gehören in die eigene Aktivierung.',
  'CR-ABIL-05': () => 'Diese Fähigkeit antwortet nicht auf das, was gerade geschah.',
  'CR-ABIL-06': () => 'Auf dieses Ereignis wurde schon eine reaktive Fähigkeit eingesetzt.',
  'CR-ABIL-15': (t) => `Das kostet ${t.text('price')} Macht, bereit sind ${t.text('ready')}.`,
  'CR-ABIL-19': () => 'Die Fähigkeit wurde in diesem Zug schon eingesetzt.',
  'R-ABIL-4': () => 'Sie würde jetzt nichts bewirken.',
  'CR-STANCE-04': () => 'Der Kampfstil wurde in dieser Aktivierung schon gewechselt.',
  'CR-STANCE-07': () => 'Die Kampfstilkarte hat nur eine Seite.',
  'CR-MOVE-14': (t) => `Im Handgemenge mit ${t.text('engagedWith')}: Spurten statt Laufen.`,
  'CR-MOVE-15': (t) => `Im Handgemenge mit ${t.text('engagedWith')}: kein Klettern.`,
  'CR-COND-17': () => 'Fixiert: Die nächste Bewegung misslingt und nimmt den Zustand weg.',
  'CR-TREE-01': (t) => `Der Baum beginnt bei ${t.text('open')}.`,
  'CR-TREE-03': (t) => `Dorthin führt kein Pfad; möglich: ${t.text('open')}.`,
  'CR-TREE-05': () => 'Diese Option wurde in diesem Angriff schon gewählt.',
  'CR-FORCE-03': (t) => `Das kostet ${t.text('cost')} Macht, bereit sind ${t.text('ready')}.`,
  'CR-ORDER-06': () => 'In die Reserve kommt eine Karte gleich nach dem Aufdecken, nicht später.',
  'CR-ORDER-07': () => 'In diesem Zug wurde schon eine Karte in die Reserve gelegt.',
  'CR-ORDER-13': () => 'Die Shatterpoint-Karte aktiviert eine eigene Einheit, die nicht besiegt ist.',
  'CR-ORDER-15': () => 'Weitergehen kann man nur bei einer gerade aufgedeckten Shatterpoint-Karte.',
  'CR-ORDER-17': () => 'Nach dem Weitergehen bei einer Shatterpoint-Karte muss die nächste Einheit aktiviert werden.',
  'R-ORDER-1': () => 'Es ist keine andere Karte zum Aufdecken übrig.',
  'R-ORDER-2': () => 'Es ist keine Karte zum Aufdecken übrig.',
  'MS-PLOY-11': () => 'Die List lässt diese Einheit in diesem Zug nicht aktiviert werden.',
  'CR-ACT-03': () => 'Diesen Zustand hat die Einheit nicht.',
  'R-ACT-9': () => 'Ein Zustand muss weg.',
  'CR-ACT-23': () => 'Die Aktion machen die Charaktere einer anderen Einheit.',
  'CR-ACT-24': () => 'Dieser Charakter hatte seinen Teil der Aktion schon.',
  'CR-WND-05': () => 'Eine angeschlagene Einheit behält ihren Schaden.',
  'CR-WND-11': () => 'Die Einheit ist nicht mehr auf dem Schlachtfeld.',
  'CR-EFF-07': () => 'Davon ist hier nichts, was weg könnte.',
  'CR-EFF-08': (t) =>
    t.has('distance')
      ? `Das sind ${t.length('distance')} vom heilenden Charakter; erlaubt ist Reichweite 2 (${t.length('allowed')}).`
      : 'Heilen kann man nur die eigene und verbündete Einheiten.',
  'CR-EFF-10': () => 'Das Symbol gilt für aktive Fähigkeiten.',
  'CR-EFF-11': () => 'Die Fähigkeit wurde in diesem Zug schon eingesetzt.',
  'R-EFF-2': () => 'Die Fähigkeit braucht eine Aktion, und die gibt das Symbol nicht.',
  'R-ABIL-7': () => 'Jeder kommt nur einmal dran.',
  'CR-ABIL-24': () => 'Die Fähigkeit meint das nicht.',
  'R-CARD-15': () => 'Die Fähigkeit meint jemand anderen.',
  'CR-GEN-05': (t) =>
    `Die Fähigkeit meint nur ${t
      .each('ranks')
      .map((rank) => `${terms.ranks[rank as Rank]}-Einheiten`)
      .join(' oder ')}.`,
  'CR-GEN-06': (t) => (t.text('enemy') === 'true' ? 'Die Fähigkeit meint Feinde.' : 'Die Fähigkeit meint Verbündete.'),
  'CR-GEN-14': (t) =>
    `Das sind ${t.length('distance')}; erlaubt ist Reichweite ${t.text('range')} (${t.length('allowed')}).`,
  'CR-GEN-15': (t) => `Die Fähigkeit verlangt das Merkmal ${t.each('tags').join(' oder ')}.`,
  'CR-GEN-17': () => 'Die Fähigkeit meint diese Einheit selbst.',
  'CR-LOS-01': () => 'Es gibt keine Sichtlinie.',
  'CR-ENG-01': (t) =>
    t.text('wanted') === 'true'
      ? 'Das Handgemenge, das die Fähigkeit verlangt, fehlt.'
      : 'Die Fähigkeit verlangt jemanden, der nicht im Handgemenge ist.',
  'CR-OBJ-02': () => 'Um die verlangte Aufgabe konkurriert dieser Charakter nicht.',
};
