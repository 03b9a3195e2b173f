import { realpathSync } from 'node:fs';
import { type EventState, pairingsCsv, standingsCsv, viewOf } from '@faultline/tournament';
import { NotUnderstood } from '../command.ts';
import { openEvent, replaceFile } from './eventFile.ts';
import { roundOf, stageOf } from './people.ts';
import { placeMeant, roundOptions } from './standings.ts';
import { type Given, type Word, word } from './word.ts';

/** Nobody's name: sees what everyone sees. */
const ANYONE = '';

/** What leaves the desk is what anyone may see: no sealed team, no round that is only prepared, no judge's paper. */
function exported(state: EventState, given: Given): string {
  const seen = viewOf(state, ANYONE);
  const what = given.one('Missing what to export: standings, pairings or public.');
  if (what === 'public') return `${JSON.stringify(seen, null, 2)}\n`;
  if (what === 'standings') {
    const { stage, round } = placeMeant(seen, given);
    return standingsCsv(seen, stage, round);
  }
  if (what === 'pairings') {
    const stage = stageOf(seen, given.text('stage'));
    return pairingsCsv(seen, stage, roundOf(stage, given.text('round')));
  }
  throw new NotUnderstood(`Unknown export: ${what}. Available: standings, pairings, public.`);
}

const options = { ...roundOptions, out: { type: 'string' } } as const;

export const exporting: Word = word(
  {
    name: 'export',
    summary: 'standings or pairings as CSV, or everything public as JSON',
    takes: 'standings|pairings|public',
    about: 'Sealed teams, secret choices, unposted rounds and Arbiter notes are left out.',
    example: 'export cup.json standings --out standings.csv\nexport cup.json pairings --round 2',
  },
  options,
  `  --round N    another round than the latest
  --stage N    1 the Swiss rounds, 2 the cut; the current one unless told otherwise
  --out FILE   write there, not to the screen; a file that is there is replaced
  --help       this text`,
  (path, given) => {
    const text = exported(openEvent(path).event.state, given);
    const out = given.text('out');
    if (out === undefined) process.stdout.write(text);
    else if (isSame(path, out)) throw new NotUnderstood(`${out} is the event file itself. Choose another file name.`);
    else replaceFile(out, text);
    return 0;
  },
);

function isSame(path: string, out: string): boolean {
  try {
    return realpathSync(path) === realpathSync(out);
  } catch {
    return false;
  }
}
