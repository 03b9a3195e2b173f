import { canonical } from '@faultline/rules';
import { type EventPattern, readable } from './events.ts';
import type { Expectation, Question } from './expectations.ts';
import { inInches, sayPlace } from './length.ts';
import { sideOf } from './names.ts';
import type { Around } from './paths.ts';
import { isQuestionAbout } from './optionName.ts';
import { type Attempt, Failed, inMillimetres, type Playing } from './playing.ts';
import type { Spot } from './problem.ts';
import type { Keyed } from './shape.ts';
import type { Step } from './steps.ts';

/** Compares what a file expects with what the game shows. Nothing here changes anything. */
export function check(p: Playing, expectation: Expectation): void {
  const { spot } = expectation;
  switch (expectation.kind) {
    case 'path':
      return checkPath(p, expectation);
    case 'decision':
      if (expectation.value !== 'none') return checkQuestion(p, spot, expectation.value);
      if (p.decision) throw new Failed(spot, 'no open question', p.sayQuestion());
      return;
    case 'nothing open': {
      if ((p.decision === null) !== expectation.value)
        throw new Failed(spot, expectation.value ? 'nothing open' : 'an open question', p.sayQuestion());
      return;
    }
    case 'offered':
    case 'not offered':
      return checkOffers(p, expectation);
    case 'suspended':
      return checkSuspended(p, spot, expectation.value);
    case 'events':
      return checkEvents(p, spot, expectation.value);
    case 'engaged':
    case 'not engaged':
      return checkEngaged(p, expectation);
    case 'tool length':
      return checkTool(p, spot, expectation.value);
    case 'did not happen':
      return checkAbsence(p, spot, expectation.value);
  }
}

export function checkQuestion(p: Playing, spot: Spot, { side, point, about }: Question): void {
  const { decision } = p;
  const isIt = decision && sideOf(decision.seat) === side && decision.point === point;
  if (isIt && (about === undefined || isQuestionAbout(p.names, decision, about))) return;
  throw new Failed(spot, ['the question', side, point, about].filter(Boolean).join(' '), p.sayQuestion());
}

function checkPath(p: Playing, { spot, key, path, value }: Extract<Expectation, { kind: 'path' }>): void {
  const found = path.field.find({ ...p.now, subject: path.subject });
  if (path.name === 'at') return checkPlace(spot, key, value as Around | 'off', found);
  if (!isAs(value, found, UNORDERED.includes(path.name)))
    throw new Failed(spot, `${key}: ${sayValue(value)}`, sayValue(found));
}

/** Sets, not sequences: nobody minds in which order tokens lie on a card. */
const UNORDERED = ['conditions', 'used', 'deck', 'made', 'removed', 'focused', 'faces', 'defense faces', 'team'];

function isAs(expected: unknown, found: unknown, unordered: boolean): boolean {
  if (Array.isArray(expected) && Array.isArray(found)) {
    const sorted = (list: readonly unknown[]) => (unordered ? list.map(String).toSorted() : list);
    return canonical(sorted(expected)) === canonical(sorted(found));
  }
  if (typeof expected === 'object' && expected !== null && typeof found === 'object' && found !== null)
    return Object.entries(expected).every(([key, value]) =>
      isAs(value, (found as Record<string, unknown>)[key], false),
    );
  return expected === found;
}

function sayValue(value: unknown): string {
  if (value === null) return 'nothing';
  if (Array.isArray(value)) return `[${value.map(sayValue).join(', ')}]`;
  if (typeof value !== 'object') return String(value);
  return `{${Object.entries(value)
    .map(([key, inner]) => `${key}: ${sayValue(inner)}`)
    .join(', ')}}`;
}

function checkPlace(spot: Spot, key: string, expected: Around | 'off', found: unknown): void {
  const place = Array.isArray(found) ? (found as unknown as readonly [number, number, number]) : null;
  if (expected === 'off' || !place) {
    if ((expected === 'off') !== (place === null))
      throw new Failed(spot, `${key}: ${expected === 'off' ? 'off' : 'a place'}`, place ? sayPlace(place) : 'off');
    return;
  }
  const [x, y, z] = [expected.at[0], expected.at[1], expected.at[2] ?? place[2]];
  const far = Math.sqrt((place[0] - x) ** 2 + (place[1] - y) ** 2);
  if (far > expected.tolerance || Math.abs(place[2] - z) > expected.tolerance)
    throw new Failed(spot, `${key}: ${sayPlace([x, y, z])} within ${inInches(expected.tolerance)} in`, sayPlace(place));
}

function checkOffers(
  p: Playing,
  { spot, kind, value }: Extract<Expectation, { kind: 'offered' | 'not offered' }>,
): void {
  const decision = p.decision;
  if (value.to !== undefined && (!decision || sideOf(decision.seat) !== value.to))
    throw new Failed(spot, `an offer to ${value.to}`, p.sayQuestion());
  const named = value.options.map((option) => ({ ...option, meant: p.optionsCalled(option.value) }));
  const wrong = named.find(({ meant }) => meant.length > 0 !== (kind === 'offered'));
  if (wrong) throw new Failed(spot, `"${wrong.value}" ${kind}`, p.sayQuestion());
  if (value.exactly !== true) return;
  const meant = new Set(named.flatMap((option) => option.meant));
  const all = decision?.options.length ?? 0;
  if (meant.size !== all || named.length !== all)
    throw new Failed(spot, `exactly ${named.map((option) => option.value).join(', ')} offered`, p.sayQuestion());
}

