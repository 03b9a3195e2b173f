import { keyMoments, reviewOf, whyOfTurn } from '@faultline/ai';
import { type Game, type GameFile, type Match, type Receipt, reportOf } from '@faultline/rules';
import { castOf, inParts, learnMode, type LogLine, Narrator, reviewText, whyText } from '@faultline/text';
import { english } from '@faultline/text/en';
import { type Command, NotUnderstood, read } from '../command.ts';
import { printed, takesColour } from '../narrate/page.ts';
import { playersOf } from '../narrate/players.ts';
import { reportText } from '../narrate/report.ts';
import { wholeNumber } from '../wholeNumber.ts';
import { withNames } from './lasting.ts';
import { gameOf, goingOn, play, type ReplayVerdict, readGame, verify } from './opening.ts';
import { readReceipt } from './receipt.ts';

const usage = `Usage: faultline replay FILE [options]

Replays a game file and prints it Turn by Turn.

  --verify     print nothing; compare every stored hash with the replay
  --receipt FILE  with --verify: what your page wrote down when the dice were sealed (docs/dice.md)
  --turn N     only this Turn (0 is setup)
  --why        explain the first choice of each activation, as the computer rates it
  --moments    print three key moments of each player instead, and what the Master would have done
  --json       events by Turn as JSON, or with --verify the verdict (both described in docs/cli.md)
  --help       this text

Exit code 1 if the file is damaged, changed or not a game file, if it does not replay as it was played, and with
--verify if its dice come from the simulation generator, which can be predicted.`;

