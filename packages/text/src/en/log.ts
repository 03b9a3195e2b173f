import { counted, plural } from './plural.ts';
import type { Corrected, Heading, LogWords, Who } from '../words/words.ts';
import { terms } from './terms.ts';

const VERBS = {
  advance: 'advances',
  dash: 'dashes',
  climb: 'climbs',
  jump: 'jumps',
  reposition: 'repositions',
} as const;

const PLURALS: Readonly<Record<string, string>> = { is: 'are', refreshes: 'refresh', undoes: 'undo' };
const does = ({ name, many }: Who, verb: string): string =>
  `${name} ${many ? (PLURALS[verb] ?? verb.replace(/s$/i, '')) : verb}`;

/** A player: whoever sits at the screen is "You", and teams that are named as many do it together. */
const plays = (player: string, verb: string): string =>
  does({ name: player, many: player === 'You' || /[^s]s$/.test(player) }, verb);

const tokensOf = (n: number, kind: string): string => counted(n, `${kind} token`);
const spacesOf = (n: number): string => counted(n, 'space');

const upper = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** `take-cover` as `Take cover`. */
const capital = (word: string): string => upper(word).replaceAll('-', ' ');

const CHANGES = {
  add: (_from: string, to: string) => `${to} added`,
  remove: (from: string) => `${from} removed`,
  turn: (from: string, to: string) => `${from} changed to ${to}`,
  reroll: (from: string, to: string) => `${from} rerolled: ${to}`,
} as const;

const ORIGINS = { deck: '', reserve: ' from reserve', shatterpoint: ' with the Shatterpoint Card' } as const;

const ENDINGS = {
  struggles: 'two Struggles won',
  concession: 'the opponent conceded',
  'nobody-left': 'no Units left on the battlefield',
  time: 'time called',
  stage: 'the final Stage decided',
  countdown: 'the Countdown ran out',
  agreed: 'both agreed to a draw',
  flag: 'the opponent ran out of time',
  mode: 'by the rules of this mode',
} as const;

const successesOf = (n: number): string => counted(n, 'success');

const author = (by: { readonly player: string } | 'arbiter'): string => (by === 'arbiter' ? 'The Arbiter' : by.player);

const FIELDS: Readonly<Record<string, string>> = {
  damage: 'damage',
  wounded: 'Wounded tokens',
  injured: 'Injured tokens',
  hunker: 'Hunker tokens',
  conditions: 'conditions',
  stance: 'stance',
  used: 'used abilities',
  at: 'position',
  force: 'Force',
  zone: 'order card',
  active: 'active or inactive',
  control: 'control',
  priority: 'priority',
  token: 'Struggle token',
  momentum: 'Momentum',
};

/** `the damage and stance of Lord Maul`. */
const corrected = ({ kind, name, fields }: Corrected): string => {
  const what = `the ${fields.map((field) => FIELDS[field] ?? 'score').join(' and ')}`;
  if (kind === 'score') return what;
  return `${what} of ${kind === 'objective' ? `objective ${name}` : name}`;
};

const WAYS = { toward: 'toward', away: 'away from' } as const;

const toward = (heading: Heading | null): string =>
  heading === null ? '' : ` ${WAYS[heading.way]} objective ${heading.objective}`;

const risen = (height: string | null | undefined): string =>
  height === undefined ? '' : height === null ? ', down to the ground' : `, now ${height} high`;

