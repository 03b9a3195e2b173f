// The page and the live server, from one process: `npm start` after it has built the page, or this file by itself.

import { fileURLToPath } from 'node:url';
import pino from 'pino';
import { isEverywhere } from '../../../scripts/serving/hosts.mjs';
import { NotUnderstood, startOf, USAGE, whyNotListening } from '../../../scripts/serving/options.mjs';
import './site/quicker.ts';
import { type Opened, openDatabase, openServer } from './site/open.ts';

const PAGE = fileURLToPath(new URL('../../web/dist', import.meta.url));

type Serving = Extract<ReturnType<typeof startOf>, { readonly host: string }>;

await main(process.argv.slice(2));

async function main(asked: readonly string[]): Promise<void> {
  try {
    const wanted = startOf(asked);
    if (wanted === 'help' || 'tool' in wanted) console.log(USAGE);
    else await open(wanted);
  } catch (mistake) {
    console.error(mistake instanceof Error ? mistake.message : mistake);
    process.exitCode = mistake instanceof NotUnderstood ? 2 : 1;
  }
}

async function open(where: Serving): Promise<void> {
  // Of what goes wrong, to the terminal; all else is for whoever asks for it.
  const log = pino({ level: process.env.FAULTLINE_LOG ?? 'warn' });
  const db = await openDatabase(process.env);
  const proxies = Number(process.env.FAULTLINE_PROXIES ?? 0) || 0;
  const keepDays = Number(process.env.FAULTLINE_KEEP_DAYS ?? 0) || undefined;
  try {
    const opened = await openServer(
      db,
      { ...where, proxies, keepDays, folder: PAGE, databaseUrl: process.env.DATABASE_URL },
      log,
    );
    tell(where, opened);
    endWith(opened);
  } catch (error) {
    await db.close();
    throw new Error(whyNotListening(error as NodeJS.ErrnoException, where));
  }
}

function tell({ host, port: wished, exactly }: Serving, { port, here, addresses }: Opened): void {
  if (port !== wished && !exactly) console.log(`Port ${wished} is taken, so it is port ${port} this time.`);
  console.log(`Faultline is at ${here}`);
  if (addresses.length > 0) console.log(`Other devices open ${addresses.join(' or ')}`);
  else if (isEverywhere(host)) console.log('This machine is in no network now; once it is, other devices can open it.');
  else console.log('Only this machine can open it. For phones as well: npm start -- --host 0.0.0.0');
  console.log('Ctrl+C ends it. A game in the terminal: npx faultline play');
}

/** What was taken is stored; everybody is told, and the process ends. A second signal does not wait. */
function endWith(opened: Opened): void {
  let ending = false;
  const end = (): void => {
    if (ending) process.exit(1);
    ending = true;
    opened.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
}
