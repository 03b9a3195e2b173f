// Everything that was drawn or reckoned, done again from the seed and the results; what departs is named.
import {
  currentRound,
  currentStage,
  type Entry,
  type EventState,
  exportEvent,
  importEvent,
  isRefused,
  nameOf,
  type Outcome,
  type Pair,
  pairRound,
  verifyEvent,
} from '@faultline/events';
import { readText } from './eventFile.ts';
import { wrapped } from './page.ts';
import { type Word, word } from './word.ts';

interface Departure {
  readonly entry: number | null;
  readonly says: string;
}

interface Verdict {
  readonly verified: boolean;
  readonly entries: number;
  readonly checked: number;
  readonly departures: readonly Departure[];
}

function verdictOn(text: string): Verdict {
  const read = importEvent(text);
  if (isRefused(read)) {
    const [first] = read.refused;
    const entry = typeof first?.facts.entry === 'number' ? first.facts.entry : null;
    return { verified: false, entries: 0, checked: 0, departures: [{ entry, says: first?.says ?? '' }] };
  }
  const { log, state } = read.event;
  const { checked, differences } = verifyEvent(read.event);
  const departures = differences.map(({ says, facts }): Departure => {
    const entry = typeof facts.entry === 'number' ? log[facts.entry] : undefined;
    return entry === undefined ? { entry: null, says } : { entry: entry.n, says: departureIn(log, entry, state) };
  });
  return { verified: departures.length === 0, entries: log.length, checked, departures };
}

const WHAT: Readonly<Record<Outcome['of'], string>> = {
  pairing: 'the pairing',
  bracket: 'the bracket',
  close: 'the lots or the posted standings',
  seal: 'the seal of a team',
  dice: 'the dice for extra minutes',
  squads: 'the squads given by the software',
  ranking: 'the ranking',
};

function departureIn(log: readonly Entry[], entry: Entry, state: EventState): string {
  const what = entry.outcome === undefined ? 'an act' : WHAT[entry.outcome.of];
  const says = `Entry ${entry.n} (${entry.command.kind}) departs: ${what}${roundAt(log, entry, state)}.`;
  return entry.outcome?.of === 'pairing' ? `${says} ${pairsMoved(entry.outcome, state)}` : says;
}

/** Of which round an entry is, read from the log before it. */
function roundAt(log: readonly Entry[], { n, outcome }: Entry, state: EventState): string {
  if (outcome?.of === 'pairing') return ` of round ${outcome.pairing.field.round}`;
  const before = importEvent(exportEvent({ log: log.slice(0, n), state }));
  if (isRefused(before)) return '';
  const [stage, round] = [currentStage(before.event.state), currentRound(before.event.state)];
  return stage === undefined || round === undefined ? '' : ` of round ${round.n}${stage.n > 1 ? ' of the cut' : ''}`;
}

function pairsMoved({ pairing }: Extract<Outcome, { of: 'pairing' }>, state: EventState): string {
  const again = pairRound(pairing.field);
  const named = (pairs: readonly Pair[]): string[] =>
    pairs.map((pair) => pair.map((one) => nameOf(state, one)).join(' and '));
  const [recorded, drawn] = [named(pairing.pairs), named(again.pairs)];
  const strange = recorded.filter((pair) => !drawn.includes(pair));
  const missing = drawn.filter((pair) => !recorded.includes(pair));
  if (strange.length === 0 && missing.length === 0)
    return 'The pairs are those of its field, but the field, the tables or the reasons are not those of the event.';
  return `The file says ${strange.join(', ')}; the seed gives ${missing.join(', ')}.`;
}

export const verify: Word = word(
  {
    name: 'verify',
    summary: 'draw every round again from its seed and reckon every standing again from its results',
    about: `Adds the file up act by act, then draws and reckons again every pairing, table, lot, die, seal, posted
standing, cut and ranking. Exit code 1 when one departs; it is named.`,
    example: 'verify cup.json',
  },
  { json: { type: 'boolean' } },
  `  --json       the verdict as JSON (docs/cli.md describes it)
  --help       this text`,
  (path, given) => {
    given.none();
    const verdict = verdictOn(readText(path));
    const { verified, entries, checked, departures } = verdict;
    if (given.has('json')) console.log(JSON.stringify(verdict, null, 2));
    else if (verified) console.log(`verified: ${entries} entries, ${checked} of them drawn or reckoned again`);
    else console.error(departures.map(({ says }) => wrapped(says)).join('\n'));
    return verified ? 0 : 1;
  },
);
