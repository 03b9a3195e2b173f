// Who may do what and when: the ledger's matrix as one table. A scorekeeper is our addition: checks in and enters results.
import type { Act, Command, Kind } from '../event/command.ts';
import type { EventState, MatchId, PersonId, Phase, PlayerId } from '../event/event.ts';
import { type Reason, reason } from '../reason.ts';
import { currentMatchOf, findMatch, plays, unknownMatch } from './current.ts';
import { entrantOf } from './entrants.ts';

const OFFICES = ['organiser', 'leadArbiter', 'arbiter', 'scorekeeper', 'player', 'spectator'] as const;
export type Office = (typeof OFFICES)[number];
/** For anyone's sake, for one's own sake, or in a match of one's own. */
type Reach = 'any' | 'self' | 'ownMatch';

export interface Right {
  readonly offices: Readonly<Partial<Record<Office, Reach>>>;
  readonly phases: readonly Phase[];
  /** The rule that an attempt in another phase breaks. */
  readonly phaseRule?: string;
}

const ALWAYS: readonly Phase[] = [
  'draft',
  'announced',
  'registration',
  'checkIn',
  'running',
  'cut',
  'finished',
  'cancelled',
];
const UNFINISHED: readonly Phase[] = ['draft', 'announced', 'registration', 'checkIn', 'running', 'cut'];
const BEFORE: readonly Phase[] = ['draft', 'announced', 'registration', 'checkIn'];
const ENTRY: readonly Phase[] = ['registration', 'checkIn'];
const RUNNING: readonly Phase[] = ['running', 'cut'];

const PHASE_NAMES: Readonly<Record<Phase, string>> = {
  draft: 'a draft',
  announced: 'announced',
  registration: 'open for registration',
  checkIn: 'at check-in',
  running: 'running',
  cut: 'in the cut',
  finished: 'finished',
  cancelled: 'canceled',
};
export const OFFICE_NAMES: Readonly<Record<Office, string>> = {
  organiser: 'organizer',
  leadArbiter: 'Lead Arbiter',
  arbiter: 'Arbiter',
  scorekeeper: 'scorekeeper',
  player: 'player',
  spectator: 'spectator',
};

const organiser = { organiser: 'any' } as const;
const arbiters = { organiser: 'any', leadArbiter: 'any', arbiter: 'any' } as const;
const entering = { ...arbiters, scorekeeper: 'any' } as const;
const ownMatch = { player: 'ownMatch' } as const;
const everyone = { ...entering, player: 'any', spectator: 'any' } as const;
const selfOrOrganiser = { organiser: 'any', player: 'self', spectator: 'self' } as const;

export const RIGHTS: Readonly<Record<Exclude<Kind, 'found'>, Right>> = {
  write: { offices: organiser, phases: BEFORE, phaseRule: 'SD-EO-03' },
  announce: { offices: organiser, phases: ['draft'] },
  openRegistration: { offices: organiser, phases: ['announced'], phaseRule: 'SD-EO-02' },
  openCheckIn: { offices: organiser, phases: ['registration'] },
  cancel: { offices: organiser, phases: UNFINISHED },
  appoint: { offices: organiser, phases: UNFINISHED, phaseRule: 'SD-ARB-02' },
  dismiss: { offices: organiser, phases: UNFINISHED },
  register: {
    offices: { ...selfOrOrganiser, arbiter: 'self', leadArbiter: 'self' },
    phases: ENTRY,
    phaseRule: 'SD-R-46',
  },
  withdraw: { offices: selfOrOrganiser, phases: ENTRY },
  submitTeam: { offices: selfOrOrganiser, phases: ENTRY, phaseRule: 'SD-STR-02' },
  flag: { offices: { ...entering, player: 'self' }, phases: ['registration', 'checkIn', 'running', 'cut'] },
  tick: { offices: entering, phases: ['checkIn', 'running', 'cut'] },
  waive: { offices: organiser, phases: ['checkIn', 'running', 'cut'] },
  checkIn: { offices: { organiser: 'any', scorekeeper: 'any' }, phases: ['checkIn'] },
  fixTable: { offices: organiser, phases: UNFINISHED },
  enterLate: { offices: organiser, phases: RUNNING, phaseRule: 'SD-R-46' },
  setBattlefield: { offices: organiser, phases: UNFINISHED },
  prepareRound: { offices: organiser, phases: ['checkIn', ...RUNNING] },
  swapSeats: { offices: organiser, phases: ['checkIn', ...RUNNING] },
  moveTable: { offices: organiser, phases: ['checkIn', ...RUNNING] },
  publishRound: { offices: organiser, phases: ['checkIn', ...RUNNING] },
  voidRound: { offices: organiser, phases: RUNNING, phaseRule: 'SD-R-43' },
  chooseSquads: { offices: selfOrOrganiser, phases: RUNNING, phaseRule: 'PR-PICK-01' },
  seat: { offices: { ...entering, player: 'ownMatch' }, phases: RUNNING },
  startClock: { offices: organiser, phases: RUNNING, phaseRule: 'SD-TIM-02' },
  pauseClock: { offices: organiser, phases: RUNNING, phaseRule: 'SD-R-13' },
  resumeClock: { offices: organiser, phases: RUNNING },
  announceMissionCritical: { offices: arbiters, phases: RUNNING, phaseRule: 'SD-MC-02' },
  rollExtension: { offices: organiser, phases: RUNNING },
  callTime: { offices: organiser, phases: RUNNING },
  extendTable: { offices: arbiters, phases: RUNNING },
  closeRound: { offices: organiser, phases: RUNNING },
  makeCut: { offices: organiser, phases: ['running'], phaseRule: 'SD-CUT-01' },
  finish: { offices: organiser, phases: RUNNING },
  report: { offices: ownMatch, phases: RUNNING },
  confirm: { offices: { ...arbiters, player: 'ownMatch' }, phases: RUNNING },
  enterResult: { offices: entering, phases: RUNNING },
  correctResult: { offices: arbiters, phases: RUNNING, phaseRule: 'SD-R-58' },
  concede: { offices: ownMatch, phases: RUNNING },
  agreeNotToPlay: { offices: ownMatch, phases: RUNNING },
  markNoShow: { offices: organiser, phases: RUNNING },
  askToDrop: { offices: { player: 'self' }, phases: ALWAYS },
  drop: { offices: organiser, phases: RUNNING },
  askToRejoin: { offices: { player: 'self' }, phases: RUNNING },
  admit: { offices: organiser, phases: RUNNING },
  decline: { offices: organiser, phases: RUNNING },
  penalise: { offices: organiser, phases: ALWAYS },
  warn: { offices: arbiters, phases: RUNNING },
  decideEjection: { offices: arbiters, phases: RUNNING },
  eject: { offices: arbiters, phases: RUNNING },
  call: { offices: ownMatch, phases: RUNNING },
  rule: { offices: { leadArbiter: 'any', arbiter: 'any' }, phases: RUNNING },
  resume: { offices: { ...arbiters, player: 'ownMatch' }, phases: RUNNING },
  appeal: { offices: ownMatch, phases: RUNNING },
  decideAppeal: { offices: { leadArbiter: 'any' }, phases: RUNNING },
  tellDesk: { offices: everyone, phases: ALWAYS },
  ask: { offices: everyone, phases: ALWAYS },
  answer: { offices: organiser, phases: ALWAYS },
  askLateUse: { offices: ownMatch, phases: RUNNING },
  answerLateUse: { offices: ownMatch, phases: RUNNING },
  note: { offices: entering, phases: ALWAYS },
  undo: { offices: { ...entering, player: 'any' }, phases: ALWAYS },
};

