import { readFileSync } from 'node:fs';
import type { Clause, EventPattern } from '@faultline/rules';
import { describe, expect, it } from 'vitest';

type Trigger = EventPattern['on'];

/** Each class of printed wordings, and the events that mean it, or the clause that needs no event. */
const MEANT_BY: Readonly<Record<string, readonly (Trigger | Clause['clause'])[]>> = {
  activeNow: ['use'],
  afterAllyGainsHunker: ['hunker.gained'],
  afterAllyWounded: ['wounded'],
  afterAttackByAlly: ['attack.resolved'],
  afterAttackByEnemy: ['attack.resolved'],
  afterAttackByThis: ['attack.resolved'],
  afterAttackTargetingAlly: ['attack.resolved'],
  afterAttackTargetingEnemy: ['attack.resolved'],
  afterAttackTargetingThis: ['attack.resolved'],
  afterCombatActionOfAlly: ['action.made'],
  afterCombatActionOfThis: ['action.made'],
  afterEnemyWounded: ['wounded'],
  afterFocusActionOfThis: ['action.made'],
  afterMoveActionOfAlly: ['action.made'],
  afterMoveActionOfEnemy: ['action.made'],
  afterMoveActionOfThis: ['action.made'],
  afterMoveOfAlly: ['moved'],
  afterMoveOfEnemy: ['moved'],
  afterOpponentGainsMomentum: ['momentum.gained'],
  afterRecoverActionOfThis: ['action.made'],
  afterStanceChange: ['stance.changed'],
  afterThisWounded: ['wounded'],
  atMomentAllyWounded: ['wounded.now'],
  atMomentAllyWounds: ['wounded.now'],
  atMomentThisWounds: ['wounded.now'],
  beforeDeckRefresh: ['deck.refreshing'],
  beforeDiceByAlly: ['attack.rolling'],
  beforeDiceByThis: ['attack.rolling'],
  beforeDiceByThisOrAlly: ['attack.rolling'],
  beforeDiceTargetingAlly: ['attack.rolling'],
  beforeDiceTargetingThis: ['attack.rolling'],
  beforeOpponentGainsMomentum: ['momentum.gaining'],
  beforeReveal: ['card.revealing'],
  beforeShatterpointChoice: ['shatterpoint.choosing'],
  continuous: ['always', 'pool', 'pierce', 'cost', 'permit', 'bar', 'forbid', 'control'],
  deckBuilding: ['deck'],
  determiningControl: ['control', 'control.determining'],
  endOfActivation: ['activation.end'],
  endOfEnemyActivation: ['activation.end'],
  endOfYourTurn: ['turn.end'],
  modifyDiceByAlly: ['attack.modifying'],
  modifyDiceByOrTargetingAlly: ['attack.modifying'],
  modifyDiceByThis: ['attack.modifying'],
  modifyDiceTargetingThis: ['attack.modifying'],
  onRevealOfAnyOwnCard: ['card.revealed'],
  onRevealOfThisCard: ['card.revealed'],
  payment: ['pay'],
  replacement: ['swap', 'card.reserving', 'hunker.losing', 'attack.suffering', 'heal.resolving', 'condition.gaining'],
  setup: ['setup.end'],
  setupBeforeMission: ['setup.struggle'],
  startOfActivation: ['activation.tactics', 'activation.start'],
  startOfAlliedActivation: ['activation.start'],
  whenAllyTargeted: ['attack.targeted'],
  whenAllyWounds: ['wounded'],
  whenAttackDeclaredBeforeTarget: ['attack.declaring'],
  whenCardReserved: ['card.reserved'],
  whenChosenWithShatterpoint: ['shatterpoint.chosen'],
  whenCombatActionBegins: ['action.making'],
  whenOpponentActivatesFromReserve: ['reserve.taken'],
  whenOpponentClaimsStruggle: ['struggle.claimed'],
  whenTargetingByAlly: ['attack.targeted'],
  whenTargetingByThis: ['attack.targeted'],
  whenThisTargeted: ['attack.targeted'],
  whenThisWounds: ['wounded'],
};

/** What missions, operations and the rules themselves answer besides. */
const BESIDES: readonly Trigger[] = ['turn.start', 'ability.used'];

const documented = readFileSync(new URL('../../../../docs/events.md', import.meta.url), 'utf8')
  .split('\n')
  .flatMap((line) => /^\| `([a-z.]+)`/.exec(line)?.[1] ?? []);

describe('the closed list of triggering events', () => {
  it('is documented, each event once', () => {
    expect(documented).toEqual([...new Set(documented)]);
  });

  it('has an event for every class of printed wordings, and no event without one', () => {
    const named = [...Object.values(MEANT_BY).flat(), ...BESIDES].filter(
      (name) => name.includes('.') || name === 'moved' || name === 'wounded',
    );
    expect([...new Set(named)].toSorted()).toEqual(documented.toSorted());
  });
});
