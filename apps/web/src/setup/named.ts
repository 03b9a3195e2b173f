import type { Shelf } from '../port/teamBuilder.ts';

/** Units and Mission Sets by their names. */
export const namedIn =
  ({ units, missions }: Shelf) =>
  (id: string): string =>
    units[id]?.name ?? missions.find((mission) => mission.id === id)?.name ?? id;
