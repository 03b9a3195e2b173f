import { type Refusal, refuse } from '../kernel/apply.ts';
import { reason } from '../state/decision.ts';
import type { Entry, Voice } from './entry.ts';
import type { Message } from './message.ts';

/**
 * Under whose authority a game is played. `table`: people at one screen, who call time and Mission Critical themselves.
 * `server`: the clock and the arbiter are its own, and nobody who sends can be either.
 */
export type Authority = 'table' | 'server';

type Speaker = 'player' | 'arbiter' | 'clock';

interface Rights {
  /** The rule that gives them. */
  readonly rule: string;
  readonly table: readonly Speaker[];
  readonly server: readonly Speaker[];
}

const everywhere = (rule: string, ...roles: readonly Speaker[]): Rights => ({ rule, table: roles, server: roles });

/** Who may say what, for files, pages and servers alike. Whose question it is, is checked after it. */
const WHO_MAY: Readonly<Record<Message['do'], Rights>> = {
  answer: everywhere('CR-GEN-01', 'player'),
  concede: everywhere('DP-58', 'player'),
  'mission-critical': { rule: 'SD-MC-02', table: ['player', 'arbiter', 'clock'], server: ['arbiter', 'clock'] },
  'time-called': { rule: 'SD-TIM-03', table: ['player', 'arbiter', 'clock'], server: ['arbiter', 'clock'] },
  flag: everywhere('SD-TIM-03', 'clock'),
  outage: everywhere('SD-TIM-03', 'clock'),
  draw: everywhere('DP-59', 'player', 'arbiter'),
  pause: everywhere('DP-59', 'player', 'arbiter'),
  resume: everywhere('DP-59', 'player', 'arbiter'),
  note: everywhere('DP-59', 'player', 'arbiter'),
  undo: everywhere('DP-59', 'player', 'arbiter'),
  correct: everywhere('DP-59', 'player', 'arbiter'),
  late: everywhere('DP-59', 'player'),
  offer: everywhere('DP-59', 'player'),
  withdraw: everywhere('DP-59', 'player'),
  accept: everywhere('DP-59', 'player', 'arbiter'),
  decline: everywhere('DP-59', 'player', 'arbiter'),
};

function roleOf(voice: Voice): Speaker | null {
  if (voice === 0 || voice === 1) return 'player';
  return voice === 'arbiter' || voice === 'clock' ? voice : null;
}

/** Why this is not theirs to say, or null. */
export function whyNotVoice(authority: Authority, voice: Voice, what: Message['do']): Refusal | null {
  const rights = WHO_MAY[what];
  const role = roleOf(voice);
  if (role !== null && rights[authority].includes(role)) return null;
  return refuse('no-authority', reason(rights.rule, { author: String(voice), says: what }));
}

/** Who an entry names as its author. */
export const voiceOf = (entry: Entry): Voice => (entry.do === 'answer' ? entry.seat : entry.by);
