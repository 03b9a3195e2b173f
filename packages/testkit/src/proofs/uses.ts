import {
  type Ability,
  apply,
  type Attack,
  type Clause,
  type Command,
  type Game,
  type GameEvent,
  type Library,
  newGame,
  type State,
} from '@faultline/rules';

type Change = (library: Library) => Library;

/** Games with other cards, made once: they are asked for at every command. */
const altered = new WeakMap<Game, Map<string, Game>>();

function alteredGame(game: Game, key: string, change: Change): Game {
  const known = altered.get(game) ?? new Map<string, Game>();
  altered.set(game, known);
  const { hooks: _hooks, prepared: _prepared, ...parts } = game;
  const made = known.get(key) ?? newGame({ ...parts, library: change(game.library) });
  known.set(key, made);
  return made;
}

const withClauses =
  (ability: Ability, clauses: readonly Clause[]): Change =>
  (library) => ({ ...library, abilities: { ...library.abilities, [ability.id]: { ...ability, clauses } } });

/** It is used and paid for, and has no effect. */
const withoutEffects = (game: Game, ability: Ability): Game =>
  alteredGame(
    game,
    ability.id,
    withClauses(
      ability,
      ability.clauses.map((each) => (each.clause === 'use' || each.clause === 'on' ? { ...each, effects: [] } : each)),
    ),
  );

/** What no event and no option tells of. */
export function isSilent(clause: Clause): boolean {
  switch (clause.clause) {
    case 'always':
      return clause.keyword.name === 'immunity' || clause.keyword.name === 'scale';
    case 'pierce':
      return clause.protection === true;
    case 'cost':
      return clause.more !== undefined;
    case 'use':
    case 'on':
    case 'pool':
    case 'swap':
    case 'pay':
      return false;
    default:
      return true;
  }
}

/** What stands without a sound is gone: from this card alone, or with what else the ability does from all. */
function withoutSilent(game: Game, card: string, ability: Ability): Game {
  const left = ability.clauses.filter((each) => !isSilent(each));
  const key = `${left.length === 0 ? card : 'all'} without ${ability.id}`;
  return alteredGame(game, key, left.length === 0 ? withoutOn(card, ability.id) : withClauses(ability, left));
}

const withoutOn =
  (card: string, ability: string): Change =>
  (library) => {
    const printed = library.units[card];
    if (!printed) return library;
    const abilities = printed.abilities.filter((id) => id !== ability);
    return { ...library, units: { ...library.units, [card]: { ...printed, abilities } } };
  };

/** An attack but for the numbers of events in it. */
const bare = (attack: Attack | undefined): unknown => attack && { ...attack, attack: 0, announced: 0 };

/** What a use could have changed: all but how far events are counted. */
function essence({ open, hidden, known }: State): string {
  const { units, characters, objectives, seats, activation, score, flags, result, turn, epoch, memory } = open;
  const { decision, resolutions } = open;
  const asked = decision && [decision.seat, decision.point, decision.options];
  const under = resolutions.map(({ kind, attack, later }) => [kind, bare(attack), later.length]);
  const remembered = [memory.replaced.length, memory.barred, memory.chosen, memory.reserved, memory.passed];
  return JSON.stringify([
    [units, characters, objectives, seats, activation, score, flags, result, turn, epoch, asked, under, remembered],
    hidden,
    known,
  ]);
}

/** What was told of it; that something was declined is nothing, nor that the ability was used. */
const eventsBesides = (events: readonly GameEvent[], ability: string): string =>
  JSON.stringify(events.filter((e) => e.event !== 'declined' && !(e.event === 'ability' && e.ability === ability)));

/** A command that was taken, with what it came to; `before` is as it was given the command. */
export interface Taken {
  readonly before: State;
  readonly command: Command;
  readonly after: State;
  readonly events: readonly GameEvent[];
}

/** Whether the command is refused in another game, or comes to something else, or tells something else. */
function goesOtherwise(other: Game, { before, command, after, events }: Taken, { id }: Ability): boolean {
  const taken = apply(other, before, command);
  return (
    'refused' in taken ||
    eventsBesides(taken.events, id) !== eventsBesides(events, id) ||
    essence(taken.state) !== essence(after)
  );
}

/** What abilities under way would still do is left out. */
function withoutTheRest(state: State): State {
  const frames = state.open.frames.map((frame) =>
    'effects' in frame && 'next' in frame ? { ...frame, effects: frame.effects.slice(0, frame.next) } : frame,
  );
  return { ...state, open: { ...state.open, frames } };
}

/**
 * Whether a command would have come to something else, or told something else, if the ability had no effect. What
 * would come to the same because another ability under way does it afterwards (two that each give a Focus action) is
 * compared once more without that other one.
 */
export function didSomething(game: Game, taken: Taken, ability: Ability): boolean {
  const other = withoutEffects(game, ability);
  if (goesOtherwise(other, taken, ability)) return true;
  const before = withoutTheRest(taken.before);
  const alone = apply(game, before, taken.command);
  if ('refused' in alone) return false;
  return goesOtherwise(other, { before, command: taken.command, after: alone.state, events: alone.events }, ability);
}

/** The same, if what stands on its card without a sound were not there; then an answer may be one that nobody knows. */
export function stoodForSomething(game: Game, taken: Taken, card: string, ability: Ability): boolean {
  try {
    return goesOtherwise(withoutSilent(game, card, ability), taken, ability);
  } catch {
    return true;
  }
}

const isUsed = ({ kind }: Ability): boolean => kind === 'active' || kind === 'reactive';

/** It waits for an attack to end, and the attack ended with the same command: its dice may have failed it. */
const waitedInVain = ({ clauses }: Ability, events: readonly GameEvent[]): boolean =>
  events.some(({ event }) => event === 'attack-resolved') &&
  clauses.some((clause) => 'effects' in clause && clause.effects.some((effect) => effect.do === 'after-attack'));

/**
 * Why an ability that a command used did nothing at all (R-ABIL-4); null when each did something, asks something or
 * waits for something. `before` is a copy of the state the command was given to, as text.
 */
export function whyIdleUse(
  game: Game,
  before: string,
  command: Command,
  after: State,
  events: readonly GameEvent[],
): string | null {
  for (const event of events) {
    if (event.event !== 'ability') continue;
    const ability = game.library.abilities[event.ability];
    const isUnderWay = after.open.frames.some((f) => f.at === 'ability.resolve' && f.ability === event.ability);
    // What is paid with damage may end the game before anything comes of it (CR-ABIL-14).
    if (!ability || !isUsed(ability) || isUnderWay || after.open.result || waitedInVain(ability, events)) continue;
    if (!didSomething(game, { before: JSON.parse(before) as State, command, after, events }, ability))
      return `${event.ability} was used for ${event.cost} Force, and nothing came of it`;
  }
  return null;
}
