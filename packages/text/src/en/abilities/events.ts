import type { EventPattern } from '@faultline/rules';
import type { AbilityWords, Speaking } from '../../abilities/abilityWords.ts';
import { terms } from '../terms.ts';
import { listed, some } from './nouns.ts';

const unit = (who: EventPattern['to'], s: Speaking): string => (who ? some({ ...who, of: 'unit' }, s) : 'a Unit');
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
  const against = event.to ? ` on ${somebody(event.to, s)}` : '';
  if (!event.by && event.to) return `${somebody(event.to, s)} is the target of ${anAttack(event)}${part(event)}`;
  if (!event.attackType)
    return `${somebody(event.by, s)} attacks${event.to ? ` ${somebody(event.to, s)}` : ''}${part(event)}`;
  return `${somebody(event.by, s)} makes ${anAttack(event)}${against}${part(event)}`;
}

const resolved = (event: EventPattern, s: Speaking): string =>
  event.by ? attacking(event, s) : `${anAttack(event)} on ${somebody(event.to, s)}${part(event)}`;

/** `an enemy Unit is wounded by this Unit`. */
function wounding(event: EventPattern, s: Speaking): string {
  const { by, cause, attackType } = event;
  const attackers = by ? (by.side === 'enemy' ? 'an enemy ' : `${somebody(by, s)}'s `) : attackType ? 'a ' : 'an ';
  const whom = unit(event.to, s);
  if (cause === 'attack' || attackType) return `${attackers}${attack(event)} wounds ${whom}`;
  return by ? `${somebody(by, s)} wounds ${whom}` : `${whom} is wounded`;
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

const whose = (who: EventPattern['to'], s: Speaking): string =>
  !who || who.side === 'self' ? "this Unit's" : `${unit(who, s)}'s`;

const player = (event: EventPattern): string => (event.player === 'opponent' ? 'your opponent' : 'you');
const does = (event: EventPattern, yours: string, theirs: string): string =>
  player(event) === 'you' ? `you ${yours}` : `your opponent ${theirs}`;

export const events: AbilityWords['events'] = {
  'setup.struggle': () => 'before the first Struggle card is revealed',
  'setup.end': () => 'at the end of set-up',
  'turn.start': (e) => `at the start of ${player(e) === 'you' ? 'your' : "your opponent's"} turn`,
  'turn.end': (e) => `at the end of ${player(e) === 'you' ? 'your' : "your opponent's"} turn`,
  'card.revealing': (e) => `before ${does(e, 'turn up', 'turns up')} an order card`,
  'card.revealed': (e, s) => `when ${whose(e.to, s)} order card is revealed`,
  'card.reserving': (e, s) => `when ${whose(e.to, s)} order card would go into reserve`,
  'card.reserved': (e, s) => `after ${whose(e.to, s)} order card went into reserve`,
  'reserve.taken': (e) => `when ${does(e, 'use', 'uses')} the card in reserve`,
  'shatterpoint.choosing': (e) => `before ${does(e, 'choose', 'chooses')} a Unit with the Shatterpoint card`,
  'shatterpoint.chosen': (e, s) => `when ${unit(e.to, s)} is chosen with the Shatterpoint card`,
  'deck.refreshing': (e) => `before ${does(e, 'refresh', 'refreshes')} the Order Deck`,
  'activation.tactics': (e, s) => `as ${whose(e.to, s)} activation begins`,
  'activation.start': (e, s) => `as ${whose(e.to, s)} activation begins`,
  'activation.end': (e, s) => `as ${whose(e.to, s)} activation ends`,
  'hunker.losing': (e, s) => `when ${unit(e.to, s)} would lose Hunker tokens as it activates`,
  'action.making': (e, s) => `when ${unit(e.by, s)} begins ${actions(e)}`,
  'action.made': (e, s) => `after ${actions(e)} of ${unit(e.by, s)}`,
  moved: (e, s) => `after ${somebody(e.by, s)} ${moves(e)}`,
  'attack.declaring': (e, s) => `when ${somebody(e.by, s)} declares ${anAttack(e)}${part(e)}`,
  'attack.targeted': (e, s) => `when ${attacking(e, s)}, once the target is chosen`,
  'attack.rolling': (e, s) => `when ${attacking(e, s)}, before the dice are rolled`,
  'attack.modifying': (e, s) => `when ${attacking(e, s)}, while dice are changed`,
  'attack.suffering': (e, s) => `when ${anAttack(e)} would deal damage to ${somebody(e.to, s)}`,
  'attack.resolved': (e, s) => `after ${resolved(e, s)}`,
  'wounded.now': (e, s) => `the moment ${wounding(e, s)}`,
  wounded: (e, s) => `after ${wounding(e, s)}`,
  'momentum.gaining': (e) => `when ${does(e, 'would gain', 'would gain')} Momentum`,
  'momentum.gained': (e) => `after ${does(e, 'gain', 'gains')} Momentum`,
  'condition.gaining': (e, s) => `when ${unit(e.to, s)} would gain a condition`,
  'heal.resolving': (e, s) => `when ${somebody(e.by, s)} would heal`,
  'hunker.gained': (e, s) => `after ${unit(e.to, s)} gains a Hunker token`,
  'stance.changed': (e, s) => `after ${unit(e.to, s)} changes its stance`,
  'control.determining': (e, s) =>
    `when control of ${e.objective ? some(e.objective, s) : 'an objective'} is determined${e.tie ? ' and tied' : ''}`,
  'struggle.claimed': (e) => `after ${does(e, 'claim', 'claims')} a Struggle card`,
  'ability.used': (e, s) => `after ${unit(e.by, s)} uses an ability`,
};
