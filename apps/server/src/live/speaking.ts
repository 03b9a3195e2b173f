import { Misfit } from '@faultline/shape';
import { type Ask, type AskKind, type AskOf, MOST, readAsk } from '@faultline/host/wire';
import type { RawData } from 'ws';
import { NotStored } from '../database/database.ts';
import { isAway } from '../database/postgres/errors.ts';
import type { House } from '../house.ts';
import { Refused } from '../refused.ts';
import { ANSWERS } from './asks.ts';
import type { Line } from '../lines/line.ts';

/** Whoever says so many things that are none is cut off. */
const PATIENCE = 40;
/** Whoever says too much is heard when it is their turn again, which is looked at so often. */
const SLOWER = 50;

/** What is said on a line, one after the other. Whatever it is, the answer is a message; nothing ends the process. */
export class Speaking {
  private readonly house: House;
  private readonly line: Line;
  private queue: Promise<void> = Promise.resolve();
  /** How many things were said that are not dealt with yet. */
  private waiting = 0;
  private wrong = 0;

  constructor(house: House, line: Line) {
    this.house = house;
    this.line = line;
  }

  heard(data: RawData, isBinary: boolean): void {
    this.waiting += 1;
    this.queue = this.queue.then(() => this.inTurn(data, isBinary));
  }

  /** Nothing is lost, and nothing grows: until all is dealt with that was said, nothing more is read. */
  private async inTurn(data: RawData, isBinary: boolean): Promise<void> {
    while (this.line.isOpen && !this.house.hearing.take(this.line, this.house.now())) {
      this.line.slowDown();
      await new Promise((resolve) => setTimeout(resolve, SLOWER));
    }
    if (this.line.isOpen) await this.take(data, isBinary);
    this.waiting -= 1;
    if (this.waiting === 0) this.line.listen();
  }

  private async take(data: RawData, isBinary: boolean): Promise<void> {
    if (isBinary) return this.refuse('', new Refused('malformed'));
    const ask = this.read(String(data), sizeOf(data));
    if (ask) await this.answer(ask);
  }

  private read(text: string, size: number): Ask | null {
    if (size > MOST.message) {
      this.refuse('', new Refused('too-large'));
      return null;
    }
    try {
      return readAsk(JSON.parse(text));
    } catch (error) {
      const detail = error instanceof Misfit ? error.message.slice(0, MOST.text) : 'This is no JSON.';
      this.refuse('', new Refused('malformed', { detail }));
      return null;
    }
  }

  private async answer(ask: Ask): Promise<void> {
    try {
      if (this.line.speaks === null && ask.t !== 'hello') throw new Refused('protocol');
      await answered(this.house, this.line, ask);
    } catch (error) {
      if (error instanceof Refused) return this.refuse(ask.t, error, ask);
      if (error instanceof NotStored) return this.refuse(ask.t, new Refused('storage-full'), ask);
      this.house.log.error({ err: error, of: ask.t }, 'an ask could not be answered');
      // Without its game a line is worth nothing: it comes back and joins again.
      if (ask.t === 'join') this.line.close('restart');
      else this.refuse(ask.t, new Refused(isAway(error) ? 'storage-away' : 'failed'), ask);
    }
  }

  private refuse(of: string, { why, more: { game: _, ...more } }: Refused, ask?: Ask): void {
    const about = {
      ...(ask && 'g' in ask && { g: ask.g }),
      ...(ask && 'id' in ask && { id: ask.id }),
    };
    this.house.metrics.refusals.inc({ why });
    this.line.tell('refused', { of, ...about, why, ...more });
    if (ask) return;
    this.wrong += 1;
    if (this.wrong >= PATIENCE) this.line.close('abuse');
  }
}

/** As it came over the line: a character may be several bytes. */
const sizeOf = (data: RawData): number =>
  Array.isArray(data) ? data.reduce((sum, part) => sum + part.byteLength, 0) : data.byteLength;

const answered = <K extends AskKind>(house: House, line: Line, ask: AskOf<K>): Promise<void> =>
  (ANSWERS[ask.t as K] as (house: House, line: Line, ask: AskOf<K>) => Promise<void>)(house, line, ask);