/** From the outermost to the innermost, others may lie between. */
function checkSuspended(p: Playing, spot: Spot, expected: readonly string[]): void {
  const frames = p.state.open.frames.map((frame) => String(frame.at));
  let next = 0;
  for (const name of frames) if (name === expected[next]) next += 1;
  if (next < expected.length) throw new Failed(spot, `suspended: ${expected.join(', ')}`, frames.join(', '));
}

function checkEvents(
  p: Playing,
  spot: Spot,
  { all, exactly }: { readonly all: readonly EventPattern[]; readonly exactly: boolean },
): void {
  const happened = p.events.map((event) => readable(p, event));
  const said = happened.map(({ event, ...facts }) => `${String(event)} ${sayValue(facts)}`).join('\n  ');
  if (exactly && happened.length !== all.length)
    throw new Failed(spot, `exactly ${all.length} events`, `${happened.length}:\n  ${said}`);
  let next = 0;
  for (const event of happened) if (all[next] && isEvent(event, all[next] as EventPattern)) next += 1;
  const missing = all[next];
  if (missing)
    throw new Failed(
      spot,
      `the event ${missing.event} ${sayValue(missing.facts)}`,
      `${happened.length} events:\n  ${said}`,
    );
}

/** CR-ENG-01: who is engaged with whom is the same from either side. */
function checkEngaged(
  p: Playing,
  { spot, kind, value }: Extract<Expectation, { kind: 'engaged' | 'not engaged' }>,
): void {
  const pairs = p.engaged;
  const said = pairs.length === 0 ? 'nobody is engaged' : pairs.map((pair) => pair.join(' and ')).join(', ');
  const isThere = ([a, b]: readonly [string, string]): boolean =>
    pairs.some(([one, other]) => (one === a && other === b) || (one === b && other === a));
  const wrong = value.pairs.find((pair) => isThere(pair) !== (kind === 'engaged'));
  if (wrong) throw new Failed(spot, `${wrong.join(' and ')} ${kind}`, said);
  if (value.exactly && value.pairs.length !== pairs.length)
    throw new Failed(spot, `exactly ${value.pairs.length} engaged pairs`, said);
}

const SAME_LENGTH = 50;

/** The tool that the open question lays, for the one kind of move there is or for each that is named. */
function checkTool(p: Playing, spot: Spot, expected: readonly Keyed<number>[] | number): void {
  const open = (p.decision?.options ?? []).flatMap(({ id, asks }) =>
    asks?.kind === 'move' ? [{ kind: id, length: asks.tool }] : [],
  );
  const said = open.map(({ kind, length }) => `${kind} ${inMillimetres(length)}`).join(', ') || p.sayQuestion();
  const wanted = typeof expected === 'number' ? open.map(({ kind }) => ({ key: kind, value: expected })) : expected;
  const isAsked = wanted.every(({ key, value }) =>
    open.some(({ kind, length }) => kind === key && Math.abs(length - value) <= SAME_LENGTH),
  );
  if (isAsked && wanted.length > 0) return;
  const wish =
    typeof expected === 'number' ? [inMillimetres(expected)] : wanted.map((w) => `${w.key} ${inMillimetres(w.value)}`);
  throw new Failed(spot, `tool length: ${wish.join(', ')}`, said);
}

/** None of these since the last look. */
function checkAbsence(p: Playing, spot: Spot, patterns: readonly EventPattern[]): void {
  const happened = p.events.map((event) => readable(p, event));
  for (const pattern of patterns) {
    const found = happened.find((event) => isEvent(event, pattern));
    if (!found) continue;
    const { event, ...facts } = found;
    throw new Failed(spot, `no event ${sayPattern(pattern)}`, `${String(event)} ${sayValue(facts)}`);
  }
}

const sayPattern = ({ event, facts }: EventPattern): string =>
  Object.keys(facts).length === 0 ? event : `${event} ${sayValue(facts)}`;

const isEvent = (happened: Readonly<Record<string, unknown>>, { event, facts }: EventPattern): boolean =>
  happened.event === event && isAs(facts, happened, false);

/** A refusal must name exactly these rules, and the facts the file gives. */
export function checkRefusal(p: Playing, step: Extract<Step, { kind: 'refused' }>, attempt: Attempt | null): void {
  const { spot } = step;
  const { rules, facts, why } = step.value;
  if (!attempt?.refusal) throw new Failed(spot, `a refusal by ${rules.join(', ')}`, 'it is taken');
  const { refusal, notOffered } = attempt;
  const said = p.sayRefusal(refusal);
  const given = refusal.reasons.map((reason) => reason.rule);
  const isBy = (named: readonly string[]): boolean => canonical(named.toSorted()) === canonical(rules.toSorted());
  // What is not offered may be told by the question alone, whatever rule stands behind it.
  if (!isBy(given) && !(notOffered && isBy([p.decision?.point ?? ''])))
    throw new Failed(spot, `a refusal by ${rules.join(', ')}`, said);
  if (why !== undefined && refusal.why !== why) throw new Failed(spot, `the refusal "${why}"`, said);
  for (const { key, value } of facts ?? []) {
    const found = refusal.reasons.map((reason) => reason.facts?.[key]).find((fact) => fact !== undefined);
    if (!isFact(p, value, found)) throw new Failed(spot, `the fact ${key}: ${value}`, said);
  }
}

const LENGTH = /^(-?[\d.]+) ?(mm|in)$/;

function isFact(p: Playing, expected: string | number | boolean, found: unknown): boolean {
  const [, amount, unit] = LENGTH.exec(String(expected)) ?? [];
  if (amount !== undefined && typeof found === 'number')
    return Math.abs(found - Number(amount) * (unit === 'mm' ? 100 : 2540)) <= 50;
  return String(expected) === p.names.readable(String(found));
}
