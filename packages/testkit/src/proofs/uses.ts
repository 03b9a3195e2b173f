import {
  type Ability,
  applyInPlace,
  type Attack,
  type Command,
  type Game,
  type GameEvent,
  newGame,
  type State,
} from '@faultline/rules';

/** Games that differ in one ability: it is used and paid for, and has no effect. */
const emptied = new WeakMap<Game, Map<string, Game>>();

function without(game: Game, ability: Ability): Game {
  const known = emptied.get(game) ?? new Map<string, Game>();
  emptied.set(game, known);
  const clauses = ability.clauses.map((each) =>
    each.clause === 'use' || each.clause === 'on' ? { ...each, effects: [] } : each,
  );
  const abilities = { ...game.library.abilities, [ability.id]: { ...ability, clauses } };
  const { hooks: _hooks, prepared: _prepared, ...parts } = game;
  const made = known.get(ability.id) ?? newGame({ ...parts, library: { ...game.library, abilities } });
  known.set(ability.id, made);
  return made;
}

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

/** What was told of it; that something was declined is nothing. */
const eventNames = (events: readonly GameEvent[]): string =>
  JSON.stringify(events.filter(({ event }) => event !== 'declined'));

/** What abilities under way would still do is left out. */
function withoutTheRest(state: State): State {
  const frames = state.open.frames.map((frame) =>
    'effects' in frame && 'next' in frame ? { ...frame, effects: frame.effects.slice(0, frame.next) } : frame,
  );
  return { ...state, open: { ...state.open, frames } };
}

/** What a command comes to from a state that is nobody else's. */
function outcomeOf(game: Game, state: State, command: Command): string {
  const taken = applyInPlace(game, state, command);
  return 'refused' in taken ? 'refused' : `${eventNames(taken.events)} ${essence(state)}`;
}

/**
 * Whether a command would have come to something else, or told something else, if the ability had no effect. What
 * would come to the same because another ability under way does it afterwards (two that each give a Focus action) is
 * compared once more without that other one.
 */
export function didSomething(
  game: Game,
  before: string,
  command: Command,
  after: State,
  events: readonly GameEvent[],
  ability: Ability,
): boolean {
  const other = without(game, ability);
  const state = () => JSON.parse(before) as State;
  if (outcomeOf(other, state(), command) !== `${eventNames(events)} ${essence(after)}`) return true;
  const cut = () => withoutTheRest(state());
  return outcomeOf(other, cut(), command) !== outcomeOf(game, cut(), command);
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
    if (!didSomething(game, before, command, after, events, ability))
      return `${event.ability} was used for ${event.cost} Force, and nothing came of it`;
  }
  return null;
}
