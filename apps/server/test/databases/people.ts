import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../src/database/database.ts';
import { People } from '../../src/people/people.ts';

/** Guests, on either database. */
export function peopleOn(name: string, open: () => Promise<Database>): void {
  describe(`people on ${name}`, () => {
    let db: Database;
    let people: People;
    let now = 1_000_000;

    beforeAll(async () => {
      db = await open();
      people = new People(db, () => now);
    });
    afterAll(() => db.close());

    it('are known by their token, and by nothing in the database', async () => {
      const { person, token } = await people.arrive('Ahsoka');
      expect(await people.speaking(token)).toEqual(person);
      const rows = await db.reader.selectFrom('devices').selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(token);
      expect(await people.speaking('A'.repeat(43))).toBeNull();
      expect(await people.speaking(null)).toBeNull();
    });

    it('take another name', async () => {
      const { person, token } = await people.arrive('Maul');
      await people.rename(person.id, 'Lord Maul');
      expect(await people.speaking(token)).toEqual({ ...person, name: 'Lord Maul' });
    });

    it('come to another device by a code, once', async () => {
      const { person, token } = await people.arrive('Bo-Katan');
      const { code } = await people.handOver(person.id);
      const both = await Promise.all([people.takeOver(code), people.takeOver(code)]);
      const arrived = both.filter((one) => typeof one === 'object');
      expect(arrived.map((one) => one.person)).toEqual([person]);
      expect(both).toContain('used');
      expect(await people.speaking(arrived[0]?.token ?? null)).toEqual(person);
      expect(await people.speaking(token)).toEqual(person);
    });

    it('are told on the device they had when another one came, and not on the new one', async () => {
      const { person, token } = await people.arrive('Satine');
      expect(await people.newerDevice(token)).toBeNull();
      now += 1000;
      const other = await people.takeOver((await people.handOver(person.id)).code);
      expect(await people.newerDevice(token)).toBe(now);
      expect(typeof other === 'object' && (await people.newerDevice(other.token))).toBeNull();
    });

    it('do not come by a code that is ten minutes old or unknown', async () => {
      const { person } = await people.arrive('Kalani');
      const { code } = await people.handOver(person.id);
      now += 10 * 60 * 1000;
      expect(await people.takeOver(code)).toBe('expired');
      expect(await people.takeOver('B'.repeat(43))).toBe('unknown');
    });

    it('leave on one device and stay on the other', async () => {
      const { person, token } = await people.arrive('Rex');
      const other = await people.takeOver((await people.handOver(person.id)).code);
      await people.leave(token);
      expect(await people.speaking(token)).toBeNull();
      expect(typeof other === 'object' && (await people.speaking(other.token))).toEqual(person);
    });

    it('stay alone on the device that says so: others, and links that are not opened yet, are worth nothing', async () => {
      const { person, token } = await people.arrive('Cody');
      const other = await people.takeOver((await people.handOver(person.id)).code);
      const { code } = await people.handOver(person.id);
      await people.leaveOthers(person.id, token);
      expect(await people.speaking(token)).toEqual(person);
      expect(typeof other === 'object' && (await people.speaking(other.token))).toBeNull();
      expect(await people.takeOver(code)).toBe('unknown');
      expect(await people.newerDevice(token)).toBeNull();
    });

    it('are forgotten: no name, no device, no code', async () => {
      const { person, token } = await people.arrive('Dooku');
      const { code } = await people.handOver(person.id);
      await people.forget(person.id);
      expect(await people.speaking(token)).toBeNull();
      expect(await people.takeOver(code)).toBe('unknown');
      const row = await db.reader.selectFrom('people').select('name').where('id', '=', person.id).executeTakeFirst();
      expect(row?.name).toBe('');
    });
  });
}
