export const opened = {
  changed: 'Rules or cards were updated since this game was saved. It continues from its last position.',
  mended: 'Part of this saved game is missing. It continues from its last saved position.',
};
