import { expect, it } from 'vitest';
import { chaos } from '../chaos/chaos.ts';

/** Short: `npm run chaos` plays more, and kills the database as well. */
const SHORT = { games: 3, cuts: 45, kills: 2, crash: false, seed: 'short', abreast: 3, most: 60 } as const;

it.each(['sqlite', 'postgres'] as const)(
  'games on %s survive broken lines and killed processes: all that was acknowledged is stored once, and replays',
  async (database) => {
    const url = process.env.FAULTLINE_TEST_DATABASE_URL;
    const outcome = await chaos({ ...SHORT, database, url }, () => {});
    expect(outcome.faults).toEqual([]);
    expect(outcome).toMatchObject({ games: 3, kills: 2 });
    expect(outcome.entries).toBeGreaterThanOrEqual(3 * SHORT.most);
    expect(outcome.cuts).toBeGreaterThan(30);
  },
);
