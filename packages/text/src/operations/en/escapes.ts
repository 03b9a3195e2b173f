import type { OperationText } from '../operationWords.ts';
import { crashLandingRules, extractTheAgentRules, jailBreakRules } from './escapeRules.ts';
import { CLOCK } from './raids.ts';

export const extractTheAgent: OperationText = {
  name: 'Extract the Agent',
  briefing:
    'An agent with a head full of secrets is stranded in a locked-down port. A ship stands ready behind docking clamps that somebody has to open by hand. Nobody said how many of the rescuers would come home.',
  roles: {
    aggressor: 'Release the clamps, lift the lockdown, and get as many Units as you can aboard the Escape Ship.',
    sentinel: 'Hold the Security Consoles, shoot at the ship, and keep them on the ground until time is up.',
  },
  trackers: { lockdown: 'Lockdown Tracker', 'escape-ship': 'Escape Ship', 'cargo-bay': 'Cargo Bay' },
  pieces: { agent: 'Agent', 'escape-ship': 'Escape Ship' },
  states: { mounted: 'Mounted Infantry' },
  rules: extractTheAgentRules,
  flags: { 'lockdown-lifted': 'The lockdown is lifted' },
  stages: {
    'releasing-the-clamps': {
      name: 'Releasing the Clamps',
      overview: 'Four clamps hold the ship. The Agent knows the codes, if you can bring them close enough.',
      objectives: { 'security-console': 'Security Console', 'docking-clamp': 'Docking Clamp' },
      roles: {
        aggressor:
          'Release three of the four Docking Clamps. With the Agent beside a clamp you control it opens at once; otherwise dice decide.',
        sentinel:
          'Control Security Consoles: each fills a space of the Lockdown Tracker at the end of your Turn, and a full one adds a Momentum. Whoever controls the Agent decides where they run.',
      },
      ends: {
        'clock-before-clamps': CLOCK,
        'one-clamp-left':
          'Any Turn ends with no more than one Active Docking Clamp: the Aggressor may remove a Momentum from each side, and Stage II follows.',
      },
    },
    'its-time-to-leave': {
      name: "It's Time to Leave!",
      overview:
        'The ship is in the air and hops from one landing zone to the next. The lockdown still has it on a leash.',
      objectives: { 'security-console': 'Security Console', '*': 'Landing Zone' },
      roles: {
        aggressor:
          'Clear the Lockdown Tracker at the Security Consoles, bring whole Units within Range 2 of the ship, and leave with four or more. Six are a major victory.',
        sentinel:
          'Control consoles and shoot at the ship: every time all its boxes are covered you may add two Momentum. With the lockdown full you choose where it lands.',
      },
      ends: {
        'clock-full': CLOCK,
        'ready-to-leave':
          "An Aggressor's Turn ends with the lockdown lifted and somebody at or on the ship: the Aggressor may evacuate. One to three Units are a defeat, four or five a mournful victory, six a major one.",
      },
    },
  },
};

