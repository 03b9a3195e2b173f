import { finish } from '../game/change.ts';
import { applyInPlace, type Applied, type Refusal, refuse, type ApplyResult } from '../kernel/apply.ts';
import { reason } from '../state/decision.ts';
import type { Game } from '../game/game.ts';
import { StepMachine } from '../kernel/machine.ts';
import type { Machine, Position } from '../game/machine.ts';
import { otherSeat, type Seat } from '../state/ids.ts';
import type { State } from '../state/state.ts';
import { nameOfClause, react, reactionOf } from '../timing/listeners.ts';
import { canUse, usable } from '../queries/abilities.ts';
import { holds } from '../queries/tests.ts';
import { canFlip, flip } from '../tokens/stance.ts';
import type { Corrected } from '../state/event.ts';
import { byText } from '../state/lists.ts';
import { unitNamed } from '../game/find.ts';
import { clausesOf } from '../queries/held.ts';
import { correct, whyNotCorrect } from './correct.ts';
import type { Author, Correction, Entry } from './entry.ts';

/** All that may be said of a game but undo, which needs its history (file/match.ts). */
export type Said = Exclude<Entry, { do: 'undo' }>;

/** Takes an entry: a new state, or a refusal. The given state stays as it is. */
export function take(game: Game, state: State, entry: Said): ApplyResult {
  const refused = whyNotSay({ game, open: state.open }, entry);
  if (refused) return { refused };
  const copy = game.hooks.copy(state);
  if (entry.do === 'answer') return applyInPlace(game, copy, entry);
  copy.open.version += 1;
  const machine = new StepMachine(game, copy);
  say(machine, entry);
  return { state: copy, events: machine.events, chanceMoved: machine.chanceMoved } satisfies Applied;
}

/** DP-59: what changes the past or forgives a slip needs the other player, or an arbiter. */
export function agreed(by: Author, consent: Author | null): boolean {
  return by === 'arbiter' || consent === 'arbiter' || consent === otherSeat(by);
}

export function whyNotSay(p: Position, entry: Said): Refusal | null {
  if (entry.do === 'answer' || entry.do === 'note') return null;
  if (p.open.result)
    return refuse('over', reason('R-TURN-7', { winner: p.open.result.winner, why: p.open.result.why }));
  if ('consent' in entry) {
    if (!agreed(entry.by, entry.consent))
      return refuse('no-consent', reason('DP-59', { by: entry.by, consent: entry.consent }));
  }
  if (entry.do === 'correct') {
    if (entry.why.trim() === '') return refuse('malformed', reason('DP-59', { missing: 'why' }));
    const reasons = entry.set.flatMap((correction) => whyNotCorrect(p, correction));
    return reasons.length > 0 ? refuse('illegal', ...reasons) : null;
  }
  return entry.do === 'late' && !lateUse(p, entry.by, entry.use)
    ? refuse('unknown-option', reason('DP-59', { use: entry.use }))
    : null;
}

function say(g: StepMachine, entry: Exclude<Said, { do: 'answer' }>): void {
  switch (entry.do) {
    case 'concede':
      finish(g, { winner: otherSeat(entry.by), why: 'concession' });
      return g.run();
    case 'mission-critical':
      g.open.flags.missionCritical = true;
      return g.emit({ event: 'flag', flag: entry.do });
    case 'time-called':
      g.open.flags.timeCalled = true;
      g.emit({ event: 'flag', flag: entry.do });
      g.call(g.game.mode.does.timeCalled, {});
      return g.run();
    case 'late':
      lateUse(g, entry.by, entry.use)?.(g);
      return g.run();
    case 'correct':
      for (const correction of entry.set) correct(g, correction);
      g.open.flags.corrected = true;
      g.emit({
        event: 'corrected',
        by: entry.by,
        what: entry.set.map(subject).join(', '),
        each: entry.set.map(corrected),
        why: entry.why,
      });
      return g.run();
    case 'draw': // DP-60
      finish(g, { winner: null, why: 'agreed' });
      return g.run();
    case 'flag': // DP-62
      finish(g, { winner: otherSeat(entry.seat), why: 'flag' });
      return g.run();
    // DP-61, DP-63: what a clock makes of them is the host's.
    case 'note':
    case 'pause':
    case 'resume':
    case 'outage':
      return;
  }
}

const UNIT_FIELDS = ['damage', 'wounded', 'injured', 'hunker', 'conditions', 'stance', 'used'] as const;
const OBJECTIVE_FIELDS = ['active', 'control', 'priority'] as const;

function corrected(c: Correction): Corrected {
  if ('unit' in c) return { kind: 'unit', of: c.unit, fields: UNIT_FIELDS.filter((field) => c[field] !== undefined) };
  if ('character' in c) return { kind: 'character', of: c.character, fields: ['at'] };
  if ('objective' in c)
    return { kind: 'objective', of: c.objective, fields: OBJECTIVE_FIELDS.filter((field) => c[field] !== undefined) };
  if ('card' in c) return { kind: 'card', of: c.card, fields: ['zone'] };
  if ('force' in c) return { kind: 'seat', of: String(c.seat), fields: ['force'] };
  return { kind: 'score', of: '', fields: Object.keys(c.score).toSorted(byText) };
}

const subject = (c: Correction): string =>
  'unit' in c
    ? c.unit
    : 'character' in c
      ? c.character
      : 'objective' in c
        ? c.objective
        : 'card' in c
          ? c.card
          : 'force' in c
            ? 'force'
            : 'score';

/** `ability@unit` or `flip@unit`, done where it was asked for: a Reactive answers the newest event of this Turn that it fits. */
export function lateUse(p: Position, seat: Seat, use: string): ((g: Machine) => void) | null {
  const [what = '', name = ''] = use.split('@');
  const u = unitNamed(p.open, name);
  if (!u || u.seat !== seat || u.defeated) return null;
  const activation = p.open.activation?.unit === u.id ? p.open.activation : null;
  if (what === 'flip') return activation && canFlip(p, u, activation) ? (g) => flip(g, u, activation) : null;
  const active = usable(p, u, false).find(({ ability }) => ability.id === what);
  if (active && activation) {
    return (g) =>
      void g.call('ability.use', {
        unit: u.id,
        ability: what,
        clause: active.index,
        trigger: null,
      });
  }
  const reactive = clausesOf(p, u, 'on').find(({ ability }) => ability.id === what && ability.kind === 'reactive');
  const heard = reactive ? nameOfClause(u, reactive) : '';
  const trigger =
    reactive &&
    p.open.memory.triggers.findLast((event) => {
      const at = { unit: u.id, trigger: event, bound: {} };
      const open = event.listeners.includes(heard) && !p.open.memory.reacted.includes(reactionOf(seat, event));
      return open && holds(p, reactive.clause.where, at) && canUse(p, u, reactive, event);
    });
  if (!reactive || !trigger) return null;
  return (g) => {
    react(g, reactionOf(seat, trigger));
    g.call('ability.use', {
      unit: u.id,
      ability: what,
      clause: reactive.index,
      trigger,
    });
  };
}