export const log: LogWords = {
  firstPlayer: (player, rolls) => `${plays(player, 'is')} the First Player (${rolls.join(' vs. ')})`,
  mission: (name) => `Mission: ${name}`,
  table: (name) => `Battlefield: ${name}`,
  setUp: (player, places) => `${plays(player, 'deploys')}: ${places.join('; ')}`,
  card: (name) => `Order Card: ${name}`,
  toReserve: (force) => `Reserved for 1 Force (${force})`,
  fetched: (name) => `Put into reserve from the Order Deck: ${name}`,
  nextInstead: (force) => `1 Force spent to reveal the next card (${force})`,
  cardLeaves: (name) => `Order Card removed from the game: ${name}`,
  looked: (who) => `${who} looks at the top card of the Order Deck`,
  shuffledIn: (name) => `Shuffled back into the Order Deck: ${name}`,
  newDeck: (player, force) => `${plays(player, 'refreshes')} Order Deck and Force (${force})`,
  force: (ready, pool) => `${ready} of ${pool} Force`,
  forceNow: (player, force) => `${player}: ${force}`,
  activates: (who, origin, damage) => `${does(who, 'activates')}${ORIGINS[origin]} (${damage} damage)`,
  cutShort: (unit) => `${unit}: activation ends early`,
  noAttack: (character) => `${character} does not attack`,
  stays: (character) => `${character} does not move`,
  stance: (unit, stance) => `${unit} (${stance})`,
  stances: (each) => `${plural(each.length, 'Stance')}: ${each.join('; ')}`,
  uses: (who, ability, cost, force) =>
    `${does(who, 'uses')} ${ability}${cost > 0 ? ` for ${cost} Force (${force})` : ''}`,
  damage: (now, stamina) => `${now} of ${stamina}`,

  moved: (character, move, length, heading, height) =>
    `${character} ${VERBS[move]} ${length}${toward(heading)}${risen(height)}`,
  through: (character, point) => `${character} uses the ingress point to ${point}`,
  placed: (character, near) => `${character} is placed ${near}`,
  near: (objective) => (objective === null ? 'on the battlefield' : `near objective ${objective}`),
  cannotMove: (character) => `${character} cannot move`,
  pushed: (character, length, by, pulled) => {
    const done = pulled ? 'pulled' : 'pushed';
    const how = length === null ? `is ${done} but cannot move` : `is ${done} ${length}`;
    const stop = by === null ? '' : `, stopped by ${by === 'edge' ? 'the battlefield edge' : by}`;
    return `${character} ${how}${stop}`;
  },
  suffers: (who, amount, from, damage) =>
    `${does(who, 'suffers')} ${amount} damage${from === null ? '' : ` from ${from}`} (${damage})`,
  heals: (who, damage) => `${does(who, 'heals')} 1 damage (${damage})`,
  condition: (who, condition, gained) => `${does(who, gained ? 'gains' : 'loses')} ${condition}`,
  keyword: (who, keyword, gained, until) =>
    `${does(who, gained ? 'gains' : 'loses')} ${keyword} until the end of the ${until === 'turn' ? 'Turn' : until}`,
  hunkerGone: (who) => `${does(who, 'loses')} all Hunker tokens`,
  hunker: (who, tokens) => `${does(who, 'gains')} 1 Hunker token${tokens > 1 ? ` (${tokens} in total)` : ''}`,
  wounded: (who) => `${does(who, 'is')} WOUNDED`,
  sheds: (who, wounded, damage) =>
    `${does(who, 'removes')} ${[...(wounded > 0 ? [tokensOf(wounded, 'Wounded')] : []), ...(damage > 0 ? [`${damage} damage`] : [])].join(' and ')}`,
  recovered: (who, tokens) => `${does(who, 'removes')} 1 Injured token (${tokens} left)`,
  injured: (who, tokens, durability) => `${does(who, 'becomes')} Injured (${tokens} of ${durability})`,
  defeated: (who) => `${does(who, 'is')} DEFEATED`,

  attacks: (character, target, type) => `${character} attacks ${target} (${terms.attacks[type]})`,
  object: (name) => `the ${name}`,
  pool: (die, dice, sources) =>
    `${capital(terms.dice[die])}: ${counted(dice, 'die')}${sources.length < 2 ? '' : ` (${sources.join(', ')})`}`,
  source: capital,
  roll: (die, faces) => `${capital(terms.dice[die])} roll: ${faces}`,
  diceChanged: (by, how, from, to, die) => `${by}: ${CHANGES[how](from, to)} (${terms.dice[die]} roll)`,
  stripped: (condition, removed, die) =>
    `${terms.conditions[condition]} removes ${removed} expertise from the ${terms.dice[die]} roll`,
  chart: (_die, name, expertise, results) => `${name} (${expertise} expertise): ${results}`,
  successes: (n, blocks) => `${successesOf(n)}${blocks > 0 ? ` after ${counted(blocks, 'block')}` : ''}`,
  tree: (path) => `Combat Tree: ${path.join(' > ')}`,
  treeEnds: (unused) => `Combat Tree ends: ${successesOf(unused)} unused`,
  poolSplit: (kept, turned) => `Damage Pool split: ${kept} kept, ${turned} to the attacker`,
  withstood: (character, keyword, by) =>
    keyword === 'protection'
      ? `${terms.keywords.protection} removes 1 damage (${by})`
      : `${terms.keywords.steadfast}: ${character} ignores the first shove (${by})`,
  noDamage: (target) => `${upper(target)} suffers no damage`,

  turn: (turn, player, force) => `Turn ${turn}: ${player} (${force})`,
  struggle: (name, objectives) => `New Struggle: ${name}. Active objectives: ${objectives.join(', ')}`,
  control: (objective, player) =>
    player === null
      ? `Objective ${objective} is uncontrolled`
      : `${plays(player, 'takes')} control of objective ${objective}`,
  priorityRoll: (player, shown) => `${plays(player, 'rolls')} for the Priority Objective: ${shown}`,
  priority: (objective, marked) =>
    marked
      ? `Objective ${objective} becomes a Priority Objective`
      : `Objective ${objective} is no longer a Priority Objective`,
  token: (player, spaces) => `The Struggle token moves ${spacesOf(spaces)} toward ${player === 'You' ? 'you' : player}`,
  momentum: (player, gained) => `${plays(player, gained ? 'gains' : 'spends')} 1 Momentum`,
  struggleWon: (player) => `${plays(player, 'WINS')} THE STRUGGLE`,
  corrected: (by, what, why) => `${plays(author(by), 'corrects')} ${what.map(corrected).join('; ')}: ${why}`,
  undone: (by, to) => `${plays(author(by), 'undoes')} everything after entry ${to}`,
  flag: capital,
  over: (winner, why) =>
    winner === null ? `The game is a draw: ${ENDINGS[why]}.` : `${plays(winner, 'wins')}: ${ENDINGS[why]}.`,
};
