// One game, or one file, compared on both sides.

import { follow, type Followed, type Parting } from './follow.ts';
import { NEW, OLD } from './adapters.ts';
import type { Renames } from './renames.ts';
import { beginningOf, randomFrom } from './seating.ts';
import { type Beginning, loadSide, type Play, type Side } from './side.ts';
import { type Translator, translator } from './translate.ts';

/** What is compared with what: plain words, so that another thread can be asked. */
export interface Comparison {
  /** Checkouts with their packages. */
  readonly old: string;
  readonly new: string;
  readonly seed: string;
  readonly hashes: boolean;
  readonly renames: Renames;
  /** The units that teams are drawn from; without it all that both sides have. */
  readonly units?: readonly string[];
}

export type Kind = 'game' | 'file';

/** What came of one game or file. */
export interface Compared {
  readonly kind: Kind;
  readonly number: number;
  readonly seed: string;
  readonly about: string;
  readonly decisions: number;
  readonly steps: readonly string[];
  /** Whether a file was saved in the middle of an attack. */
  readonly inAttack: boolean;
  readonly parting: Parting | null;
}

export interface Sides {
  readonly old: Side;
  readonly new: Side;
  readonly say: Translator;
}

export const loadSides = async ({ old, new: now, renames }: Comparison): Promise<Sides> => ({
  old: await loadSide(old, OLD),
  new: await loadSide(now, NEW),
  say: translator(renames),
});

export function compareGame(sides: Sides, { seed, hashes, units }: Comparison, number: number): Compared {
  const beginning = beginningOf(seed, number, sides.old.offers, sides.new.offers, units);
  const followed = unbroken(() => {
    const plays = {
      old: on('old', () => sides.old.begin(beginning)),
      new: on('new', () => sides.new.begin(beginning)),
    };
    return follow(plays, { say: sides.say, hashes, wrongs: randomFrom(`${beginning.seed}/wrong`) });
  });
  return { kind: 'game', number, seed: beginning.seed, about: aboutOf(beginning), inAttack: false, ...followed };
}

/** Opened by its entries, and once more from its saved state as a file of other rules is; both are played to the end. */
export function compareFile(sides: Sides, { seed, hashes, units }: Comparison, number: number): Compared {
  // A file whose dice can be worked out is only looked at: these have the dice of real games.
  const drawn = beginningOf(`${seed}/files`, number, sides.old.offers, sides.new.offers, units);
  const beginning: Beginning = { ...drawn, generator: 'chacha' };
  const moment = momentOf(sides.old, beginning, number % 4 !== 0);
  const saved = `${aboutOf(beginning)}, saved at decision ${moment.decision + 1}${moment.inAttack ? ' in an attack' : ''}`;
  const ways = [false, true].map((departing) =>
    unbroken(() => {
      const old = playedTo(sides.old, beginning, moment.decision);
      const file = on('old', () => old.file(departing));
      const opened = on('new', () => sides.new.open(file));
      old.countFromHere();
      const followed = follow({ old, new: opened }, { say: sides.say, hashes, wrongs: null });
      return { ...followed, remark: opened.remark };
    }),
  );
  const parted = ways.find(({ parting }) => parting !== null);
  return {
    kind: 'file',
    number,
    seed: beginning.seed,
    about: parted?.remark === undefined ? saved : `${saved}, ${parted.remark}`,
    inAttack: moment.inAttack,
    decisions: ways.reduce((sum, { decisions }) => sum + decisions, 0),
    steps: [...new Set(ways.flatMap(({ steps }) => steps))],
    parting: parted?.parting ?? null,
  };
}

const aboutOf = ({ table, setup, options }: Beginning): string => {
  const teams = setup.kind === 'teams' ? 'set up' : 'close together';
  return `table ${table}, ${teams}, ${Object.entries(options)
    .map(([name, choice]) => `${name} ${choice}`)
    .join(', ')}`;
};

/** A side that cannot even begin, save or open. */
class Crash extends Error {
  readonly side: 'old' | 'new';

  constructor(side: Crash['side'], message: string) {
    super(message);
    this.side = side;
  }
}

function on<T>(side: Crash['side'], doing: () => T): T {
  try {
    return doing();
  } catch (error) {
    throw new Crash(side, error instanceof Error ? error.message : String(error));
  }
}

function unbroken<T extends Followed>(play: () => T): T | (Followed & { readonly remark?: undefined }) {
  try {
    return play();
  } catch (error) {
    const { side, message } = error instanceof Crash ? error : new Crash('old', String(error));
    const both = { old: undefined, new: undefined, [side]: message };
    const parting = { what: 'a crash', path: '', ...both, decision: 0, step: '', point: '', answer: null };
    return { decisions: 0, steps: [], parting };
  }
}

interface Moment {
  /** How many answers had been given. */
  readonly decision: number;
  readonly inAttack: boolean;
}

/** Any decision of the game; on wish one inside an attack, where there is any. */
function momentOf(side: Side, beginning: Beginning, wishesAttack: boolean): Moment {
  const moments: Moment[] = [];
  const play = side.begin(beginning);
  while (play.question()) {
    moments.push({ decision: moments.length, inAttack: play.isInAttack() });
    answer(play);
  }
  const attacks = moments.filter(({ inAttack }) => inAttack);
  const eligible = wishesAttack && attacks.length > 0 ? attacks : moments;
  const random = randomFrom(`${beginning.seed}/moment`);
  return eligible[random(eligible.length)] ?? { decision: 0, inAttack: false };
}

function playedTo(side: Side, beginning: Beginning, decision: number): Play {
  const play = side.begin(beginning);
  while (play.version < decision) answer(play);
  return play;
}

function answer(play: Play): void {
  const { version } = play;
  const question = play.question();
  if (question) play.take({ seat: question.seat, version, answer: play.choose() });
  if (play.version === version) throw new Error(`The old side does not take its own answer at ${question?.step}.`);
}
