// A word after `faultline event`: an act that changes the file, or a look that only answers.
import type { EventState } from '@faultline/tournament';
import { type Command, NotUnderstood, read } from '../command.ts';
import { actOptions, actUsage, Desk, movesIn, RefusedAct, sentenceOf, type Sitting } from './desk.ts';
import { type OpenFile, openEvent } from './eventFile.ts';
import { wrapped } from '../page.ts';

export interface Word {
  readonly name: string;
  readonly summary: string;
  run(args: readonly string[]): Promise<number>;
}

/** Words by chapter, as `--help` lists them. */
export type Chapters = readonly (readonly [heading: string, words: readonly Word[]])[];

interface Wordy {
  readonly name: string;
  readonly summary: string;
  readonly about: string;
  readonly chapters: Chapters;
  readonly more: string;
}

/** A command whose first argument is one of its words. */
export function commandOf({ name, summary, about, chapters, more }: Wordy): Command {
  const words = chapters.flatMap(([, some]) => some);
  const listed = chapters.map(([heading, some]) =>
    [heading, ...some.map((one) => `  ${one.name.padEnd(10)} ${one.summary}`)].join('\n'),
  );
  const usage = `Usage: faultline ${name} <command> FILE [options]

${about}

${listed.join('\n\n')}

Run "faultline ${name} <command> --help" for details and an example. ${more}`;
  return {
    name,
    summary,
    async run([first, ...rest]) {
      if (first === undefined || first === '--help' || first === '-h' || first === 'help') {
        console.log(usage);
        return first === undefined ? 2 : 0;
      }
      const word = words.find((each) => each.name === first);
      const known = words.map((each) => each.name).join(', ');
      if (word === undefined) throw new NotUnderstood(`Unknown ${name} command: ${first}. Available: ${known}.`);
      try {
        return await word.run(rest);
      } catch (mistake) {
        if (!(mistake instanceof NotUnderstood)) throw mistake;
        console.error(`${mistake.message}\nSee "faultline ${name} ${first} --help".`);
        return 2;
      }
    },
  };
}

type Options = Readonly<Record<string, { readonly type: 'string' | 'boolean'; readonly multiple?: boolean }>>;

interface Description {
  readonly name: string;
  readonly summary: string;
  /** The command it belongs to. */
  readonly of?: 'event' | 'campaign';
  /** What stands after FILE. */
  readonly takes?: string;
  readonly about: string;
  readonly options?: Options;
  /** One line for each option. */
  readonly help?: string;
  readonly example: string;
}

export interface Answer {
  readonly says: string;
  readonly json?: Readonly<Record<string, unknown>>;
}

/** What was typed after FILE. */
export class Given {
  readonly names: readonly string[];
  private readonly values: Readonly<Record<string, unknown>>;

  constructor(names: readonly string[], values: Readonly<Record<string, unknown>>) {
    this.names = names;
    this.values = values;
  }

  text(option: string): string | undefined {
    const value = this.values[option];
    return typeof value === 'string' ? value : undefined;
  }

  texts(option: string): readonly string[] {
    const value = this.values[option];
    return Array.isArray(value) ? value : [];
  }

  has(option: string): boolean {
    return this.values[option] === true;
  }

  /** The only name, or a sentence that asks for it. */
  one(question: string): string {
    const [first, second] = this.names;
    if (first === undefined) throw new NotUnderstood(question);
    if (second !== undefined) throw new NotUnderstood(`Only one at a time: ${this.names.join(', ')}.`);
    return first;
  }

  none(): void {
    if (this.names.length > 0) throw new NotUnderstood(`Unexpected argument: ${this.names.join(', ')}.`);
  }
}

interface ActWord extends Description {
  does(desk: Desk, given: Given): Answer | Promise<Answer>;
}

export function actWord({ does, ...description }: ActWord): Word {
  return word(description, { ...actOptions, ...description.options }, actUsage, async (path, given, sitting) => {
    const desk = new Desk(path, sitting);
    const { says, json } = await does(desk, given);
    const entries = desk.save();
    const sentences = new Set([...desk.notes.map(sentenceOf), movesIn(desk.notes, desk.state)]);
    const told = [...sentences].filter(Boolean).join('\n');
    if (given.has('json')) show({ entries, notes: desk.notes, letters: desk.letters, ...json });
    else console.log([says, told].filter(Boolean).join(says.includes('\n') ? '\n\n' : '\n'));
    return 0;
  });
}

interface LookWord extends Description {
  looks(state: EventState, given: Given, file: OpenFile): Answer;
}

const lookUsage = `  --json       the same as JSON (docs/cli.md describes it)
  --help       this text`;

export function lookWord({ looks, ...description }: LookWord): Word {
  return word(description, { ...description.options, json: { type: 'boolean' } }, lookUsage, (path, given) => {
    const file = openEvent(path);
    const { says, json } = looks(file.event.state, given, file);
    if (given.has('json')) show(json ?? {});
    else console.log(says);
    return 0;
  });
}

type Run = (path: string, given: Given, sitting: Sitting) => number | Promise<number>;

/** `--help`, the file, and what to do when an act is refused are the same for all. */
export function word(description: Description, options: Options, commonHelp: string, run: Run): Word {
  const { name, summary } = description;
  return {
    name,
    summary,
    async run(args) {
      const config = {
        allowPositionals: true,
        options: { ...options, help: { type: 'boolean', short: 'h' } },
      } as const;
      const { values, positionals } = read(args, config);
      if (values.help) {
        console.log(usageOf(description, commonHelp));
        return 0;
      }
      const [path, ...names] = positionals;
      if (path === undefined) throw new NotUnderstood(`Missing ${description.of ?? 'event'} file.`);
      const given = new Given(names, values);
      try {
        return await run(path, given, { as: given.text('as'), at: given.text('at'), why: given.text('why') });
      } catch (refusal) {
        if (!(refusal instanceof RefusedAct)) throw refusal;
        if (given.has('json')) show({ refused: refusal.reasons });
        else console.error(refusal.message);
        return 1;
      }
    },
  };
}

function usageOf({ name, of = 'event', takes, about, help, example }: Description, commonHelp: string): string {
  const line = ['Usage: faultline', of, name, 'FILE', takes, '[options]'].filter(Boolean).join(' ');
  const options = help === undefined ? commonHelp : `${help}\n${commonHelp}`;
  const examples = example.split('\n').map((each) => `  faultline ${of} ${each}`);
  return `${line}\n\n${paragraphs(about)}\n\n${options}\n\nFor example:\n${examples.join('\n')}`;
}

/** A line that is not set in goes on with the one before it. */
function paragraphs(about: string): string {
  const lines = about.replace(/(?<!\n)\n(?=\S)/g, ' ').split('\n');
  return lines.map((line) => (line.startsWith(' ') ? line : wrapped(line, '', ''))).join('\n');
}

export function show(answer: object): void {
  console.log(JSON.stringify(answer, null, 2));
}