const options = {
  verify: { type: 'boolean' },
  receipt: { type: 'string' },
  turn: { type: 'string' },
  why: { type: 'boolean' },
  moments: { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

export const replay: Command = {
  name: 'replay',
  summary: 'print or verify a saved game',
  run(args) {
    const { values, positionals } = read(args, { allowPositionals: true, options });
    if (values.help) {
      console.log(usage);
      return 0;
    }
    const [path, second] = positionals;
    if (path === undefined) throw new NotUnderstood('Missing game file. "faultline play" creates one.');
    if (second !== undefined) throw new NotUnderstood(`Only one file at a time: ${positionals.join(', ')}.`);
    const turn = values.turn === undefined ? null : wholeNumber('turn', values.turn, 0, 0);
    if (values.verify && turn !== null)
      throw new NotUnderstood('--verify checks the whole game and cannot be combined with --turn.');
    if (values.why && (values.verify || values.json))
      throw new NotUnderstood('--why cannot be combined with --verify or --json.');
    if (values.moments && (values.verify || values.json || values.why || turn !== null))
      throw new NotUnderstood('--moments cannot be combined with --turn, --why, --verify or --json.');
    if (values.receipt !== undefined && !values.verify) throw new NotUnderstood('--receipt needs --verify.');
    const file = readGame(path);
    const game = gameOf(file);
    const receipt = values.receipt === undefined ? null : readReceipt(values.receipt);
    if (values.verify) return showVerdict(game, file, receipt, values.json === true);
    if (values.moments) return showMoments(game, file);
    return values.json ? showEvents(game, file, turn) : showStory(game, file, turn, values.why === true);
  },
};

function showVerdict(game: Game, file: GameFile, receipt: Receipt | null, json: boolean): number {
  const verdict = verify(game, file, receipt);
  const { verified, entries, hashes, departure, why, dice } = verdict;
  if (json) console.log(JSON.stringify(verdict, null, 2));
  else if (verified)
    console.log(
      `verified: ${entries} entries, ${hashes} hashes${dice ? SEALED[receipt ? 'mine' : 'told'] : ''}${boundsOf(verdict)}`,
    );
  else if (why !== undefined) console.error(`Not verified, although all ${hashes} hashes match: ${why}.`);
  else console.error(`Replay differs after entry ${departure?.version} of ${entries}: ${departure?.why}.`);
  return verified ? 0 : 1;
}

/** What the proof does not reach. */
const boundsOf = ({ recorded, corrected }: ReplayVerdict): string =>
  [
    recorded ? `; ${recorded} entries before these were played by other rules and are a record, not played again` : '',
    corrected ? `; entry ${corrected} set something by hand, by consent` : '',
  ].join('');

const SEALED = {
  mine: '; the dice come from the seals of your receipt',
  told: '; the dice come from the seals in the file (--receipt compares them with your own)',
} as const;

async function showStory(game: Game, file: GameFile, turn: number | null, why: boolean): Promise<number> {
  const words = await learnMode(english, game.mode.id);
  const lines: LogLine[] = [];
  let narrator: Narrator | undefined;
  const { match: played, departure } = play(game, file, (events, match) => {
    narrator ??= new Narrator(game.library, words, match.state.open, playersOf(file));
    lines.push(...narrator.tell(events, match.state.open));
  });
  lines.push(...(narrator?.rest() ?? []));
  const parts = inParts(lines);
  const chosen = turn === null ? parts : parts.filter((part) => part.turn === turn);
  if (chosen.length === 0) throw new NotUnderstood(noSuchTurn(turn, parts));
  console.log(
    printed(
      chosen.flatMap((part) => (why ? [...part.lines, ...reasonsOf(played, part.turn, playersOf(file))] : part.lines)),
      takesColour(process.stdout),
    ).trimEnd(),
  );
  if (turn === null && played.state.open.result)
    console.log(`\n${reportText(reportOf(played.state.open, played.standing), playersOf(file), game.library)}`);
  return departure === null ? 0 : sayDeparture(game, file, `after entry ${departure.version}, ${departure.why}`);
}

/** A Turn's reason in one sentence; none where nobody was activated. */
function reasonsOf(match: Match, turn: number, players: readonly [string, string]): LogLine[] {
  const told = whyOfTurn(match, turn);
  if (!told) return [];
  const cast = castOf(match.game.library, english, match.state.open, players);
  return [{ text: `Why? ${whyText(english, cast, told.decision, told.why)}`, depth: 1, tone: 'plain', events: [] }];
}

/** What mattered most of each player's activations, beside what the Master would have done. */
async function showMoments(game: Game, file: GameFile): Promise<number> {
  const words = await learnMode(english, game.mode.id);
  const { match, departure } = play(game, file, () => {});
  const players = playersOf(file);
  const cast = castOf(game.library, words, match.state.open, players);
  const turns = Array.from({ length: match.state.open.turn }, (_, at) => at + 1);
  for (const seat of [0, 1] as const) {
    const reviews = turns.flatMap((turn) => reviewOf(match, turn, [seat]) ?? []);
    const lines = keyMoments(reviews).map((each) => `  Turn ${each.turn}: ${reviewText(english, cast, each)}`);
    console.log([players[seat], ...(lines.length > 0 ? lines : ['  nobody was activated'])].join('\n'));
  }
  return departure === null ? 0 : sayDeparture(game, file, `after entry ${departure.version}, ${departure.why}`);
}

const noSuchTurn = (turn: number | null, parts: readonly { readonly turn: number }[]): string =>
  `This game has no Turn ${turn} (Turns ${parts[0]?.turn} to ${parts.at(-1)?.turn}).`;

/** A game of other rules or cards can still be opened; one that should replay and does not is not in order. */
function sayDeparture(game: Game, file: GameFile, where: string): number {
  const open = goingOn(game, file);
  console.error(
    'turn' in open
      ? `The rest cannot be replayed: ${open.changed.join('; ')}. The game continues from its saved state in Turn ${open.turn}.`
      : `The rest cannot be replayed: ${where}. ${open.why}`,
  );
  return 'turn' in open ? 0 : 1;
}

function showEvents(game: Game, file: GameFile, only: number | null): number {
  const turns: { turn: number; events: unknown[] }[] = [{ turn: 0, events: [] }];
  const { match, departure } = play(game, file, (events, { state }) => {
    for (const event of events) {
      if (event.event === 'turn') turns.push({ turn: event.turn, events: [] });
      turns.at(-1)?.events.push(withNames(event, state.open));
    }
  });
  const chosen = only === null ? turns : turns.filter(({ turn }) => turn === only);
  if (chosen.length === 0) throw new NotUnderstood(noSuchTurn(only, turns));
  const { rulesVersion, sheet, mode, entries } = file;
  const facts = { rulesVersion, sheet, mode, players: playersOf(file), entries: entries.length };
  console.log(
    JSON.stringify(
      {
        ...facts,
        departure,
        result: match.state.open.result,
        hash: match.hash,
        report: reportOf(match.state.open, match.standing),
        event: game.mode.report.forEvent(match.state.open, facts.players),
        turns: chosen,
      },
      null,
      2,
    ),
  );
  return departure === null || 'turn' in goingOn(game, file) ? 0 : 1;
}
