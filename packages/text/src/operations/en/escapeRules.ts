import type { RuleTexts } from '../operationWords.ts';
import { TARGET_THE_LEADERS } from './raidRules.ts';

export const extractTheAgentRules: RuleTexts = {
  'target-the-leaders': TARGET_THE_LEADERS,
  'moving-the-agent': {
    name: 'Moving the Agent',
    text: 'At the end of the Aggressor’s Turn the Agent advances or climbs if the Aggressor controls them. If nobody does, the Aggressor dashes them; if the Sentinel does, the Sentinel.',
  },
  'not-what-i-signed-up-for': {
    name: 'This Isn’t What I Signed Up For',
    text: 'When a Unit within Range 2 of the Agent becomes Wounded, its opponent may dash the Agent.',
  },
  'place-the-agent': {
    name: 'Setup',
    text: 'After deployment the Sentinel puts the Agent down touching objective W1.',
  },
  disabling: {
    name: 'Disabling',
    text: 'At the end of their Turn the Aggressor tries one Docking Clamp. One they control with the Agent within Range 2 is released at once, and a block on three Defense Dice opens a space of the lockdown. At another they control and contest, three dice need a critical; at one they contest with the Agent near, a critical or strike.',
  },
  lockdown: {
    name: 'Lockdown Tracker',
    text: 'At the end of the Sentinel’s Turn a space is covered for each Security Console they control.',
  },
  'lockdown-full': {
    name: 'Lockdown Tracker',
    text: 'When it is full, the Sentinel adds a Momentum and the tracker is cleared.',
  },
  'clamps-released': { name: 'End of Stage', text: 'The Aggressor may remove a Momentum from each side.' },
  'the-ship-lands': {
    name: 'Setup',
    text: 'The Escape Ship lands at the Landing Zone beside the Agent, or where a die says. The Agent is aboard.',
  },
  'lockdown-begins': { name: 'Setup', text: 'Five spaces of the Lockdown Tracker are covered.' },
  'access-the-console': {
    name: 'Accessing the Security Console',
    text: 'At the end of their Turn the Aggressor rolls three dice at a console their activated Unit contests, five if they control it. Every critical and strike opens a space of the lockdown; with none covered it is lifted.',
  },
  'trace-the-ship': {
    name: 'Accessing the Security Console',
    text: 'At the end of their Turn the Sentinel rolls a die for each console they control; every strike covers a box of the ship.',
  },
  'blast-em': {
    name: 'Blast ’em',
    text: 'At the end of the Sentinel’s Turn one character of the Unit just activated may attack the Escape Ship.',
  },
  'ship-battered': {
    name: 'Blast ’em',
    text: 'When all its boxes are covered they are cleared, and the Sentinel may add two Momentum.',
  },
  embarking: {
    name: 'Embarking',
    text: 'At the start of their Turn the Aggressor may take a Unit aboard that is wholly within Range 2 of the ship.',
  },
  'taking-flight': {
    name: 'Taking Flight',
    text: 'Then the ship moves to another Landing Zone: with five spaces of the lockdown covered where the Sentinel says, with three or four where a die says, else where the Aggressor says.',
  },
  'mounted-infantry': {
    name: 'Mounted Infantry',
    text: 'A Unit aboard that activates gets off within Range 1 of the ship, or stays and measures from the ship for this Turn.',
  },
  'mad-dash': {
    name: 'Mad Dash',
    text: 'At the end of their Turn the Aggressor may advance one character toward the ship.',
  },
  evacuate: { name: 'Evacuate', text: 'All Units wholly within Range 2 of the ship leave with it.' },
};

