import type { GameFile, TeamList } from '@faultline/rules';
import { isRecord, isText } from '@faultline/shape/guards';
import type { CampaignMark } from '../port/campaign.ts';
import type { Saved } from '../saves/store.ts';
import type { Settings } from '../shell/settings.ts';

export const FORMAT = 'faultline-backup';
export const VERSION = 1;

/** A saved game with what its list says of it beside the file. */
export interface KeptGame extends Pick<Saved, 'id' | 'players'> {
  readonly name?: string;
  readonly campaign?: CampaignMark;
  readonly file: Pick<GameFile, 'seal'>;
}

/** All that somebody has in a browser, in one file. */
export interface Backup {
  readonly format: typeof FORMAT;
  readonly version: typeof VERSION;
  readonly settings: Settings;
  readonly teams: readonly TeamList[];
  /** The Units somebody owns, by id; files of earlier versions have none. */
  readonly owned?: readonly string[];
  /** The oldest first. */
  readonly games: readonly KeptGame[];
  /** Events of the desk, each as its own file. */
  readonly events: readonly unknown[];
  /** Campaigns, each as its own file; backups of earlier versions have none. */
  readonly campaigns?: readonly unknown[];
}

/** Why a file is none of these. */
export type NoBackup = 'damaged' | 'other' | 'newer';

/** Reads a file; what is in its parts is looked at when they are brought back. */
export function backupIn(text: string): Backup | NoBackup {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'damaged';
  }
  if (!isRecord(value) || value.format !== FORMAT) return 'other';
  if (value.version !== VERSION)
    return typeof value.version === 'number' && value.version > VERSION ? 'newer' : 'damaged';
  const { games, teams, events, settings, campaigns = [] } = value;
  const isWhole = [teams, events, campaigns].every(Array.isArray) && isRecord(settings);
  return isWhole && Array.isArray(games) && games.every(isGame) ? (value as unknown as Backup) : 'damaged';
}

const isMark = (value: unknown): boolean => isRecord(value) && isText(value.id) && typeof value.before === 'number';

const isGame = (value: unknown): boolean =>
  isRecord(value) &&
  isText(value.id) &&
  (value.name === undefined || isText(value.name)) &&
  (value.campaign === undefined || isMark(value.campaign)) &&
  Array.isArray(value.players) &&
  value.players.length === 2 &&
  value.players.every(isText) &&
  isRecord(value.file) &&
  isText(value.file.seal);

/** What is to be done with a game of the file: nothing where the very same is here, a name of its own where it is not. */
export function placeFor(
  { id, file: { seal } }: KeptGame,
  here: readonly Pick<KeptGame, 'id' | 'file'>[],
): 'here' | 'as-it-was' | 'beside' {
  if (here.some((game) => game.file.seal === seal)) return 'here';
  return here.some((game) => game.id === id) ? 'beside' : 'as-it-was';
}
