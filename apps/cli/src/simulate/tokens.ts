import { type GameEvent, type Open, SEATS, unitName } from '@faultline/rules';
import { struggleIn } from '@faultline/testkit';
import { OperationTokens } from './modes/operationTokens.ts';

interface Counters {
  damage: number;
  injured: number;
  wounded: number;
  hunker: number;
  conditions: number;
}

/**
 * Follows every token by what the game tells: damage, Injured tokens, Hunker, conditions, Force, Momentum and the
 * Struggle token. What lies on the table must be what was told: nothing appears or vanishes in silence.
 */
export class Tokens {
  private readonly units: Counters[];
  private readonly force: [number, number];
  private momentum: [number, number] = [0, 0];
  private token = 0;
  private ended = false;
  private readonly operation: OperationTokens;
  /** The Unit whose activation has begun and to which nothing has happened in it. */
  private starting: number | null = null;

  constructor(open: Open) {
    this.units = open.units.map(({ damage, injured, wounded, hunker, conditions }) => ({
      damage,
      injured,
      wounded,
      hunker,
      conditions: conditions.length,
    }));
    this.force = [open.seats[0].forceReady, open.seats[1].forceReady];
    this.readTracker(open);
    this.operation = new OperationTokens(open);
  }

  private readTracker(open: Open): void {
    const score = struggleIn(open);
    if (!score) return;
    this.momentum = [score.momentum[0], score.momentum[1]];
    this.token = score.token;
  }

  /** Hears what happened, and compares; a sentence names the first thing that is not as told. */
  follow(events: readonly GameEvent[], open: Open): string | null {
    for (const event of events) this.hear(event);
    if (this.ended && struggleIn(open)?.won === null) this.beginStruggle();
    return this.unitFault(open) ?? this.seatFault(open) ?? this.operation.follow(events, open);
  }

  /** CR-STRUG-20: with one Momentum each and the token in the middle. */
  private beginStruggle(): void {
    this.ended = false;
    this.momentum = [1, 1];
    this.token = 0;
  }

  private hear(event: GameEvent): void {
    if ('unit' in event) this.hearUnit(event);
    else if (event.event === 'force') this.force[event.seat] = event.ready;
    else if (event.event === 'token') this.token = event.to;
    else if (event.event === 'momentum') this.momentum[event.seat] += event.gained ? 1 : -1;
    else if (event.event === 'struggle-won') this.ended = true;
  }

  private hearUnit(event: GameEvent & { readonly unit: number }): void {
    const u = this.units[event.unit];
    if (!u) return;
    if (event.event === 'suffered') u.damage += event.amount;
    else if (event.event === 'healed' && event.what === 'damage') u.damage -= 1;
    else if (event.event === 'wounded') this.wound(u);
    else if (event.event === 'activated') this.starting = event.unit;
    else if (event.event === 'action' || event.event === 'ability') this.starting = null;
    else if (event.event === 'injured') this.injure(u, event.unit, event.tokens);
    else if (event.event === 'recovered') u.injured = event.tokens;
    else if (event.event === 'shed') [u.damage, u.wounded] = [u.damage - event.damage, u.wounded - event.wounded];
    else if (event.event === 'hunker') u.hunker = event.tokens;
    else if (event.event === 'condition') u.conditions += event.gained ? 1 : -1;
  }

  private wound(u: Counters): void {
    this.starting = null;
    u.wounded += 1;
  }

  /** CR-ACT-01, CR-ACT-02: first in its activation Wounded tokens are flipped and damage goes; else some are added. */
  private injure(u: Counters, unit: number, tokens: number): void {
    if (this.starting === unit) [u.damage, u.wounded] = [0, 0];
    this.starting = null;
    u.injured = tokens;
  }

  private unitFault({ units }: Open): string | null {
    for (const [i, u] of units.entries()) {
      const told = this.units[i];
      if (!told) return 'there are more Units than at the beginning';
      const same =
        u.damage === told.damage &&
        u.injured === told.injured &&
        u.wounded === told.wounded &&
        u.hunker === told.hunker &&
        u.conditions.length === told.conditions;
      if (!same) {
        const { damage, injured, wounded, hunker, conditions } = u;
        const lies = { damage, injured, wounded, hunker, conditions: conditions.length };
        return `${unitName(u)} has ${JSON.stringify(lies)}, but the events say ${JSON.stringify(told)}`;
      }
    }
    return null;
  }

  private seatFault(open: Open): string | null {
    const { seats, result } = open;
    const score = struggleIn(open);
    for (const seat of SEATS)
      if (seats[seat].forceReady !== this.force[seat])
        return `seat ${seat} has ${seats[seat].forceReady} Force Ready, but the events say ${this.force[seat]}`;
    if (!score || result) return null;
    const [first, second] = score.momentum;
    return score.token === this.token && first === this.momentum[0] && second === this.momentum[1]
      ? null
      : `the Struggle token is on ${score.token} with Momentum ${score.momentum.join(' and ')}, but the events say ${this.token} with ${this.momentum.join(' and ')}`;
  }
}
