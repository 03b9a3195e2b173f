const many = (n: number, one: string, more: string): string => (n === 1 ? `1 ${one}` : `${n} ${more}`);

export const backup = {
  title: 'Everything in this browser',
  hint: 'Games, teams of your own, events of the desk and settings in one file: for another device, or for the day this browser forgets.',
  save: 'Save everything to a file',
  bring: 'Bring it back',
  working: 'One moment …',
  brought: (games: number, teams: number, events: number) =>
    `Brought back: ${many(games, 'game', 'games')}, ${many(teams, 'team', 'teams')}, ${many(events, 'event', 'events')}.`,
  here: (n: number) => (n === 1 ? '1 thing was here already.' : `${n} things were here already.`),
  beside: (n: number) =>
    n === 1
      ? '1 game has gone on differently here: now there are both.'
      : `${n} games have gone on differently here: now there are both of each.`,
  left: (n: number) =>
    n === 1
      ? 'Saved, but for 1 game or event of which too little is left here.'
      : `Saved, but for ${n} games or events of which too little is left here.`,
  refused: 'Not taken, the rest was:',
  no: {
    damaged: 'This file is cut off or damaged. Nothing was changed.',
    other: 'This is no file of everything. A single game is opened with “Open a game file”. Nothing was changed.',
    newer: 'This file was written by a newer version of the page. Nothing was changed.',
  },
  otherSettings: 'The settings in the file are others than yours.',
  takeSettings: 'Take the settings of the file',
  keptFirmly: 'The browser has promised to keep all this until you delete it.',
  keptLoosely: 'The browser may throw this away when it runs out of room.',
  ask: 'Ask it to keep everything',
  askedInVain: 'The browser did not promise it. A file is the safe way.',
};
