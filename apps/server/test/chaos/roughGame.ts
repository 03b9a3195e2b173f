import { hash } from 'node:crypto';
import { type Opponent, restlessOpponent } from '@faultline/ai';
import type { AskOf, EntryAsked } from '@faultline/host/wire';
import type { Seat } from '@faultline/rules';
import { game as played } from '../live/frames.ts';
import { TERMS } from '../live/visitor.ts';
import type { GameRecord } from './record.ts';
import { RoughLine, type Weather } from './roughLine.ts';

/** What one game is to live through. */
export interface Trial {
  readonly number: number;
  readonly seed: string;
  readonly cuts: number;
  /** After so many entries somebody concedes. */
  readonly most: number;
  /** Without a new entry for so long it is stuck. */
  readonly patience: number;
  /** Called at each new version. */
  readonly moved: () => void;
}

/** All its cuts are done by then, where the game lasts so long. */
const CUT_BY = 200;
/** Without a new entry for so long it is stuck: servers are started again within seconds, on a busy machine within minutes. */
export const STUCK = 5 * 60_000;
/** Of servers that are wrong on purpose most games end so: what was told by then is enough. */
export const SOON_STUCK = 10_000;

/** All games share their ids: what is stored in one says nothing of the others. */
const idOf = (seed: string, who: string, n: number): string =>
  hash('sha256', `${seed} ${who} ${n}`, 'hex').slice(0, 32);

/** One of a seat's two lines. The second is its rival: it says the same, something else, or nothing. */
class Chair {
  readonly line: RoughLine;
  private readonly g: string;
  private readonly trial: Trial;
  private readonly who: string;
  private readonly opponent: Opponent;
  private readonly twin: Chair | null;
  private readonly weather: Weather;
  private asked = 0;
  private last: AskOf<'entry'> | null = null;
  private silentAt = -1;

  constructor(line: RoughLine, g: string, trial: Trial, weather: Weather, twin: Chair | null) {
    this.line = line;
    this.g = g;
    this.trial = trial;
    this.weather = weather;
    this.twin = twin;
    this.who = line.name;
    this.opponent = restlessOpponent(played, `${trial.seed} ${trial.number} ${line.name}`);
  }

  /** Answers where this seat is asked and nothing waits for its answer. */
  act(): void {
    const { g } = this;
    const line = this.line.game(g);
    const { moment } = line;
    if (!moment || moment.view.open.result || line.unanswered.length > 0) return;
    const { open, who } = moment.view;
    if (moment.version >= this.trial.most && !this.twin) return this.say(moment.segment, { do: 'concede' });
    if (open.decision?.seat !== who) return;
    if (this.twin && this.isSilent(moment.version)) return;
    const copied = this.twin?.last;
    if (copied?.entry.do === 'answer' && copied.entry.version === open.version && this.weather.random(2) === 0)
      return this.line.ask(g, copied);
    if (!this.twin && moment.version > 1 && this.weather.random(60) === 0)
      return this.say(moment.segment, { do: 'undo', to: moment.version - 1 });
    const answer = this.opponent.decide(moment.view, open.decision, { trials: 0 });
    this.say(moment.segment, { do: 'answer', version: open.version, answer });
  }

  /** At every other version the rival lets the first line be. */
  private isSilent(version: number): boolean {
    if (this.silentAt === version) return true;
    if (this.weather.random(2) === 0) return false;
    this.silentAt = version;
    return true;
  }

  private say(segment: number, entry: EntryAsked): void {
    const { g } = this;
    this.asked += 1;
    this.last = { t: 'entry', g, id: idOf(this.trial.seed, this.who, this.asked), segment, entry };
    this.line.ask(g, this.last);
  }
}

/** Two guests and a game between them. */
async function sitDown(number: number, weather: Weather) {
  const from = (n: number): string => `10.${Math.floor(number / 250)}.${number % 250}.${n}`;
  const people = [new RoughLine('seat 0', weather, from(1)), new RoughLine('seat 1', weather, from(2))] as const;
  const [host, other] = people;
  for (const person of people) await person.surely(() => person.post('guest', { name: person.name }));
  const g = await host.surely(async () => {
    const { game, code } = await host.post('create', { terms: TERMS });
    await other.post('take', { code });
    return game;
  });
  const rivals = people.map((person, n) => new RoughLine(`${person.name} again`, weather, from(3 + n), person.token));
  return { g, people, rivals, spectator: new RoughLine('spectator', weather, from(5)) };
}

/** Plays a game to its end over lines that break. */
export async function roughGame(
  trial: Trial,
  weather: Weather & { readonly cut: () => void },
): Promise<{ readonly record: GameRecord; readonly stuck: boolean; readonly left: number }> {
  const { g, people, rivals, spectator } = await sitDown(trial.number, weather);
  const chairs = people.map((line) => new Chair(line, g, trial, weather, null));
  const both = [...chairs, ...rivals.map((line, n) => new Chair(line, g, trial, weather, chairs[n] ?? null))];
  const lines = [...both.map(({ line }) => line), spectator];
  const over = Promise.withResolvers<boolean>();
  let seen = 0;
  let cuts = 0;
  let watchdog = setTimeout(() => over.resolve(true), trial.patience);

  const isOver = (): boolean => lines.every((line) => line.game(g).moment?.view.open.result);
  const moved = (version: number): void => {
    seen = version;
    clearTimeout(watchdog);
    watchdog = setTimeout(() => over.resolve(true), trial.patience);
    trial.moved();
    const left = trial.cuts - cuts;
    if (left <= 0 || weather.random(1000) >= (1000 * left) / Math.max(1, Math.min(CUT_BY, trial.most) - version))
      return;
    const open = lines.filter(({ isOpen }) => isOpen);
    if (open.length === 0) return;
    cuts += 1;
    weather.cut();
    open[weather.random(open.length)]?.cut();
  };
  const staying: Promise<void>[] = [];
  /** The others come when the game has begun: dice are sealed on one line of each seat. */
  const begin = (): void => {
    for (const line of lines.slice(people.length)) staying.push(line.stay(g));
  };
  for (const [n, line] of lines.entries())
    line.onNews = () => {
      const version = line.game(g).moment?.version;
      if (version === undefined) return;
      if (staying.length === people.length) begin();
      if (version > seen) moved(version);
      both[n]?.act();
      if (isOver()) over.resolve(false);
    };
  for (const person of people) staying.push(person.stay(g));

  const stuck = await over.promise;
  clearTimeout(watchdog);
  for (const line of lines) line.end();
  await Promise.all(staying);
  const lookers = [0, 1, 0, 1, 'public'] as const satisfies readonly (Seat | 'public')[];
  return {
    stuck,
    left: trial.cuts - cuts,
    record: {
      g,
      acknowledged: lines.flatMap(({ acknowledged }) => acknowledged),
      lines: lines.map((line, n) => line.record(g, lookers[n] ?? 'public')),
    },
  };
}
