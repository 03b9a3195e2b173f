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
      says: 'After this Unit’s next action, attack, move of its own or paid ability, it suffers 3 damage. Then remove Strained.',
      rule: 'CR-COND-09',
    },
    disarmed: {
      says: 'On its next attack roll, all expertise is removed before dice are modified. Then remove Disarmed.',
      rule: 'CR-COND-11',
    },
    exposed: {
      says: 'On its next defense roll, all expertise is removed before dice are modified. Then remove Exposed.',
      rule: 'CR-COND-14',
    },
    pinned: {
      says: 'The Unit’s next advance, dash, climb or jump fails. Then remove Pinned.',
      rule: 'CR-COND-17',
    },
    impact: { says: 'Focus adds this many extra dice to the next melee attack.', rule: 'CR-KEY-03' },
    sharpshooter: { says: 'Focus adds this many extra dice to the next ranged attack.', rule: 'CR-KEY-04' },
    cover: { says: 'Adds this many defense dice against ranged attacks.', rule: 'CR-COVER-01' },
    protection: { says: 'When defending, removes 1 damage from the Damage Pool.', rule: 'CR-KEY-06' },
    scale: { says: 'May climb instead of advancing or dashing.', rule: 'CR-KEY-08' },
    steadfast: { says: 'When defending, ignores the first shove from the attacker’s Combat Tree.', rule: 'CR-KEY-09' },
    immunity: { says: 'This Unit cannot gain the named condition. If it has it, remove it.', rule: 'CR-KEY-01' },
    advance: { says: 'May move with the Advance tool. Cannot end at a higher Elevation.', rule: 'CR-MOVE-01' },
    dash: { says: 'May move with the Dash tool. Cannot end at a higher Elevation.', rule: 'CR-MOVE-02' },
    climb: { says: 'May move with the Dash tool to any Elevation, but not while Engaged.', rule: 'CR-MOVE-12' },
    jump: { says: 'May move with the Dash tool to any Elevation, even while Engaged.', rule: 'CR-MOVE-12' },
    reposition: { says: 'May advance, even while Engaged.', rule: 'CR-EFF-09' },
    crit: { says: 'A success that blocks cannot remove.', rule: 'CR-ATK-19' },
    strike: { says: 'A success unless a block removes it.', rule: 'CR-ATK-18' },
    block: { says: 'Removes 1 strike.', rule: 'CR-ATK-18' },
    expertise: { says: 'Count these and apply the matching row of the Expertise Chart.', rule: 'CR-EXP-03' },
    failure: { says: 'No effect.', rule: 'CR-DICE-06' },
    damage: { says: 'Adds 1 damage to the Damage Pool.', rule: 'CR-TREE-13' },
    heal: {
      says: 'Remove 1 damage or 1 condition from this Unit or an allied Unit within Range 2.',
      rule: 'CR-EFF-07',
    },
    shove: { says: 'Push the defender Range 1 away. The attacker may follow.', rule: 'CR-EFF-05' },
    active: { says: 'During its own activation: use one Active ability for free.', rule: 'CR-EFF-10' },
    hunker: {
      says: 'Each token gives Cover [1] and lets nearby terrain give Cover too. Lost when a character in the Unit becomes Engaged.',
      rule: 'CR-COVER-07',
    },
    wounded: {
      says: 'Cannot suffer damage or contest objectives until its next activation. The opponent gained 1 Momentum.',
      rule: 'CR-WND-01',
    },
    injured: {
      says: 'Each token makes its abilities cost 1 more Force. With as many tokens as Durability, the Unit is Defeated after its activation.',
      rule: 'CR-ABIL-16',
    },
    engaged: {
      says: 'An enemy is within Range 2, at the same Elevation and visible. Unless that enemy is Wounded: no ranged attacks, no climbing, and it dashes instead of advancing.',
      rule: 'CR-ENG-01',
    },
    focus: { says: 'Adds 1 attack die to the next attack this activation.', rule: 'CR-ACT-14' },
  },
  mission: {
    priority: {
      any: {
        says: 'At the start of each Turn, a defense die picks a Priority Objective. Control one at the end of your Turn to move the Struggle token 1 extra space.',
        rule: 'MS-PRIO-03',
      },
      all: {
        says: 'If there are no Priority Objectives, two defense dice pick them at the start of a Turn. Control all of them at the end of your Turn to move the Struggle token 1 extra space.',
        rule: 'MS-PRIO-06',
      },
    },
    noDice: { says: 'There are no Priority Objectives in the first Struggle.', rule: 'MS-PRIO-01' },
    cleared: {
      'with-the-struggle': { says: 'They remain until the Struggle is won.', rule: 'MS-PRIO-02' },
      'each-turn': { says: 'They are removed at the end of the Turn.', rule: 'MS-PRIO-07' },
      'when-scored': { says: 'They are removed once scored.', rule: 'MS-PRIO-06' },
    },
    changeOfPlans: (objectives) => ({
      says: `From the second Struggle on: if your opponent controls ${objectives} or more objectives, you may spend 1 Force or 1 Momentum to replace the Struggle Card.`,
      rule: 'MS-PLAN-01',
    }),
    lends: {
      everyone: { says: 'While this card is in play, all Units have:', rule: 'MS-GEN-02' },
      shatterpoint: { says: 'A Unit activated with the Shatterpoint Card has this for the Turn:', rule: 'MS-GEN-03' },
    },
    challenging: (rank) => ({
      says: `${RANKS[rank]} Units are Challenging the Odds: once in your Turn, when one Wounds an enemy, you may spend 1 Force to move the Struggle token 1 space.`,
      rule: 'MS-ODDS-01',
    }),
    ploy: {
      says: 'When a player keeps the Shatterpoint Card, both players do this before a Unit is chosen:',
      rule: 'MS-PLOY-01',
    },
    ploys: {
      'pick-one': {
        says: 'Choose one: refresh 2 Force, dash with one character, or put an Order Card into reserve.',
        rule: 'MS-PLOY-02',
      },
      'clear-control': {
        says: 'Each player may name an Active objective. Remove its Control token.',
        rule: 'MS-PLOY-06',
      },
      recover: {
        says: 'Remove up to 1 Wounded token, 3 damage and 1 condition from one of your Units.',
        rule: 'MS-PLOY-08',
      },
      'patch-up': {
        says: 'Remove 1 Injured token from one of your Units. If you removed none, refresh 2 Force.',
        rule: 'MS-PLOY-09',
      },
    },
    reposition: (rank) => ({
      says: `Choose one of your ${RANKS[rank]} Units. Its characters may reposition. It cannot activate this Turn.`,
      rule: 'MS-PLOY-07',
    }),
  },
};
