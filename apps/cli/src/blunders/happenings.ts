import type { CharacterId, GameEvent, Open, Seat, UnitId } from '@faultline/rules';
import type { Blunder, Finding } from './finding.ts';
import type { GameStory, Moment } from './story.ts';

/** What is counted wherever in a Turn it happens. */

const INCH = 2540;
/** From this Turn of a Struggle or a Stage on, every objective could have been reached. */
export const SETTLED = 7;

const movesIn = ({ moments }: GameStory) =>
  moments.flatMap(({ turn, events, after }) =>
    events.flatMap((event) => (event.event === 'moved' ? [{ turn, event, after }] : [])),
  );

const lengthOf = ([x, y, z]: readonly [number, number, number], to: readonly [number, number, number]): number =>
  Math.hypot(to[0] - x, to[1] - y, to[2] - z) / INCH;

export function shortMoves(story: GameStory, below: number): Finding {
  const moves = movesIn(story);
  return {
    of: moves.length,
    blunders: moves.flatMap(({ turn, event, after }) => {
      const inches = lengthOf(event.from, event.to);
      const c = after.characters[event.character];
      if (inches >= below || !c) return [];
      const sentence = `${story.cast.unit(c.unit)}: a move of ${inches.toFixed(1)}".`;
      return [{ turn, seat: after.units[c.unit]?.seat ?? 0, sentence }];
    }),
  };
}

const ENDS_ABILITY: readonly string[] = ['ability', 'action', 'attack', 'activation-ended', 'turn'];

interface PaidAbility {
  readonly turn: number;
  readonly seat: Seat;
  readonly unit: UnitId;
  readonly ability: string;
  readonly did: Set<string>;
}

/** What an enemy is offered and leaves is no waste of the one who paid. */
const isOf = ({ units, characters }: Open, id: CharacterId, seat: Seat | undefined): boolean =>
  units[characters[id]?.unit ?? -1]?.seat === seat;

/** Each ability that was paid for, with what its user did of it up to the next thing that was begun. */
function paidAbilities({ moments }: GameStory): PaidAbility[] {
  const all: PaidAbility[] = [];
  let current: PaidAbility | null = null;
  for (const { turn, events, after } of moments)
    for (const event of events) {
      if (ENDS_ABILITY.includes(event.event)) current = null;
      if (event.event === 'ability' && event.cost > 0) {
        const { unit, ability } = event;
        current = { turn, seat: after.units[unit]?.seat ?? 0, unit, ability, did: new Set() };
        all.push(current);
      }
      if (event.event !== 'declined') current?.did.add(event.event);
      else if (isOf(after, event.character, current?.seat)) current?.did.add(`${event.what} declined`);
    }
  return all;
}

export function paidMoves(story: GameStory): Finding {
  const paid = paidAbilities(story);
  return {
    of: paid.length,
    blunders: paid
      .filter(({ did }) => did.has('move declined') && !did.has('moved'))
      .map(({ turn, seat, unit, ability }) => {
        const { cast } = story;
        return { turn, seat, sentence: `${cast.unit(unit)}: ${cast.ability(ability)} paid for and its move declined.` };
      }),
  };
}

/** Not those of whom an enemy made act. */
export function strainedWounds(story: GameStory): Finding {
  let doing: Seat | null = null;
  const blunders = story.moments.flatMap(({ turn, events, after }) =>
    events.flatMap((event): Blunder[] => {
      if (event.event === 'ability' || event.event === 'action') doing = after.units[event.unit]?.seat ?? null;
      if (event.event !== 'wounded' || event.cause.by !== 'condition' || event.cause.name !== 'strained') return [];
      const seat = after.units[event.unit]?.seat ?? 0;
      if (doing !== null && doing !== seat) return [];
      return [{ turn, seat, sentence: `${story.cast.unit(event.unit)}: Wounded by acting while Strained.` }];
    }),
  );
  return { of: null, blunders };
}

/** Windows in which something that costs nothing was offered. */
export function freeReactions(story: GameStory): Finding {
  const windows = story.moments.filter(({ asked }) => asked?.step === 'window.ask' && asked.options.some(isFree));
  return {
    of: windows.length,
    blunders: windows.flatMap(({ turn, asked, chosen }) => {
      const option = asked?.options.find(isFree);
      if (!asked || chosen !== 'pass' || !option) return [];
      return [
        {
          turn,
          seat: asked.seat,
          sentence: `${story.cast.ability(option.ability ?? option.id)} would cost nothing and is not used.`,
        },
      ];
    }),
  };
}

const isFree = ({ id, ability, cost, suffers }: NonNullable<Moment['asked']>['options'][number]): boolean =>
  id !== 'pass' && ability !== undefined && !cost && !suffers;

export function harmless(story: GameStory): Finding {
  const resolved = story.moments.flatMap(({ turn, events, after }) =>
    events.flatMap((event) => (event.event === 'attack-resolved' ? [{ turn, event, after }] : [])),
  );
  return {
    of: resolved.length,
    blunders: resolved.flatMap(({ turn, event: { attacker, damage }, after }) => {
      const c = after.characters[attacker];
      if (damage > 0 || !c) return [];
      const sentence = `${story.cast.unit(c.unit)}: an attack without damage.`;
      return [{ turn, seat: after.units[c.unit]?.seat ?? 0, sentence }];
    }),
  };
}

/** Force that was ready when the Order Deck was made anew, of all there was. */
export function forceLeft({ moments }: GameStory): Finding {
  let [of, count] = [0, 0];
  const blunders: Blunder[] = [];
  for (const { turn, events, before } of moments) {
    for (const event of events) {
      if (event.event !== 'refreshed' || !before) continue;
      const left = readyBefore(events, event.seat, before);
      of += before.seats[event.seat].forcePool;
      count += left;
      if (left > 0)
        blunders.push({ turn, seat: event.seat, sentence: `${left} Force unspent as the Order Deck is refreshed.` });
    }
  }
  return { of, count, blunders };
}

/** Spent in the same answer or before it; what the refresh brings is more. */
const readyBefore = (events: readonly GameEvent[], seat: Seat, before: Open): number =>
  events.reduce(
    (least, event) => (event.event === 'force' && event.seat === seat ? Math.min(least, event.ready) : least),
    before.seats[seat].forceReady,
  );

/** Struggles and Stages begin with these. */
const PHASES: readonly string[] = ['struggle', 'stage'];

export function emptyObjectives({ moments }: GameStory): Finding {
  let [of, begun] = [0, 1];
  const blunders: Blunder[] = [];
  for (const { events, before, turn } of moments) {
    if (before && events.some(({ event }) => event === 'turn') && before.turn - begun + 1 >= SETTLED)
      for (const { active, control, key } of before.objectives) {
        if (!active) continue;
        of += 1;
        if (control === null)
          blunders.push({ turn: before.turn, seat: before.active, sentence: `Nobody controls objective ${key}.` });
      }
    if (events.some(({ event }) => PHASES.includes(event))) begun = turn;
  }
  return { of, blunders };
}
