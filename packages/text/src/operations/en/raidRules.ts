import type { RuleTexts } from '../operationWords.ts';

/** KO-R-39, KO-R-46: on several cards. */
export const TARGET_THE_LEADERS = {
  name: 'Target the Leaders',
  text: 'Nobody adds or removes Momentum when a Supporting Unit becomes Wounded.',
};

export const exploreTheRuinsRules: RuleTexts = {
  'piece-of-the-cipher': {
    name: 'Piece of the Cipher',
    text: 'Before deployment each player, the Sentinel first, draws an Operation token onto one of their Primary Units. Only they may look at it.',
  },
  'lost-piece': {
    name: 'Piece of the Cipher',
    text: 'When that Unit becomes Wounded, the token goes back to the pool.',
  },
  'mysterious-workings': {
    name: 'Mysterious Workings',
    text: 'Once per Turn, when a Unit becomes Wounded, the Sentinel rolls an Attack Die and both players, the Aggressor first, do what it shows. Strike: a trap of three dice at an objective, one damage to every Unit contesting it for each strike. Expertise: an enemy Unit suffers 2 damage or dashes away. Failure: refresh 1 Force. Critical: an objective moves within Range 2.',
  },
  'study-the-clues': {
    name: 'Archaic Clues',
    text: 'At the end of your Turn choose one: cover the sign of a Clue you control; peek at a Clue your activated Unit contests, with three dice, where expertise covers its sign, a failure costs 2 damage and the Mysterious Workings follow; or reveal the token you hold to cover its sign.',
  },
  'beat-you-to-it': {
    name: 'Beat You to It',
    text: 'If the Sentinel’s Cipher is full at the end of a Turn, it counts as completed first.',
  },
  'the-cipher-opens': {
    name: 'End of Stage',
    text: 'Unless the Sentinel was first, two Momentum are removed and the Mysterious Workings follow.',
  },
  'fill-the-sequence': {
    name: 'Setup',
    text: 'All Operation tokens are shuffled and laid face down as the Switch Sequence.',
  },
  'one-step-ahead': {
    name: 'One Step Ahead',
    text: 'If the Sentinel was first, one character of each of their Units heals twice, and each of their characters may dash.',
  },
  'first-switch': { name: 'Switch Sequence', text: 'The first token is turned up as the first Turn begins.' },
  'turn-up-the-next': {
    name: 'Switch Sequence',
    text: 'A block that is turned up sets off the Mysterious Workings and is discarded; the next token is turned up.',
  },
  switches: {
    name: 'Ancient Mechanisms',
    text: 'At the end of their Turn the Aggressor discards the showing token if they control a Mechanism with its sign, or forces it: a die for each Mechanism they control, and a strike discards the token and sets off the Mysterious Workings.',
  },
  'sabotage-the-mechanisms': {
    name: 'Sabotage',
    text: 'At the end of their Turn the Sentinel rolls a die for each Mechanism they control: every critical and strike is a Damaged Mechanism. Five add a Momentum and set off the Mysterious Workings.',
  },
};

export const foilTheHeistRules: RuleTexts = {
  'dive-for-cover': {
    name: 'Dive for Cover',
    text: 'When a Unit within Range 2 of the Smuggler becomes Wounded, its opponent may dash the Smuggler.',
  },
  'moving-the-smuggler': {
    name: 'Moving the Smuggler',
    text: 'At the end of the Sentinel’s Turn the Smuggler advances or climbs if the Sentinel controls them, and dashes if nobody does. If the Aggressor controls them, the Aggressor rolls a die: without a critical or strike the Smuggler dashes all the same.',
  },
  'lying-in-wait': {
    name: 'Lying in Wait',
    text: 'One squad of the Sentinel begins off the battlefield; each of its Units has an Operation token that all may see.',
  },
  'ambush-tokens': {
    name: 'Ambush Tokens',
    text: 'After deployment the Sentinel lays the same three tokens face down on the battlefield, away from objectives, edges and each other. The card of the Supporting Unit in wait begins in reserve.',
  },
  ambush: {
    name: 'Ambush',
    text: 'When a Unit lying in wait is chosen to activate, its token is turned up and it is set down within Range 1 of it.',
  },
  'getting-spotted': {
    name: 'Getting Spotted',
    text: 'An enemy character that moves to within Range 3 of an Ambush token turns it up: the Unit comes out at once and is Exposed.',
  },
  'place-the-smuggler': { name: 'Setup', text: 'The Sentinel puts the Smuggler within Range 1 of objective BC.' },
  'theyre-getting-away': {
    name: 'They’re Getting Away',
    text: 'At the end of the Aggressor’s Turn the Sentinel adds a Momentum if they control the Smuggler within Range 5 of their own edge.',
  },
  'ready-force-fields': {
    name: 'Ready Force Fields',
    text: 'At the end of the Aggressor’s Turn the power rises one space for each Field Console they control.',
  },
  'field-engaged': {
    name: 'Field Engaged',
    text: 'Each Field Engaged space reached lets the Aggressor remove a Momentum from the Sentinel’s side.',
  },
  'fields-up': { name: 'End of Stage', text: 'The Aggressor may remove up to two Momentum.' },
  'tighten-the-net': {
    name: 'Close the Net',
    text: 'At the end of their Turn the Aggressor rolls: four dice if they control the Smuggler, two if they contest them, and one more for each Backup Console they control. Every critical and strike is a setback.',
  },
  'break-the-field': {
    name: 'Power Down',
    text: 'At the end of their Turn the Sentinel rolls for the console beside the Smuggler: three dice at one they control, one at any other, and one more for each console they control; criticals and strikes lower the power. Or the Smuggler dashes toward a console, with a setback if they do not get there.',
  },
  'field-breaks': { name: 'Power Down', text: 'Each marked space the power falls to adds a Momentum.' },
};

export const chainReactionRules: RuleTexts = {
  'strength-of-purpose': {
    name: 'Strength of Purpose',
    text: 'Whoever chooses a Unit with the Shatterpoint Card either removes a Momentum or gives one of their Units a Morale Boost.',
  },
  'target-the-leaders': TARGET_THE_LEADERS,
  'destroy-the-core-shield': {
    name: 'Destroy the Core Shield',
    text: 'At the end of the Aggressor’s Turn one character of the Unit just activated may attack the Core Shield through a Shield Generator they control. A failure in the attack roll costs the attacker 1 damage or disarms them.',
  },
  'sound-the-alarm': {
    name: 'Sound the Alarm',
    text: 'At the end of their Turn the Sentinel rolls a die for each Console they control, and one more for holding a Generator. Critical: remove a condition. Strike: dash toward a Generator. Expertise: open the last box of the shield again. Failure: the Sentinel’s side loses a Momentum.',
  },
  'core-exposed': {
    name: 'End of Stage',
    text: 'Each player gives one of their Units a Morale Boost, and each side loses a Momentum.',
  },
  'power-surge': {
    name: 'Power Surge',
    text: 'At the start of every Turn a Defense Die says which Dataports surge. Nobody controls a surging port.',
  },
  'slicing-spikes': {
    name: 'Slicing Spikes',
    text: 'At the end of their Turn the Aggressor, standing at a Dataport they control, rolls two dice, three if they control at least as many ports as the Sentinel. Results fill matching spaces; a failure exposes everybody at a surging port.',
  },
  'damage-control': {
    name: 'Damage Control',
    text: 'The Sentinel rolls one die in the same way, two if they keep up, and takes a matching token off again.',
  },
};
