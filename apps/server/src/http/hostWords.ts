/** What the page for whoever hosts says, in English and German. */
export interface HostWords {
  readonly title: string;
  readonly intro: string;
  readonly now: string;
  readonly rules: string;
  readonly up: string;
  readonly lines: string;
  readonly here: string;
  readonly running: string;
  readonly waiting: string;
  readonly over: string;
  readonly people: string;
  readonly departed: string;
  readonly outages: string;
  readonly reports: string;
  readonly noReports: string;
  readonly about: { readonly person: string; readonly problem: string };
  readonly inGame: string;
  readonly file: string;
  readonly by: string;
  readonly log: string;
  readonly remove: string;
  readonly forget: string;
  readonly forgetHint: string;
  readonly id: string;
  readonly forgotten: string;
  readonly metrics: string;
  readonly minutes: (count: number) => string;
}

export const ENGLISH: HostWords = {
  title: 'This server',
  intro: 'For whoever hosts it. What stands here is of this process and its database.',
  now: 'How it stands',
  rules: 'Rules',
  up: 'Running for',
  lines: 'Open lines of this process',
  here: 'Games in its memory',
  running: 'Games that run',
  waiting: 'Games that wait',
  over: 'Games that are over',
  people: 'People',
  departed: 'Games that this process does not serve',
  outages: 'Times without any server in the last 30 days',
  reports: 'Reports',
  noReports: 'Nobody has reported anything.',
  about: { person: 'about a person', problem: 'about a problem' },
  inGame: 'Game',
  file: 'the game as a file',
  by: 'By',
  log: 'What was played and said',
  remove: 'Delete this report',
  forget: 'Forget a person',
  forgetHint: 'Their name and all their devices go; games stay. It cannot be undone.',
  id: 'Id of the person (32 characters)',
  forgotten: 'Forget',
  metrics: 'Figures for Prometheus',
  minutes: (count) => (count === 1 ? '1 minute' : `${count} minutes`),
};

export const GERMAN: HostWords = {
  title: 'Dieser Server',
  intro: 'Für alle, die ihn betreiben. Was hier steht, gilt für diesen Prozess und seine Datenbank.',
  now: 'Wie es steht',
  rules: 'Regeln',
  up: 'Läuft seit',
  lines: 'Offene Leitungen dieses Prozesses',
  here: 'Spiele in seinem Speicher',
  running: 'Laufende Spiele',
  waiting: 'Wartende Spiele',
  over: 'Beendete Spiele',
  people: 'Personen',
  departed: 'Spiele, die dieser Prozess nicht weiterführt',
  outages: 'Zeiten ganz ohne Server in den letzten 30 Tagen',
  reports: 'Meldungen',
  noReports: 'Niemand hat etwas gemeldet.',
  about: { person: 'über eine Person', problem: 'über ein Problem' },
  inGame: 'Spiel',
  file: 'die Partie als Datei',
  by: 'Von',
  log: 'Was gespielt und gesagt wurde',
  remove: 'Diese Meldung löschen',
  forget: 'Eine Person vergessen',
  forgetHint: 'Ihr Name und alle ihre Geräte verschwinden, Spiele bleiben. Das lässt sich nicht rückgängig machen.',
  id: 'Kennung der Person (32 Zeichen)',
  forgotten: 'Vergessen',
  metrics: 'Zahlen für Prometheus',
  minutes: (count) => (count === 1 ? '1 Minute' : `${count} Minuten`),
};
