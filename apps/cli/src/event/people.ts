// Names as people type them, turned into the ids of the event.
import {
  currentRound,
  currentStage,
  type Entrant,
  type EventState,
  findMatch,
  type Match,
  type Round,
  type Stage,
  tidied,
} from '@faultline/tournament';
import { NotUnderstood } from '../command.ts';

interface Person {
  readonly id: string;
  readonly name: string;
}

function found(people: readonly Person[], name: string): readonly Person[] {
  const wanted = tidied(name);
  const ways: readonly ((person: Person) => boolean)[] = [
    (person) => person.id === wanted,
    (person) => tidied(person.name) === wanted,
    (person) => tidied(person.name).toLowerCase() === wanted.toLowerCase(),
  ];
  return ways.map((way) => people.filter(way)).find((some) => some.length > 0) ?? [];
}

function onlyOne(people: readonly Person[], name: string, missing: string): string {
  const [first, second] = found(people, name);
  if (first === undefined) throw new NotUnderstood(missing);
  if (second === undefined) return first.id;
  throw new NotUnderstood(
    `${name} is ambiguous: use ${found(people, name)
      .map((person) => person.id)
      .join(' or ')}.`,
  );
}

const asPerson = ({ player, name }: Entrant): Person => ({ id: player, name });

export function playerCalled(state: EventState, name: string): string {
  const here = state.entrants.filter((entrant) => entrant.state !== 'withdrawn');
  const list = here.length === 0 ? 'no players yet' : `players are ${here.map((one) => one.name).join(', ')}`;
  return onlyOne(here.map(asPerson), name, `No player named ${tidied(name)}: ${list}.`);
}

/** Anyone with a part in the event: organiser, officials, players. */
export function personCalled(state: EventState, name: string): string {
  const { person, name: called } = state.founding.organiser;
  const officials = state.officials.map((official): Person => ({ id: official.person, name: official.name }));
  const all = [{ id: person, name: called }, ...officials, ...state.entrants.map(asPerson)];
  const people = all.filter(({ id }, index) => all.findIndex((other) => other.id === id) === index);
  return onlyOne(people, name, `--as ${tidied(name)}: no one of that name is part of this event.`);
}

export function stageOf(state: EventState, text: string | undefined): Stage {
  const stage = text === undefined ? currentStage(state) : state.stages.find(({ n }) => `${n}` === text);
  if (stage !== undefined) return stage;
  if (state.stages.length === 0) throw new NotUnderstood('No round is paired yet.');
  throw new NotUnderstood(`Unknown stage ${text}: 1 is the Swiss rounds, 2 the cut.`);
}

/** The round of that number, or the latest. */
export function roundOf(stage: Stage, text: string | undefined): Round {
  const round = text === undefined ? stage.rounds.at(-1) : stage.rounds.find(({ n }) => `${n}` === text);
  if (round !== undefined) return round;
  if (text === undefined || stage.rounds.length === 0) throw new NotUnderstood('No round is paired yet.');
  throw new NotUnderstood(`No round ${text} yet; the latest is ${stage.rounds.at(-1)?.n}.`);
}

/** A match by its id, its table ("table 3") or one of its players, who is then named first. */
export function matchOf(state: EventState, name: string, round: Round | undefined = currentRound(state)): Seated {
  const byId = /^\d+\.\d+\.\d+$/.test(name) ? findMatch(state, name)?.match : undefined;
  if (byId !== undefined) return { match: byId, first: byId.a };
  if (round === undefined) throw new NotUnderstood('No round is paired yet.');
  const number = /^table\s*(\d+)$/i.exec(tidied(name))?.[1];
  const player = number === undefined ? playerCalled(state, name) : null;
  const match = round.matches.find(({ a, b, table }) =>
    player === null ? `${table}` === number : a === player || b === player,
  );
  if (match !== undefined) return { match, first: player ?? match.a };
  throw new NotUnderstood(
    player === null ? `No table ${number} in round ${round.n}.` : `${name} has no match in round ${round.n}.`,
  );
}

export interface Seated {
  readonly match: Match;
  /** The player whose figures are given first. */
  readonly first: string;
}