export const jailBreak: OperationText = {
  name: 'Jail Break!',
  briefing:
    'One squad sits behind containment fields, the other is in the ducts above. The guards are few, some are off duty, and they have heard nothing yet. Every step makes noise, every shot makes more, and sooner or later somebody will reach for the alarm.',
  roles: {
    aggressor: 'Free the Captured Units as quietly as you can, then enter two code sequences to open the blast doors.',
    sentinel: 'Listen, search, sound the Alarm in time, and keep the codes from being completed.',
  },
  trackers: {
    suspicion: 'Suspicion',
    'security-level': 'Security Level',
    noise: 'Noise Area',
    'sequence-one': 'Sequence One',
    'sequence-two': 'Sequence Two',
  },
  pieces: { 'security-desk': 'Security Desk' },
  states: { captured: 'Captured', 'off-duty': 'Off Duty' },
  rules: jailBreakRules,
  flags: { alarm: 'The Alarm sounds' },
  stages: {
    breakout: {
      name: 'Breakout',
      overview: 'Three fields, three prisoners. The guards walk their rounds with their blasters holstered.',
      objectives: { 'containment-field': 'Containment Field', 'access-core': 'Access Core' },
      roles: {
        aggressor:
          'Slice the Containment Fields: four Damage tokens open one. Noise buys more dice, but the pool holds only ten tokens.',
        sentinel:
          'Fill Suspicion to ten, or let the pool of noise run dry: then the Alarm sounds. With three Units still Captured at the end of your Turn that wins the game.',
      },
      ends: {
        'nobody-captured':
          "An Aggressor's Turn ends with no Unit Captured: noise is counted once more, the Aggressor removes two Momentum unless that sounds the Alarm, and Stage II follows.",
        'alarm-and-three-captured':
          "A Sentinel's Turn ends with the Alarm sounding and three Units Captured: the Sentinel wins.",
        'alarm-and-three-captured-by-option': "By option: the same at the end of an Aggressor's Turn.",
        alarm: 'The Alarm sounds: Stage II follows at the end of that Turn.',
        'clock-full': CLOCK,
      },
    },
    'open-the-blast-doors': {
      name: 'Open the Blast Doors',
      overview: 'Everybody is awake now. The doors listen to one terminal in the middle of the block.',
      objectives: { 'guard-station': 'Guard Station', 'access-core': 'Access Core' },
      roles: {
        aggressor:
          'Contest the Access Core and roll for the codes, one more die for each Guard Station. Sequence One comes first.',
        sentinel:
          'Control more objectives than the Aggressor to take a token off a sequence that is not locked in yet.',
      },
      ends: {
        'clock-full': CLOCK,
        'sequences-locked': 'Any Turn ends with both sequences complete: the Aggressor wins.',
      },
    },
  },
};

export const crashLanding: OperationText = {
  name: 'Crash Landing',
  briefing:
    'The ship came down hard. One squad crawls out of the wreck with wounds nobody has looked at yet, the other is scattered, and the locals have noticed the smoke. Medicine first, then everything else that can be carried.',
  roles: {
    aggressor: 'Treat the Hurt Units, then gather enough survival gear to walk away.',
    sentinel: 'Ruin the Medical Caches, help yourself to the wreck, and wait for the clock.',
  },
  trackers: {
    'gear-expertise': 'Survival Gear: expertise',
    'gear-strike': 'Survival Gear: strike',
    'gear-failure': 'Survival Gear: failure',
    'gear-crit': 'Survival Gear: critical',
    'stolen-equipment': 'Stolen Equipment',
  },
  pieces: {},
  states: { hurt: 'Hurt' },
  rules: crashLandingRules,
  spaces: { bottom: 'bottom' },
  stages: {
    'brace-for-impact': {
      name: 'Brace for Impact',
      overview:
        'Four caches of medicine lie across the field. Each fits one kind of wound; the others are better than nothing.',
      objectives: { '*': 'Medical Cache' },
      roles: {
        aggressor:
          'Bring Hurt Units within Range 2 of a Cache. The right sign and control cure for certain; everything else is a matter of dice. Each Unit cured may cost the Sentinel’s side a Momentum.',
        sentinel:
          'Sabotage Caches you contest: three Damage tokens ruin one. With none left every Hurt Unit is Injured.',
      },
      ends: {
        'nobody-hurt': "An Aggressor's Turn ends with no Hurt Unit: Stage II follows.",
        'no-caches':
          "A Sentinel's Turn ends with no Medical Cache left: the Sentinel adds two Momentum, the Hurt Units are Injured, and Stage II follows.",
        'clock-full': CLOCK,
      },
    },
    'secure-the-supplies': {
      name: 'Secure the Supplies',
      overview: 'Whoever can stand goes through the wreckage. Some of what is missing has found new owners.',
      objectives: { '*': 'Wreckage Pile' },
      roles: {
        aggressor:
          'Control Wreckage Piles: each is a die, and every result moves its own gear one space. A Pile with a sign lets you turn a die to it.',
        sentinel: 'Take your share: every five tokens may add a Momentum.',
      },
      ends: {
        'gear-complete': "An Aggressor's Turn ends with all four tokens on the bottom spaces: the Aggressor wins.",
        'clock-full': CLOCK,
      },
    },
  },
};
