import { figures, library, type PrintedUnit, SHEET, type Scripting, scriptingOf } from '@faultline/cards';
import { type Waiting, waitingIn } from '@faultline/cards/team';
import { type Command, NotUnderstood, read } from '../command.ts';
import { table, wrapped } from '../page.ts';
import { unitCalled } from './naming.ts';
import { cardText } from './card.ts';
import { textOfUnit } from './text.ts';
import { OLDER, tellSince } from './since.ts';

const usage = `Usage: faultline units [UNIT ...] [--text] [--since SHEET] [--json]

Lists Units and shows which are playable: complete, some of their abilities, or stats only, and what those wait for.
Only complete Units can be used in a game. With names or IDs: their whole cards.

  --text    with UNIT: what its abilities do, in English and German
  --since S changes on the cards since an older card set: ${OLDER.join(', ')}
  --json    the same as JSON (docs/cli.md describes it)
  --help    this text`;

const options = {
  since: { type: 'string' },
  text: { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

interface Listed {
  readonly card: PrintedUnit;
  readonly scripting: Scripting;
  /** What keeps it from being played. */
  readonly waits: readonly Waiting[];
}

export const units: Command = {
  name: 'units',
  summary: 'list Units and show which are playable',
  async run(args) {
    const { values, positionals } = read(args, { allowPositionals: true, options });
    if (values.help) {
      console.log(usage);
      return 0;
    }
    if (values.text && positionals.length === 0) throw new NotUnderstood('--text needs the name of a unit.');
    if (values.since !== undefined) return tellSince(values.since, positionals, values.json === true);
    const cards = await figures();
    const waiting = await waitingIn(library, cards);
    const all = cards.map(
      (card): Listed => ({ card, scripting: scriptingOf(card), waits: waiting.get(card.id) ?? [] }),
    );
    const chosen = positionals.length === 0 ? all : positionals.map((name) => chosenBy(all, name));
    if (values.text) console.log(chosen.map(({ card }) => textOfUnit(card)).join('\n\n'));
    else if (values.json) console.log(JSON.stringify(asJson(chosen), null, 2));
    else if (positionals.length > 0) console.log(chosen.map(cardText).join('\n\n'));
    else console.log([listText(all), ...waitingText(all), total(all)].join('\n\n'));
    return 0;
  },
};

function chosenBy(all: readonly Listed[], name: string): Listed {
  const found = unitCalled(
    all.map(({ card }) => card),
    name,
  );
  if ('fault' in found) throw new NotUnderstood(found.fault);
  return all.find(({ card }) => card === found) as Listed;
}

const STATES: Readonly<Record<Scripting['state'], string>> = {
  complete: 'complete',
  partly: 'partial',
  figures: 'stats only',
};

function listText(all: readonly Listed[]): string {
  const rows = all.map(({ card, scripting: { state, scripted } }) => [
    card.id,
    card.rank,
    card.points,
    card.eras.join(', '),
    `${scripted.length}/${card.abilities.length}`,
    STATES[state],
  ]);
  return table(['Unit', 'Rank', 'Points', 'Eras', 'Abilities', 'Playable'], rows);
}

/** The Units that cannot be used yet, each with the mechanisms that are missing for it. */
function waitingText(all: readonly Listed[]): string[] {
  const open = all.filter(({ scripting }) => scripting.state !== 'complete');
  const lines = open.map(({ card, waits }) =>
    wrapped(`${card.id}: ${mechanismsOf(waits).join('; ') || 'its scripts'}`, '  ', '    '),
  );
  return lines.length === 0 ? [] : [`Not playable yet, and what they wait for:\n${lines.join('\n')}`];
}

const mechanismsOf = (waits: readonly Waiting[]): string[] => [
  ...new Set(waits.flatMap(({ mechanism }) => mechanism ?? [])),
];

function total(all: readonly Listed[]): string {
  const states = ['complete', 'partly', 'figures'] as const;
  const counts = states
    .map((state) => [STATES[state], all.filter(({ scripting }) => scripting.state === state).length] as const)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ');
  return `${counts}. Only complete Units can be used in a game.`;
}

function asJson(listed: readonly Listed[]): unknown {
  const count = (state: Scripting['state']): number =>
    listed.filter(({ scripting }) => scripting.state === state).length;
  return {
    sheet: SHEET,
    complete: count('complete'),
    partly: count('partly'),
    figuresOnly: count('figures'),
    units: listed.map(({ card, scripting, waits }) => ({ ...card, ...scripting, waits: mechanismsOf(waits) })),
  };
}
