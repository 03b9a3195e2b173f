import type { Face } from '../../cards/dice.ts';
import type { TrackingCard } from '../../cards/operationCard.ts';
import type { Icon } from '../../cards/unitCard.ts';
import type { Machine, Position } from '../../game/machine.ts';
import type { Seat } from '../../state/ids.ts';
import { distinct } from '../../state/lists.ts';
import type { TriggerEvent } from '../../state/triggerEvent.ts';
import { raise } from '../../timing/resolution.ts';
import { changePlay, inPlay } from './inPlay.ts';
import './moments.ts';
import { boxesOpen } from '../../attack/armor.ts';
import { operationCard, roleOf } from './score.ts';

/** Cards beside the Struggle Tracker: which of their spaces are covered, and which can be. */

/** A space of a tracker, counted from zero. */
export interface Space {
  readonly tracker: string;
  readonly space: number;
}

const OWN = 'own-';

/** KO-ROLE-03: `own-cipher` is the Cipher of the player's role. */
export const trackerNamed = (p: Position, name: string, seat: Seat): string =>
  name.startsWith(OWN) ? `${roleOf(p, seat)}-${name.slice(OWN.length)}` : name;

export const trackersNamed = (p: Position, names: string | readonly string[], seat: Seat): readonly string[] =>
  [names].flat().map((name) => trackerNamed(p, name, seat));

export function trackerCard(p: Position, id: string): TrackingCard {
  const found = operationCard(p).trackers.find((tracker) => tracker.id === id);
  if (!found) throw new Error(`The operation has no tracker ${id}.`);
  return found;
}

export const coveredOf = (p: Position, id: string): readonly number[] => inPlay(p).covered[id] ?? [];

/** What fits each space; areas have none, and take as many tokens as come. */
const iconsOf = (card: TrackingCard): readonly (readonly string[])[] => {
  if (card.kind === 'armored') return card.boxes.map(({ icons }) => icons);
  return card.kind === 'spaces' ? card.spaces : [];
};

/** Every space is covered (KO-ARM-14); an area never is. */
export const isCovered = (p: Position, id: string): boolean => {
  const spaces = iconsOf(trackerCard(p, id)).length;
  return spaces > 0 && coveredOf(p, id).length >= spaces;
};

/** The spaces without a token. */
export const emptyOf = (p: Position, id: string): Space[] => {
  const covered = coveredOf(p, id);
  const card = trackerCard(p, id);
  if (card.kind === 'area') return [{ tracker: id, space: Math.max(-1, ...covered) + 1 }];
  return iconsOf(card).flatMap((_, space) => (covered.includes(space) ? [] : [{ tracker: id, space }]));
};

/** Of boxes those that can be covered; else the next. */
export function nextOf(p: Position, id: string): Space[] {
  const card = trackerCard(p, id);
  const empty = emptyOf(p, id);
  if (card.kind !== 'armored') return empty.slice(0, 1);
  const open = boxesOpen({ boxes: card.boxes, covered: coveredOf(p, id) });
  return empty.filter(({ space }) => open.includes(space));
}

/** KO-ARM-09, KO-ARM-10, KO-R-29: one icon in common is enough, however many of either there are. */
export const fitsSpace = (p: Position, { tracker, space }: Space, icons: readonly (Icon | Face)[]): boolean =>
  iconsOf(trackerCard(p, tracker))[space]?.some((icon) => icons.some((other) => other === icon)) === true;

/** What a space takes, as one word: spaces of a tracker that take the same are all one. */
export const kindOf = (p: Position, { tracker, space }: Space): string =>
  `${tracker} ${iconsOf(trackerCard(p, tracker))[space]?.join() ?? ''}`;

/** One of each kind, the first. */
export const oneOfEach = (p: Position, spaces: readonly Space[]): Space[] =>
  distinct(spaces.map((each) => kindOf(p, each))).flatMap(
    (kind) => spaces.find((each) => kindOf(p, each) === kind) ?? [],
  );

/** A space by its name in an option: `core-shield:3`, its spaces counted from one as people do. */
export const spaceName = ({ tracker, space }: Space): string => `${tracker}:${space + 1}`;

/** A Damage token on a space: the last one laid is the first that comes off (KO-R-25). */
export function coverSpace(g: Machine, { tracker, space }: Space, by: Seat): void {
  const { covered } = inPlay(g);
  changePlay(g, { covered: { ...covered, [tracker]: [...coveredOf(g, tracker), space] } });
  g.emit({ event: 'covered', tracker, space, by });
  if (isCovered(g, tracker)) g.emit({ event: 'tracker-full', tracker });
}

/** For those that wait for it to be full. */
export const fullNow = (g: Machine, tracker: string): TriggerEvent =>
  raise(g, 'tracker.full', { tracker, objective: '' });

export function uncoverSpace(g: Machine, { tracker, space }: Space, by: Seat): void {
  const { covered } = inPlay(g);
  changePlay(g, { covered: { ...covered, [tracker]: coveredOf(g, tracker).filter((each) => each !== space) } });
  g.emit({ event: 'uncovered', tracker, space, by });
}
