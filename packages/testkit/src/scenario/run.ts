import { type CharacterId, type GameFile, type Position, ScriptRanOut, SetupError } from '@faultline/rules';
import { perform } from './acts.ts';
import { check, checkRefusal } from './checks.ts';
import { checkEnd, checkTeams, isAwaited } from './ending.ts';
import { sideOf } from './names.ts';
import { Failed, Playing } from './playing.ts';
import type { Problem, Spot } from './problem.ts';
import { parseScenario, type Scenario } from './scenario.ts';
import type { Step } from './steps.ts';

/** The question that was open when a scenario failed. */
interface OpenQuestion {
  readonly side: string;
  readonly point: string;
  readonly options: readonly string[];
  readonly about: Readonly<Record<string, string>>;
}

export interface Failure extends Spot {
  readonly expected: string;
  readonly found: string;
  readonly question: OpenQuestion | null;
}

/** How a scenario went, as plain data. */
export type ScenarioOutcome =
  /** A set-up that had to be refused leaves no game. */
  | { readonly result: 'passed'; readonly file: string; readonly title: string; readonly game: GameFile | null }
  | {
      readonly result: 'failed';
      readonly file: string;
      readonly title: string;
      readonly failure: Failure;
      readonly game: GameFile | null;
    }
  | { readonly result: 'unreadable'; readonly file: string; readonly problems: readonly Problem[] };

/** Reads a scenario's text and plays it. */
export function runScenario(text: string, file: string): ScenarioOutcome {
  const parsed = parseScenario(text, file);
  return 'problems' in parsed ? { result: 'unreadable', file, problems: parsed.problems } : play(parsed.scenario);
}

function play(scenario: Scenario): ScenarioOutcome {
  const {
    name: file,
    file: { title, spot },
  } = scenario;
  let playing: Playing | null = null;
  let at: Spot = spot;
  try {
    if (scenario.file.ends === 'legal teams') {
      checkTeams(scenario);
      return { result: 'passed', file, title, game: null };
    }
    const p = new Playing(scenario);
    playing = p;
    checkBases(p, scenario);
    for (const step of scenario.file.steps) {
      at = step.spot;
      told(p, step);
    }
    at = spot;
    checkEnd(p, scenario);
    return { result: 'passed', file, title, game: p.file() };
  } catch (error) {
    if (!playing && isAwaited(error, scenario)) return { result: 'passed', file, title, game: null };
    const failure = failureOf(error, at, playing);
    return { result: 'failed', file, title, failure, game: playing?.file() ?? null };
  }
}

/** The board of a scenario after some of its steps. */
export type Scene =
  | {
      readonly title: string;
      readonly steps: number;
      readonly position: Position;
      readonly nameOf: (id: CharacterId) => string;
    }
  | Extract<ScenarioOutcome, { result: 'failed' | 'unreadable' }>;

/** Reads a scenario's text and plays its first steps, looked at or not. */
export function sceneOf(text: string, file: string, steps: number): Scene {
  const parsed = parseScenario(text, file);
  if ('problems' in parsed) return { result: 'unreadable', file, problems: parsed.problems };
  const { scenario } = parsed;
  const { title, spot } = scenario.file;
  let playing: Playing | null = null;
  let at: Spot = spot;
  try {
    const p = new Playing(scenario);
    playing = p;
    for (const step of scenario.file.steps.slice(0, steps)) {
      at = step.spot;
      told(p, step);
    }
    return { title, steps: scenario.file.steps.length, position: p.position, nameOf: (id) => p.shortNameOf(id) };
  } catch (error) {
    return { result: 'failed', file, title, failure: failureOf(error, at, playing), game: null };
  }
}

/** The game a scenario begins with, from which anybody can play on: its position, or its set-up. Null where it must be refused. */
export function beginningOf(text: string, file: string): GameFile | null {
  const parsed = parseScenario(text, file);
  if ('problems' in parsed) return null;
  try {
    return new Playing(parsed.scenario).file();
  } catch {
    // A set-up that must be refused.
    return null;
  }
}

export function told(p: Playing, step: Step): void {
  switch (step.kind) {
    case 'expect':
      for (const expectation of step.value) check(p, expectation);
      p.events = [];
      return;
    case 'refused':
      return refused(p, step);
    case 'mark':
      p.marks.set(step.value, p.match.version);
      return;
    default:
      return perform(p, step);
  }
}

/** A refusal leaves no trace: a step of several choices whose first ones would be taken is told apart. */
function refused(p: Playing, step: Extract<Step, { kind: 'refused' }>): void {
  const before = p.match.version;
  const attempt = p.attempt(() => perform(p, step.value.step));
  if (attempt && p.match.version !== before)
    throw new Failed(
      step.spot,
      'a step refused at its first choice',
      'earlier choices of it are taken: tell them first',
    );
  checkRefusal(p, step, attempt);
}

/** No base lies over another or over the edge before anybody has done anything. */
function checkBases(p: Playing, { file }: Scenario): void {
  for (const c of p.state.open.characters) {
    if (!c.onTable) continue;
    const reasons = p.match.game.space.whyNotRest(p.position, c.id, [c.x, c.y, c.z]);
    const u = p.state.open.units[c.unit];
    if (reasons.length === 0 || !u) continue;
    throw new Failed(
      file[sideOf(u.seat)].spot,
      `a place where ${p.shortNameOf(c.id)} can stand`,
      p.sayRefusal({ why: 'illegal', reasons }),
    );
  }
}

function failureOf(error: unknown, at: Spot, p: Playing | null): Failure {
  const question = p ? questionOf(p) : null;
  if (error instanceof Failed) return { ...error.spot, expected: error.expected, found: error.found, question };
  const said = error instanceof Error ? error.message : String(error);
  return { ...at, expected: expectedOf(error), found: p ? p.names.readable(said) : said, question };
}

function expectedOf(error: unknown): string {
  if (error instanceof SetupError) return 'a set-up that can be laid out';
  return error instanceof ScriptRanOut ? 'dice and shuffles as scripted' : 'the game to go on';
}

function questionOf(p: Playing): OpenQuestion | null {
  const { decision } = p;
  if (!decision) return null;
  const about = Object.entries(decision.about ?? {}).map(([key, value]) => [key, p.names.readable(String(value))]);
  return { side: sideOf(decision.seat), point: decision.point, options: p.offered, about: Object.fromEntries(about) };
}
