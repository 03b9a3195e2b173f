import { type Character, claimant, type GameEvent, type Seat } from '@faultline/rules';
import { type Finding, seatOf } from './finding.ts';
import type { ActivationStory, Deed, GameStory } from './story.ts';

/** What came of activations, and of the actions in them. */

export const actionsOf = ({ deeds }: ActivationStory): string =>
  deeds.length === 0 ? 'no action' : deeds.map(({ action }) => action.replace('-', ' ')).join(', ');

/** Who moves the Struggle token, or takes something back, has not done it by acting. */
const NOT_DONE: readonly string[] = ['token', 'undone', 'corrected'];

/** What a mode's rules let a player do bears the player's name. */
const doneBy = (event: GameEvent, seat: Seat): boolean =>
  'by' in event && event.by === seat && !NOT_DONE.includes(event.event);

export const attacks = ({ events, seat, last }: ActivationStory): boolean =>
  events.some((event) => event.event === 'attack' && seatOf(last, event.attacker) === seat);

export const gains = ({ events, seat }: ActivationStory): boolean =>
  events.some((event) => (event.event === 'control' && event.seat === seat) || doneBy(event, seat));

const shoves = ({ events, seat, last }: ActivationStory): boolean =>
  events.some((event) => event.event === 'pushed' && seatOf(last, event.character) !== seat);

const gone = (c: Character): Character => ({ ...c, onTable: false });

/** Whether somebody else would have an Active objective, or nobody, if the Unit were not there. */
function holds({ game }: GameStory, { last: open, unit }: ActivationStory): boolean {
  const without = { ...open, characters: open.characters.map((c) => (c.unit === unit ? gone(c) : c)) };
  return open.objectives.some((o) => o.active && claimant({ game, open }, o) !== claimant({ game, open: without }, o));
}

export const isIdle = (story: GameStory, a: ActivationStory): boolean =>
  !attacks(a) && !gains(a) && !shoves(a) && !holds(story, a);

export const told = (
  story: GameStory,
  among: readonly ActivationStory[],
  is: (a: ActivationStory) => boolean,
  say: (name: string, a: ActivationStory) => string,
): Finding => ({
  of: among.length,
  blunders: among.filter(is).map((a) => ({
    turn: a.turn,
    seat: a.seat,
    sentence: say(story.cast.unit(a.unit), a),
  })),
});

interface DeedOf extends Deed {
  readonly of: ActivationStory;
  /** What happened from it to the end of the activation. */
  readonly on: readonly GameEvent[];
}

const deedsOf = ({ activations }: GameStory, action: Deed['action']): DeedOf[] =>
  activations.flatMap((of) =>
    of.deeds.flatMap((deed, at) =>
      deed.action === action ? [{ ...deed, of, on: of.deeds.slice(at).flatMap(({ events }) => events) }] : [],
    ),
  );

/** What an ability gave cost no action, and is no waste. */
export const wasted = (
  story: GameStory,
  action: Deed['action'],
  is: (deed: DeedOf) => boolean,
  say: (name: string) => string,
): Finding => {
  const deeds = deedsOf(story, action).filter(({ isGranted }) => !isGranted);
  return {
    of: deeds.length,
    blunders: deeds.filter(is).map(({ of: a }) => ({
      turn: a.turn,
      seat: a.seat,
      sentence: say(story.cast.unit(a.unit)),
    })),
  };
};

export const attackAfter = ({ on, of: { seat, last } }: DeedOf): boolean =>
  on.some((event) => event.event === 'attack' && seatOf(last, event.attacker) === seat);

/** An ability that the action set off, before anything else was begun. */
export const abilityWith = ({ events, of: { unit } }: DeedOf): boolean =>
  events.some((event) => event.event === 'ability' && event.unit === unit);

const HEALED: readonly string[] = ['healed', 'shed', 'recovered'];
export const heals = ({ events }: DeedOf): boolean => events.some(({ event }) => HEALED.includes(event));
