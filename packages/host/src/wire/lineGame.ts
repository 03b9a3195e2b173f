import type { View } from '@faultline/rules';
import { type Clock, tickAt, ticked } from '../clock.ts';
import { Misfit, patched } from '../difference.ts';
import type { Ask, AskOf } from './asks.ts';
import type { Head, Meeting, Tell, TellOf } from './tells.ts';

/** Asks that are answered by their id, and are sent again until they are. */
type Lasting = Extract<Ask, { readonly id: string }>;

/** A game as it stands for a client. */
export interface LineMoment {
  readonly segment: number;
  readonly version: number;
  readonly head: Head;
  readonly view: View;
  readonly clock: Clock;
}

/**
 * One game at the far end of a line: what is known of it, and what is not answered yet. It opens no socket and knows no
 * time: whoever has a line says what was heard, and sends what is to be asked. Page and tests use the same.
 */
export class LineGame {
  readonly g: string;
  private readonly as: AskOf<'join'>['as'];
  private waiting: readonly Lasting[];
  /** Null until the game has begun and been heard of. */
  moment: LineMoment | null = null;
  meeting: Meeting | null = null;

  /** `unanswered`: what was kept of an earlier visit. */
  constructor(g: string, as?: AskOf<'join'>['as'], unanswered: readonly Lasting[] = []) {
    this.g = g;
    this.as = as;
    this.waiting = unanswered;
  }

  /** What was asked and not answered yet: to be kept over a reload. */
  get unanswered(): readonly Lasting[] {
    return this.waiting;
  }

  /** Remembers what must not get lost. Whether there is a line just now does not matter. */
  ask<A extends Ask>(ask: A): A {
    if ('id' in ask) this.waiting = [...this.waiting.filter(({ id }) => id !== ask.id), ask];
    return ask;
  }

  /** The first thing to say on every new line. */
  join(): AskOf<'join'> {
    const { g, as, moment } = this;
    const since = moment && { segment: moment.segment, version: moment.version };
    return { t: 'join', g, ...(since && { since }), ...(as && { as }) };
  }

  /** Takes what the server tells; gives what is to be asked because of it. Of other games it hears nothing. */
  hear(tell: Tell): readonly Ask[] {
    if (!('g' in tell) || tell.g !== this.g) return [];
    switch (tell.t) {
      case 'meeting': {
        const { t: _, ...meeting } = tell;
        this.meeting = meeting;
        return [];
      }
      case 'game':
        return this.begin(tell);
      case 'change':
        return this.follow(tell);
      case 'ok':
      case 'refused':
        this.waiting = this.waiting.filter(({ id }) => id !== tell.id);
        return [];
      default:
        return [];
    }
  }

  /** After it all that is not answered is asked again: the server knows it by its id. */
  private begin({ segment, version, head, view, clock }: TellOf<'game'>): readonly Ask[] {
    if (view && head) this.moment = { segment, version, head, view, clock };
    else if (this.moment?.segment !== segment) return [this.anew()];
    return this.waiting;
  }

  private follow(change: TellOf<'change'>): readonly Ask[] {
    const { moment } = this;
    if (!moment || change.version <= moment.version) return [];
    if (change.version > moment.version + 1) return [this.join()];
    try {
      const view = change.c === undefined ? moment.view : (patched(moment.view, change.c) as View);
      this.moment = { ...moment, version: change.version, view, clock: clockAfter(moment.clock, change, view) };
      return [];
    } catch (error) {
      if (!(error instanceof Misfit)) throw error;
      return [this.anew()];
    }
  }

  /** What is there does not fit: the whole is asked for. */
  private anew(): Ask {
    this.moment = null;
    return this.join();
  }
}

/** The same fold as the server's (clock.ts). */
const clockAfter = (clock: Clock, change: TellOf<'change'>, view: View): Clock =>
  change.clock ?? ticked(clock, tickAt(view, change.at));
