import { canonical, type CharacterId, type GameEvent, nameOfUnit, type Refusal, type UnitId } from '@faultline/rules';
import type { EventPattern, Expectation, Question } from './expectations.ts';
import { inInches, sayPlace } from './length.ts';
import { sideOf } from './names.ts';
import type { Around } from './paths.ts';
import { Failed, type Playing } from './playing.ts';
import type { Spot } from './problem.ts';
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
  }
}

export function checkQuestion(p: Playing, spot: Spot, { side, point }: Question): void {
  const { decision } = p;
  if (!decision || sideOf(decision.seat) !== side || decision.point !== point)
    throw new Failed(spot, `the question ${side} ${point}`, p.sayQuestion());
}

function checkPath(p: Playing, { spot, key, path, value }: Extract<Expectation, { kind: 'path' }>): void {
  const found = path.field.find({
    state: p.state,
    names: p.names,
    library: p.match.game.library,
    subject: path.subject,
  });
  if (path.name === 'at') return checkPlace(spot, key, value as Around | 'off', found);
  if (!isAs(value, found, UNORDERED.includes(path.name)))
    throw new Failed(spot, `${key}: ${sayValue(value)}`, sayValue(found));
}

/** Sets, not sequences: nobody minds in which order tokens lie on a card. */
const UNORDERED = ['conditions', 'used', 'deck', 'made', 'removed', 'focused'];

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
  const isOffered = (option: string): boolean => p.optionsCalled(option).length > 0;
  const wrong = value.options.find((option) => isOffered(option) !== (kind === 'offered'));
  if (wrong !== undefined) throw new Failed(spot, `"${wrong}" ${kind}`, p.sayQuestion());
  if (value.exactly === true && decision?.options.length !== value.options.length)
    throw new Failed(spot, `exactly ${value.options.join(', ')} offered`, p.sayQuestion());
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

const isEvent = (happened: Readonly<Record<string, unknown>>, { event, facts }: EventPattern): boolean =>
  happened.event === event && isAs(facts, happened, false);

const SEATS = ['seat', 'by', 'winner'];
const CHARACTERS = ['character', 'attacker', 'target'];
const PLACES = ['from', 'to', 'at'];

/** An event in the words of the file: units, characters and sides by name, places in inches. */
function readable(p: Playing, event: GameEvent): Record<string, unknown> {
  const turn = (key: string, value: unknown): unknown => {
    if (typeof value === 'number' && key === 'unit') return p.names.short(nameOfUnit(p.position, value as UnitId));
    if (typeof value === 'number' && CHARACTERS.includes(key)) return p.nameOf(value as CharacterId);
    if (SEATS.includes(key) && (value === 0 || value === 1)) return sideOf(value);
    if (typeof value === 'string') return p.names.readable(value);
    if (Array.isArray(value) && PLACES.includes(key)) return value.map((n) => Math.round(Number(n) / 25.4) / 100);
    if (Array.isArray(value)) return value.map((item) => turn('', item));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([inner, one]) => [inner, turn(inner, one)]));
  };
  return turn('', event) as Record<string, unknown>;
}

/**
 * A refusal must name exactly these rules, and the facts the file gives. What is not offered may also be told by the
 * number of the open decision alone, as files did when refusals named no more.
 */
export function checkRefusal(p: Playing, step: Extract<Step, { kind: 'refused' }>, refusal: Refusal | null): void {
  const { spot } = step;
  const { rules, facts, why } = step.value;
  if (!refusal) throw new Failed(spot, `a refusal by ${rules.join(', ')}`, 'it is taken');
  const said = p.sayRefusal(refusal);
  const given = refusal.reasons.map((reason) => reason.rule);
  const byNumber = refusal.why === 'unknown-option' && rules.length === 1 && rules[0] === p.decision?.point;
  if (!byNumber && canonical(given.toSorted()) !== canonical(rules.toSorted()))
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
