// One sitting with a campaign: opened, some acts done in one go, and the file written once all of them were taken.
import {
  type Applied,
  apply,
  type Campaign,
  type CampaignState,
  type Command,
  exportCampaign,
  importCampaign,
  inRole,
  ROLES,
  type Role,
  waitsFor,
} from '@faultline/campaign';
import { isRefused, type Reason, type Refused } from '@faultline/tournament';
import { NotUnderstood, Unreadable } from '../command.ts';
import { actOptions, actUsage, momentOf, RefusedAct, sentenceOf, type Sitting } from '../event/desk.ts';
import { readText, saveRecord } from '../event/eventFile.ts';
import { type Answer, type Given, show, type Word, word } from '../event/word.ts';

export function openCampaign(path: string): { readonly text: string; readonly campaign: Campaign } {
  const text = readText(path, 'campaign');
  const read = importCampaign(text);
  if (isRefused(read)) throw new Unreadable(`${path}: ${read.refused[0]?.says}`);
  return { text, campaign: read.campaign };
}

export class CampaignTable {
  campaign: Campaign;
  readonly notes: Reason[] = [];
  private readonly path: string;
  private readonly by: string;
  private readonly at: number;
  private readonly why: string;
  private text: string;

  constructor(path: string, { as, at, why }: Sitting) {
    const { text, campaign } = openCampaign(path);
    this.path = path;
    this.text = text;
    this.campaign = campaign;
    this.by = as === undefined ? this.state.founding.organiser.person : personCalled(this.state, as);
    this.at = momentOf(at);
    this.why = why ?? '';
  }

  get state(): CampaignState {
    return this.campaign.state;
  }

  does(command: Command): this {
    const { campaign, notes } = taken(apply(this.campaign, { by: this.by, at: this.at, why: this.why, command }));
    this.campaign = campaign;
    this.notes.push(...notes);
    return this;
  }

  save(): void {
    const after = exportCampaign(this.campaign);
    if (after === this.text) return;
    saveRecord(this.path, this.text, after);
    this.text = after;
  }

  /** The player of a role, or called by name. */
  player(name: string): string {
    const role = roleNamed(name);
    const found = role === null ? undefined : inRole(this.state, role);
    return found?.person ?? personCalled(this.state, name);
  }
}

export function taken(answer: Applied | Refused): Applied {
  if (isRefused(answer)) throw new RefusedAct(answer.refused);
  return answer;
}

export const roleNamed = (name: string): Role | null => ROLES.find((role) => role === name.toLowerCase()) ?? null;

function personCalled({ players, founding: { organiser } }: CampaignState, name: string): string {
  const found = [...players, organiser].find((one) => one.name.toLowerCase() === name.trim().toLowerCase());
  if (found) return found.person;
  const known = [...new Set([...players.map((one) => one.name), organiser.name])].join(', ');
  throw new NotUnderstood(
    `Nobody called "${name}" is in this campaign. Known: ${known}; or say aggressor or sentinel.`,
  );
}

interface CampaignWord {
  readonly name: string;
  readonly summary: string;
  readonly takes?: string;
  readonly about: string;
  readonly options?: Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>;
  readonly help?: string;
  readonly example: string;
  does(table: CampaignTable, given: Given): Answer | Promise<Answer>;
}

/** A word that changes the file, and says what the campaign waits for then. */
export function campaignWord({ does, ...description }: CampaignWord): Word {
  const options = { ...actOptions, ...description.options };
  return word({ ...description, of: 'campaign' }, options, actUsage, async (path, given, sitting) => {
    const table = new CampaignTable(path, sitting);
    const { says, json } = await does(table, given);
    table.save();
    const next = `Next: ${waitsFor(table.state)}`;
    if (given.has('json')) show({ ...json, notes: table.notes, phase: table.state.phase, next });
    else console.log([says, ...table.notes.map(sentenceOf), next].filter(Boolean).join('\n'));
    return 0;
  });
}
