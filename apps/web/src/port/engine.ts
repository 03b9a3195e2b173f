import type { BroughtTeam, GameRules, ModePlan, Seat } from '@faultline/rules';
import type { LessonMoment, StepName, Verdict } from './lesson.ts';
import type { CampaignGame } from './campaign.ts';
import type { Player, Playing } from './port.ts';
import type { Judged } from './puzzle.ts';

type Players = readonly [Player, Player];

/** How a game comes about. */
export type Start =
  /** The two teams of the core box, chance chooses mission and table, and everybody is set up. */
  | { readonly kind: 'quick'; readonly players: Players; readonly seed?: string }
  | { readonly kind: 'new'; readonly players: Players; readonly chosen?: Chosen; readonly seed?: string }
  /** An operation of a campaign. */
  | { readonly kind: 'operation'; readonly players: Players; readonly chosen: Chosen; readonly campaign: CampaignGame }
  | { readonly kind: 'continue'; readonly id: string }
  /** A saved game that is only looked at: it stays with whoever plays it, and nobody goes on with it. */
  | { readonly kind: 'look'; readonly id: string }
  /** A game file from outside; it is saved as a game of its own, under the id of old where one is given. */
  | { readonly kind: 'file'; readonly text: string; readonly players: Players; readonly as?: string }
  /** A position of a game file, played on with dice of its own under a name. */
  | { readonly kind: 'position'; readonly text: string; readonly players: Players; readonly name: string }
  /** A step of the first game. It is not among the saved games: its player keeps the place. */
  | ({ readonly kind: 'lesson' } & LessonMoment)
  /** A puzzle, laid out anew. It is not among the saved games. */
  | { readonly kind: 'puzzle'; readonly id: string };

/** What was chosen for a new game; without it the core box on its first table. */
export interface Chosen {
  readonly teams: readonly [BroughtTeam, BroughtTeam];
  readonly table: string;
  /** Sides, places and stances are chosen for both players. */
  readonly prepared: boolean;
  /** Another mode than the usual, and what it must be told. */
  readonly plan?: { readonly mode: string; readonly plan: ModePlan };
}

/** What another thread needs to play the same game: its rules, and which units' cards it fields. */
export interface SharedRules extends GameRules {
  readonly units: readonly string[];
}

/** A thread of the engine. */
export interface Engine {
  open(start: Start): Promise<{ readonly playing: Playing; readonly rules: SharedRules }>;
  /** The game as its file, with the key of its dice and every hidden card: a game of this machine is its players' own. */
  file(): Promise<string>;
  /** The game as a file for others: as long as it runs, without key and hidden cards. */
  outward(): Promise<string>;
  /** Saves a new game that goes on from a moment of this one, as these seats know it; gives its id. */
  branch(version: number, seats: readonly Seat[], players: Players, name: string): Promise<string>;
  /** A saved game as its file; null where there is none. */
  saved(id: string): Promise<string | null>;
  /** Gives a port that answers what campaigns ask. */
  campaigns(port: MessagePort): Promise<void>;
  /** How a step of the first game stands that began after so many of its player's answers. */
  judge(step: StepName, begun: number): Promise<Verdict>;
  /** How the try at a puzzle stands. */
  judgePuzzle(): Promise<Judged>;
  /** Gives a port that plays these seats. */
  sit(seats: readonly Seat[], port: MessagePort): Promise<void>;
  /** Plays a seat as the opponent of this name, through a port; it waits `pace` milliseconds before each answer, and never ends but by a failure. */
  runBot(name: string, seat: Seat, rules: SharedRules, pace: number, port: MessagePort): Promise<never>;
  /** Gives a port to a game that the server beside the page runs; `base` is where the page lies. */
  online(port: MessagePort, base: string, game: string, as?: 'spectator'): Promise<void>;
  /** Gives a port that answers about teams and tables. */
  teamBuilder(port: MessagePort): Promise<void>;
}
