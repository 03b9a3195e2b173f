// Who may do what, and when.
import type { CampaignState, Phase } from '../campaign/campaign.ts';
import type { Act, Kind } from '../campaign/command.ts';
import { type Reason, reason } from '@faultline/tournament/record';
import { nameOf, playerOf, unknownPlayer } from '../sides/players.ts';
import { waitsFor } from './waiting.ts';

interface Right {
  readonly phases: readonly Phase[] | null;
  /** Own: the player named in it. Both: either of them. Organiser: nobody else. */
  readonly who: 'own' | 'both' | 'organiser';
}

const BEFORE: readonly Phase[] = ['draft'];
const AHEAD: readonly Phase[] = ['ready', 'unlock', 'active'];

const RIGHTS: Readonly<Record<Exclude<Kind, 'found'>, Right>> = {
  chooseOperations: { phases: BEFORE, who: 'both' },
  chooseLastChance: { phases: BEFORE, who: 'both' },
  assignRoles: { phases: BEFORE, who: 'both' },
  chooseVeteran: { phases: BEFORE, who: 'own' },
  choosePack: { phases: BEFORE, who: 'own' },
  confirm: { phases: BEFORE, who: 'own' },
  submitTeam: { phases: AHEAD, who: 'own' },
  pickTier: { phases: ['unlock'], who: 'own' },
  takeAdvantage: { phases: ['unlock'], who: 'own' },
  skipUnlock: { phases: ['unlock'], who: 'own' },
  nameActive: { phases: ['active'], who: 'own' },
  enterResult: { phases: ['playing'], who: 'both' },
  takeEffects: { phases: ['draft', ...AHEAD, 'playing'], who: 'organiser' },
  takeSheet: { phases: ['ready'], who: 'organiser' },
  replaceVeteran: { phases: ['ready'], who: 'organiser' },
  note: { phases: null, who: 'both' },
  undo: { phases: null, who: 'both' },
};

/** Which rule stands behind an act that comes at the wrong time. */
const RULES: Readonly<Partial<Record<Kind, string>>> = {
  chooseOperations: 'CP-SET-02',
  chooseLastChance: 'CP-SET-03',
  assignRoles: 'CP-R-06',
  chooseVeteran: 'CP-VET-01',
  choosePack: 'CP-VET-04',
  submitTeam: 'CP-TEAM-01',
  pickTier: 'CP-UNL-01',
  takeAdvantage: 'CP-UNL-01',
  skipUnlock: 'CP-UNL-01',
  nameActive: 'CP-ACT-01',
  enterResult: 'CP-SET-02',
  takeEffects: 'CP-R-24',
  takeSheet: 'CP-R-28',
  replaceVeteran: 'CP-R-28',
};

export function whyNotAllowed(state: CampaignState, { by, command }: Act): readonly Reason[] {
  if (command.kind === 'found')
    return [reason('founded', null, 'This campaign has already been created.', { kind: command.kind })];
  const { phases, who } = RIGHTS[command.kind];
  const runs = state.founding.organiser.person === by;
  if (!runs && playerOf(state, by) === undefined) return [unknownPlayer(by)];
  if ('player' in command && playerOf(state, command.player) === undefined) return [unknownPlayer(command.player)];
  if (who === 'organiser' && !runs)
    return [
      reason('notOrganiser', RULES[command.kind] ?? null, 'Only the organizer of the campaign decides this.', {
        kind: command.kind,
      }),
    ];
  if (who === 'own' && !runs && 'player' in command && command.player !== by) {
    const says = `Only ${nameOf(state, command.player)} or the organizer can do this.`;
    return [reason('notYours', null, says, { player: command.player })];
  }
  if (phases === null || phases.includes(state.phase)) return [];
  return [reason('wrongPhase', ruleOf(state, command.kind), `Not now: ${waitsFor(state)}`, { phase: state.phase })];
}

const UNLOCKS: readonly Kind[] = ['pickTier', 'takeAdvantage', 'skipUnlock'];

const ruleOf = ({ played }: CampaignState, kind: Kind): string | null =>
  UNLOCKS.includes(kind) && played.length === 0 ? 'CP-UNL-02' : (RULES[kind] ?? null);
