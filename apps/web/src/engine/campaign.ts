// What campaigns ask of the engine: Veterans with abilities besides the printed ones, and how their games ended.
import { readEffects, soundEffects, type Veteran, withVeterans } from '@faultline/cards/advantages';
import { libraryWith } from '@faultline/cards/page';
import { stateHash } from '@faultline/rules';
import type { Campaigns, VeteranInForce } from '../port/campaign.ts';
import type { Start } from '../port/engine.ts';
import { markGame, renameGame } from '../saves/store.ts';
import { freshKey } from './chance.ts';
import { savedGame } from './savedFile.ts';
import { newGame, type TableOfOne } from './start.ts';
import { source } from './units.ts';

type CampaignStart = Extract<Start, { readonly kind: 'operation' }>;

/** A new game whose teams field the Veterans' own cards. */
export async function campaignGame({ players, chosen, campaign }: CampaignStart): Promise<TableOfOne> {
  const {
    name,
    mark,
    veterans: [first, second],
  } = campaign;
  const mode = chosen.plan?.mode ?? '';
  const [library] = await Promise.all([libraryWith(source, [first.unit, second.unit]), everyVerb()]);
  const { own, teams } = withVeterans(library, chosen.teams, [veteranOf(first, mode), veteranOf(second, mode)]);
  const laid = await newGame(players, { ...chosen, teams }, freshKey(), own ?? undefined);
  await markGame(laid.playing.id, mark);
  await renameGame(laid.playing.id, name);
  return laid;
}

function veteranOf({ unit, role, effects }: VeteranInForce, mode: string): Veteran {
  const sound = soundEffects(effects, mode);
  if ('fault' in sound) throw new Error(sound.fault);
  return { unit, role, abilities: sound.effects.flatMap(({ abilities }) => abilities) };
}

/** A mode brings verbs of its own. */
const everyVerb = () => import('@faultline/rules/modes');

export const campaigns: Campaigns = {
  async advantages(text, mode) {
    await everyVerb();
    return readEffects(text, mode);
  },
  async outcome(id) {
    const saved = await savedGame(id);
    const state = saved?.file.snapshot.state;
    const result = state?.open.result;
    return state && result ? { winner: result.winner, why: result.why, hash: stateHash(state) } : null;
  },
};
