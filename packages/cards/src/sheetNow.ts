/** The sheet whose cards are played: the newest of sheets.json, which only those fetch who look back. */
export const SHEET = '1.4';
