// Games of a campaign that were played here: which are open, and the result of one that is over.
import { apply, type Campaign, type CampaignState, type Command, ENDINGS, type Role } from '@faultline/campaign';
import { isRefused } from '@faultline/tournament/record';
import { askOfCampaigns, type SavedOutcome } from '../port/campaign.ts';
import { type Saved, savedGames } from '../saves/store.ts';
import { campaignStore } from './kept/store.ts';

/** The saved games of the operation that is played now, the newest first. */
export async function gamesOf({ founding, played }: CampaignState): Promise<readonly Saved[]> {
  const games = await savedGames();
  return games.filter(({ campaign }) => campaign?.id === founding.id && campaign.before === played.length);
}

/** Whether a game's result was entered before, and perhaps undone: it is not entered again by itself. */
export const wasEntered = ({ log }: Campaign, game: string): boolean =>
  log.some(({ command }) => command.kind === 'enterResult' && command.result.game?.id === game);

/** The Aggressor sits in the first seat (CP-R-06). */
const winnerOf = ({ winner }: SavedOutcome): Role | null =>
  winner === null ? null : winner === 0 ? 'aggressor' : 'sentinel';

/** What enters the result of a game; null while it goes on, or where its operation is not played now. */
export async function resultOf({ state }: Campaign, game: string): Promise<Command | null> {
  if (state.phase !== 'playing' || state.coming === null) return null;
  const outcome = await askOfCampaigns((campaigns) => campaigns.outcome(game));
  const winner = outcome && winnerOf(outcome);
  if (!outcome || winner === null) return null;
  const how = ENDINGS.find((one) => one === outcome.why) ?? 'stage';
  return {
    kind: 'enterResult',
    slot: state.coming.slot,
    result: { winner, how, game: { id: game, hash: outcome.hash } },
  };
}

export interface Entered {
  readonly campaign: Campaign;
  /** Whether it was entered just now. */
  readonly now: boolean;
}

/** Enters the result of a game that has just ended into its campaign, once; null where there is no such campaign here. */
export async function enterFinished({ id, campaign: mark }: Saved): Promise<Entered | null> {
  const campaign = mark && (await campaignStore.kept(mark.id).catch(() => null));
  if (!mark || !campaign) return null;
  if (wasEntered(campaign, id) || campaign.state.played.length !== mark.before) return { campaign, now: false };
  const command = await resultOf(campaign, id);
  if (command === null) return { campaign, now: false };
  const at = Math.max(Date.now(), (campaign.log.at(-1)?.at ?? 0) + 1);
  const done = apply(campaign, { by: campaign.state.founding.organiser.person, at, why: '', command });
  if (isRefused(done)) return { campaign, now: false };
  await campaignStore.keep(done.campaign, campaign.log.length);
  return { campaign: done.campaign, now: true };
}
