// The upright box round a figure. That two boxes are apart is quickly told, and spares the longer question.

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly near: number;
  readonly far: number;
}

/** Not even touching. */
export function isApart(box: Box, left: number, right: number, near: number, far: number): boolean {
  return box.right < left || box.left > right || box.far < near || box.near > far;
}

/** Not even touched by the box round a disc. */
export function isBeyond(box: Box, x: number, y: number, r: number): boolean {
  return isApart(box, x - r, x + r, y - r, y + r);
}

export function boxRound(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    near: Math.min(...boxes.map(({ near }) => near)),
    far: Math.max(...boxes.map(({ far }) => far)),
  };
}
