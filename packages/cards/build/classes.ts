// What an ability waits for, by the class of its wording. An event is a member of the rules' closed list: a class whose
// event is not in it does not compile. Other classes are clauses that flows ask when they need them.

import type { EventPattern } from '@faultline/rules';

interface Meaning {
  readonly says: string;
  /** The event it answers. */
  readonly on?: EventPattern['on'];
  /** Or who asks for it. */
  readonly asked?: string;
}

export const CLASSES = {
  activeNow: { says: 'used in the own activation', asked: 'the activation' },
  tactic: { says: 'start of the own activation, Tactics', on: 'activation.tactics' },
  startOfActivation: { says: 'start of the own activation', on: 'activation.start' },
  startOfAlliedActivation: { says: 'start of an ally’s activation', on: 'activation.start' },
  endOfActivation: { says: 'end of the own activation', on: 'activation.end' },
  endOfEnemyActivation: { says: 'end of an enemy’s activation', on: 'activation.end' },
  endOfYourTurn: { says: 'end of the own Turn', on: 'turn.end' },

  whenCombatActionBegins: { says: 'a Combat action begins', on: 'action.making' },
  afterCombatActionOfThis: { says: 'after the Unit’s own Combat action', on: 'action.made' },
  afterCombatActionOfAlly: { says: 'after an ally’s Combat action', on: 'action.made' },
  afterMoveActionOfThis: { says: 'after the Unit’s own Move action', on: 'action.made' },
  afterMoveActionOfAlly: { says: 'after an ally’s Move action', on: 'action.made' },
  afterMoveActionOfEnemy: { says: 'after an enemy’s Move action', on: 'action.made' },
  afterFocusActionOfThis: { says: 'after the Unit’s own Focus action', on: 'action.made' },
  afterRecoverActionOfThis: { says: 'after the Unit’s own Recover action', on: 'action.made' },
  afterMoveOfAlly: { says: 'an ally has moved', on: 'moved' },
  afterMoveOfEnemy: { says: 'an enemy has moved', on: 'moved' },

  whenAttackDeclaredBeforeTarget: { says: 'an attack is declared, no target chosen', on: 'attack.declaring' },
  whenTargetingByThis: { says: 'the Unit targets somebody', on: 'attack.targeted' },
  whenTargetingByAlly: { says: 'an ally targets somebody', on: 'attack.targeted' },
  whenThisTargeted: { says: 'the Unit is targeted', on: 'attack.targeted' },
  whenAllyTargeted: { says: 'an ally is targeted', on: 'attack.targeted' },
  beforeDiceByThis: { says: 'before the dice of the Unit’s own attack', on: 'attack.rolling' },
  beforeDiceByAlly: { says: 'before the dice of an ally’s attack', on: 'attack.rolling' },
  beforeDiceByThisOrAlly: { says: 'before the dice of its own or an ally’s attack', on: 'attack.rolling' },
  beforeDiceTargetingThis: { says: 'before the dice of an attack on the Unit', on: 'attack.rolling' },
  beforeDiceTargetingAlly: { says: 'before the dice of an attack on an ally', on: 'attack.rolling' },
  modifyDiceByThis: { says: 'dice of the Unit’s own attack are modified', on: 'attack.modifying' },
  modifyDiceByAlly: { says: 'dice of an ally’s attack are modified', on: 'attack.modifying' },
  modifyDiceTargetingThis: { says: 'dice of an attack on the Unit are modified', on: 'attack.modifying' },
  modifyDiceByOrTargetingAlly: { says: 'dice of an attack by or on an ally are modified', on: 'attack.modifying' },
  afterAttackByThis: { says: 'after the Unit’s own attack', on: 'attack.resolved' },
  afterAttackByAlly: { says: 'after an ally’s attack', on: 'attack.resolved' },
  afterAttackByEnemy: { says: 'after an enemy’s attack', on: 'attack.resolved' },
  afterAttackTargetingThis: { says: 'after an attack on the Unit', on: 'attack.resolved' },
  afterAttackTargetingAlly: { says: 'after an attack on an ally', on: 'attack.resolved' },
  afterAttackTargetingEnemy: { says: 'after an attack on an enemy', on: 'attack.resolved' },

  atMomentThisWounds: { says: 'the moment the Unit wounds', on: 'wounded.now' },
  atMomentAllyWounds: { says: 'the moment an ally wounds', on: 'wounded.now' },
  atMomentAllyWounded: { says: 'the moment an ally is Wounded', on: 'wounded.now' },
  whenThisWounds: { says: 'the Unit has wounded', on: 'wounded' },
  whenAllyWounds: { says: 'an ally has wounded', on: 'wounded' },
  afterThisWounded: { says: 'the Unit was Wounded', on: 'wounded' },
  afterAllyWounded: { says: 'an ally was Wounded', on: 'wounded' },
  afterEnemyWounded: { says: 'an enemy was Wounded', on: 'wounded' },

  beforeReveal: { says: 'before an order card is revealed', on: 'card.revealing' },
  onRevealOfThisCard: { says: 'the Unit’s own card is revealed', on: 'card.revealed' },
  onRevealOfAnyOwnCard: { says: 'any own card is revealed', on: 'card.revealed' },
  whenCardReserved: { says: 'a card has gone into reserve', on: 'card.reserved' },
  whenOpponentActivatesFromReserve: { says: 'the opponent takes the reserved card', on: 'reserve.taken' },
  beforeShatterpointChoice: { says: 'before the Shatterpoint choice', on: 'shatterpoint.choosing' },
  whenChosenWithShatterpoint: { says: 'chosen with the Shatterpoint Card', on: 'shatterpoint.chosen' },
  beforeDeckRefresh: { says: 'before the deck is refreshed', on: 'deck.refreshing' },

  beforeOpponentGainsMomentum: { says: 'before the opponent gains Momentum', on: 'momentum.gaining' },
  afterOpponentGainsMomentum: { says: 'the opponent has gained Momentum', on: 'momentum.gained' },
  afterEffectGivesMomentum: {
    says: 'an effect has given the opponent Momentum',
    on: 'momentum.resolved',
  },
  whenOpponentClaimsStruggle: { says: 'the opponent claims a Struggle Card', on: 'struggle.claimed' },
  afterAllyGainsHunker: { says: 'an ally has gained a Hunker token', on: 'hunker.gained' },
  afterStanceChange: { says: 'a stance was changed', on: 'stance.changed' },
  setupBeforeMission: { says: 'set-up, before the first Struggle Card', on: 'setup.struggle' },
  setup: { says: 'end of set-up', on: 'setup.end' },

  insteadOfDamage: { says: 'in place of an attack’s damage', on: 'attack.suffering' },
  insteadOfCondition: { says: 'in place of a condition', on: 'condition.gaining' },
  insteadOfReserve: { says: 'in place of the reserve', on: 'card.reserving' },
  insteadOfHunkerLoss: { says: 'in place of losing Hunker tokens', on: 'hunker.losing' },
  insteadOfMove: { says: 'one kind of move for another', asked: 'every move' },

  standing: { says: 'holds as long as its condition does', asked: 'the query it adds to' },
  forbidden: { says: 'forbids', asked: 'the choice it forbids' },
  permitted: { says: 'permits', asked: 'the rule it lifts' },
  extraUses: { says: 'more uses', asked: 'the limit of uses' },
  payment: { says: 'another means of payment', asked: 'every payment' },
  controlRule: { says: 'who controls', asked: 'the control step' },
  determiningControl: { says: 'control of an objective is determined', on: 'control.determining' },
  deployment: { says: 'where it is deployed', asked: 'deployment' },
  deckBuilding: { says: 'cards for the Order Deck', asked: 'the making of the decks' },
} as const satisfies Readonly<Record<string, Meaning>>;

export type AbilityClass = keyof typeof CLASSES;

export const meaningOf = (one: AbilityClass): Meaning => CLASSES[one];
