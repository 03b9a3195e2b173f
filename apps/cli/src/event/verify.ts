// Everything that was drawn or reckoned, done again from the seed and the results, and every act held against the chain;
// what departs is named. Letters from paper are looked for among the acts.
import {
  ALPHABET,
  actOfLetters,
  currentRound,
  currentStage,
  type Entry,
  type Event,
  type EventState,
  exportEvent,
  importEvent,
  isRefused,
  nameOf,
  type MatchOutcome,
  type Pair,
  pairRound,
  readLetters,
  verifyEvent,
} from '@faultline/tournament';
import { NotUnderstood } from '../command.ts';
import { readText } from './eventFile.ts';
import { wrapped } from '../page.ts';
import { type Word, word } from './word.ts';

interface Departure {
  readonly entry: number | null;
  readonly says: string;
}

/** Letters somebody has on paper, and the entry they were printed after. */
interface Paper {
  readonly letters: string;
  readonly entry: number | null;
  readonly says: string;
}

interface EventVerdict {
  readonly verified: boolean;
  readonly entries: number;
  readonly checked: number;
  readonly departures: readonly Departure[];
  /** The first entry with a link, and the letters of the newest. */
  readonly chain: { readonly from: number | null; readonly letters: string } | null;
  readonly paper: readonly Paper[];
}

const NOTHING_READ = { verified: false, entries: 0, checked: 0, chain: null, paper: [] } as const;

function verdictOn(text: string, asked: readonly string[]): EventVerdict {
  const read = importEvent(text);
  if (isRefused(read)) {
    const [first] = read.refused;
    const entry = typeof first?.facts.entry === 'number' ? first.facts.entry : null;
    return { ...NOTHING_READ, departures: [{ entry, says: first?.says ?? '' }] };
  }
  const { event } = read;
  const { log, state } = event;
  const { checked, differences, chainFrom, letters: newest } = verifyEvent(event);
  const departed = differences.map(({ code, says, facts }): Departure => {
    const entry = typeof facts.entry === 'number' ? log[facts.entry] : undefined;
    if (entry === undefined) return { entry: null, says };
    return { entry: entry.n, says: code === 'differs' ? departureIn(log, entry, state) : says };
  });
  const paper = asked.map((letters) => foundIn(event, letters));
  const strange = paper.filter(({ entry }) => entry === null).map(({ says }): Departure => ({ entry: null, says }));
  const departures = [...departed, ...strange];
  const chain = { from: chainFrom, letters: newest };
  return { verified: departures.length === 0, entries: log.length, checked, departures, chain, paper };
}

function foundIn(event: Event, letters: string): Paper {
  const entry = actOfLetters(event, letters);
  const act = entry === null ? undefined : event.log[entry];
  if (act === undefined) return { letters, entry: null, says: `The letters ${letters} never stood in this file.` };
  const when = new Date(act.at).toISOString().slice(0, 19);
  const says = `${letters} stood after entry ${act.n} (${act.command.kind} by ${nameOf(event.state, act.by)}, ${when}).`;
  return { letters, entry, says };
}

function lettersGiven(typed: string): string {
  const letters = readLetters(typed);
  if (letters !== null) return letters;
  throw new NotUnderstood(`Letters are eight of ${[...ALPHABET].join(' ')}, not "${typed}".`);
}

function chainLine({ from, letters }: NonNullable<EventVerdict['chain']>): string {
  if (from === null) return `No entry has a chain link: the file is older than the chain. Its letters are ${letters}.`;
  const stands = from === 0 ? 'from the first entry on' : `from entry ${from} on; those before were written without it`;
  return `The chain is intact ${stands}. The letters of the latest entry are ${letters}.`;
}

function verdictInWords({ verified, entries, checked, departures, chain, paper }: EventVerdict): string {
  const sound = departures.length === paper.filter(({ entry }) => entry === null).length;
  const lines = [
    ...(verified ? [`verified: ${entries} entries, ${checked} recomputed`] : []),
    ...departures.map(({ says }) => says),
    ...paper.filter(({ entry }) => entry !== null).map(({ says }) => says),
    ...(chain !== null && sound ? [chainLine(chain)] : []),
    ...(verified && paper.length === 0 ? [ONLY_CONSISTENT] : []),
  ];
  return lines.map((line) => wrapped(line)).join('\n');
}

const ONLY_CONSISTENT = 'This shows that the file is consistent. Use --letters to check it against printed letters.';

const WHAT: Readonly<Record<MatchOutcome['of'], string>> = {
  pairing: 'the pairing',
  bracket: 'the bracket',
  close: 'the random draws or the posted standings',
  seal: 'the seal of a team',
  dice: 'the extra-time dice',
  squads: 'the squads given by the software',
  ranking: 'the ranking',
};

function departureIn(log: readonly Entry[], entry: Entry, state: EventState): string {
  const what = entry.outcome === undefined ? 'an entry' : WHAT[entry.outcome.of];
  const says = `Entry ${entry.n} (${entry.command.kind}) does not match: ${what}${roundAt(log, entry, state)}.`;
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

function pairsMoved({ pairing }: Extract<MatchOutcome, { of: 'pairing' }>, state: EventState): string {
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
    summary: 'recompute all draws and standings and compare',
    about: `Adds the file up act by act, then draws and reckons again every pairing, table, lot, die, seal, posted
standing, cut and ranking, and holds every act against the chain. Exit code 1 when one departs; it is named. A file
alone only shows that it agrees with itself. With --letters it is held against paper: eight letters stand on every
pairing sheet, result slip and big screen, and belong to the acts up to then.`,
    example: 'verify cup.json\nverify cup.json --letters KQXMBCDF',
  },
  { letters: { type: 'string', multiple: true }, json: { type: 'boolean' } },
  `  --letters X  eight letters from paper: after which entry they stood, or that they never did;
               may be given more than once
  --json       the verdict as JSON (docs/cli.md describes it)
  --help       this text`,
  (path, given) => {
    given.none();
    const verdict = verdictOn(readText(path), given.texts('letters').map(lettersGiven));
    if (given.has('json')) console.log(JSON.stringify(verdict, null, 2));
    else if (verdict.verified) console.log(verdictInWords(verdict));
    else console.error(verdictInWords(verdict));
    return verdict.verified ? 0 : 1;
  },
);
