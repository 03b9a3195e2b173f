// The one way a campaign changes: an act is judged, done and written down. Pure; the campaign given is never touched.
import { record } from '@faultline/shape';
import {
  isRefused,
  readAs,
  type Reason,
  type Refused,
  reason,
  refuse,
  undoneEntries,
  withLink,
} from '@faultline/tournament/record';
import { preparing } from '../acts/preparing.ts';
import { whyNotAllowed } from '../acts/rights.ts';
import { scoring } from '../acts/scoring.ts';
import { settingUp } from '../acts/settingUp.ts';
import { sheets } from '../acts/sheets.ts';
import { type Campaign, type CampaignState, type Entry, type Outcome, outcomeShape } from '../campaign/campaign.ts';
import { type Change, changed, type Given, type Handler, type Handlers } from '../campaign/change.ts';
import { type Act, actFields, commandShapes, type Founding, type Kind } from '../campaign/command.ts';
import { whyNotPack } from '../packs/pack.ts';
import { replayed, whyNotUndone } from './undo.ts';

export interface Applied {
  readonly campaign: Campaign;
  readonly notes: readonly Reason[];
}

type Handled = Exclude<Kind, 'found' | 'undo'>;

const handlers: Handlers<Handled> = { ...settingUp, ...preparing, ...scoring, ...sheets };

export function foundCampaign(founding: Founding, at: number): Applied | Refused {
  const read = readAs(record({ founding: commandShapes.found, at: actFields.at }), { founding, at }, '');
  if (isRefused(read)) return read;
  const reasons = whyNotFounded(read.founding);
  if (reasons.length > 0) return refuse(...reasons);
  const { organiser } = read.founding;
  const entry: Entry = { n: 0, by: organiser.person, at, why: '', command: { kind: 'found', ...read.founding } };
  return { campaign: { log: [withLink([], entry)], state: firstState(read.founding) }, notes: [] };
}

export function whyNotFounded({ players: [one, other], packs }: Founding): readonly Reason[] {
  const same = reason('samePerson', null, 'A campaign has two different players.', { player: one.person });
  return [...(one.person === other.person ? [same] : []), ...packs.flatMap(whyNotPack)];
}

export function firstState(founding: Founding): CampaignState {
  const [one, other] = founding.players;
  const NEW = { veteran: null, pack: null, unlocked: [] } as const;
  return {
    founding,
    phase: 'draft',
    operations: null,
    lastChance: null,
    aggressor: null,
    players: [
      { ...one, ...NEW },
      { ...other, ...NEW },
    ],
    confirmed: [],
    played: [],
    coming: null,
    effects: [],
    sheet: founding.sheet,
    lost: [],
    victory: null,
  };
}

/** A value that is no act at all is refused like an act that is not allowed. */
export function apply(campaign: Campaign, act: Act): Applied | Refused {
  const read = readAs(record(actFields), act, 'act');
  if (isRefused(read)) return read;
  return written(campaign, read, { n: campaign.log.length }, (entry) => withLink(campaign.log, entry));
}

/** An entry of a log that was written earlier: what chance brought then is kept, and so is its link. */
export function applyRecorded(campaign: Campaign, entry: Entry): Applied | Refused {
  const { link } = entry;
  const given = { n: campaign.log.length, recorded: entry.outcome };
  return written(campaign, entry, given, (again) => (link === undefined ? again : { ...again, link }));
}

function written(campaign: Campaign, act: Act, given: Given, linked: (entry: Entry) => Entry): Applied | Refused {
  const undoes = act.command.kind === 'undo' ? act.command.entry : null;
  const change = undoes === null ? perform(campaign.state, act, given) : undoing(campaign, act, undoes);
  if (isRefused(change)) return change;
  const entry = linked(entryOf(act, given.n, change.outcome));
  return { campaign: { log: [...campaign.log, entry], state: change.state }, notes: change.notes };
}

function entryOf({ by, at, why, command }: Act, n: number, outcome: Outcome | undefined): Entry {
  const entry = { n, by, at, why, command };
  return outcome === undefined ? entry : { ...entry, outcome: outcomeShape.read(outcome, 'outcome') };
}

/** Judges and does an act on a state, without writing it down. */
function perform(state: CampaignState, act: Act, given: Given): Change | Refused {
  const { kind } = act.command;
  const reasons = whyNotAllowed(state, act);
  if (reasons.length > 0 || kind === 'found' || kind === 'undo') return refuse(...reasons);
  return (handlers[kind] as Handler<typeof kind>)(state, act as never, given);
}

function undoing(campaign: Campaign, act: Act, target: number): Change | Refused {
  const reasons = [...whyNotAllowed(campaign.state, act), ...whyNotUndone(campaign, act.by, target)];
  if (reasons.length > 0) return refuse(...reasons);
  const skipped = undoneEntries([...campaign.log, { n: campaign.log.length, command: act.command }]);
  const again = replayed(firstState(campaign.state.founding), campaign.log.slice(1), skipped, perform);
  if (!isRefused(again)) return changed(again.state);
  const { n, command } = again.at;
  const says = `Entry ${n} (${command.kind}) depends on this one. Undo that first.`;
  return refuse(
    reason('dependedOn', null, says, { entry: target, dependent: n, kind: command.kind }),
    ...again.refused,
  );
}
