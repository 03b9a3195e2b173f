// The cheapest way to give every row a column of its own (the Hungarian method with potentials, cubic time).
// Needs at least as many columns as rows.

export function cheapestAssignment(
  rows: number,
  columns: number,
  cost: (row: number, column: number) => number,
): number[] {
  const rowPrice = new Float64Array(rows + 1);
  const columnPrice = new Float64Array(columns + 1);
  const rowAt = new Int32Array(columns + 1);
  for (let row = 1; row <= rows; row++) {
    rowAt[0] = row;
    const cameFrom = new Int32Array(columns + 1);
    const least = new Float64Array(columns + 1).fill(Number.MAX_SAFE_INTEGER);
    const done = new Uint8Array(columns + 1);
    let column = 0;
    while (rowAt[column] !== 0) {
      done[column] = 1;
      const holder = rowAt[column] as number;
      let [step, next] = [Number.MAX_SAFE_INTEGER, 0];
      for (let other = 1; other <= columns; other++) {
        if (done[other] === 1) continue;
        const rest = cost(holder - 1, other - 1) - (rowPrice[holder] as number) - (columnPrice[other] as number);
        if (rest < (least[other] as number)) {
          least[other] = rest;
          cameFrom[other] = column;
        }
        if ((least[other] as number) < step) [step, next] = [least[other] as number, other];
      }
      for (let other = 0; other <= columns; other++) {
        if (done[other] === 1) {
          const priced = rowAt[other] as number;
          rowPrice[priced] = (rowPrice[priced] as number) + step;
          columnPrice[other] = (columnPrice[other] as number) - step;
        } else least[other] = (least[other] as number) - step;
      }
      column = next;
    }
    while (column !== 0) {
      const previous = cameFrom[column] as number;
      rowAt[column] = rowAt[previous] as number;
      column = previous;
    }
  }
  const columnOf = Array.from({ length: rows }, () => -1);
  for (let column = 1; column <= columns; column++) {
    const row = rowAt[column] as number;
    if (row > 0) columnOf[row - 1] = column - 1;
  }
  return columnOf;
}
