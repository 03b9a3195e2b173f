const FACES: readonly string[] = ['crit', 'strike', 'expertise', 'failure', 'block'];

/** The face of a die that an objective is marked with; null for other marks, which have a name. */
export const faceOf = (mark: string | null): string | null => (mark !== null && FACES.includes(mark) ? mark : null);
