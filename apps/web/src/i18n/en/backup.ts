import { counted, plural } from '@faultline/text/en/plural';

export const backup = {
  title: 'Backup',
  hint: 'All games, custom teams, tournaments, campaigns and settings in one file. Use it to move to another device or in case your browser data is cleared.',
  save: 'Download backup',
  bring: 'Restore backup',
  working: 'Working …',
  brought: (games: number, teams: number, events: number, campaigns: number) =>
    `Restored: ${[counted(games, 'game'), counted(teams, 'team'), counted(events, 'tournament'), ...(campaigns > 0 ? [counted(campaigns, 'campaign')] : [])].join(', ')}.`,
  here: (n: number) => `${counted(n, 'item')} ${plural(n, 'was')} already here.`,
  beside: (n: number) => `${counted(n, 'game')} had continued differently here. Both versions are kept.`,
  left: (n: number) =>
    n === 1
      ? 'Downloaded without 1 game, tournament or campaign: too much of it is missing here.'
      : `Downloaded without ${n} games, tournaments or campaigns: too much of them is missing here.`,
  refused: 'Not restored (everything else was):',
  no: {
    damaged: 'This file is incomplete or damaged. Nothing was changed.',
    other: 'This is not a backup. To open a single game, use “Import game”. Nothing was changed.',
    newer: 'This backup was made with a newer version of Faultline. Nothing was changed.',
  },
  otherSettings: 'The backup contains different settings.',
  takeSettings: 'Use settings from the backup',
  keptFirmly: 'Your browser keeps this data until you delete it.',
  keptLoosely: 'Your browser may delete this data when storage runs low.',
  ask: 'Protect this data',
  askedInVain: 'Your browser declined. Download a backup to be safe.',
};
