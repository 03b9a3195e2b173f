import { campaignFiles } from '../campaign/kept/files.ts';
import { eventFiles } from '../desk/kept/files.ts';
import { keepTeams, ownTeams, teamsFrom, withTeam } from '../setup/ownTeams.ts';
import { sameUnits } from '../setup/draft.ts';
import { keepOwned, ownedUnits, withOwned } from '../setup/owned.ts';
import type { Engine } from '../port/engine.ts';
import { openThread } from '../port/thread.ts';
import type { Reason } from '@faultline/tournament';
import type { Refusal } from '../saves/refusal.ts';
import { markGame, renameGame, type Saved, savedGames } from '../saves/store.ts';
import type { Settings } from '../shell/settings.ts';
import { type Backup, FORMAT, type KeptGame, placeFor, VERSION } from './backup.ts';

/** A thread of the engine for as long as something is done with it. */
async function withEngine<T>(act: (engine: Engine) => Promise<T>): Promise<T> {
  const { engine, leave } = openThread();
  return act(engine).finally(leave);
}

/** Null where too little is left of it. */
async function keptGame(engine: Engine, { id, name, players, campaign }: Saved): Promise<KeptGame | null> {
  const text = await engine.saved(id).catch(() => null);
  const more = { ...(name === undefined ? {} : { name }), ...(campaign && { campaign }) };
  return text === null ? null : { id, players, ...more, file: JSON.parse(text) };
}

/** One after another: the engine has one thread. */
async function keptGames(engine: Engine): Promise<readonly (KeptGame | null)[]> {
  const games: (KeptGame | null)[] = [];
  for (const saved of (await savedGames()).toReversed()) games.push(await keptGame(engine, saved));
  return games;
}

const isThere = <T>(thing: T | null): thing is T => thing !== null;

/** All that is in this browser, as the text of a file, and how many damaged games, events and campaigns are not in it. */
export async function everything(settings: Settings): Promise<{ readonly text: string; readonly left: number }> {
  const games = await withEngine(keptGames);
  const [events, campaigns] = [await eventFiles.files(), await campaignFiles.files()];
  const backup: Backup = {
    format: FORMAT,
    version: VERSION,
    settings,
    teams: ownTeams(),
    owned: ownedUnits(),
    games: games.filter(isThere),
    events: events.filter(isThere).map((text) => JSON.parse(text)),
    campaigns: campaigns.filter(isThere).map((text) => JSON.parse(text)),
  };
  return {
    text: JSON.stringify(backup),
    left: [...games, ...events, ...campaigns].filter((thing) => !isThere(thing)).length,
  };
}

/** What came of bringing everything back. */
export interface Brought {
  readonly games: number;
  readonly teams: number;
  readonly events: number;
  readonly campaigns: number;
  /** Were here already, the very same. */
  readonly here: number;
  /** Went on differently here and in the file: games are kept beside one another. */
  readonly beside: number;
  /** What could not be taken. */
  readonly refused: readonly NotTaken[];
}

/** A game with why the engine would not have it, or an event or a campaign with why it was refused. */
export type NotTaken =
  | { readonly game: string; readonly refusal: Refusal }
  | { readonly event: Reason }
  | { readonly campaign: Reason };

/** Adds what is not here yet. Nothing that is here is changed or overwritten. */
export async function bringBack({ games, teams, events, owned, campaigns = [] }: Backup): Promise<Brought> {
  const told = { games: 0, teams: 0, events: 0, campaigns: 0, here: 0, beside: 0 };
  const refused: NotTaken[] = [];
  await withEngine(async (engine) => {
    const here = (await keptGames(engine)).filter(isThere);
    for (const game of games) {
      const place = placeFor(game, here);
      if (place === 'here') told.here += 1;
      else
        await bringGame(engine, game, place === 'beside').then(
          () => {
            told.games += 1;
            if (place === 'beside') told.beside += 1;
          },
          (refusal: Refusal) => refused.push({ game: game.name ?? game.id, refusal }),
        );
    }
  });
  for (const team of teamsFrom(JSON.stringify(teams))) {
    const own = ownTeams();
    if (own.some((each) => sameUnits(each, team))) told.here += 1;
    else {
      keepTeams(withTeam(own, team));
      told.teams += 1;
    }
  }
  keepOwned(withOwned(ownedUnits(), owned));
  for (const event of events) {
    const came = await eventFiles.bring(JSON.stringify(event));
    if ('refused' in came) refused.push(...came.refused.slice(0, 1).map((event) => ({ event })));
    else if (came.news) told.events += 1;
    else told.here += 1;
  }
  for (const campaign of campaigns) {
    const came = await campaignFiles.bring(JSON.stringify(campaign));
    if ('refused' in came) refused.push(...came.refused.slice(0, 1).map((campaign) => ({ campaign })));
    else if (came.news) told.campaigns += 1;
    else told.here += 1;
  }
  return { ...told, refused };
}

async function bringGame(
  engine: Engine,
  { id, name, players, file, campaign }: KeptGame,
  beside: boolean,
): Promise<void> {
  const as = beside ? {} : { as: id };
  const { playing } = await engine.open({ kind: 'file', text: JSON.stringify(file), players, ...as });
  if (name !== undefined) await renameGame(playing.id, name);
  if (campaign !== undefined && !beside) await markGame(playing.id, campaign);
}
