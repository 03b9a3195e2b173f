import type { Saved } from '../saves/store.ts';

/** What a saved game is called: by its name, else by its teams. */
export const nameOf = ({ name, teams }: Saved, against: (a: string, b: string) => string): string =>
  name ?? against(teams[0], teams[1]);
