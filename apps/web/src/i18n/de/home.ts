import type { HomeWords } from '../homeWords.ts';

export const home: HomeWords = {
  tagline: 'Du bist dran.',
  promise:
    'Spiele Star Wars: Shatterpoint im Browser. Jede Regel wird geprüft, jedes Nein erklärt. Kostenlos, inoffiziell, ohne Konto.',
  playNow: 'Jetzt spielen',
  playNowHint: (opponent) => `Fertiges Einsatzteam gegen den Computer (${opponent})`,
  twoPlayers: 'Zu zweit an einem Bildschirm',
  twoPlayersHint: 'Abwechselnd am selben Gerät',
  runTournament: 'Turnier leiten',
  runTournamentHint: 'Paarungen, Uhr und Tabelle, auch offline',
  more: 'Mehr',
  setUp: 'Partie vorbereiten',
  setUpHint: 'Einsatzteams, Mission und Spielfeld wählen',
  operations: 'Schlüsseloperationen',
  operationsHint: 'Sechs Operationen in zwei Etappen, Aggressor gegen Wache',
  continue: 'Weiterspielen',
  footer: 'Ein Fan-Projekt. Nicht mit den Rechteinhabern des Spiels verbunden oder von ihnen unterstützt.',
  gamesHint: 'Weiterspielen, umbenennen, exportieren',
  rulesHint: 'Alle Regeln nach Nummer oder Stichwort',
  referenceHint: 'Das Spiel auf einen Blick, auch auf Papier',
  turn: (turn) => (turn === 0 ? 'Spielvorbereitung' : `Zug ${turn}`),
  yours: 'deine Entscheidung',
  theirs: 'der Computer entscheidet',
  player: (number) => `Spieler:in ${number} entscheidet`,
  over: 'Die Partie ist zu Ende',
};