export const jailBreakRules: RuleTexts = {
  captured: { name: 'Captured', text: 'Before deployment the Aggressor names a squad whose Units are Captured.' },
  'off-duty': {
    name: 'Off Duty',
    text: 'The Sentinel’s Primary Units and one Secondary Unit begin off the battlefield.',
  },
  'security-level-set': { name: 'Setup', text: 'Four spaces of the Security Level are covered.' },
  'captured-put-down': {
    name: 'Setup',
    text: 'The Sentinel puts each Captured Unit down within Range 1 of a Containment Field of its own.',
  },
  'noise-of-the-raid': {
    name: 'Noise',
    text: 'Every advance of a free character and every ability but Slice is a token of Noise. A Unit that attacked and wounded nobody makes four.',
  },
  'noise-of-the-guards': {
    name: 'Noise',
    text: 'A guard that ends its activation within Range 3 of a free enemy draws a token of Noise, within Range 2 another.',
  },
  'out-of-noise': { name: 'Noise', text: 'When a token is to be drawn and there is none, the Alarm sounds.' },
  'suspicion-grows': {
    name: 'Suspicion',
    text: 'At the end of the Sentinel’s Turn the Noise is turned up: a critical or block is two Suspicion, a strike one. Then it goes back to the pool.',
  },
  'caught-in-the-act': {
    name: 'Suspicion',
    text: 'A guard that damages a free enemy in melee adds four Suspicion.',
  },
  'suspicion-full': { name: 'Suspicion', text: 'At ten the Alarm sounds.' },
  'captured-activates': {
    name: 'Captured',
    text: 'A Captured Unit that activates works on its field, or distracts the guards: an enemy Unit may be dashed, and an ally within Range 4 may make an action.',
  },
  'field-opens': {
    name: 'Containment Fields',
    text: 'Four Damage tokens open a field: its Unit is free, and the Aggressor may remove a Momentum.',
  },
  'reporting-for-duty': {
    name: 'Reporting for Duty',
    text: 'When a Unit off duty is chosen to activate, another Unit of the Sentinel may dash; then it is set down within Range 2 of the Security Desk.',
  },
  'guard-duty': {
    name: 'Guard Duty',
    text: 'The Sentinel’s characters make no ranged attacks, dash instead of advancing, and see nobody beyond Range 5.',
  },
  'heightened-security': {
    name: 'Heightened Security',
    text: 'At the end of the Aggressor’s Turn, if the Sentinel contests the Access Core, expertise on three dice opens a space of the Security Level.',
  },
  'last-look-around': {
    name: 'End of Stage',
    text: 'The Noise is counted once more. If that does not sound the Alarm, the Aggressor removes two Momentum.',
  },
  slice: {
    name: 'Slice',
    text: 'Make up to three Noise for as many dice more, and roll three Defense Dice at a field the Unit contests: every block and expertise is a Damage token on it.',
  },
  'slip-into-the-shadows': {
    name: 'Slip into the Shadows',
    text: 'Once per Turn, when an enemy moves within Range 2, this Unit may dash, for one token of Noise.',
  },
  'press-for-information': {
    name: 'Press for Information',
    text: 'Three dice against an undamaged prisoner at a field within Range 2: expertise is damage, and one Suspicion.',
  },
  'carry-the-level-over': {
    name: 'Setup',
    text: 'As many spaces of the sequences are covered as the Security Level has left.',
  },
  reinforcements: {
    name: 'Setup',
    text: 'Units off duty come in: from any edge if the Alarm sounds, else from the Security Desk.',
  },
  'red-alert': {
    name: 'Red Alert',
    text: 'If the Alarm sounds, the Sentinel may open two spaces of the sequences. Each Unit still Captured is freed with an Injured token, and adds a Momentum.',
  },
  'enter-the-codes': {
    name: 'Access Core',
    text: 'At the end of their Turn the Aggressor, contesting the Access Core, rolls two dice and one for each Guard Station they control; results fill matching spaces of the first open sequence.',
  },
  'change-the-codes': {
    name: 'Guard Stations',
    text: 'At the end of their Turn the Sentinel, controlling more objectives, may take a token off a sequence that is not complete.',
  },
};

export const crashLandingRules: RuleTexts = {
  hurt: {
    name: 'Hurt',
    text: 'Before deployment the Aggressor names a squad whose Units are Hurt and lays four Operation tokens face down among them.',
  },
  'thrown-clear': {
    name: 'Setup',
    text: 'Each Hurt Unit is set down within Range 1 of an Inactive objective of its own; then its tokens are turned up.',
  },
  shaken: { name: 'Hurt', text: 'A Hurt Unit that is chosen to activate is Strained.' },
  treatment: {
    name: 'Treatment',
    text: 'At the end of their Turn the Aggressor may treat a Hurt Unit within Range 2 of a Cache. Its own sign and control take a token off for certain; its own sign without control needs expertise on five dice, control of another Cache on three, any other on one.',
  },
  'no-longer-hurt': {
    name: 'Treatment',
    text: 'A Unit without tokens is no longer Hurt, and the Aggressor may remove a Momentum from the Sentinel’s side.',
  },
  'sabotage-the-caches': {
    name: 'Sabotage',
    text: 'At the end of their Turn the Sentinel may sabotage a Cache the activated Unit contests: every strike and critical on four dice is a Damage token. A Primary Unit at a Cache they control ruins it at once.',
  },
  'cache-ruined': { name: 'Sabotage', text: 'Three Damage tokens ruin a Cache.' },
  'no-medicine-left': {
    name: 'End of Stage',
    text: 'With no Cache left the Sentinel adds two Momentum and each Hurt Unit takes an Injured token.',
  },
  direct: { name: 'Direct', text: 'A Hurt Unit within Range 4 may dash.' },
  scavenge: {
    name: 'Scavenge',
    text: 'At the end of their Turn the Aggressor rolls a die for each Wreckage Pile they control, may turn one to the sign of a Pile, and moves the gear of every result one space.',
  },
  'take-your-share': {
    name: 'Take Your Share',
    text: 'At the end of their Turn the Sentinel rolls a die for each Pile they control: every critical and strike is a token. Five may be turned into a Momentum.',
  },
};
