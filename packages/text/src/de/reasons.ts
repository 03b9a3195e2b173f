import type { ReasonWords, Told } from '../words/reasonWords.ts';
import { offeredReasons } from './offeredReasons.ts';
import { partReasons } from './partReasons.ts';
import { teamReasons } from './teamReasons.ts';

/** The characters that count on either side. */
const sides = (t: Told): string => `${t.text('first') || 'niemand'} gegen ${t.text('second') || 'niemand'}`;

const tooLong = (what: string, most: string): string => {
  if (what === 'set') return `Auf einmal wird höchstens ${most}-mal berichtigt.`;
  return `${what === 'why' ? 'Ein Grund' : 'Eine Notiz'} hat höchstens ${most} Zeichen.`;
};

export const reasons: ReasonWords = {
  rules: {
    entry: (t) => {
      if (t.has('most')) return tooLong(t.text('wrong'), t.text('most'));
      return t.has('wrong') ? `Der Befehl ist nicht lesbar: ${t.text('wrong')}.` : 'Das ist kein Befehl dieses Spiels.';
    },
    'DP-58': () => 'Aufgeben kann nur, wer mitspielt.',
    'DP-59': (t) => {
      if (t.has('author')) return 'Das sagt nur, wer mitspielt, und manches ein Schiedsrichter.';
      if (t.has('offer')) return 'Ein Angebot nimmt nur zurück, wer es gemacht hat.';
      if (t.has('freeBackTo')) return 'Dazwischen liegen Würfe, Karten oder der andere Zug: Beide müssen zustimmen.';
      return 'Eine Berichtigung nennt etwas, das es im Spiel gibt, und einen Grund.';
    },
    'CR-GEN-01': () => 'Eine Partie ist für zwei.',
    'R-TURN-7': (t) =>
      t.has('to')
        ? 'Die Partie ist vorbei: Zurückgenommen wird nichts mehr. Von jedem früheren Moment an lässt sich eine eigene Partie weiterspielen.'
        : 'Die Partie ist vorbei.',
    'SD-MC-02': () => 'Mission Critical sagt die Uhr oder ein Schiedsrichter an, nicht wer mitspielt.',
    'SD-TIM-03': () => 'Das Ende der Zeit sagt die Uhr oder ein Schiedsrichter an, nicht wer mitspielt.',
    'R-MEAS-2': () => 'Ein Ort wird in ganzen Hundertstelmillimetern angegeben.',
    'CR-MOVE-03': () => 'Die Arme der Bewegungsschablone haben eine feste Länge.',
    'CR-MOVE-04': () => 'Die Bewegungsschablone knickt höchstens um 90 Grad ab.',
    'CR-MOVE-05': (t) => `${t.excess()} zu weit: Die Basis muss am Ende die Schablone berühren.`,
    'CR-MOVE-09': (t) => `Mit dieser Bewegung darf die Schablone nicht über ${t.text('part')} liegen.`,
    'CR-MOVE-11': (t) => `Das liegt ${t.length('height')} hoch, zu hoch für diese Bewegung (${t.length('allowed')}).`,
    'CR-MOVE-19': (t) => `Kein Platz für die Basis: ${t.text('part')} ist im Weg.`,
    'CR-MOVE-20': (t) => `Die Basis stünde in ${t.text('part')}.`,
    'CR-MOVE-21': (t) =>
      t.has('overhang')
        ? `Die Basis ragte ${t.length('overhang')} über den Rand der Fläche.`
        : 'Auf dieser Höhe gibt es nichts, worauf man stehen kann.',
    'CR-MOVE-22': (t) => `Die Basis ragte ${t.length('beyondEdge')} über den Spielfeldrand.`,
    'CR-OVER-02': (t) => `Die Basis überlappte ${t.text('overlaps')} um ${t.length('by')}.`,
    'R-MOVE-5': () => 'Diese Bewegung muss im markierten Winkel bleiben.',
    'CR-PUSH-17': () => 'Schieben und Ziehen müssen im markierten Winkel bleiben.',
    'CR-PLACE-01': (t) => `Das ist ${t.length('distance')} entfernt; erlaubt sind ${t.length('allowed')}.`,
    'CR-INGR-01': () => 'Diese beiden Zugänge sind nicht verbunden.',
    'CR-INGR-04': (t) =>
      t.has('distance')
        ? `Die Basis muss höchstens ${t.length('allowed')} vom Zugang stehen: Es sind ${t.length('distance')}.`
        : 'Die Basis muss auf der Höhe des Zugangs stehen.',
    'CR-INGR-05': () => 'Das andere Ende des Zugangs muss auf einer anderen Höhe liegen.',
    'CR-DEPLOY-04': (t) =>
      `Das ist ${t.length('distance')} vom eigenen Spielfeldrand entfernt; erlaubt sind ${t.length('allowed')}.`,
    'CR-DEPLOY-05': (t) =>
      `Das ist ${t.length('distance')} vom ersten Charakter des Squads entfernt; erlaubt sind ${t.length('allowed')}.`,
    'R-DEPLOY-3': (t) => `Stünde er hier, bliebe kein Platz für ${t.text('without')}.`,
    'CR-STANCE-11': (t) => `Der Kampfstil ${t.text('stance')} hat keinen solchen Angriff.`,
    'CR-ENG-07': (t) => `Im Handgemenge mit ${t.text('engagedWith')}: keine Fernkampfangriffe.`,
    'CR-ATK-01': (t) => `${t.text('target')} steht nicht als Feind auf dem Spielfeld.`,
    'CR-ATK-03': (t) => {
      if (t.has('blockedBy')) return `Nicht im Handgemenge: ${t.text('blockedBy')} verdeckt die Sichtlinie.`;
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
    'CR-OBJ-03': () => 'Die Aufgabe ist inaktiv: Niemand macht sie streitig.',
    'CR-OBJ-05': (t) => `Auf ihrer Ebene sind mehr Charaktere: ${sides(t)}.`,
    'CR-OBJ-06': (t) => `Auf ihrer Ebene sind auf beiden Seiten gleich viele: ${sides(t)}.`,
    'CR-OBJ-07': (t) => `Auf ihrer Ebene ist niemand; auf anderen sind es mehr: ${sides(t)}.`,
    'CR-OBJ-08': (t) => `Auf ihrer Ebene ist niemand; auf anderen sind es gleich viele: ${sides(t)}.`,
    'CR-OBJ-09': () => 'Niemand ist in der Nähe: Die Kontrolle bleibt, wie sie war.',
    'CR-STRUG-02': (t) => `Ein Feld für jede kontrollierte Aufgabe: ${t.text('objectives')}.`,
    'CR-STRUG-09': () => 'Der Konfliktmarker liegt auf der gegnerischen Hälfte.',
    'CR-STRUG-10': () => 'Der Konfliktmarker liegt in der Mitte: Beide erhalten Fortschritt.',
    'MS-PRIO-03': (t) => `Ein Feld mehr für eine vorrangige Aufgabe: ${t.text('objectives')}.`,
    'MS-PRIO-06': (t) => `Ein Feld mehr für alle vorrangigen Aufgaben: ${t.text('objectives')}.`,
    'SD-R-77': () => 'Dafür ist es zu spät: Die andere Person hat seitdem etwas entschieden.',
    'SD-MC-03': () => 'Mission Critical: Zuerst erhält, wer am Zug ist, Fortschritt.',
    'CR-STRUG-01': () => 'Der Konfliktmarker liegt auf einem der 17 Felder.',
    'CR-STRUG-06': () => 'Der Konfliktmarker darf nicht auf einem Fortschrittsmarker liegen.',
    'CR-STRUG-12': () => 'Jede Seite hat keinen bis acht Fortschrittsmarker.',
    'CR-FORCE-04': () => 'Es kann nicht mehr Macht spielbereit sein, als der Machtpool enthält.',
    'CR-ORDER-08': () => 'In der Reserve liegt schon eine Karte.',
    'CR-BTC-02': () => 'Eine Gefechtstaktik-Karte kann nicht in die Reserve.',
    'CR-ORDER-12': () => 'Die Shatterpoint-Karte kann nicht in die Reserve.',
    ...offeredReasons,
    ...partReasons,
    ...teamReasons,
  },
  other: (facts) =>
    facts === '' ? 'Das lassen die Regeln hier nicht zu.' : `Das lassen die Regeln hier nicht zu: ${facts}.`,
  why: {
    over: 'Die Partie ist vorbei.',
    'nobody-asked': 'Gerade wird niemand gefragt.',
    'not-your-decision': 'Das entscheidet dein Gegenüber.',
    stale: 'Das Spiel ist inzwischen weiter; sieh noch einmal hin.',
    'unknown-option': 'Das steht jetzt nicht zur Wahl.',
    malformed: 'Der Befehl ist nicht lesbar.',
    illegal: 'Das lassen die Regeln nicht zu.',
    'no-consent': 'Dem müssen beide zustimmen.',
    'no-authority': 'Das muss jemand anderes sagen.',
    'look-only':
      'Die Würfel dieser Partie lassen sich aus wenigen Würfen errechnen: Sie wird nur angesehen. Von jedem ihrer Momente an lässt sich eine eigene Partie weiterspielen.',
  },
};
