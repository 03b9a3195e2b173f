import { apply, type Applied, foundEvent } from '../src/act/apply.ts';
import type { Command, Founding } from '../src/event/command.ts';
import { MINUTE } from '../src/event/clock.ts';
import type { Details } from '../src/event/details.ts';
import type { Event, EventState, Match } from '../src/event/event.ts';
import type { Team, TeamUnit } from '../src/event/team.ts';
import { isRefused, type Reason, type Refused } from '../src/reason.ts';
import { currentRound, currentStage } from '../src/queries/current.ts';
import { standingsOf } from '../src/rounds/standing.ts';
import type { Result } from '../src/scoring/result.ts';

// An organiser's desk for tests: Olga runs the event, Art is its arbiter, players are known by their names.

export const OLGA = 'olga';
export const ART = 'art';

interface Opening extends Partial<Omit<Founding, 'organiser'>> {
  readonly details?: Partial<Details>;
}

export class Desk {
  event: Event;
  now = 0;
  notes: readonly Reason[] = [];

  constructor({ details, ...founding }: Opening = {}) {
    const defaults = { id: 'e', name: 'Cup', setting: 'desk', format: 'showdown', firstDay: '2026-06-01' } as const;
    const organiser = { person: OLGA, name: 'Olga' };
    const founded = foundEvent({ ...defaults, region: 'DE', seed: 'seed', organiser, ...founding }, 0);
    if (isRefused(founded)) throw new Error(founded.refused[0]?.says);
    this.event = founded.event;
    if (details !== undefined) this.does({ kind: 'write', details });
  }

  get state(): EventState {
    return this.event.state;
  }

  attempt(command: Command, by: string = OLGA, why = 'because'): Applied | Refused {
    return apply(this.event, { by, at: this.now, why, command });
  }

  does(command: Command, by: string = OLGA, why = 'because'): this {
    const applied = this.attempt(command, by, why);
    if (isRefused(applied)) throw new Error(`${command.kind}: ${applied.refused.map((one) => one.says).join(' ')}`);
    this.event = applied.event;
    this.notes = applied.notes;
    return this;
  }

  /** Codes and rules of a refusal, "code rule"; empty if the act is allowed. */
  refuses(command: Command, by: string = OLGA, why = 'because'): string[] {
    const applied = this.attempt(command, by, why);
    return isRefused(applied) ? applied.refused.map((one) => `${one.code} ${one.rule ?? ''}`.trim()) : [];
  }

  noteCodes(): string[] {
    return this.notes.map((note) => note.code);
  }

  announces(): this {
    return this.does({ kind: 'announce' }).does({ kind: 'openRegistration' });
  }

  appoints(person = ART, office: 'arbiter' | 'leadArbiter' | 'scorekeeper' = 'arbiter', verifies = false): this {
    return this.does({ kind: 'appoint', person, name: person, office, verifies });
  }

  /** Registered, team in, checked in. */
  enters(...players: readonly string[]): this {
    for (const player of players) {
      this.does({ kind: 'register', player, name: player });
      this.does({ kind: 'submitTeam', player, team: this.team(player), salt: `salt of ${player}`, problems: [] });
    }
    return this;
  }

  team(player: string): Team {
    return this.state.founding.format === 'premier' ? premierTeam(player) : teamOf(player);
  }

  checksIn(...players: readonly string[]): this {
    if (this.state.phase === 'registration') this.does({ kind: 'openCheckIn' });
    for (const player of players) this.does({ kind: 'checkIn', player, waiveRest: true });
    return this;
  }

  /** Everyone is here and waits for round 1. */
  gathers(...players: readonly string[]): this {
    return this.announces()
      .appoints()
      .enters(...players)
      .checksIn(...players);
  }

  posts(): this {
    return this.does({ kind: 'prepareRound' }).postsPrepared();
  }

  postsPrepared(): this {
    const tables = currentRound(this.state)?.matches.map((match) => match.table) ?? [];
    if (this.state.founding.setting === 'desk') this.does({ kind: 'tick', tables, items: ['terrain'] });
    return this.does({ kind: 'publishRound' });
  }

  starts(): this {
    this.now += MINUTE;
    return this.does({ kind: 'startClock', anyway: true });
  }

  get matches(): readonly Match[] {
    return currentRound(this.state)?.matches ?? [];
  }

  matchOf(player: string): Match {
    const match = this.matches.find(({ a, b }) => a === player || b === player);
    if (match === undefined) throw new Error(`${player} is not paired`);
    return match;
  }

  reports(match: Match, result: Result, by = OLGA): this {
    return this.does({ kind: 'enterResult', match: match.id, result }, by);
  }

  /** Every open match gets the result, the first-named player winning unless told otherwise. */
  playsOut(resultOf: (match: Match) => Result = (match) => wins(match, match.a)): this {
    for (const match of this.matches) if (!match.confirmed) this.reports(match, resultOf(match));
    return this;
  }

  closes(): this {
    this.now += 130 * MINUTE;
    return this.does({ kind: 'closeRound' });
  }

  playsRound(resultOf?: (match: Match) => Result): this {
    return this.posts().starts().playsOut(resultOf).closes();
  }

  table(): string[] {
    const stage = currentStage(this.state);
    if (stage === undefined) return [];
    return standingsOf(this.state, stage).map((row) => `${row.player} ${row.ep}`);
  }

  entrant(player: string) {
    return this.state.entrants.find((one) => one.player === player);
  }
}

export function wins(match: Pick<Match, 'a' | 'b'>, winner: string, w: [number, number] = [3, 2]): Result {
  return { how: 'victory', winner, sc: winner === match.a ? [2, 0] : [0, 2], w };
}

/** The player earlier in the alphabet wins, always. */
export const firstLetterWins = (match: Match): Result => wins(match, match.a < match.b ? match.a : match.b);

export function unit(name: string, more: Partial<TeamUnit> = {}): TeamUnit {
  return { id: name, name, uniqueNames: [], excludes: [], characters: [name], official: true, ...more };
}

export function teamOf(player: string): Team {
  const squad = (n: number) => [1, 2, 3].map((place) => unit(`${player} unit ${n}.${place}`));
  return { squads: [squad(1), squad(2)], missionSet: 'Shifting Priorities', code: player };
}

export function premierTeam(player: string): Team {
  const squad = (n: number) => [1, 2, 3].map((place) => unit(`${player} unit ${n}.${place}`));
  return { squads: [squad(1), squad(2), squad(3), squad(4)], missionSet: 'Shifting Priorities', code: player };
}

export const names = (count: number): string[] =>
  Array.from({ length: count }, (_, i) => `P${`${i + 1}`.padStart(3, '0')}`);
