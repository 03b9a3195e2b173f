import { library } from '@faultline/cards';
import type { MissionCard, ObjectiveSetup, Seat } from '@faultline/rules';
import { type Skirmish, skirmish, type Story } from '@faultline/testkit';

/** A skirmish over a Struggle Card, its objectives as printed with the First Player in the south. */
export interface OnTheCard extends Partial<Skirmish> {
  readonly struggle: string;
  readonly map?: number;
  /** Who controls which objectives: `a` and `b` lists of keys. */
  readonly holds?: { readonly red?: readonly string[]; readonly blue?: readonly string[] };
  readonly marked?: readonly string[];
}

const SIZE = 91440;

function missionWith(struggle: string): MissionCard {
  const found = Object.values(library.missions).find(({ struggles }) => struggles.some(({ id }) => id === struggle));
  if (!found) throw new Error(`No mission has the Struggle Card ${struggle}.`);
  return found;
}

/** Red begins its Turn 3 unless an activation is named; everybody stands in the corners. */
export function onTheCard({ struggle, map = 1, holds, marked = [], score, ...setup }: OnTheCard): Story {
  const mission = missionWith(struggle);
  const active = mission.struggles.find(({ id }) => id === struggle)?.maps[map - 1]?.active ?? [];
  const control = (key: string): Seat | null => (holds?.red?.includes(key) ? 0 : holds?.blue?.includes(key) ? 1 : null);
  const objectives = mission.objectives.map(({ key, x, y }): ObjectiveSetup => {
    const shown = active.includes(key);
    return { key, at: [x, SIZE - y, 0], active: shown, control: control(key), priority: marked.includes(key) };
  });
  return skirmish({
    mission: mission.id,
    objectives,
    turn: 3,
    ...setup,
    red: setup.red ?? { hero: { at: [1, 1] }, friend: { at: [3, 1] } },
    blue: setup.blue ?? { enemy: { at: [35, 35] }, rival: { at: [33, 35] } },
    score: { card: struggle, map, ...score },
  });
}

export const tokenOf = (story: Story): number => {
  const { score } = story.open;
  return score.mode === 'standard' ? score.token : Number.NaN;
};

export const marksOf = (story: Story): string[] => story.open.objectives.filter((o) => o.priority).map((o) => o.key);
