import { counted, plural } from '@faultline/text/de/plural';
import type { BackupWords } from '../backupWords.ts';

export const backup: BackupWords = {
  title: 'Datensicherung',
  hint: 'Alle Partien, eigenen Einsatzteams, Turniere, Kampagnen und Einstellungen in einer Datei. Zum Umziehen auf ein anderes Gerät oder falls Browserdaten gelöscht werden.',
  save: 'Sicherung herunterladen',
  bring: 'Sicherung wiederherstellen',
  working: 'Einen Moment …',
  brought: (games, teams, events, campaigns) =>
    `Wiederhergestellt: ${[counted(games, 'Partie'), counted(teams, 'Einsatzteam'), counted(events, 'Turnier'), ...(campaigns > 0 ? [counted(campaigns, 'Kampagne')] : [])].join(', ')}.`,
  here: (n) => `${counted(n, 'Eintrag')} ${plural(n, 'war')} schon vorhanden.`,
  beside: (n) =>
    n === 1
      ? '1 Partie wurde hier anders fortgesetzt. Beide Fassungen bleiben erhalten.'
      : `${n} Partien wurden hier anders fortgesetzt. Jeweils beide Fassungen bleiben erhalten.`,
  left: (n) =>
    n === 1
      ? 'Gespeichert, außer 1 Partie, Turnier oder Kampagne: Davon ist hier zu wenig erhalten.'
      : `Gespeichert, außer ${n} Partien, Turnieren oder Kampagnen: Davon ist hier zu wenig erhalten.`,
  refused: 'Nicht wiederhergestellt (alles andere schon):',
  no: {
    damaged: 'Diese Datei ist unvollständig oder beschädigt. Nichts wurde geändert.',
    other: 'Das ist keine Sicherung. Einzelne Partien öffnest du mit „Partie importieren“. Nichts wurde geändert.',
    newer: 'Diese Sicherung stammt von einer neueren Version. Nichts wurde geändert.',
  },
  otherSettings: 'Die Sicherung enthält andere Einstellungen.',
  takeSettings: 'Einstellungen der Sicherung übernehmen',
  keptFirmly: 'Dein Browser behält diese Daten, bis du sie löschst.',
  keptLoosely: 'Bei Platzmangel kann dein Browser diese Daten löschen.',
  ask: 'Daten schützen',
  askedInVain: 'Dein Browser hat das abgelehnt. Lade zur Sicherheit eine Sicherung herunter.',
};
