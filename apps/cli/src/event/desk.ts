// One sitting at the desk: an event opened, some acts done in one go, and the file written once all of them were taken.
import {
  apply,
  type Command,
  type EventState,
  isRefused,
  lettersNow,
  nameOf,
  type Reason,
} from '@faultline/tournament';
import { NotUnderstood } from '../command.ts';
import { openEvent, type OpenFile, saveEvent } from './eventFile.ts';
import { wrapped } from '../page.ts';
import { personCalled } from './people.ts';

/** Options every act takes. */
export const actOptions = {
  as: { type: 'string' },
  at: { type: 'string' },
  why: { type: 'string' },
  json: { type: 'boolean' },
} as const;

export const actUsage = `  --as NAME    who does it (default: the organizer)
  --at TIME    when, as 2026-06-01T10:00Z or in milliseconds; now unless told otherwise
  --why TEXT   the reason, kept with the act
  --json       the acts written down and what there is to know about them, as JSON
  --help       this text`;

export interface Sitting {
  readonly as?: string | undefined;
  readonly at?: string | undefined;
  readonly why?: string | undefined;
}

/** What to type where a refusal asks for something this tool has an option for. */
const HINTS: Readonly<Record<string, string>> = {
  checkOpen: 'Use --checked to tick all items or --waive to waive the rest.',
  noTerrain: 'Use --terrain to mark terrain as set up on all tables.',
  fewSeated: 'Use "faultline event clock FILE seated" to mark tables as ready, or --anyway to start the clock.',
  squadsMissing: 'Use --anyway to start the clock and give them their two least-used squads.',
  whyMissing: 'Add --why TEXT.',
  hasResult: 'Use "faultline event correct" to change a result.',
};

/** An act was not allowed. Nothing was written. */
export class RefusedAct extends Error {
  readonly reasons: readonly Reason[];
  constructor(reasons: readonly Reason[], heading = '') {
    const hints = [...new Set(reasons.map(({ code }) => HINTS[code] ?? ''))];
    super([heading, ...reasons.map(sentenceOf), ...hints].filter((line) => line !== '').join('\n'));
    this.reasons = reasons;
  }
}

/** Players whose rank a correction or an undo has moved, "Dev 4 to 1". */
export function movesIn(notes: readonly Reason[], state: EventState): string {
  const moved = notes.find(({ code }) => code === 'standingsChanged')?.facts.moved as readonly Move[] | undefined;
  const moves = (moved ?? []).filter(({ from, to }) => from !== to);
  const words = moves.map(({ player, from, to }) => `${nameOf(state, player)} ${from ?? '-'} to ${to ?? '-'}`);
  return words.length === 0 ? '' : wrapped(`Ranks: ${words.join(', ')}.`);
}

interface Move {
  readonly player: string;
  readonly from: number | null;
  readonly to: number | null;
}

export function sentenceOf({ says, rule }: Reason): string {
  return wrapped(rule === undefined ? says : `${says} (${rule})`);
}

export class Desk {
  readonly by: string;
  readonly at: number;
  readonly notes: Reason[] = [];
  private readonly file: OpenFile;
  private readonly why: string;
  private event: OpenFile['event'];

  constructor(path: string, { as, at, why }: Sitting) {
    this.file = openEvent(path);
    this.event = this.file.event;
    this.at = momentOf(at);
    this.by = as === undefined ? this.state.founding.organiser.person : personCalled(this.state, as);
    this.why = why ?? '';
  }

  get state(): EventState {
    return this.event.state;
  }

  get letters(): string {
    return lettersNow(this.event);
  }

  /** Does the act, or refuses it under the heading. */
  does(command: Command, heading?: string): this {
    const answer = apply(this.event, { by: this.by, at: this.at, why: this.why, command });
    if (isRefused(answer)) throw new RefusedAct(answer.refused, heading);
    this.event = answer.event;
    this.notes.push(...answer.notes);
    return this;
  }

  /** Writes the file if anything was done; gives the entries that are new. */
  save(): readonly number[] {
    const { log } = this.event;
    if (log.length > this.file.event.log.length) saveEvent(this.file, this.event);
    return log.slice(this.file.event.log.length).map(({ n }) => n);
  }
}

export function momentOf(text: string | undefined): number {
  if (text === undefined) return Date.now();
  const moment = /^\d+$/.test(text) ? Number(text) : Date.parse(text);
  const isDated = /^\d+$/.test(text) || /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text);
  if (isDated && Number.isSafeInteger(moment)) return moment;
  throw new NotUnderstood(`--at must be a time such as 2026-06-01T10:00Z (got "${text}").`);
}
