import { counted } from '@faultline/text/de/plural';
import type { Messages } from '../messages.ts';

export const shell: Messages['shell'] = {
  tagline: 'Du bist dran.',
  promise:
    'Spiele Star Wars: Shatterpoint im Browser. Jede Regel wird geprüft, jedes Nein erklärt. Kostenlos, inoffiziell, ohne Konto.',
  playNow: 'Jetzt spielen',
  playNowHint: (opponent) => `Fertiges Einsatzteam gegen den Computer (${opponent})`,
  opponents: { novice: 'Neuling', trooper: 'Soldat', knight: 'Ritter', master: 'Meister' },
  twoPlayers: 'Zu zweit an einem Bildschirm',
  twoPlayersHint: 'Abwechselnd am selben Gerät',
  runTournament: 'Turnier leiten',
  runTournamentHint: 'Paarungen, Uhr und Tabelle, auch offline',
  more: 'Mehr',
  setUp: 'Partie vorbereiten',
  setUpHint: 'Einsatzteams, Mission und Spielfeld wählen',
  continue: 'Weiterspielen',
  turn: (turn) => (turn === 0 ? 'Spielvorbereitung' : `Zug ${turn}`),
  yours: 'deine Entscheidung',
  theirs: 'der Computer entscheidet',
  player: (number) => `Spieler:in ${number} entscheidet`,
  against: (a, b) => `${a} gegen ${b}`,
  over: 'Die Partie ist zu Ende',
  footer: 'Ein Fan-Projekt. Nicht mit den Rechteinhabern des Spiels verbunden oder von ihnen unterstützt.',
  home: 'Faultline: Startseite',
  settings: 'Einstellungen',
  close: 'Schließen',
  loading: 'Das Spielfeld wird aufgebaut …',
  failed: 'Diese Seite konnte nicht geladen werden.',
  failedHint: 'Deine gespeicherten Partien sind sicher. Versuche es noch einmal oder geh zur Startseite.',
  again: 'Erneut versuchen',
  nowhere: 'Seite nicht gefunden.',
  unreadable: 'Diese Adresse ist beschädigt: Ein Teil davon ist nicht lesbar.',
  toStart: 'Startseite',
  rules: 'Regeln',
  rulesHint: 'Alle Regeln nach Nummer, auf Englisch',
  searchRules: 'Regelnummer oder Stichwort (englisch)',
  rulesFound: (n, shown) => {
    const found = `${counted(n, 'Regel')} gefunden`;
    return n > shown ? `${found}, die ersten ${shown} werden angezeigt` : found;
  },
  rulesInEnglish: 'Die Sätze der Regeln gibt es bisher nur auf Englisch.',
  rulesChapter: 'Kapitel',
  allChapters: 'Alle Kapitel',
  noRule: 'Keine Regel hat diese Nummer.',
  games: 'Gespeicherte Partien',
  gamesHint: 'Weiterspielen, umbenennen, exportieren',
};
