import { openPostgres } from '../../src/database/postgres/open.ts';
import { conformance } from './conformance.ts';
import { meetingOn } from './meeting.ts';
import { peopleOn } from './people.ts';

/** Set by the stage `databases`, which brings a throwaway one where it can. */
const url = process.env.FAULTLINE_TEST_DATABASE_URL;
if (!url) throw new Error('FAULTLINE_TEST_DATABASE_URL is not set: npm test -- databases brings a PostgreSQL.');

conformance(
  'PostgreSQL',
  () => openPostgres(url),
  () => openPostgres(url),
);

peopleOn('PostgreSQL', () => openPostgres(url));
meetingOn('PostgreSQL', () => openPostgres(url));
