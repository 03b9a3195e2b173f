import type { ModeEvents, OperationRole, Open, Seat } from '@faultline/rules';
import { flagKey, spaceKey } from '../../../operations/names.ts';
import type { OperationLog } from '../../../operations/operationWords.ts';
import { iconName } from '../../../terms.ts';
import type { Landmark } from '../../heading.ts';
import type { Teller } from '../../teller.ts';
import type { Telling, Tracker } from '../telling.ts';

type OperationEvent = ModeEvents['key-operations'];
type Told<E extends OperationEvent['event']> = Extract<OperationEvent, { event: E }>;

const FRESH: Tracker = { token: null, momentum: [0, 0] };

const trackerOf = ({ score }: Open): Tracker | null =>
  score.mode === 'key-operations'
    ? { token: score.locked ? 0 : null, momentum: score.momentum, aggressor: score.aggressor }
    : null;

const named = (t: Teller, id: string): string => t.cast.names[id] ?? id;

/** Nothing is told where nobody has fetched the words. */
const telling = (t: Teller, tell: (log: OperationLog) => void): void => {
  if (t.words.operations) tell(t.words.operations.log);
};

const score = (t: Teller, sentence: (log: OperationLog) => string): void =>
  telling(t, (log) => t.say(sentence(log), 1, 'score'));

/** Spaces one after the other on the same tracker are one sentence; people count from one. */
const spaces = (t: Teller, e: Told<'covered' | 'uncovered'>): void =>
  telling(t, (log) =>
    t.gather(`${e.event} ${e.tracker}`, e, (all) => ({
      text: log[e.event](
        named(t, e.tracker),
        all.map(({ space }) => space + 1),
      ),
      depth: 1,
      tone: 'score',
    })),
  );

const roleOf = (t: Teller, seat: Seat): OperationRole =>
  seat === (t.facts.tracker?.aggressor ?? 0) ? 'aggressor' : 'sentinel';

/** The clock is counted along. */
function clock(t: Teller, { seat, added, by }: Told<'clock'>): void {
  const before = t.facts.tracker ?? FRESH;
  const now = before.momentum[seat] + (added ? 1 : -1);
  const momentum = seat === 0 ? ([now, before.momentum[1]] as const) : ([before.momentum[0], now] as const);
  t.facts.tracker = { ...before, momentum };
  score(t, (log) =>
    log.clock(roleOf(t, seat), added, by === null ? null : t.cast.player(by), momentum[0] + momentum[1]),
  );
}

/** What the log knows of an objective. */
function change(t: Teller, key: string, now: Partial<Landmark>): void {
  t.facts.objectives = t.facts.objectives.map((each) => (each.key === key ? { ...each, ...now } : each));
}

const phrases: Telling<'key-operations'>['phrases'] = {
  operation: (t, e) => {
    t.facts.tracker = { ...(t.facts.tracker ?? FRESH), aggressor: e.aggressor };
    score(t, (log) => log.operation(named(t, e.operation), t.cast.player(e.aggressor)));
  },
  stage: (t, e) => t.say(named(t, e.stage), 1, 'score'),
  'stage-ended': (t, e) =>
    score(t, (log) =>
      log.stageEnded(named(t, e.stage), t.cast.player(e.winner), e.next === null ? null : named(t, e.next)),
    ),
  clock,
  'clock-locked': (t) => {
    t.facts.tracker = { ...(t.facts.tracker ?? FRESH), token: 0 };
    score(t, ({ locked }) => locked);
  },
  raised: (t, e) => t.say(named(t, flagKey(e.flag)), 1, 'score'),
  marked: (t, e) => t.say(t.log.priority(e.objective, e.priority), 1, 'score'),
  covered: spaces,
  uncovered: spaces,
  marker: (t, e) => score(t, (log) => log.marker(named(t, e.tracker), e.space + 1, nameOfSpace(t, e))),
  'die-turned': (t, e) => score(t, (log) => log.dieTurned(iconName(t.terms, e.from), iconName(t.terms, e.to))),
  loaded: (t, e) => score(t, (log) => log.loaded(e.objective, e.tokens)),
  turned: (t, e) => {
    change(t, e.objective, { active: e.active });
    score(t, (log) => log.turned(e.objective, e.active));
  },
  state: (t, e) => score(t, (log) => log.state(t.cast.unit(e.unit), named(t, e.state), e.begins)),
  drawn: (t, e) => score(t, (log) => log.drawn(t.cast.player(e.by), e.tokens)),
  'tokens-returned': (t, e) => score(t, (log) => log.returned(e.tokens)),
  'tokens-discarded': (t, e) => score(t, (log) => log.discarded(e.tokens)),
  'token-revealed': (t, e) => score(t, (log) => log.revealed(iconName(t.terms, e.icon))),
  piece: (t, e) => score(t, (log) => log.piece(named(t, e.piece), t.near(e.to))),
  'piece-removed': (t, e) => score(t, (log) => log.pieceGone(named(t, e.piece))),
  'piece-controlled': (t, e) =>
    score(t, (log) => log.pieceHeld(named(t, e.piece), e.seat === null ? null : t.cast.player(e.seat))),
  'objective-moved': (t, e) => {
    const [x, y] = e.to;
    change(t, e.objective, { x, y });
    score(t, (log) => log.shifted(e.objective));
  },
  'token-given': (t, e) =>
    score(t, (log) => log.given(t.cast.unit(e.unit), e.icon === null ? null : iconName(t.terms, e.icon))),
  'token-laid': (t, e) => score(t, (log) => log.laid(t.near(e.to))),
  'measures-from': (t, e) => score(t, (log) => log.measures(t.cast.unit(e.unit), named(t, e.piece))),
  'deck-shuffled': (t, e) => score(t, (log) => log.shuffled(t.cast.player(e.seat))),
  'tracker-full': (t, e) => score(t, (log) => log.full(named(t, e.tracker))),
};

function nameOfSpace(t: Teller, { tracker, space }: Told<'marker'>): string | null {
  const cards = Object.values(t.cast.library.operations ?? {}).flatMap(({ card }) => card.trackers);
  const card = cards.find(({ id }) => id === tracker);
  const name = card?.kind === 'track' ? card.spaces[space] : null;
  return name === null || name === undefined ? null : named(t, spaceKey(name));
}

/** How a Key Operation is told. */
export const operationTelling: Telling<'key-operations'> = {
  phrases,
  fresh: FRESH,
  tracker: trackerOf,
  isWon: () => false,
};
