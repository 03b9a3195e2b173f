import type { BackupWords } from '../backupWords.ts';

const many = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;

export const backup: BackupWords = {
  title: 'Alles in diesem Browser',
  hint: 'Partien, eigene Teams, Turniere und Einstellungen in einer Datei: für ein anderes Gerät oder für den Tag, an dem dieser Browser vergisst.',
  save: 'Alles als Datei sichern',
  bring: 'Zurückholen',
  working: 'Einen Moment …',
  brought: (games, teams, events) =>
    `Zurückgeholt: ${many(games, 'Partie', 'Partien')}, ${many(teams, 'Team', 'Teams')}, ${many(events, 'Turnier', 'Turniere')}.`,
  here: (n) => (n === 1 ? 'Eines war schon da.' : `${n} davon waren schon da.`),
  beside: (n) =>
    n === 1
      ? '1 Partie ging hier anders weiter: Jetzt gibt es beide.'
      : `${n} Partien gingen hier anders weiter: Jetzt gibt es je beide.`,
  left: (n) =>
    n === 1
      ? 'Gespeichert, bis auf 1 Partie oder Turnier, von dem hier zu wenig übrig ist.'
      : `Gespeichert, bis auf ${n} Partien oder Turniere, von denen hier zu wenig übrig ist.`,
  refused: 'Nicht übernommen, das Übrige schon:',
  no: {
    damaged: 'Diese Datei ist abgeschnitten oder beschädigt. Nichts wurde geändert.',
    other: 'Das ist keine Datei mit allem. Eine einzelne Partie öffnet „Partiedatei öffnen“. Nichts wurde geändert.',
    newer: 'Diese Datei stammt von einer neueren Fassung der Seite. Nichts wurde geändert.',
  },
  otherSettings: 'Die Einstellungen der Datei sind andere als deine.',
  takeSettings: 'Einstellungen der Datei übernehmen',
  keptFirmly: 'Der Browser hat zugesagt, das alles zu behalten, bis du es löschst.',
  keptLoosely: 'Wird dem Browser der Platz knapp, kann er das wegwerfen.',
  ask: 'Um Behalten bitten',
  askedInVain: 'Der Browser hat es nicht zugesagt. Sicher ist eine Datei.',
};
