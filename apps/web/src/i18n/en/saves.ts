export const saves = {
  title: 'Saved games',
  none: 'No game is saved in this browser yet.',
  noneHint: 'Every game is saved here by itself, after each decision.',
  playNow: 'Play now',
  blocked:
    'This browser keeps nothing here, so there are no saved games. Games can still be played and saved as files.',
  import: 'Open a game file',
  refused: 'This file was not taken. Nothing was changed.',
  goOn: 'Go on',
  result: 'The end',
  more: 'More',
  name: 'Name',
  who: 'Who plays?',
  whos: { computer: 'Against the computer', two: 'Two players here' },
  export: 'Save as a file',
  remove: 'Delete',
  removed: (name: string) => `${name} was deleted.`,
  restore: 'Undo',
  position: (space: number, momentum: readonly [number, number]) =>
    `Struggle token ${space === 0 ? 'in the middle' : `at ${Math.abs(space)} on side ${space > 0 ? 1 : 2}`}, Momentum ${momentum[0]} to ${momentum[1]}`,
};
