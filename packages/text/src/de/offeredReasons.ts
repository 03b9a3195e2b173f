import type { Rank } from '@faultline/rules';
import type { ReasonWords, Told } from '../words/reasonWords.ts';
import { terms } from './terms.ts';

const options = (t: Told): string => `Option ${t.options('open').join(' oder ')}`;

/** Why something is not among the options. */
export const offeredReasons: ReasonWords['rules'] = {
  'CR-ACT-09': () => 'In dieser Aktivierung ist keine Aktion mehr übrig.',
  'CR-ACT-11': () => 'Jede Aktion ist nur einmal pro Aktivierung möglich.',
  'CR-ACT-12': (t) => `Diese Bewegung ist hier nicht möglich. Möglich: ${t.text('open')}.`,
  'R-ACT-12': () => 'Springen muss eine Fähigkeit oder ein Symbol erlauben.',
  'R-ACT-11': () => 'Nicht, solange anderes abgehandelt wird.',
  'CR-ACT-18': () => 'Diese Einheit hat keine Fähigkeit, die eine Aktion kostet.',
  'CR-ABIL-01': () => 'Aktive Fähigkeiten kannst du nur in der eigenen Aktivierung verwenden.',
  'CR-ABIL-05': () => 'Diese Fähigkeit wurde nicht ausgelöst.',
  'CR-ABIL-06': () => 'Du hast für diesen Auslöser schon eine reaktive Fähigkeit verwendet.',
  'CR-ABIL-09': () => 'Diese Fähigkeit wirkt von selbst.',
  'CR-ABIL-15': (t) => `Kostet ${t.text('price')} Macht; spielbereit: ${t.text('ready')}.`,
  'CR-ABIL-19': () => 'In diesem Zug schon verwendet.',
  'CR-ABIL-22': () => 'Nicht, solange anderes abgehandelt wird.',
  'R-ABIL-4': () => 'Das würde jetzt nichts bewirken.',
  'CR-STANCE-04': () => 'Der Kampfstil wurde in dieser Aktivierung schon gewechselt.',
  'CR-STANCE-06': () => 'Den Kampfstil wechselt eine Einheit nur in ihrer eigenen Aktivierung.',
  'CR-STANCE-07': () => 'Die Kampfstilkarte hat nur eine Seite.',
  'R-STANCE-1': () => 'Nicht, solange anderes abgehandelt wird.',
  'CR-MOVE-14': (t) => `Im Handgemenge mit ${t.text('engagedWith')}: Spurten statt Laufen.`,
  'CR-MOVE-15': (t) => `Im Handgemenge mit ${t.text('engagedWith')}: kein Klettern.`,
  'CR-COND-17': () => 'Fixiert: Die nächste Bewegung entfällt und entfernt den Zustand.',
  'CR-TREE-01': (t) => `Beginne mit ${options(t)}.`,
  'CR-TREE-03': (t) => `Dorthin führt kein Pfad. Möglich: ${options(t)}.`,
  'CR-TREE-05': () => 'Diese Option wurde in diesem Angriff schon gewählt.',
  'CR-FORCE-03': (t) => `Kostet ${t.text('cost')} Macht; spielbereit: ${t.text('ready')}.`,
  'CR-ORDER-06': () => 'Eine Karte kann nur direkt nach dem Aufdecken in die Reserve gelegt werden.',
  'CR-ORDER-07': () => 'In diesem Zug wurde schon eine Karte in die Reserve gelegt.',
  'CR-ORDER-13': () => 'Die Shatterpoint-Karte aktiviert eine eigene Einheit, die nicht besiegt ist.',
  'CR-ORDER-15': () => 'Nur eine gerade aufgedeckte Shatterpoint-Karte kannst du übergehen.',
  'CR-ORDER-17': () => 'Nach einer übergangenen Shatterpoint-Karte muss die aufgedeckte Einheit aktiviert werden.',
  'R-ORDER-1': () => 'Es ist keine andere Karte zum Aufdecken übrig.',
  'R-ORDER-2': () => 'Es ist keine Karte zum Aufdecken übrig.',
  'MS-PLOY-11': () => 'Wegen des schlauen Schachzugs kann diese Einheit in diesem Zug nicht aktiviert werden.',
  'CR-ACT-03': () => 'Diesen Zustand hat die Einheit nicht.',
  'R-CARD-27': (t) =>
    `Dort wäre der Charakter im Handgemenge mit ${t.text('engagedWith')}. So darf diese Bewegung nicht enden.`,
  'R-CARD-17': () => 'Diese Bewegung muss gemacht werden. Sie darf beliebig kurz sein.',
  'R-ACT-9': () => 'Ein Zustand muss entfernt werden.',
  'CR-ACT-23': () => 'Die Charaktere einer anderen Einheit machen diese Aktion.',
  'CR-ACT-24': () => 'Dieser Charakter hat seinen Teil der Aktion schon gemacht.',
  'CR-WND-05': () => 'Eine angeschlagene Einheit behält ihren Schaden.',
  'CR-WND-11': () => 'Die Einheit ist nicht mehr auf dem Spielfeld.',
  'CR-EFF-07': () => 'Davon gibt es hier nichts zu entfernen.',
  'CR-EFF-08': (t) =>
    t.has('distance')
      ? `Zu weit vom heilenden Charakter: ${t.length('distance')}. Erlaubt: Reichweite 2 (${t.length('allowed')}).`
      : 'Nur diese und verbündete Einheiten können geheilt werden.',
  'CR-EFF-10': () => 'Das Symbol gilt für aktive Fähigkeiten.',
  'CR-EFF-11': () => 'In diesem Zug schon verwendet.',
  'R-EFF-2': () => 'Diese Fähigkeit kostet eine Aktion; das Symbol gibt keine.',
  'R-ABIL-7': () => 'Jeder Charakter ist nur einmal an der Reihe.',
  'CR-ABIL-24': () => 'Die Fähigkeit erlaubt das nicht.',
  'R-CARD-15': () => 'Die Fähigkeit gilt für einen anderen Charakter.',
  'CR-GEN-05': (t) =>
    `Die Fähigkeit gilt nur für ${t
      .each('ranks')
      .map((rank) => `${terms.ranks[rank as Rank]}-Einheiten`)
      .join(' oder ')}.`,
  'CR-GEN-06': (t) =>
    t.text('enemy') === 'true'
      ? 'Die Fähigkeit gilt für feindliche Einheiten.'
      : 'Die Fähigkeit gilt für verbündete Einheiten.',
  'CR-GEN-14': (t) =>
    `Zu weit: ${t.length('distance')}. Erlaubt: Reichweite ${t.text('range')} (${t.length('allowed')}).`,
  'CR-GEN-15': (t) => `Die Fähigkeit verlangt das Merkmal ${t.each('tags').join(' oder ')}.`,
  'CR-GEN-17': () => 'Die Fähigkeit gilt für diese Einheit selbst.',
  'CR-LOS-01': () => 'Es gibt keine Sichtlinie.',
  'CR-ENG-01': (t) =>
    t.text('wanted') === 'true'
      ? 'Die Fähigkeit verlangt einen Charakter im Handgemenge.'
      : 'Die Fähigkeit verlangt einen Charakter, der nicht im Handgemenge ist.',
  'CR-OBJ-02': () => 'Dieser Charakter konkurriert nicht um die verlangte Aufgabe.',
};
