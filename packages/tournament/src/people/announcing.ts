// The event before anyone plays: its details, its announcement, its officials.
import { changed, type Handlers } from '../event/change.ts';
import type { Details } from '../event/details.ts';
import type { EventState } from '../event/event.ts';
import { type Fact, type Reason, reason, refuse } from '../reason.ts';
import { alterations, planOf } from '../event/plan.ts';
import { byText } from '../pairing/field.ts';
import { activePlayers, entrantOf } from '../queries/entrants.ts';
import { withPlacesFilled } from './waitingList.ts';

export interface AnnouncementLine {
  readonly topic: string;
  readonly rule: string;
  readonly value: Fact;
}

/** Everything a participant is told beforehand (SD-EO-02, SD-EO-03). */
export function announcement(state: EventState): readonly AnnouncementLine[] {
  const { details, founding } = state;
  const plan = state.plan ?? planOf(details, activePlayers(state).length);
  return [
    { topic: 'format', rule: 'SD-FMT-01', value: founding.format },
    { topic: 'seed', rule: 'SD-R-54', value: founding.seed },
    { topic: 'baseMinutes', rule: 'SD-TIM-01', value: details.baseMinutes },
    { topic: 'variableLength', rule: 'SD-R-02', value: details.variableLength },
    { topic: 'swissRounds', rule: 'SD-PAIR-03', value: plan?.swissRounds ?? details.swissRounds },
    { topic: 'cut', rule: 'SD-PAIR-04', value: plan?.cut ?? details.cut },
    { topic: 'cutFormat', rule: 'SD-R-59', value: details.cutFormat },
    { topic: 'noShowMinutes', rule: 'SD-DROP-05', value: details.noShowMinutes },
    { topic: 'allow', rule: 'SD-LEG-03', value: details.allow },
    { topic: 'deny', rule: 'SD-LEG-03', value: details.deny },
    { topic: 'houseRules', rule: 'SD-EO-03', value: details.houseRules },
    { topic: 'rulesVersion', rule: 'SD-ARB-04', value: details.rulesVersion },
    { topic: 'capacity', rule: 'SD-EO-02', value: details.capacity },
    { topic: 'venue', rule: 'SD-EO-02', value: details.venue },
    { topic: 'prizes', rule: 'SD-EO-02', value: details.prizes },
    { topic: 'altered', rule: 'SD-R-67', value: alteredBy(state).map((one) => one.code) },
  ];
}

/** Why the event counts as altered; empty for a plain Showdown event. */
export function alteredBy(state: EventState): readonly Reason[] {
  const players = state.starters > 0 ? state.starters : activePlayers(state).length;
  return alterations(state.details, state.plan ?? planOf(state.details, players), players);
}

function whichChanged(before: Details, after: Details): readonly string[] {
  const names = Object.keys(after).sort(byText) as readonly (keyof Details)[];
  return names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}

export const announcing: Handlers<
  'write' | 'announce' | 'openRegistration' | 'openCheckIn' | 'cancel' | 'appoint' | 'dismiss'
> = {
  write(state, { command }) {
    const details = { ...state.details, ...command.details };
    const fields = whichChanged(state.details, details);
    const notes =
      state.phase === 'draft' || fields.length === 0
        ? []
        : [reason('announcementChanged', 'SD-EO-03', `Tell the players: ${fields.join(', ')} changed.`, { fields })];
    const filled = withPlacesFilled({ ...state, details });
    return changed(filled.state, [...notes, ...filled.notes]);
  },

  announce: (state) => changed({ ...state, phase: 'announced' }),
  openRegistration: (state) => changed({ ...state, phase: 'registration' }),
  openCheckIn: (state) => changed({ ...state, phase: 'checkIn' }),

  cancel(state, { why }) {
    if (why.trim() === '') return refuse(reason('whyMissing', null, 'Enter a reason for canceling the event.'));
    return changed({ ...state, phase: 'cancelled' });
  },

  appoint(state, { command: { person, name, office, verifies } }) {
    const entrant = entrantOf(state, person);
    const enters = entrant !== undefined && entrant.state !== 'withdrawn';
    if (enters && office !== 'scorekeeper') {
      return refuse(
        reason('arbiterPlays', 'SD-ARB-03', `${name} plays in this event and cannot be an arbiter.`, { person }),
      );
    }
    const lead = state.officials.find((official) => official.office === 'leadArbiter' && official.person !== person);
    if (office === 'leadArbiter' && lead !== undefined) {
      const says = `${lead.name} is already Lead Arbiter; an event has only one.`;
      return refuse(reason('leadTaken', 'SD-LEAD-01', says, { lead: lead.person }));
    }
    const others = state.officials.filter((official) => official.person !== person);
    return changed({ ...state, officials: [...others, { person, name, office, verifies }] });
  },

  dismiss(state, { command: { person } }) {
    const officials = state.officials.filter((official) => official.person !== person);
    if (officials.length === state.officials.length) {
      return refuse(reason('noOfficial', 'SD-ARB-02', 'This person has no role in this event.', { person }));
    }
    return changed({ ...state, officials });
  },
};
