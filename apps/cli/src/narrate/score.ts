import type { Result } from '@faultline/rules';
import type { Phrases, Teller } from './teller.ts';
import { drawn, FRESH } from './tracker.ts';
import { capital, faces } from './words.ts';

/** Turns, control, the tracker, and the end. */
export const scorePhrases: Phrases<
  | 'turn'
  | 'struggle'
  | 'control'
  | 'priority-rolled'
  | 'priority'
  | 'token'
  | 'momentum'
  | 'struggle-won'
  | 'mode'
  | 'corrected'
  | 'flag'
  | 'undone'
  | 'over'
> = {
  turn: (t, e) => {
    sayTracker(t);
    t.heading(`Turn ${e.turn}: ${t.cast.player(e.seat)} (${t.forceOf(e.seat)})`, e.turn);
  },
  struggle: (t, e) => {
    t.facts.tracker = t.facts.tracker && FRESH;
    const card = Object.values(t.game.library.missions)
      .flatMap(({ struggles }) => struggles)
      .find(({ id }) => id === e.card);
    const objectives = card?.maps[e.map - 1]?.active ?? [];
    t.say(`New Struggle: ${card?.name ?? e.card}; active objectives: ${objectives.join(', ')}`, 1, 'score');
  },
  control: (t, e) => {
    const who = e.seat === null ? 'nobody' : t.cast.player(e.seat);
    t.say(`Control of objective ${e.objective}: ${who}`, 1, 'score');
  },
  'priority-rolled': (t, e) => t.say(`Roll for the priority objective: ${faces(e.faces)}`, 1, 'dice'),
  priority: (t, e) => {
    t.say(
      e.marked ? `Objective ${e.objective} is a priority` : `Objective ${e.objective} is no priority any more`,
      1,
      'score',
    );
  },
  token: (t, e) => {
    if (t.facts.tracker) t.facts.tracker = { ...t.facts.tracker, token: e.to };
    t.gather(`token ${e.by}`, e, (all) => ({
      text: `The Struggle token moves ${all.length === 1 ? '1 space' : `${all.length} spaces`} for ${t.cast.player(e.by)}`,
      depth: 1,
      tone: 'score',
    }));
  },
  momentum: (t, e) => {
    const { tracker } = t.facts;
    if (tracker) {
      const [a, b] = tracker.momentum;
      const change = e.gained ? 1 : -1;
      t.facts.tracker = { ...tracker, momentum: e.seat === 0 ? [a + change, b] : [a, b + change] };
    }
    t.say(`Momentum ${e.gained ? 'for' : 'spent by'} ${t.cast.player(e.seat)}`, 1, 'score');
  },
  'struggle-won': (t, e) => {
    sayTracker(t);
    t.say(`STRUGGLE WON by ${t.cast.player(e.seat)}`, 1, 'score');
  },
  mode: (t, e) => t.say(`${capital(e.what)}: ${e.amount}`, 1, 'score'),
  corrected: (t, e) => t.say(`Correction by ${author(t, e.by)} of ${e.what}: ${e.why}`, 1, 'score'),
  flag: (t, e) => t.say(capital(e.flag), 1, 'score'),
  undone: (t, e) => t.say(`Undone by ${author(t, e.by)}: everything after entry ${e.to}`, 1, 'score'),
  over: (t, e) => t.heading(ending(t, e.result)),
};

function sayTracker(t: Teller): void {
  const { tracker } = t.facts;
  if (tracker) t.say(`${t.cast.player(0)}  ${drawn(tracker)}  ${t.cast.player(1)}`, 1, 'score');
}

const author = (t: Teller, by: 0 | 1 | 'arbiter'): string => (by === 'arbiter' ? 'the arbiter' : t.cast.player(by));

const WHY: Readonly<Record<Result['why'], string>> = {
  struggles: 'two Struggles are won',
  concession: 'the other side conceded',
  'nobody-left': 'nobody is left on the table',
  time: 'the time is up',
  mode: 'the rules of this mode say so',
};

const ending = (t: Teller, { winner, why }: Result): string =>
  winner === null ? `The game is drawn: ${WHY[why]}.` : `The game is won by ${t.cast.player(winner)}: ${WHY[why]}.`;
