export const opened = {
  changed: 'Rules or cards have changed since this game was saved. It goes on from where it stood.',
  mended: 'A part of what was saved of this game is missing. It goes on from where it stood.',
};
