import { counted } from './plural.ts';
import type { QuestionWords, Subject } from '../words/questionWords.ts';

const because = ({ ability }: Subject): string => (ability === null ? '' : ` (${ability})`);

/** Whose text asks. */
const asking = (s: Subject): string => (s.about.unit === undefined ? because(s) : ` (${s.who}: ${s.ability})`);

/** The ability by name, and its Unit where that is told. */
const using = ({ ability, about, who }: Subject): string =>
  about.unit === undefined || who === '' ? `${ability}` : `${ability} (${who})`;

/** What comes of it, after what is asked. */
const deed = ({ deed: told }: Subject): string => (told === null ? '' : ` ${told}`);

const CHOSEN: Readonly<Record<string, string>> = {
  own: 'Choose one of your characters',
  enemy: 'Choose an enemy',
  ally: 'Choose an ally',
};

export const questions: QuestionWords = {
  asks: {
    'setup.side': () => 'Choose your battlefield edge.',
    'setup.mission': () => 'Choose the mission.',
    'setup.squad': () => 'Choose a squad to deploy.',
    'setup.place': ({ who }) => `Deploy ${who}.`,
    'setup.stance': ({ who }) => `Choose a starting stance for ${who}.`,
    'struggle.map': () => 'Choose a map for this Struggle.',
    'tactics.provider': () => 'Choose the Unit that provides your Battle Tactics Cards.',
    'tactics.cards': () => 'Choose a Battle Tactics Card for your Order Deck.',
    'nobody.ask': () => 'Choose which effect resolves first.',
    'hunker.drop': () => 'Choose how many Hunker tokens to remove.',
    'order.source': () => 'Reveal an Order Card or use your reserved one?',
    'order.reserve': ({ who }) => `Activate ${who} or put the card into reserve?`,
    'order.shatterpoint': () => 'Shatterpoint: choose a Unit, or pay to reveal the next card?',
    'priority.other': () => 'Choose a second Priority Objective.',
    'operation.side': () => 'Choose your battlefield edge.',
    'clock.side': () => 'Choose a side of the Struggle Tracker.',
    'clock.wound': () => 'A Unit was Wounded: add or remove 1 Momentum?',
    'odds.offer': () => 'Challenge the Odds: spend 1 Force to move the Struggle token 1 space?',
    'plans.offer': () => 'Change of Plans: pay to replace the Struggle Card?',
    'ploy.choose': () => 'Clever Ploy: make your choice.',
    'ploy.pick': () => 'Choose a Clever Ploy.',
    'ploy.dashUnit': () => 'Choose a Unit to dash.',
    'ploy.dash': () => 'Choose a character to dash.',
    'ploy.fetch': () => 'Choose a card to put into reserve.',
    'ploy.recover': ({ who }) => `Choose what to remove from ${who}.`,
    'order.choose': () => 'Choose a Unit to activate.',
    'activation.shed': ({ who }) => `Choose a condition to remove from ${who}.`,
    'activation.main': ({ who, about }) =>
      `Choose an action for ${who}. ${about.left === 0 ? 'No actions' : counted(Number(about.left), 'action')} left.`,
    'action.parts': () => 'Choose the next character.',
    'action.ability': ({ who }) => `Choose an ability for ${who}’s action.`,
    'active.ask': ({ who }) => `Choose an Active ability for ${who} to use for free.`,
    'move.offer': ({ who, ...s }) => `Move ${who}${because({ who, ...s })}.`,
    'move.ingress': ({ who }) => `Use the ingress point with ${who}?`,
    'place.ask': ({ who, ...s }) => `Place ${who}${because({ who, ...s })}.`,
    'push.ask': ({ who, ...s }) => `Choose a direction for ${who}${because({ who, ...s })}.`,
    'heal.resolve': ({ who }) => `Choose what ${who} heals.`,
    'attack.type': ({ who }) => `Choose an attack type for ${who}.`,
    'attack.target': ({ who }) => `Choose a target for ${who}.`,
    'attack.entries': () => 'Choose which chart result to apply first.',
    'attack.tree': ({ about }) =>
      `Choose a Combat Tree Option. ${counted(Number(about.successes), 'success')} left, ${about.pool} damage in the Damage Pool.`,
    'attack.option': () => 'Choose which effect to resolve first.',
    'attack.leftovers': () => 'Choose which chart effect to resolve first.',
    'pool.split': () => 'Split the Damage Pool?',
    'roll.change': (s) => `Choose a die to change${because(s)}.`,
    'dice.enter': () => 'Roll your dice and enter the results.',
    'effects.choose': (s) => `${CHOSEN[String(s.about.choose)] ?? 'Choose one'}${because(s)}.${deed(s)}`,
    'effects.each': (s) => `Choose who goes first${because(s)}.`,
    'effects.pick': (s) => `Choose one${asking(s)}.`,
    'pay.amount': () => 'Choose how much Force to spend.',
    'pay.means': () => 'Choose how to pay.',
    'conditions.shed': ({ who }) => `Choose a condition to remove from ${who}.`,
    'effects.may': (s) => `${s.ability === null ? 'Do this?' : `Use ${using(s)}?`}${deed(s)}`,
    'window.ask': (s) => {
      if (s.ability !== null) return `Use ${using(s)}?${deed(s)}`;
      return s.forced ? 'Choose which ability resolves first.' : 'Use a reaction?';
    },
  },
  other: () => 'Make a choice.',
  options: {
    decline: 'Decline',
    pass: 'Pass',
    end: 'End activation',
    flip: 'Flip stance',
    yes: 'Yes',
    no: 'No',
    stop: 'Stop',
    place: 'Place',
    push: 'Push',
    pull: 'Pull',
    enter: 'Enter results',
    melee: 'Melee attack',
    ranged: 'Ranged attack',
    south: 'Near edge (south)',
    north: 'Far edge (north)',
    'move.offer:decline': 'Stay',
    'attack.type:decline': 'Don’t attack',
    'move.ingress:decline': 'Stay here',
    'order.source:reveal': 'Reveal a card',
    'order.source:reserve': 'Use reserved card',
    'order.reserve:activate': 'Activate',
    reserve: 'Put into reserve',
    'order.shatterpoint:choose': 'Choose a Unit',
    'order.shatterpoint:pass': 'Reveal the next card',
    'order.choose:pass': 'Reveal the next card',
    'odds.offer:defy': 'Move the token',
    'plans.offer:force': 'Pay with Force',
    'plans.offer:momentum': 'Pay with 1 Momentum',
    'ploy.pick:refresh': 'Refresh 2 Force',
    'ploy.pick:dash': 'Dash with a character',
    'ploy.pick:fetch': 'Put a card into reserve',
    'ploy.recover:wounded': 'Wounded token',
    'ploy.recover:damage:1': '1 damage',
    'ploy.recover:damage:2': '2 damage',
    'ploy.recover:damage:3': '3 damage',
    none: 'Nothing',
    'pay.means:force': 'With Force',
    'effects.pick:hunker': 'Gain a Hunker token',
    'effects.pick:mend': 'Remove 2 damage',
    'effects.pick:shed': 'Remove a condition',
    'effects.pick:attack': 'Attack',
    'effects.pick:no': 'None',
    advance: 'Advance',
    dash: 'Dash',
    climb: 'Climb',
    jump: 'Jump',
    reposition: 'Reposition',
  },
  cost: (force) => `${force} Force`,
  suffers: (damage) => `suffer ${damage} damage`,
  squad: (number) => `Squad ${number}`,
  map: (number, objectives) => `Map ${number}${objectives.length > 0 ? `: ${objectives.join(', ')}` : ''}`,
  exit: (point) => `Go to ${point}`,
  take: (what, unit) => `${unit}: ${what}`,
};
