import { randomBytes } from 'node:crypto';
import { REPUBLIC, SHADOW } from '@faultline/cards';
import { sealOf, whyNotSealed } from '@faultline/chance';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../src/database/database.ts';
import { GameRows } from '../../src/games/gameRows.ts';
import { Meetings } from '../../src/meeting/meetings.ts';
import { TERMS } from '../live/visitor.ts';
import { Sealing } from '../../src/meeting/sealing.ts';
import { Seating } from '../../src/meeting/seating.ts';
import { People } from '../../src/people/people.ts';
import { freshId } from '../../src/people/secrets.ts';

const bytes = (): string => randomBytes(32).toString('hex');

/** Seats, teams and sealed dice, on either database. */
export function meetingOn(name: string, open: () => Promise<Database>): void {
  describe(`meeting on ${name}`, () => {
    let db: Database;
    let seating: Seating;
    let sealing: Sealing;
    let now = 1;
    const person = async (called: string) => (await new People(db, () => 1).arrive(called)).person.id;

    beforeAll(async () => {
      db = await open();
      seating = new Seating(db, () => 1);
      sealing = new Sealing(db, () => now);
    });
    afterAll(() => db.close());

    it('a link is used up by the first who takes it', async () => {
      const [game, host] = [freshId(), await person('Host')];
      const code = await seating.open(game, host, 0);
      const [one, other] = [await person('One'), await person('Other')];
      const both = await Promise.all([seating.take(code, one), seating.take(code, other)]);
      expect(both.filter((taken) => 'seat' in taken)).toEqual([{ game, seat: 1 }]);
      expect(both.filter((taken) => 'fault' in taken)).toEqual([{ fault: 'used', game }]);
      const seats = await Promise.all([host, one, other].map((who) => seating.seatOf(game, who)));
      expect(seats.toSorted()).toEqual([0, 1, null].toSorted());
    });

    it('looking at a link does not use it up', async () => {
      const code = await seating.open(freshId(), await person('Host'), 1);
      expect(await seating.look(code)).toMatchObject({ seat: 0, used: false });
      expect(await seating.take(code, await person('Guest'))).toMatchObject({ seat: 0 });
      expect(await seating.look(code)).toMatchObject({ used: true });
    });

    it('nobody sits on both sides, and an unknown link leads nowhere', async () => {
      const [game, host] = [freshId(), await person('Host')];
      const code = await seating.open(game, host, 0);
      expect(await seating.take(code, host)).toEqual({ fault: 'own', game });
      expect(await seating.take('C'.repeat(43), host)).toEqual({ fault: 'unknown' });
      expect(await seating.look(code)).toMatchObject({ used: false });
    });

    it('teams are shown together, and a ready one is fixed', async () => {
      const game = freshId();
      await seating.open(game, await person('Host'), 0);
      expect(await seating.bring(game, 0, '"one"', false)).toBe(true);
      expect(await seating.bring(game, 0, '"better"', true)).toBe(true);
      expect(await seating.bring(game, 0, '"too late"', true)).toBe(false);
      expect(await seating.teams(game)).toBeNull();
      await seating.bring(game, 1, '"two"', true);
      expect(await seating.teams(game)).toEqual(['"better"', '"two"']);
    });

    it('a round of sealing is begun anew 20 seconds after the last seal, and not before', async () => {
      const meetings = new Meetings(new GameRows(db, () => now), seating, sealing, () => false);
      const { game } = await meetings.create(await person('Host'), TERMS, 0, { line: null, quick: false });
      await sealing.begin(game, bytes());
      now += 19_999;
      await expect(meetings.sealAgain(game, 1)).rejects.toThrow('too-early');
      now += 1;
      await meetings.sealAgain(game, 1);
      await expect(meetings.sealAgain(game, 1)).rejects.toThrow('too-late');
    });

    it('of two who open at once one begins the game, and the other is not refused', async () => {
      const begun = Promise.withResolvers<void>();
      /** Whoever sits first is overtaken between opening and beginning. */
      class Overtaken extends Sealing {
        override async open(...[game, who, value]: Parameters<Sealing['open']>) {
          const fault = await super.open(game, who, value);
          if (who === '0') await begun.promise;
          return fault;
        }
      }
      const meetings = new Meetings(new GameRows(db, () => now), seating, new Overtaken(db, () => now), () => false);
      const { game } = await meetings.create(await person('Host'), TERMS, 0, { line: null, quick: false });
      await meetings.bring(game, 0, REPUBLIC, true);
      await meetings.bring(game, 1, SHADOW, true);
      await sealing.begin(game, bytes());
      const own = [bytes(), bytes()] as const;
      for (const seat of [0, 1] as const) await meetings.seal(game, seat, 1, sealOf(game, `${seat}`, own[seat]));
      const first = meetings.open(game, 0, 1, own[0]);
      await expect.poll(() => sealing.openedBy(game)).toEqual([true, false]);
      expect(await meetings.open(game, 1, 1, own[1])).toBe(true);
      begun.resolve();
      expect(await first).toBe(false);
    });

    it('nobody opens before all three have sealed, and then only what they sealed', async () => {
      const game = freshId();
      const [server, one, other] = [bytes(), bytes(), bytes()];
      expect(await sealing.seal(game, '0', sealOf(game, '0', one))).toBe('too-early');
      await sealing.begin(game, server);
      expect(await sealing.seal(game, '0', sealOf(game, '0', one))).toBeNull();
      expect(await sealing.open(game, '0', one)).toBe('too-early');
      expect(await sealing.seal(game, '0', sealOf(game, '0', bytes()))).toBe('sealed-already');
      expect(await sealing.seal(game, '1', 'no seal')).toBe('malformed');
      await sealing.seal(game, '1', sealOf(game, '1', other));
      expect(await sealing.open(game, '1', bytes())).toBe('does-not-fit');
      expect(await sealing.opened(game)).toBeNull();
      expect([await sealing.open(game, '0', one), await sealing.open(game, '1', other)]).toEqual([null, null]);
      const opened = await sealing.opened(game);
      expect(opened && whyNotSealed(opened.proof, opened.key, null)).toBeNull();
      expect(opened?.proof.openings).toEqual([server, one, other]);
    });
  });
}
