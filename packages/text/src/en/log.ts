import type { LogWords, Who } from '../words/words.ts';
import { terms } from './terms.ts';

const VERBS = {
  advance: 'advances',
  dash: 'dashes',
  climb: 'climbs',
  jump: 'jumps',
  reposition: 'repositions',
} as const;

const PLURALS: Readonly<Record<string, string>> = { is: 'are', has: 'have', goes: 'go' };
const does = ({ name, many }: Who, verb: string): string =>
  `${name} ${many ? (PLURALS[verb] ?? verb.replace(/s$/, '')) : verb}`;

/** `strained` as `Strained`. */
const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1).replaceAll('-', ' ')}`;

const CHANGES = {
  add: (_from: string, to: string) => `${to} added`,
  remove: (from: string) => `${from} removed`,
  turn: (from: string, to: string) => `${from} turned to ${to}`,
  reroll: (from: string, to: string) => `${from} rolled again: ${to}`,
} as const;

const ORIGINS = { deck: '', reserve: ' from reserve', shatterpoint: ', chosen' } as const;

const ENDINGS = {
  struggles: 'two Struggles are won',
  concession: 'the other side conceded',
  'nobody-left': 'nobody is left on the table',
  time: 'the time is up',
  mode: 'the rules of this mode say so',
} as const;

const author = (by: { readonly player: string } | 'arbiter'): string => (by === 'arbiter' ? 'the arbiter' : by.player);

export const log: LogWords = {
  firstPlayer: (player, rolls) => `First Player: ${player} (${rolls.join(' against ')})`,
  mission: (name) => `Mission: ${name}`,
  table: (name) => `Table: ${name}`,
  setUp: (player, places) => `Set up for ${player}: ${places.join('; ')}`,
  card: (name) => `Card: ${name}`,
  toReserve: (force) => `The card goes into reserve for 1 Force (${force})`,
  fetched: (name) => `Searched out for the reserve: ${name}`,
  nextInstead: (force) => `The next card is turned up instead for 1 Force (${force})`,
  cardLeaves: (name) => `The card of the defeated ${name} leaves the game`,
  shuffledIn: (name) => `${capital(name)} is shuffled into the deck again`,
  newDeck: (player, force) => `New Order Deck for ${player} (${force})`,
  force: (ready, pool) => `${ready} of ${pool} Force`,
  forceNow: (player, force) => `${player}: ${force}`,
  activates: (who, origin, damage) => `${does(who, 'activates')}${ORIGINS[origin]} (damage ${damage})`,
  cutShort: (unit) => `The activation of ${unit} is cut short`,
  noAttack: (character) => `${character} does not attack`,
  stays: (character) => `${character} stays`,
  stance: (unit, stance) => `${unit} in ${stance}`,
  stances: (each) => `${each.length === 1 ? 'Stance' : 'Stances'}: ${each.join('; ')}`,
  uses: (who, ability, cost, force) =>
    `${does(who, 'uses')} ${ability}${cost > 0 ? ` for ${cost} Force (${force})` : ''}`,
  damage: (now, stamina) => `${now} of ${stamina}`,

  moved: (character, move, length, spot) => `${character} ${VERBS[move]} ${length} to ${spot}`,
  through: (character, point, spot) => `${character} goes through to ${point}, ${spot}`,
  placed: (character, spot) => `${character} is placed at ${spot}`,
  cannotMove: (character) => `${character} cannot move`,
  pushed: (character, length, by) => {
    const how = length === null ? 'is pushed but does not move' : `is pushed ${length}`;
    const stop = by === null ? '' : `, stopped by ${by === 'edge' ? 'the edge of the table' : by}`;
    return `${character} ${how}${stop}`;
  },
  suffers: (who, amount, from, damage) =>
    `${does(who, 'suffers')} ${amount}${from === null ? '' : ` from ${from}`} (damage ${damage})`,
  heals: (who, damage) => `${does(who, 'heals')} 1 (damage ${damage})`,
  condition: (who, condition, gained) => `${does(who, gained ? 'gains' : 'loses')} ${condition}`,
  keyword: (who, keyword, gained, until) => `${does(who, gained ? 'gains' : 'loses')} ${keyword} for this ${until}`,
  hunkerGone: (who) => `${does(who, 'has')} no Hunker token any more`,
  hunker: (who, tokens) => `${does(who, 'takes')} a Hunker token${tokens > 1 ? ` (${tokens})` : ''}`,
  wounded: (who) => `${does(who, 'is')} WOUNDED`,
  sheds: (who, wounded, damage) =>
    `${does(who, 'sheds')} ${[...(wounded > 0 ? ['the Wounded token'] : []), ...(damage > 0 ? [`${damage} damage`] : [])].join(' and ')}`,
  recovered: (who, tokens) => `${does(who, 'sheds')} an Injured token (${tokens} left)`,
  injured: (who, tokens, durability) => `${does(who, 'goes')} on Injured (${tokens} of ${durability})`,
  defeated: (who) => `${does(who, 'is')} DEFEATED`,

  attacks: (character, target, type) => `${character} attacks ${target} (${terms.attacks[type]})`,
  object: (name) => `the ${name}`,
  pool: (die, dice, sources) =>
    `${capital(terms.dice[die])}: ${dice} dice${sources.length < 2 ? '' : ` (${sources.join(', ')})`}`,
  source: capital,
  roll: (die, faces) => `${capital(terms.dice[die])} roll: ${faces}`,
  diceChanged: (by, how, from, to, die) => `${by}: ${CHANGES[how](from, to)} (${terms.dice[die]} roll)`,
  stripped: (condition, removed, die) =>
    `${terms.conditions[condition]} takes ${removed} expertise off the ${terms.dice[die]} roll`,
  chart: (die, name, expertise, results) =>
    `${capital(terms.dice[die])} chart, ${name}, ${expertise} expertise: ${results}`,
  successes: (n, blocks) => `${n === 1 ? '1 success' : `${n} successes`}${blocks > 0 ? ` after ${blocks} block` : ''}`,
  tree: (path) => `Tree: ${path.join(' > ')}`,
  treeEnds: (unused) => `The tree ends with ${unused} unused`,
  poolSplit: (kept, turned) => `The Damage Pool is split: ${kept} and ${turned}`,
  withstood: (character, keyword, by) =>
    keyword === 'protection'
      ? `${terms.keywords.protection} takes 1 damage off for ${character} (${by})`
      : `${terms.keywords.steadfast}: ${character} stands firm against the first shove (${by})`,
  noDamage: (target) => `No damage to ${target}`,

  turn: (turn, player, force) => `Turn ${turn}: ${player} (${force})`,
  struggle: (name, objectives) => `New Struggle: ${name}; active objectives: ${objectives.join(', ')}`,
  control: (objective, player) => `Control of objective ${objective}: ${player ?? 'nobody'}`,
  priorityRoll: (player, shown) => `Roll for the priority objective by ${player}: ${shown}`,
  priority: (objective, marked) =>
    marked ? `Objective ${objective} is a priority` : `Objective ${objective} is no priority any more`,
  token: (player, spaces) => `The Struggle token moves ${spaces === 1 ? '1 space' : `${spaces} spaces`} for ${player}`,
  momentum: (player, gained) => `Momentum ${gained ? 'for' : 'spent by'} ${player}`,
  struggleWon: (player) => `STRUGGLE WON by ${player}`,
  corrected: (by, what, why) => `Correction by ${author(by)} of ${what}: ${why}`,
  undone: (by, to) => `Undone by ${author(by)}: everything after entry ${to}`,
  flag: capital,
  over: (winner, why) =>
    winner === null ? `The game is drawn: ${ENDINGS[why]}.` : `The game is won by ${winner}: ${ENDINGS[why]}.`,
};
