/** The two views of the table. */
export const view = {
  above: 'Above',
  table: 'Table',
  fromTable: 'See the table in three dimensions (O)',
  wholeTable: 'The whole table (0)',
  shoulder: 'Over the shoulder of whoever acts (H)',
  hint: 'Q and E turn the view, W and X tilt it, H looks over a shoulder, 0 shows the whole table, V goes back to the view before, O shows the table from above.',
};