export function officesOf(state: EventState, person: PersonId): readonly Office[] {
  const offices: Office[] = person === state.founding.organiser.person ? ['organiser'] : [];
  offices.push(...state.officials.filter((official) => official.person === person).map((official) => official.office));
  const entrant = entrantOf(state, person);
  if (entrant !== undefined && entrant.state !== 'withdrawn') offices.push('player');
  return [...offices, 'spectator'];
}

/** The match an act is about, named or through a call, a request or a warning. */
function matchConcerned(state: EventState, command: Command): MatchId | null {
  if ('match' in command && command.match !== undefined) return command.match;
  if ('call' in command) return state.calls.find((call) => call.n === command.call)?.match ?? null;
  if (command.kind === 'answerLateUse') return state.requests.find((one) => one.n === command.request)?.match ?? null;
  return null;
}

function playersConcerned(state: EventState, command: Command): readonly PlayerId[] {
  if ('players' in command) return command.players;
  if (command.kind === 'decideEjection') {
    return state.warnings.filter((warning) => warning.n === command.warning).map((warning) => warning.player);
  }
  const judging: readonly Kind[] = ['warn', 'eject', 'drop'];
  return judging.includes(command.kind) && 'player' in command ? [command.player] : [];
}

/** True if the person plays in the match the act decides about; leaving the event oneself is no such thing. */
export function isOwnBusiness(state: EventState, by: PersonId, command: Command): boolean {
  const id = matchConcerned(state, command);
  const match = id === null ? undefined : findMatch(state, id)?.match;
  if (match !== undefined && plays(match, by)) return true;
  return playersConcerned(state, command).some((player) => {
    if (player === by) return command.kind !== 'drop';
    const current = currentMatchOf(state, player);
    return current !== undefined && plays(current, by);
  });
}

export function whyNotAllowed(state: EventState, act: Act): readonly Reason[] {
  const { command, by } = act;
  if (command.kind === 'found') {
    return [reason('alreadyFounded', 'SD-EO-01', 'An event is created once, by one organizer.')];
  }
  const right = RIGHTS[command.kind];
  const facts = { act: command.kind, by, phase: state.phase };
  if (!right.phases.includes(state.phase)) {
    const phases = right.phases.map((phase) => PHASE_NAMES[phase]).join(' or ');
    const says = `This is possible while the event is ${phases}; it is ${PHASE_NAMES[state.phase]} now.`;
    return [reason('wrongPhase', right.phaseRule ?? null, says, { ...facts, phases: right.phases })];
  }
  const match = matchConcerned(state, command);
  if (match !== null && findMatch(state, match) === undefined) return [unknownMatch(match)];
  const offices = officesOf(state, by);
  if (offices.some((office) => reaches(state, act, right.offices[office]) && !barred(state, act, office))) return [];
  if (offices.some((office) => reaches(state, act, right.offices[office]))) {
    const says = 'Officials who play leave decisions about their own matches to others.';
    return [reason('ownBusiness', 'SD-R-71', says, facts)];
  }
  const allowed = OFFICES.filter((office) => right.offices[office] !== undefined);
  const says = `Only the ${allowed.map((office) => OFFICE_NAMES[office]).join(', ')} can do this.`;
  return [reason('notAllowed', null, says, { ...facts, allowed })];
}

function reaches(state: EventState, { command, by }: Act, reach: Reach | undefined): boolean {
  if (reach === undefined) return false;
  if (reach === 'any') return true;
  if (reach === 'self') return 'player' in command && command.player === by;
  const match = matchConcerned(state, command);
  const found = match === null ? undefined : findMatch(state, match);
  return found !== undefined && plays(found.match, by);
}

function barred(state: EventState, { command, by }: Act, office: Office): boolean {
  return office !== 'player' && office !== 'spectator' && isOwnBusiness(state, by, command);
}
