import type { GameEvent, Open, Seat } from '@faultline/rules';
import { isMove } from '../game/trails.ts';
import type { Chapter } from '../port/port.ts';

/** What is shown of a game one after the other, as it happened. */
export type FrameKind =
  | 'card'
  | 'activation'
  | 'ability'
  | 'action'
  | 'move'
  | 'aim'
  | 'roll'
  | 'dice'
  | 'damage'
  | 'effect'
  | 'score'
  | Band;

/** Shown across the whole screen, whoever brought it about. */
type Band = 'wound' | 'won' | 'over';

const BANDS: readonly FrameKind[] = ['wound', 'won', 'over'] satisfies readonly Band[];
export const isBand = ({ kind }: Frame): boolean => BANDS.includes(kind);

export interface Frame {
  readonly kind: FrameKind;
  /** The entry it belongs to: the table is shown as it lay after it. */
  readonly version: number;
  readonly events: readonly GameEvent[];
}

type Kinds = Readonly<Partial<Record<GameEvent['event'], FrameKind>>>;

/** What is not named here is told by the log alone. */
const KINDS: Kinds = {
  revealed: 'card',
  reserved: 'card',
  passed: 'card',
  activated: 'activation',
  ability: 'ability',
  action: 'action',
  moved: 'move',
  placed: 'move',
  pushed: 'move',
  ingress: 'move',
  attack: 'aim',
  rolled: 'roll',
  stripped: 'dice',
  dice: 'dice',
  chart: 'dice',
  results: 'dice',
  'attack-resolved': 'damage',
  suffered: 'effect',
  healed: 'effect',
  condition: 'effect',
  hunker: 'effect',
  wounded: 'wound',
  defeated: 'wound',
  control: 'score',
  token: 'score',
  momentum: 'score',
  clock: 'score',
  covered: 'score',
  uncovered: 'score',
  marker: 'score',
  'struggle-won': 'won',
  struggle: 'won',
  'stage-ended': 'won',
  stage: 'won',
  over: 'over',
};

/** Told by what they lead to. */
const SILENT: readonly string[] = ['move', 'combat'];

function kindOf(event: GameEvent): FrameKind | null {
  if (event.event === 'action' && SILENT.includes(event.action)) return null;
  return KINDS[event.event] ?? null;
}

/** What goes on with a frame of a kind instead of beginning another. */
const GOES_ON: Readonly<Partial<Record<FrameKind, readonly FrameKind[]>>> = {
  roll: ['roll', 'dice'],
  dice: ['dice'],
  effect: ['effect'],
  score: ['score'],
  won: ['won'],
  // Momentum for a Wound.
  wound: ['score'],
};

/** Who is who, as it stays from the first entry to the last. */
export type Whose = Pick<Open, 'units' | 'characters'>;

/** The frames of one entry, in order: what the computers did, what would pass unseen, and the bands. */
export function framesOf(chapter: Chapter, version: number, whose: Whose, computers: readonly Seat[]): Frame[] {
  const { events } = chapter;
  if (events.some(({ event }) => event === 'undone' || event === 'corrected')) return [];
  const frames: Frame[] = [];
  const suffered: GameEvent[] = [];
  let turned: Seat | null = null;
  for (const event of events) {
    if (event.event === 'turn') turned = event.seat;
    const kind = kindOf(event);
    if (!kind) continue;
    // Damage of an attack is told as the attack ends, before the Wound that comes of it.
    if (event.event === 'suffered' && event.cause.by === 'attack' && endsIn(events)) {
      suffered.push(event);
    } else if (kind === 'damage') {
      const at = frames.findIndex((frame) => frame.kind === 'wound');
      const frame = { kind, version, events: [...suffered.splice(0), event] };
      if (isShown(frame, chapter, turned, whose, computers)) frames.splice(at < 0 ? frames.length : at, 0, frame);
    } else {
      const last = frames.at(-1);
      if (last && GOES_ON[last.kind]?.includes(kind)) {
        frames[frames.length - 1] = { ...last, events: [...last.events, event] };
      } else {
        const frame = { kind, version, events: [event] };
        if (isShown(frame, chapter, turned, whose, computers)) frames.push(frame);
      }
    }
  }
  return frames.filter(isWhole);
}

const endsIn = (events: readonly GameEvent[]): boolean => events.some(({ event }) => event === 'attack-resolved');

/** The first Struggle is dealt, and the first Stage begun, without anybody having won. */
const isWhole = ({ kind, events }: Frame): boolean =>
  kind !== 'won' || events.some(({ event }) => event === 'struggle-won' || event === 'stage-ended');

function isShown(
  frame: Frame,
  { events, by }: Chapter,
  turned: Seat | null,
  { units, characters }: Whose,
  computers: readonly Seat[],
): boolean {
  const [event] = frame.events.slice(-1);
  if (!event || isBand(frame)) return true;
  const isTheirs = (seat: Seat | null | undefined): boolean =>
    seat !== null && seat !== undefined && computers.includes(seat);
  /** Attacks that begin and end with one answer would never be seen. */
  const isUnseen = endsIn(events) && events.some((each) => each.event === 'rolled');
  if (event.event === 'rolled') return isUnseen || isTheirs(event.die === 'attack' ? event.seat : otherOf(event.seat));
  if (event.event === 'attack-resolved') return isUnseen || isTheirs(event.record.seat);
  if (event.event === 'attack') return isTheirs(units[characters[event.attacker]?.unit ?? -1]?.seat);
  if (event.event === 'revealed' || event.event === 'reserved' || event.event === 'passed') return isTheirs(event.seat);
  if (isTheirs(turned ?? by)) return true;
  // They go on after somebody here was asked about it.
  if (event.event === 'activated' || event.event === 'ability' || event.event === 'action')
    return isTheirs(units[event.unit]?.seat);
  return isMove(event) && event.event !== 'pushed' && isTheirs(units[characters[event.character]?.unit ?? -1]?.seat);
}

const otherOf = (seat: Seat): Seat => (seat === 0 ? 1 : 0);
