import type { EventPattern } from '@faultline/rules';
import type { AbilityWords, Speaking } from '../../abilities/abilityWords.ts';
import { terms } from '../terms.ts';
import { belonging, listed, some } from './nouns.ts';

/** Where somebody is stands in a clause of its own: what they do would otherwise be done there. */
const unit = (who: EventPattern['to'], s: Speaking): string =>
  who ? some({ ...who, of: 'unit' }, s).replace(/^((?:(?! that | with ).)+?) within /, '$1 that is within ') : 'a Unit';
const somebody = (who: EventPattern['by'], s: Speaking): string => {
  if (!who) return 'a character';
  return who.side === 'self' ? some({ ...who, of: 'unit' }, s) : some(who, s);
};

const attack = ({ attackType }: EventPattern): string =>
  attackType ? `${terms.attacks[attackType]} attack` : 'attack';
const anAttack = (event: EventPattern): string => (event.attackType ? `a ${attack(event)}` : 'an attack');
const part = ({ inCombatAction }: EventPattern): string => (inCombatAction ? ' in a Combat action' : '');

/** `this Unit makes a melee attack`, `an enemy attacks this Unit`. */
function attacking(event: EventPattern, s: Speaking): string {
  const against = event.to ? ` against ${somebody(event.to, s)}` : '';
  if (!event.by && event.to) return `${somebody(event.to, s)} is the target of ${anAttack(event)}${part(event)}`;
  if (!event.attackType)
    return `${somebody(event.by, s)} attacks${event.to ? ` ${somebody(event.to, s)}` : ''}${part(event)}`;
  return `${somebody(event.by, s)} makes ${anAttack(event)}${against}${part(event)}`;
}

const resolved = (event: EventPattern, s: Speaking): string =>
  event.by ? attacking(event, s) : `${anAttack(event)} against ${somebody(event.to, s)}${part(event)}`;

/** `an attack in a Combat action by an enemy character against this Unit`. */
const theAttack = (event: EventPattern, s: Speaking): string =>
  [
    anAttack(event),
    part(event),
    event.by && ` by ${somebody(event.by, s)}`,
    event.to && ` against ${somebody(event.to, s)}`,
  ]
    .filter(Boolean)
    .join('');

/** `this Unit Wounds an enemy Unit`, `this Unit becomes Wounded`. */
function wounding(event: EventPattern, s: Speaking): string {
  const { by, cause, attackType } = event;
  const attackers = by ? (by.side === 'enemy' ? 'an enemy ' : `${somebody(by, s)}’s `) : attackType ? 'a ' : 'an ';
  const whom = unit(event.to, s);
  if (cause === 'attack' || attackType) return `${attackers}${attack(event)} Wounds ${whom}`;
  if (!by) return `${whom} becomes Wounded`;
  return by.side === 'allied' ? `${whom} is Wounded by ${somebody(by, s)}` : `${somebody(by, s)} Wounds ${whom}`;
}

/** `an ally chooses this Unit as the target of a melee attack`. */
function targeting(event: EventPattern, s: Speaking): string {
  if (!event.by) return `${somebody(event.to, s)} is chosen as the target of ${anAttack(event)}${part(event)}`;
  const whom = event.to ? `${somebody(event.to, s)} as the target` : 'the target';
  return `${somebody(event.by, s)} chooses ${whom} of ${anAttack(event)}${part(event)}`;
}

const moves = ({ moves: kinds }: EventPattern): string =>
  kinds
    ? listed(
        kinds.map((kind) => `${terms.moves[kind]}${/h$/.test(kind) ? 'es' : 's'}`),
        'or',
      )
    : 'moves';

const actions = ({ action }: EventPattern): string =>
  action ? `${/^[aeiou]/i.test(terms.actions[action]) ? 'an' : 'a'} ${terms.actions[action]} action` : 'an action';

/** `this Unit’s Order Card`. */
const of = (who: EventPattern['to'], s: Speaking, thing: string): string =>
  belonging(!who || who.side === 'self' ? 'this Unit' : unit(who, s), thing);

const player = (event: EventPattern): string => (event.player === 'opponent' ? 'your opponent' : 'you');
const does = (event: EventPattern, yours: string, theirs: string): string =>
  player(event) === 'you' ? `you ${yours}` : `your opponent ${theirs}`;

