import type { OperationText } from '../operationWords.ts';
import { chainReactionRules, exploreTheRuinsRules, foilTheHeistRules } from './raidRules.ts';

/** The tracker is full when the Aggressor's Turn ends. */
export const CLOCK = "An Aggressor's Turn ends with the Struggle Tracker full: the Sentinel wins by Countdown.";

export const exploreTheRuins: OperationText = {
  name: 'Explore the Ruins',
  briefing:
    'Two expeditions, one buried temple. Its walls hold a cipher in four signs, and whoever reads it first can open what lies below. But the temple notices visitors: every wound wakes its machinery, and it does not care who stands in the way.',
  roles: {
    aggressor: 'Read all four signs, then open the way down by throwing five switches in the right order.',
    sentinel: 'Finish your own copy first to get ahead, wreck the mechanisms, and let time run out.',
  },
  trackers: {
    'aggressor-cipher': "Aggressor's Cipher",
    'sentinel-cipher': "Sentinel's Cipher",
    complete: 'Complete',
    'switch-sequence': 'Switch Sequence',
    'damaged-mechanisms': 'Damaged Mechanisms',
  },
  pieces: {},
  states: {},
  rules: exploreTheRuinsRules,
  stages: {
    'complete-the-cipher': {
      name: 'Complete the Cipher',
      overview:
        'Four clues stand in the dust, each with one sign. Both sides copy them down, in daylight or by a stolen glance.',
      objectives: { '*': 'Archaic Clue' },
      roles: {
        aggressor:
          'Cover all four signs of your Cipher: study a Clue you control, risk a peek at one you contest, or play the token you hold. Be faster than the Sentinel.',
        sentinel:
          'Cover your own four signs before the Aggressor does. Then they lose the two Momentum they would have removed, and you begin Stage II one step ahead.',
      },
      ends: {
        'aggressor-cipher-covered':
          "An Aggressor's Turn ends with all four spaces of the Aggressor's Cipher covered: Stage II follows.",
        'clock-full': CLOCK,
      },
    },
    'throw-the-switches': {
      name: 'Throw the Switches',
      overview: 'The cipher names five switches. The wall shows one at a time, and a wrong guess wakes the temple.',
      objectives: { '*': 'Ancient Mechanism' },
      roles: {
        aggressor:
          'Empty the Switch Sequence: control the Mechanism whose sign is showing, or force it with a die for each Mechanism you control.',
        sentinel:
          'Hold Mechanisms: each one you control is a die of sabotage, and every five tokens are one more Momentum.',
      },
      ends: {
        'sequence-empty': "An Aggressor's Turn ends with no token left on the Switch Sequence: the Aggressor wins.",
        'clock-full': CLOCK,
      },
    },
  },
};

export const foilTheHeist: OperationText = {
  name: 'Foil the Heist',
  briefing:
    'A smuggler has the goods and a way out; the garrison has force fields that need time to warm up. The smuggler has friends nobody has counted yet: one squad lies in wait around the yard and waits for a reason to show itself.',
  roles: {
    aggressor: 'Bring the force fields to full power, then pile setbacks on the Smuggler until the heist falls apart.',
    sentinel: 'Keep hold of the Smuggler, spring your ambush at the right moment, and win by outlasting the clock.',
  },
  trackers: { 'force-field': 'Force Field Power Tracker', setbacks: 'Setbacks' },
  pieces: { smuggler: 'Smuggler' },
  states: { waiting: 'Lying in Wait' },
  rules: foilTheHeistRules,
  spaces: { 'powered-down': 'Powered Down', 'field-engaged': 'Field Engaged', 'full-power': 'Full Power' },
  stages: {
    'to-catch-a-smuggler': {
      name: 'To Catch a Smuggler',
      overview:
        'The fields are cold and the Smuggler is already in the yard. Every console brings the power up a little.',
      objectives: { '*': 'Field Console' },
      roles: {
        aggressor:
          'Control Field Consoles: each one moves the power one space at the end of your Turn. Every Field Engaged space lets you remove a Momentum on the Sentinel’s side.',
        sentinel:
          'Control the Smuggler near your own edge at the end of the Aggressor’s Turns to add Momentum, and keep the consoles out of their hands.',
      },
      ends: {
        'full-power':
          "An Aggressor's Turn ends with the power on Full Power: the Aggressor may remove up to two Momentum, and Stage II follows.",
        'clock-full': CLOCK,
      },
    },
    'close-the-net': {
      name: 'Close the Net',
      overview:
        'The fields are up and the Smuggler is trapped inside. Now it is a matter of who works faster at the consoles.',
      objectives: { '*': 'Backup Console' },
      roles: {
        aggressor:
          'Ten setbacks end the heist. Controlling the Smuggler rolls most dice, contesting them fewer, and every Backup Console adds one.',
        sentinel:
          'Bring the Smuggler to Backup Consoles and drive the power back down. Each marked space the token reaches adds a Momentum.',
      },
      ends: {
        'ten-setbacks': "An Aggressor's Turn ends with ten or more setbacks: the Aggressor wins.",
        'clock-full': CLOCK,
      },
    },
  },
};

export const triggerAChainReaction: OperationText = {
  name: 'Trigger a Chain Reaction',
  briefing:
    'A core hangs behind its shield, and the saboteurs are already inside the hall. Crack the shield, feed the core the right surges in the right places, and there will be no facility left to defend.',
  roles: {
    aggressor: 'Destroy the Core Shield, then fill the Chain Reaction Tracker.',
    sentinel: 'Sound the alarm, patch the shield, pull the spikes out again, and hold until the clock is full.',
  },
  trackers: { 'core-shield': 'Core Shield', 'chain-reaction': 'Chain Reaction Tracker' },
  pieces: {},
  states: {},
  rules: chainReactionRules,
  stages: {
    'expose-the-core': {
      name: 'Expose the Core',
      overview:
        'Three generators feed the shield. Whoever shoots at one hits the shield itself, and the feedback bites.',
      objectives: { console: 'Console', 'shield-generator': 'Shield Generator' },
      roles: {
        aggressor:
          'Control Shield Generators. At the end of each of your Turns one character of the Unit you activated may attack one of them; Options whose icons fit cover the shield box by box.',
        sentinel:
          'Control Consoles. Each is an Attack Die at the end of your Turn: to shake off a condition, send somebody running, or take back a box of the shield.',
      },
      ends: {
        'core-shield-destroyed':
          'Any Turn ends with all ten boxes of the Core Shield covered: both players give a Unit a Morale Boost, each side of the tracker loses a Momentum, and Stage II follows.',
        'clock-full': CLOCK,
      },
    },
    'trigger-the-reaction': {
      name: 'Trigger the Reaction',
      overview: 'The core lies open. Its dataports flare up at random; a surging port belongs to nobody.',
      objectives: { '*': 'Dataport' },
      roles: {
        aggressor:
          'Stand at Dataports you control and roll for the missing signs. Keep up with the Sentinel in objectives for one more die.',
        sentinel: 'Do the same to take tokens off again. One matching result a Turn is enough to set them back.',
      },
      ends: {
        'reaction-complete':
          'Any Turn ends with all six spaces of the Chain Reaction Tracker filled: the Aggressor wins.',
        'clock-full': CLOCK,
      },
    },
  },
};
