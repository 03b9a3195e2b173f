// One campaign, one JSON file: its log. Reading adds the log up again, so a file that could not have happened is refused.
import { digest, list, oneOf, optional, record, type Shape, text, whole } from '@faultline/shape';
import { isRefused, lettersNow, readAs, type Refused, reason, refuse } from '@faultline/tournament/record';
import { applyRecorded, firstState, whyNotFounded } from '../act/apply.ts';
import { type Campaign, type Entry, outcomeShape } from '../campaign/campaign.ts';
import { commandShapes, recordedFields } from '../campaign/command.ts';

export const FILE_FORMAT = 'faultline-campaign';
export const FILE_VERSION = 1;

const entryShape: Shape<Entry> = record({
  n: whole(0, Number.MAX_SAFE_INTEGER),
  ...recordedFields,
  outcome: optional(outcomeShape),
  link: optional(digest),
});

/** A campaign of four operations takes some forty acts; with every one undone and done again it stays far below. */
const MOST_ENTRIES = 5_000;
const MOST_CHARACTERS = 5_000_000;

const fileShape = record({
  format: oneOf([FILE_FORMAT]),
  version: oneOf([FILE_VERSION]),
  /** Those of the last act, so that one cut off behind it is missed. */
  letters: optional(text),
  log: list(entryShape, MOST_ENTRIES),
});

export function exportCampaign(campaign: Campaign): string {
  const file = { format: FILE_FORMAT, version: FILE_VERSION, letters: lettersNow(campaign), log: campaign.log };
  return `${JSON.stringify(file, null, 1)}\n`;
}

const unreadable = (says: string): Refused => refuse(reason('badFile', null, says));

export function importCampaign(content: string): { readonly campaign: Campaign } | Refused {
  if (content.length > MOST_CHARACTERS) return unreadable('This file is far longer than any campaign.');
  let json: unknown;
  try {
    json = JSON.parse(content.startsWith('\uFEFF') ? content.slice(1) : content);
  } catch {
    return unreadable('This is not a campaign file, or it is incomplete.');
  }
  const file = readAs(fileShape, json, '');
  if (isRefused(file))
    return unreadable(`This is not a campaign file of version ${FILE_VERSION}: ${file.refused[0]?.says}`);
  if (file.letters === undefined || file.letters === lettersNow(file)) return fromLog(file.log);
  const says = `The letters of this file are ${file.letters}, but its last act, ${file.log.length - 1}, has ${lettersNow(file)}: acts are missing at its end, or the letters were changed.`;
  return unreadable(`${says} Take a whole copy, or delete the letters to go on without those acts.`);
}

function fromLog(log: readonly Entry[]): { readonly campaign: Campaign } | Refused {
  const [opening, ...entries] = log;
  if (opening?.command.kind !== 'found')
    return unreadable('The campaign file does not begin with the creation of a campaign.');
  const misplaced = log.find((entry, index) => entry.n !== index);
  if (misplaced !== undefined)
    return unreadable(`Entry ${misplaced.n} is out of order; entries are missing or duplicated.`);
  const { kind: _, ...words } = opening.command;
  const founding = commandShapes.found.read(words, 'log[0]');
  const reasons = whyNotFounded(founding);
  if (reasons.length > 0) return refuse(...reasons);
  let campaign: Campaign = { log: [opening], state: firstState(founding) };
  for (const entry of entries) {
    const applied = applyRecorded(campaign, entry);
    if (isRefused(applied)) {
      const says = `Entry ${entry.n} (${entry.command.kind}) cannot have happened in this campaign:`;
      const because = applied.refused.map((one) => one.says).join(' ');
      return refuse(reason('badFile', null, `${says} ${because}`, { entry: entry.n }), ...applied.refused);
    }
    campaign = applied.campaign;
  }
  return { campaign };
}
