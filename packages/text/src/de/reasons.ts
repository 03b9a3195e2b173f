import type { ReasonWords, Told } from '../words/reasonWords.ts';
import { offeredReasons } from './offeredReasons.ts';
import { partReasons } from './partReasons.ts';
import { refusals } from './refusals.ts';
import { teamReasons } from './teamReasons.ts';

/** The characters that count on either side. */
const sides = (t: Told): string => `${t.text('first') || 'niemand'} gegen ${t.text('second') || 'niemand'}`;

const tooLong = (what: string, most: string): string => {
  if (what === 'set') return `Auf einmal sind höchstens ${most} Korrekturen möglich.`;
  return `${what === 'why' ? 'Ein Grund' : 'Eine Notiz'} hat höchstens ${most} Zeichen.`;
};

export const reasons: ReasonWords = {
  rules: {
    entry: (t) => {
      if (t.has('most')) return tooLong(t.text('wrong'), t.text('most'));
      return t.has('wrong')
        ? `Ungültige Eingabe im Feld „${t.text('wrong')}“.`
        : 'Diese Eingabe gibt es in diesem Spiel nicht.';
    },
    'DP-58': () => 'Nur wer mitspielt, kann aufgeben.',
    'DP-59': (t) => {
      if (t.has('author')) return 'Das können nur Spieler:innen, manches auch Schiedsrichter:innen.';
      if (t.has('offer')) return 'Nur wer ein Angebot gemacht hat, kann es zurückziehen.';
      if (t.has('freeBackTo'))
        return 'Dazwischen liegen Würfe, Karten oder Entscheidungen deines Gegenübers. Ihr müsst beide zustimmen.';
      return 'Eine Korrektur muss etwas nennen, das es in der Partie gibt, und einen Grund.';
    },
    'CR-GEN-01': () => 'Eine Partie braucht genau zwei Spieler:innen.',
    'R-TURN-7': (t) =>
      t.has('to')
        ? 'Die Partie ist vorbei. Rückgängig geht nichts mehr, aber von jeder früheren Stelle aus kannst du eine neue Partie weiterspielen.'
        : 'Die Partie ist vorbei.',
    'SD-MC-02': () => 'Mission Critical sagt die Uhr oder die Turnierleitung an, nicht wer mitspielt.',
    'SD-TIM-03': () => 'Das Ende der Zeit sagt die Uhr oder die Turnierleitung an, nicht wer mitspielt.',
    'R-MEAS-2': () => 'Ein Ort wird in ganzen Hundertstelmillimetern angegeben.',
    'CR-MOVE-03': () => 'Die Arme der Bewegungsschablone haben eine feste Länge.',
    'CR-MOVE-04': () => 'Die Bewegungsschablone knickt höchstens um 90 Grad ab.',
    'CR-MOVE-05': (t) => `${t.excess()} zu weit: Die Basis muss am Ende die Schablone berühren.`,
    'CR-MOVE-09': (t) => `Die Schablone darf ${t.text('part', 'acc')} bei dieser Bewegung nicht überlagern.`,
    'CR-MOVE-11': (t) => `Zu hoch: ${t.length('height')}. Diese Bewegung reicht bis ${t.length('allowed')}.`,
    'CR-MOVE-19': (t) => `Kein Platz für die Basis: ${t.text('part')} ist im Weg.`,
    'CR-MOVE-20': (t) => `Die Basis würde halb auf ${t.text('part', 'dat')} stehen.`,
    'CR-MOVE-21': (t) =>
      t.has('overhang')
        ? `Die Basis würde ${t.length('overhang')} über den Rand ragen.`
        : 'Auf dieser Höhe kann hier keine Basis stehen.',
    'CR-MOVE-22': (t) => `Die Basis würde ${t.length('beyondEdge')} über den Spielfeldrand ragen.`,
    'CR-OVER-02': (t) => `Die Basis würde ${t.text('overlaps', 'acc')} um ${t.length('by')} überlagern.`,
    'R-MOVE-5': () => 'Diese Bewegung muss im markierten Bereich bleiben.',
    'CR-PUSH-17': () => 'Schieben und Ziehen müssen im markierten Bereich bleiben.',
    'CR-PLACE-01': (t) => `Zu weit: ${t.length('distance')}. Erlaubt: ${t.length('allowed')}.`,
    'CR-INGR-01': () => 'Diese beiden Transferpunkte sind nicht verknüpft.',
    'CR-INGR-04': (t) =>
      t.has('distance')
        ? `Zu weit vom Transferpunkt: ${t.length('distance')}. Erlaubt: ${t.length('allowed')}.`
        : 'Die Basis muss auf der Höhenebene des Transferpunkts stehen.',
    'CR-INGR-05': () => 'Der andere Transferpunkt muss auf einer anderen Höhenebene liegen.',
    'CR-DEPLOY-04': (t) =>
      `Zu weit vom eigenen Spielfeldrand: ${t.length('distance')}. Erlaubt: ${t.length('allowed')}.`,
    'CR-DEPLOY-05': (t) =>
      `Zu weit vom ersten Charakter des Squads: ${t.length('distance')}. Erlaubt: ${t.length('allowed')}.`,
    'R-DEPLOY-3': (t) => `Dann wäre kein Platz mehr für ${t.text('without')}.`,
    'CR-STANCE-11': (t) => `Der Kampfstil ${t.text('stance')} hat keinen solchen Angriff.`,
    'CR-ENG-07': (t) => `Im Handgemenge mit ${t.text('engagedWith')}: keine Fernkampfangriffe.`,
    'CR-ATK-01': (t) => `${t.text('target')} ist kein feindlicher Charakter auf dem Spielfeld.`,
    'CR-ATK-03': (t) => {
      if (t.has('blockedBy')) return `Nicht im Handgemenge: ${t.text('blockedBy')} unterbricht die Sichtlinie.`;
      return t.text('sameElevation') === 'false'
        ? 'Nicht im Handgemenge: auf einer anderen Höhenebene.'
        : `Nicht im Handgemenge: ${t.length('distance')} entfernt.`;
    },
    'CR-ATK-04': (t) => `Außer Reichweite: ${t.length('distance')} entfernt, nötig ist Reichweite ${t.text('range')}.`,
    'CR-ATK-05': (t) => `Keine Sichtlinie: ${t.text('blockedBy')} ist im Weg.`,
    'CR-GEN-10': () => 'Eine Fähigkeit verbietet das.',
    'CR-ATK-14': (t) => `Gib ${t.text('needed')} Würfel ein.`,
    'CR-DICE-02': (t) => `Ein Angriffswürfel hat keine Seite „${t.text('face')}“.`,
    'CR-DICE-04': (t) => `Ein Verteidigungswürfel hat keine Seite „${t.text('face')}“.`,
    'CR-OBJ-03': () => 'Um inaktive Aufgaben kann niemand konkurrieren.',
    'CR-OBJ-05': (t) => `Mehr Charaktere auf ihrer Höhenebene: ${sides(t)}.`,
    'CR-OBJ-06': (t) => `Gleichstand auf ihrer Höhenebene: ${sides(t)}. Die Kontrolle ändert sich nicht.`,
    'CR-OBJ-07': (t) => `Niemand auf ihrer Höhenebene; auf anderen mehr: ${sides(t)}.`,
    'CR-OBJ-08': (t) =>
      `Niemand auf ihrer Höhenebene; auf anderen Gleichstand: ${sides(t)}. Die Kontrolle ändert sich nicht.`,
    'CR-OBJ-09': () => 'Niemand konkurriert um sie. Die Kontrolle ändert sich nicht.',
    'CR-STRUG-02': (t) => `1 Feld für jede kontrollierte Aufgabe: ${t.text('objectives')}.`,
    'CR-STRUG-09': () => 'Der Konfliktmarker liegt auf der gegnerischen Hälfte.',
    'CR-STRUG-10': () => 'Der Konfliktmarker liegt auf Feld 0. Ihr erhaltet beide 1 Fortschrittsmarker.',
    'MS-PRIO-03': (t) => `1 Feld mehr für eine Hauptaufgabe: ${t.text('objectives')}.`,
    'MS-PRIO-06': (t) => `1 Feld mehr für alle Hauptaufgaben: ${t.text('objectives')}.`,
    'SD-R-77': () => 'Dafür ist es zu spät: Dein Gegenüber hat seitdem entschieden.',
    'SD-MC-03': () => 'Mission Critical: Aktive:r Spieler:in erhält zuerst 1 Fortschrittsmarker.',
    'CR-STRUG-01': () => 'Der Konfliktmarker liegt auf einem der 17 Felder.',
    'CR-STRUG-06': () => 'Der Konfliktmarker darf nicht auf einem Fortschrittsmarker liegen.',
    'CR-STRUG-12': () => 'Jede:r hat 0 bis 8 Fortschrittsmarker.',
    'KO-R-02': () => 'Auf jeder Seite der Konfliktleiste liegen 0 bis 8 Fortschrittsmarker.',
    'KO-S1-04': () => 'Gepanzerte Ziele werden durch eine Regel der Etappe angegriffen, nicht durch eine Aktion.',
    'KO-S1-08': (t) =>
      `Nicht umkämpft: ${t.length('distance')} entfernt. Für einen Nahkampfangriff muss der Charakter um die Aufgabe konkurrieren (Reichweite 2, nicht angeschlagen).`,
    'KO-S1-09': () => 'Im Handgemenge: kein Fernkampfangriff auf ein gepanzertes Ziel.',
    'KO-S1-10': (t) => `Außer Reichweite: ${t.length('distance')} entfernt, nötig ist Reichweite ${t.text('range')}.`,
    'KO-R-31': (t) => `Keine Sichtlinie zur Aufgabe: ${t.text('blockedBy')} ist im Weg.`,
    'KO-R-65': () => 'In dem Zustand, in den die Operation diese Einheit versetzt hat, kann sie das nicht.',
    'KO-R-76': () =>
      'Wachdienst: keine Fernkampfangriffe, aus jedem Laufen wird ein Spurten, und Fähigkeiten wählen keine Gegner außerhalb von Reichweite 5.',
    'KO-R-77': (t) =>
      t.text('near') === 'true'
        ? `Zu weit: ${t.length('distance')} entfernt. Aufstellung in Reichweite ${t.text('range')} davon.`
        : `Zu nah: ${t.length('distance')} entfernt. Aufstellung außerhalb von Reichweite ${t.text('range')}.`,
    'KO-R-73': (t) => `Zu nah: ${t.length('distance')}. Es muss weiter weg sein als ${t.length('allowed')}.`,
    'KO-TOK-01': () => 'Der Konfliktmarker liegt auf dem mittleren Feld (1) oder neben der Leiste (0).',
    'CR-FORCE-04': () => 'Es kann nicht mehr Macht spielbereit sein, als der Machtpool enthält.',
    'CR-ORDER-08': () => 'In der Reserve liegt schon eine Karte.',
    'CR-BTC-02': () => 'Eine Gefechtstaktik-Karte kann nicht in die Reserve.',
    'CR-ORDER-12': () => 'Die Shatterpoint-Karte kann nicht in die Reserve.',
    ...offeredReasons,
    ...partReasons,
    ...teamReasons,
  },
  ...refusals,
};
