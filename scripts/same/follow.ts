// Plays one game on both sides, decision by decision, until they say something else or the game is over.

import type { Random } from '@faultline/rules';
import { type Difference, differenceOf } from './difference.ts';
import type { Command, Play, Question, Viewer } from './side.ts';
import type { Translator } from './translate.ts';
import { wrongCommands } from './wrong.ts';

export interface Setting {
  readonly say: Translator;
  /** Also compare the hashes of states, which need not be the same where only names have changed. */
  readonly hashes: boolean;
  /** Draws the wrong commands; null where none are sent. */
  readonly wrongs: Random | null;
}

/** Where two games part. */
export interface Parting extends Difference {
  /** Which question it is, from 1; 0 before the first. */
  readonly decision: number;
  readonly step: string;
  readonly point: string;
  /** What was answered, where it had come to that. */
  readonly answer: unknown;
}

export interface Followed {
  readonly decisions: number;
  /** The steps that asked. */
  readonly steps: readonly string[];
  readonly parting: Parting | null;
}

interface Pair {
  readonly old: Play;
  readonly new: Play;
}

/** What both sides are asked: the root is where its path begins in the table of renames. */
interface Topic {
  readonly what: string;
  readonly root: 'question' | 'view' | 'refusal' | 'taken';
  readonly tell: (play: Play) => unknown;
}

/** No game of chance comes near it. */
const MOST_DECISIONS = 50_000;

export function follow(plays: Pair, setting: Setting): Followed {
  const steps = new Set<string>();
  const begun = compared(BEGUN, plays, setting);
  let parting: Parting | null = begun && { ...begun, decision: 0, step: '', point: '', answer: null };
  let decisions = 0;
  for (let question = plays.old.question(); parting === null; question = plays.old.question()) {
    parting = partingAt(question, decisions + 1, plays, setting);
    if (question === null) break;
    decisions += 1;
    steps.add(question.step);
  }
  return { decisions, steps: [...steps], parting };
}

/** One question and its answer; null when both sides say the same, or when the game is over on both. */
function partingAt(question: Question | null, decision: number, plays: Pair, setting: Setting): Parting | null {
  const at = { decision, step: question?.step ?? '', point: question?.point ?? '' };
  const asked = firstDifference(topicsAt(question, setting), plays, setting);
  if (asked !== null || question === null) return asked && { ...asked, ...at, answer: null };
  const answer = plays.old.choose();
  const found =
    refused(plays, question, answer, setting) ?? taken(plays, question, answer, setting) ?? endless(decision);
  return found && { ...found, ...at, answer };
}

const endless = (decision: number): Difference | null =>
  decision < MOST_DECISIONS ? null : { what: 'the end', path: '', old: 'none after so many decisions', new: 'none' };

const BEGUN: Topic = { what: 'what happened before the first question', root: 'taken', tell: (play) => play.begun() };

/** The question, and all that anybody may see. */
function topicsAt(question: Question | null, { hashes }: Setting): Topic[] {
  const viewers: readonly Viewer[] = question === null ? [0, 1, 'public', 'all'] : [0, 1, 'public'];
  const part = (what: string, tell: (asked: Question) => unknown): Topic => ({
    what,
    root: 'question',
    tell: (play) => {
      const now = play.question();
      return now && tell(now);
    },
  });
  return [
    part('who is asked', ({ seat }) => seat),
    part('the decision point', ({ point }) => point),
    part('the option ids', ({ options }) => ({ options: options.map(({ id }) => ({ id })) })),
    part('the question', (asked) => asked),
    ...viewers.map((who): Topic => ({ what: `the view of ${whose(who)}`, root: 'view', tell: (p) => p.view(who) })),
    ...(hashes ? [{ what: 'the hash', root: 'view', tell: (play) => play.hash() } satisfies Topic] : []),
  ];
}

const whose = (who: Viewer): string => {
  if (who === 'all') return 'everyone after the game';
  return who === 'public' ? 'the public' : `seat ${who}`;
};

function refused(plays: Pair, question: Question, answer: Command['answer'], setting: Setting): Difference | null {
  if (setting.wrongs === null) return null;
  const legal: Command = { seat: question.seat, version: plays.old.version, answer };
  const topics = wrongCommands(legal, question, setting.wrongs).map(
    ({ how, command }): Topic => ({
      what: `the refusal of a wrong command (${how})`,
      root: 'refusal',
      tell: (play) => play.refusal(play === plays.old ? command : translated(command, setting)),
    }),
  );
  return firstDifference(topics, plays, setting);
}

function taken(plays: Pair, { seat }: Question, answer: Command['answer'], setting: Setting): Difference | null {
  const { version } = plays.old;
  const tell = (play: Play): unknown => {
    const command = { seat, version: play.version, answer };
    return play.take(play === plays.old ? command : translated(command, setting));
  };
  const found = compared({ what: 'events', root: 'taken', tell }, plays, setting);
  if (found !== null || plays.old.version > version) return found;
  return { what: 'events', path: '', old: 'its own answer was not taken', new: 'nor here' };
}

const translated = (command: Command, { say }: Setting): Command => ({
  ...command,
  answer: say.old(command.answer, 'answer') as Command['answer'],
});

function firstDifference(topics: readonly Topic[], plays: Pair, setting: Setting): Difference | null {
  for (const topic of topics) {
    const found = compared(topic, plays, setting);
    if (found) return found;
  }
  return null;
}

/** A side that cannot tell says why: the other must say the same, and the game ends there. */
function compared({ what, root, tell }: Topic, { old, new: now }: Pair, { say }: Setting): Difference | null {
  return differenceOf(what, say.old(toldBy(old, tell), root), say.new(toldBy(now, tell), root));
}

function toldBy(play: Play, tell: Topic['tell']): unknown {
  try {
    return tell(play);
  } catch (error) {
    return { crashed: error instanceof Error ? error.message : String(error) };
  }
}
