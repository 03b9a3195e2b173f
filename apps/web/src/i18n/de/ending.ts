import { counted } from '@faultline/text/de/plural';
import type { EndingWords } from '../endingWords.ts';

const times = (n: number): string => (n === 1 ? 'einmal' : `${n}-mal`);

export const ending: EndingWords = {
  page: 'Ende der Partie',
  turns: (turns) => counted(turns, 'Zug'),
  endedIn: (turn) => (turn === 0 ? 'Die Partie endete in der Spielvorbereitung.' : `Die Partie endete in Zug ${turn}.`),
  score: (a, mine, b, theirs) => `${a}: ${mine}, ${b}: ${theirs}`,
  rematch: 'Revanche',
  swap: 'Seiten tauschen',
  share: 'Teilen',
  newGame: 'Neue Partie',
  howItWent: 'Verlauf',
  legend:
    'Linie: Konfliktmarker nach jedem Zug. Gefüllt: Fortschrittsmarker. ×: eine Einheit wurde angeschlagen, in der Farbe der Seite, die es war.',
  legendClock:
    'Gefüllt: der Countdown auf beiden Seiten. ×: eine Einheit wurde angeschlagen, in der Farbe der Seite, die es war.',
  tapTurn: 'Tippe auf einen Zug, um ihn anzusehen.',
  chart: (spaces) => `Konfliktmarker je Zug: ${spaces}`,
  chartClock: (filled) => `Countdown je Zug: ${filled} von 16`,
  showTurn: (turn, space) => `Zug ${turn} ansehen: Konfliktmarker auf Feld ${space}`,
  showClock: (turn, filled) => `Zug ${turn} ansehen: Countdown ${filled} von 16`,
  lastTurn: (turn) => `Zug ${turn}`,
  turningPoints: 'Wendepunkte',
  noTurns: 'Die Partie endete, bevor der erste Zug vorbei war.',
  turn: (turn) => `Zug ${turn}`,
  woundedBy: (unit, by) => `${unit}: angeschlagen durch ${by}.`,
  wounded: (unit) => `${unit}: angeschlagen.`,
  wonPhase: (who, what) => `${who === 'Du' ? 'Du gewinnst' : `${who} gewinnt`}: ${what}.`,
  tookObjectives: (who, which) => `${who === 'Du' ? 'Du übernimmst' : `${who} übernimmt`} ${which}.`,
  tokenNow: (space, who) =>
    space === 0
      ? 'Der Konfliktmarker liegt wieder auf Feld 0.'
      : `Der Konfliktmarker liegt auf Feld ${space} ${who === 'Du' ? 'deiner Seite' : `der Seite von ${who}`}.`,
  position: 'Letzte Stellung',
  byUnit: 'Schaden nach Einheiten',
  dealt: 'zugefügt',
  suffered: 'genommen',
  inflicted: 'hat eine Einheit angeschlagen',
  unit: 'Einheit',
  damageDealt: 'Schaden zugefügt',
  damageSuffered: 'Schaden genommen',
  activations: 'Aktivierungen',
  attacks: 'Angriffe',
  wounds: 'Feinde angeschlagen',
  defeated: 'Besiegt',
  unitLine: (unit, dealt, suffered, wounds) =>
    `${unit}: ${dealt} Schaden zugefügt, ${suffered} genommen, ${times(wounds)} angeschlagen`,
  numbers: 'In Zahlen',
  struggles: 'Konflikte gewonnen',
  stages: 'Etappen gewonnen',
  objectives: 'Aufgaben kontrolliert, über alle Züge summiert',
  forceSpent: 'Macht ausgegeben',
  time: 'Zeit verbraucht',
  timeNote: 'Pausen von mehr als zehn Minuten zählen nicht.',
  held: (a, b) => `Kontrollierte Aufgaben am Ende jedes Zugs (oben ${a}, unten ${b})`,
  heldIn: (turn, [a, b]) => `Zug ${turn}: ${a} zu ${b}`,
  luck: 'Glück',
  luckOf: (who, attack, defense) =>
    `${who}: ${attack[0]} Angriffswürfel, ${attack[1]} Treffer (${attack[2]} erwartet), ${defense[0]} Verteidigungswürfel, ${defense[1]} Abwehr (${defense[2]} erwartet)`,
  luckRarity: {
    above: (chance) => `so gut oder besser in ${chance} aller Partien mit so vielen Würfeln.`,
    below: (chance) => `so schlecht oder schlechter in ${chance} aller Partien mit so vielen Würfeln.`,
    even: () => 'genau wie erwartet.',
  },
  luckNote: 'Gezählt sind die Würfel, wie sie fielen; Kompetenz zählt weder so noch so.',
  noDice: (who) => `${who}: keine Würfel geworfen.`,
  shareTitle: 'Diese Partie teilen',
  picture: 'Bild des Ergebnisses',
  savePicture: 'Bild sichern',
  copyText: 'Bericht kopieren',
  copied: 'Kopiert.',
  notCopied: 'Dieser Browser erlaubt kein Kopieren. Markiere den Text und kopiere ihn.',
  saveReplay: 'Partie als Datei sichern',
  replayNote:
    'Die Datei lässt sich überall unter „Gespeicherte Partien“ öffnen, ansehen und von jeder Stelle aus weiterspielen.',
  copyLink: 'Link kopieren',
  linkNote: 'Der Link gilt nur in diesem Browser: Partien liegen hier und nirgends sonst.',
  sendOn: 'Senden …',
  reportText: 'Bericht als Text',
  failed: 'Dieser Browser kann das Bild nicht zeichnen.',
};