const conditions = ({ conditions: which }: EventPattern): string =>
  which
    ? listed(
        which.map((each) => terms.conditions[each]),
        'or',
      )
    : 'a condition';

export const events: AbilityWords['events'] = {
  'setup.struggle': () => 'before the first Struggle Card is revealed',
  'setup.end': () => 'when setup ends',
  'turn.start': (e) => `at the start of ${player(e) === 'you' ? 'your' : 'your opponent’s'} Turn`,
  'turn.end': (e) => `at the end of ${player(e) === 'you' ? 'your' : 'your opponent’s'} Turn`,
  'card.revealing': (e) => `before ${does(e, 'reveal', 'reveals')} an Order Card`,
  'card.revealed': (e, s) =>
    e.to ? `when ${of(e.to, s, 'Order Card')} is revealed` : `after ${does(e, 'reveal', 'reveals')} an Order Card`,
  'card.reserving': (e, s) => `when ${of(e.to, s, 'Order Card')} would be reserved`,
  'card.reserved': (e, s) => `after ${of(e.to, s, 'Order Card')} is reserved`,
  'reserve.taken': (e) => `when ${does(e, 'use your', 'uses their')} reserved Order Card`,
  'shatterpoint.choosing': (e) => `before ${does(e, 'choose', 'chooses')} a Unit for the Shatterpoint Card`,
  'shatterpoint.chosen': (e, s) => `when ${unit(e.to, s)} is chosen for the Shatterpoint Card`,
  'deck.refreshing': (e) => `before ${does(e, 'refresh', 'refreshes')} the Order Deck`,
  'activation.tactics': (e, s) => `when ${of(e.to, s, 'activation')} begins`,
  'activation.start': (e, s) => `when ${of(e.to, s, 'activation')} begins`,
  'activation.end': (e, s) => `at the end of ${of(e.to, s, 'activation')}`,
  'hunker.losing': (e, s) => `when ${unit(e.to, s)} would lose Hunker tokens as it activates`,
  'action.making': (e, s) => `when ${unit(e.by, s)} makes ${actions(e)}`,
  'action.made': (e, s) => `after ${actions(e)} by ${unit(e.by, s)}`,
  moved: (e, s) => `after ${somebody(e.by, s)} ${moves(e)}`,
  'attack.declaring': (e, s) => `when ${somebody(e.by, s)} declares ${anAttack(e)}${part(e)}`,
  'attack.targeted': (e, s) => `after ${targeting(e, s)}`,
  'attack.rolling': (e, s) => `before dice are rolled for ${theAttack(e, s)}`,
  'attack.modifying': (e, s) => `while dice are modified in ${theAttack(e, s)}`,
  'attack.suffering': (e, s) => `when ${anAttack(e)} would deal damage to ${somebody(e.to, s)}`,
  'attack.resolved': (e, s) => `after ${resolved(e, s)}`,
  'wounded.now': (e, s) => `when ${wounding(e, s)}`,
  wounded: (e, s) => `after ${wounding(e, s)}`,
  'momentum.gaining': (e, s) =>
    `when ${does(e, 'would gain', 'would gain')} Momentum${e.to ? ` because ${unit(e.to, s)} becomes Wounded` : ''}`,
  'momentum.gained': (e) => `after ${does(e, 'gain', 'gains')} Momentum`,
  'momentum.resolved': (e) => `after an effect by which ${does(e, 'gain', 'gains')} Momentum`,
  'condition.gaining': (e, s) => `when ${unit(e.to, s)} would gain ${conditions(e)}`,
  'heal.resolving': (e, s) => `when ${somebody(e.by, s)} would heal`,
  'hunker.gained': (e, s) => `after ${unit(e.to, s)} gains a Hunker token`,
  'stance.changed': (e, s) => `after ${unit(e.to, s)} flips its stance`,
  'control.determining': (e, s) =>
    `when control of ${e.objective ? some(e.objective, s) : 'an objective'} is determined${e.tie ? ' and tied' : ''}`,
  'struggle.claimed': (e) => `after ${does(e, 'claim', 'claims')} a Struggle Card`,
  'ability.used': (e, s) => `after ${unit(e.by, s)} uses an ability`,
};
