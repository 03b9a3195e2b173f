import type { HomeWords } from '../i18n/homeWords.ts';
import type { Messages } from '../i18n/messages.ts';
import { keptPlace, numberOf, openStep } from '../lessons/place.ts';
import { FIRST_GAME } from '../port/lesson.ts';

/** The ways from the first page. Whoever adds one adds a line here and its words to `i18n/<language>/home.ts`. */
export interface Way {
  readonly to: readonly string[];
  readonly sign: string;
  readonly title: (w: HomeWords, t: Messages) => string;
  readonly hint: (w: HomeWords, t: Messages, opponent: string) => string;
}

/** Somebody who has begun it is told where it goes on. */
const FIRST: Way = {
  to: ['first'],
  sign: 'tactic',
  title: (w) => w.firstGame,
  hint: (w) => {
    const place = keptPlace();
    const isBegun = place && !place.done && (place.trail.length > 1 || place.said.length > 0);
    return isBegun ? w.firstGameOn(numberOf(openStep(place).step), FIRST_GAME.length) : w.firstGameHint;
  },
};

const QUICK: Way = {
  to: ['play', 'quick', 'computer'],
  sign: 'active',
  title: (w) => w.playNow,
  hint: (w, _, opponent) => w.playNowHint(opponent),
};

const TWO: Way = {
  to: ['new', 'two'],
  sign: 'character',
  title: (w) => w.twoPlayers,
  hint: (w) => w.twoPlayersHint,
};

const SET_UP: Way = { to: ['new'], sign: 'plan', title: (w) => w.setUp, hint: (w) => w.setUpHint };

/** For somebody who has never been here: the first of them is the one large button; then what comes below it. */
export const NEWCOMER: readonly [Way, ...Way[]] = [FIRST, QUICK, TWO];

/** For somebody with games: the one that waits has the large button; where none does, the first of these. */
export const RETURNING: readonly [Way, ...Way[]] = [QUICK, TWO];

/** Everywhere else one can go. */
export const MORE: readonly Way[] = [
  SET_UP,
  { to: ['teams'], sign: 'stance', title: (w) => w.teams, hint: (w) => w.teamsHint },
  { to: ['puzzles'], sign: 'focus', title: (w) => w.puzzles, hint: (w) => w.puzzlesHint },
  {
    to: ['new', 'operation'],
    sign: 'objective-priority',
    title: (w) => w.operations,
    hint: (w) => w.operationsHint,
  },
  { to: ['campaign'], sign: 'tactic', title: (w) => w.campaigns, hint: (w) => w.campaignsHint },
  { to: ['games'], sign: 'save', title: (_, { shell }) => shell.games, hint: (w) => w.gamesHint },
  { to: ['rules'], sign: 'search', title: (_, { shell }) => shell.rules, hint: (w) => w.rulesHint },
  { to: ['reference'], sign: 'why', title: (_, { shell }) => shell.reference, hint: (w) => w.referenceHint },
  { to: ['museum'], sign: 'los', title: (w) => w.museum, hint: (w) => w.museumHint },
  { to: ['desk'], sign: 'clock', title: (w) => w.runTournament, hint: (w) => w.runTournamentHint },
];

/** Somebody with games finds the first game here. */
export const MORE_RETURNING: readonly Way[] = [FIRST, ...MORE];

/** What a first game teaches, in the order in which it comes. */
export const SIGNS = [
  ['reposition', 'move'],
  ['engaged', 'engage'],
  ['ranged', 'shoot'],
  ['expertise', 'dice'],
  ['stance', 'tree'],
  ['shove', 'shove'],
  ['wounded', 'wound'],
  ['control', 'control'],
  ['force', 'force'],
  ['struggle', 'win'],
] as const satisfies readonly (readonly [sign: string, word: keyof HomeWords['learnt']])[];
