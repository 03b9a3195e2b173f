import type { Rank } from '@faultline/rules';
import type { Glossary } from '../glossary.ts';

const RANKS: Readonly<Record<Rank, string>> = {
  primary: 'Primary',
  secondary: 'Secondary',
  supporting: 'Supporting',
};

export const glossary: Glossary = {
  terms: {
    strained: {
      says: 'Once the Unit has finished an action, an attack, a move of its own or a paid ability, it takes 3 damage and loses this.',
      rule: 'CR-COND-09',
    },
    disarmed: {
      says: 'Expertise on its next attack roll is thrown out before anything else happens to the dice. Then it loses this.',
      rule: 'CR-COND-11',
    },
    exposed: {
      says: 'Expertise on its next defense roll is thrown out before anything else happens to the dice. Then it loses this.',
      rule: 'CR-COND-14',
    },
    pinned: {
      says: 'The next time one of its characters wants to advance, dash, climb or jump it stays put instead, and the Unit loses this.',
      rule: 'CR-COND-17',
    },
    impact: { says: 'Focus gives so many dice more to the next melee attack.', rule: 'CR-KEY-03' },
    sharpshooter: { says: 'Focus gives so many dice more to the next ranged attack.', rule: 'CR-KEY-04' },
    cover: { says: 'So many defense dice more, against ranged attacks only.', rule: 'CR-COVER-01' },
    protection: { says: 'When it defends, one damage is taken off the pool before it lands.', rule: 'CR-KEY-06' },
    scale: { says: 'It may climb where it would advance or dash.', rule: 'CR-KEY-08' },
    steadfast: { says: "The first shove out of an attacker's combat tree does not move it.", rule: 'CR-KEY-09' },
    immunity: { says: 'The Unit never gets the condition named here, and sheds one it has.', rule: 'CR-KEY-01' },
    advance: { says: 'The attacker may make a long move on its level or down.', rule: 'CR-MOVE-01' },
    dash: { says: 'The attacker may make a short move on its level or down.', rule: 'CR-MOVE-02' },
    climb: { says: 'The attacker may make a short move to any height, unless engaged.', rule: 'CR-MOVE-12' },
    jump: { says: 'The attacker may make a short move to any height, even while engaged.', rule: 'CR-MOVE-12' },
    reposition: { says: 'The attacker may advance, even away from enemies that engage it.', rule: 'CR-EFF-09' },
    crit: { says: 'A success that no block can stop.', rule: 'CR-ATK-19' },
    strike: { says: 'A success, unless a block takes it away.', rule: 'CR-ATK-18' },
    block: { says: 'Takes away one strike.', rule: 'CR-ATK-18' },
    expertise: { says: 'Counted, and looked up in the chart of the stance.', rule: 'CR-EXP-03' },
    failure: { says: 'Does nothing.', rule: 'CR-DICE-06' },
    damage: { says: 'One more damage for the defender when the tree is done.', rule: 'CR-TREE-13' },
    heal: {
      says: 'One damage or one condition off the own Unit, or off an ally within Range 2.',
      rule: 'CR-EFF-07',
    },
    shove: { says: 'Pushes the defender a short way; the attacker may follow.', rule: 'CR-EFF-05' },
    active: { says: 'In its own activation: one Active ability for nothing.', rule: 'CR-EFF-10' },
    hunker: {
      says: 'One defense die more against ranged attacks, and terrain nearby gives cover too. Lost once anybody of the Unit is engaged.',
      rule: 'CR-COVER-07',
    },
    wounded: {
      says: 'It takes no damage and counts for no objective until its next activation; the other side gained Momentum.',
      rule: 'CR-WND-01',
    },
    injured: {
      says: 'Each token makes its abilities one Force dearer. As many as its Durability: it leaves after the activation.',
      rule: 'CR-ABIL-16',
    },
    engaged: {
      says: 'An enemy within Range 2, on the same level and in sight. Unless that one is Wounded: no shooting, no climbing, dashes for advances.',
      rule: 'CR-ENG-01',
    },
    focus: { says: 'One attack die more for the next attack in this activation.', rule: 'CR-ACT-14' },
  },
  mission: {
    priority: {
      any: {
        says: 'As a turn starts a defense die marks one of the lit objectives. Holding a marked one at the end of your turn moves the token one space more.',
        rule: 'MS-PRIO-03',
      },
      all: {
        says: 'While nothing is marked, two defense dice mark lit objectives as a turn starts. Holding all of them at the end of your turn moves the token one space more.',
        rule: 'MS-PRIO-06',
      },
    },
    noDice: { says: 'In the first Struggle nothing is marked.', rule: 'MS-PRIO-01' },
    cleared: {
      'with-the-struggle': { says: 'Marks stay until the Struggle is won.', rule: 'MS-PRIO-02' },
      'each-turn': { says: 'Marks go when the turn ends.', rule: 'MS-PRIO-07' },
      'when-scored': { says: 'Marks go when they are scored.', rule: 'MS-PRIO-06' },
    },
    changeOfPlans: (objectives) => ({
      says: `From the second Struggle on: whoever faces a player with ${objectives} or more objectives may pay 1 Force or 1 Momentum for another card.`,
      rule: 'MS-PLAN-01',
    }),
    lends: {
      everyone: { says: 'Every Unit of both sides has this while the card lies:', rule: 'MS-GEN-02' },
      shatterpoint: { says: 'A Unit chosen with the Shatterpoint card has this for the turn:', rule: 'MS-GEN-03' },
    },
    challenging: (rank) => ({
      says: `${RANKS[rank]} Units challenge the odds: wound an enemy in your turn and you may pay 1 Force, once, for a space of the token.`,
      rule: 'MS-ODDS-01',
    }),
    ploy: {
      says: 'When somebody keeps the Shatterpoint card, both players do this before a Unit is chosen:',
      rule: 'MS-PLOY-01',
    },
    ploys: {
      'pick-one': { says: 'Pick one: 2 Force, a dash, or an order card into reserve.', rule: 'MS-PLOY-02' },
      'clear-control': {
        says: 'Name an active objective; nobody controls the ones named any more.',
        rule: 'MS-PLOY-06',
      },
      recover: {
        says: 'One of your Units loses a Wounded token, up to 3 damage and a condition, as you like.',
        rule: 'MS-PLOY-08',
      },
      'patch-up': {
        says: 'One of your Units loses an Injured token; without one you get 2 Force.',
        rule: 'MS-PLOY-09',
      },
    },
    reposition: (rank) => ({
      says: `Choose a ${RANKS[rank]} Unit of yours; its characters may reposition, and it cannot activate this turn.`,
      rule: 'MS-PLOY-07',
    }),
  },
};
