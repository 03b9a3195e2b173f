import { source as units } from '@faultline/cards';
import { standingOf, teamLinkText, writeAdmiral, writeSpt, writeTeamFile } from '@faultline/cards/team';
import { formatOf, type Library, type TeamFormat, type TeamList } from '@faultline/rules';
import { type Command, NotUnderstood, read, Unreadable } from '../command.ts';
import { writeText } from '../filing.ts';
import { notPlayable, objections } from './judging.ts';
import { linesOf } from './lines.ts';
import { sinceLines } from './since.ts';
import { readList, type TeamCards, textOf, theShelf } from './reading.ts';
import { sheetText } from './sheet.ts';

const FORMS = ['json', 'spt', 'admiral', 'link', 'text'] as const;
type Form = (typeof FORMS)[number];

const usage = `Usage: faultline team check   LIST ... [--premier] [--json]
       faultline team show    LIST ... [--json]
       faultline team convert LIST --to ${FORMS.join('|')} [--out FILE]

"check" validates a strike team (two squads) or a Premier List (four) and names each broken rule. "show" lists its Units
with points, Eras and what is playable. "convert" writes it in another format.

LIST is a file, "-" for stdin, an SPT code ('spt[00010201,...]'), a link to the team builder or a
Tabletop Admiral link. A file contains one of
these, a team as JSON (docs/team.schema.json), or plain text: one squad per line, Units separated by commas, and a line
"Mission: NAME".

  --premier  require four squads (lists with more than two are treated as Premier Lists anyway)
  --to FORM  json, spt, admiral (a Tabletop Admiral link), link (behind the address of the page) or text
  --out FILE write to a file instead of printing
  --json     the answer as JSON (docs/cli.md describes it)
  --help     this text`;

const options = {
  premier: { type: 'boolean' },
  to: { type: 'string' },
  out: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

export const team: Command = {
  name: 'team',
  summary: 'check, show and convert strike teams and Premier Lists',
  async run(args) {
    const { values, positionals } = read(args, { allowPositionals: true, options });
    if (values.help) {
      console.log(usage);
      return 0;
    }
    const [word, ...sources] = positionals;
    if (sources.length === 0) throw new NotUnderstood('Missing list, for example: faultline team check FILE.');
    const shelf = await theShelf();
    if (word === 'convert') return convert(sources, values, shelf);
    if (word !== 'check' && word !== 'show')
      throw new NotUnderstood(`Unknown subcommand "team ${word}". Available: check, show, convert.`);
    const judged = await Promise.all(sources.map((source) => judge(source, shelf, values.premier === true)));
    if (values.json) console.log(JSON.stringify(judged, null, 2));
    else
      console.log(
        judged.map((one) => (word === 'check' ? verdictText(one, shelf) : showText(one, shelf))).join('\n\n'),
      );
    return judged.every(({ legal }) => legal) || word === 'show' ? 0 : 1;
  },
};

async function judge(source: string, shelf: TeamCards, premier: boolean) {
  const { list, faults } = readList(textOf(source), shelf);
  const format: TeamFormat = premier ? 'premier' : formatOf(list);
  const reasons = objections(shelf.library, list, format);
  const playable = notPlayable(shelf.library, list);
  const legal = faults.length + reasons.length === 0;
  const standing = await standingOf(units, shelf.library, list);
  return { source, format, list, faults, reasons, legal, notPlayable: playable, standing };
}

type Judged = Awaited<ReturnType<typeof judge>>;

const KIND: Readonly<Record<TeamFormat, string>> = { strike: 'strike team', premier: 'Premier List' };

function verdictText(judged: Judged, { library }: TeamCards): string {
  const { source, format, faults, reasons, legal, notPlayable: unplayed, standing } = judged;
  const head = `${source}: ${legal ? `a legal ${KIND[format]}.` : `not a legal ${KIND[format]}.`}`;
  const unread = faults.map((fault) => `  ${fault}`);
  const broken = reasons.map(({ rule, says }) => `  ${says} [${rule}]`);
  const note =
    unplayed.length > 0 ? [`  Not playable yet: ${unplayed.map(({ facts }) => facts?.unit).join(', ')}.`] : [];
  return [head, ...unread, ...broken, ...sinceLines(standing, library), ...note].join('\n');
}

const showText = (judged: Judged, shelf: TeamCards): string =>
  [sheetText(judged.list, shelf.library), verdictText(judged, shelf)].join('\n');

/** Nothing is written of a list that was not read whole, or that the form cannot hold. */
function convert(
  [source = '', more]: readonly string[],
  { to, out }: { readonly to?: string | undefined; readonly out?: string | undefined },
  shelf: TeamCards,
): number {
  const form = FORMS.find((one) => one === to);
  if (form === undefined) throw new NotUnderstood(`--to must be one of ${FORMS.join(', ')}.`);
  if (more !== undefined) throw new NotUnderstood('convert needs exactly one list.');
  const { list, faults } = readList(textOf(source), shelf);
  const { text, faults: lost } = written(list, form, shelf.library);
  const all = [...faults, ...lost];
  if (all.length > 0)
    throw new Unreadable([`${source} could not be converted:`, ...all.map((one) => `  ${one}`)].join('\n'));
  if (out === undefined) console.log(text.trimEnd());
  else {
    writeText(out, text.endsWith('\n') ? text : `${text}\n`);
    console.log(`Saved to ${out}`);
  }
  return 0;
}

function written(list: TeamList, form: Form, library: Library): { text: string; faults: readonly string[] } {
  if (form === 'spt') return writeSpt(list);
  if (form === 'admiral') return writeAdmiral(list);
  if (form === 'link') return { text: teamLinkText({ ...list, sheet: list.sheet ?? library.sheet }), faults: [] };
  if (form === 'text') return { text: linesOf(list, library), faults: [] };
  return { text: writeTeamFile({ ...list, sheet: list.sheet ?? library.sheet }), faults: [] };
}
