// A campaign played by opponents alone, from where it stands to its end.
import {
  type CampaignState,
  choicesOf,
  type Coming,
  ENDINGS,
  inForce,
  inRole,
  type Result,
  ROLES,
  type Role,
  recordSheet,
  roleAsked,
  slotName,
  tiersOffered,
  waitsFor,
} from '@faultline/campaign';
import { OPPONENTS } from '@faultline/ai';
import { library as playable } from '@faultline/cards';
import { Stream } from '@faultline/tournament';
import { stateHash, type TeamList, type TeamSetup } from '@faultline/rules';
import { NotUnderstood, Unreadable } from '../command.ts';
import type { Given } from '../event/word.ts';
import { neededOperation, operationGame, tableOfOperation } from '../simulate/modes/operation.ts';
import { Broken, fileOf, playGame } from '../simulate/playing.ts';
import { neededFolder, saveGame } from '../simulate/saving.ts';
import {
  budgetOf,
  OPPONENT_NAMES,
  type OpponentName,
  opponentNamed,
  type Seating,
  seat,
  setupOf,
} from '../simulate/seating.ts';
import { teamsOfSeed } from '../simulate/teams.ts';
import { fieldable } from '../team/fielding.ts';
import { type TeamCards, theShelf } from '../team/reading.ts';
import { wholeNumber } from '../wholeNumber.ts';
import { reminder } from './before.ts';
import { judged, teamIn } from './cards.ts';
import { type Content, contentOf, readContent, withContent } from './content.ts';
import { sheetText } from './looking.ts';
import { type CampaignTable, campaignWord } from './table.ts';

/** A game that has not ended by then is broken off, and nothing of it counts (CP-R-22). */
const MOST_DECISIONS = 50_000;
const USUAL: OpponentName = 'greedy';
const MOST_OPERATIONS = 4;

export const play = campaignWord({
  name: 'play',
  summary: 'let opponents play it, from where it stands to the end',
  about: `Opponents bring teams with their Veterans, unlock and name Advantages, and play the operations by the rules; each
result is entered as soon as its game has ended. Teams you brought are used. The same seed gives the same campaign.`,
  options: {
    opponents: { type: 'string' },
    operations: { type: 'string' },
    save: { type: 'string' },
    content: { type: 'string' },
  },
  help: `  --opponents O    who plays: ${OPPONENT_NAMES} (${USUAL});
                   with a comma the Aggressor's first, e.g. knight,novice
  --operations N   play only so many operations (all that are left)
  --save DIR       keep the games' files in this folder
  --content FILE   what Advantages do this time, in place of what "effects" gave the campaign`,
  example: 'play war.json --opponents greedy --save games',
  async does(table, given) {
    given.none();
    const opponents = opponentsIn(given.text('opponents') ?? USUAL);
    const most = wholeNumber('operations', given.text('operations'), MOST_OPERATIONS);
    if (table.state.phase === 'draft') throw new NotUnderstood(`Nothing can be played yet: ${waitsFor(table.state)}`);
    const folder = folderIn(given);
    const shelf = await theShelf();
    const path = given.text('content');
    const content = path === undefined ? contentOf(table.state) : readContent(path);
    for (let played = 0; played < most && table.state.phase !== 'concluded'; played += 1) {
      bringTeams(table, shelf);
      decide(table);
      playOperation(table, { shelf, opponents, folder, content, tell: given.has('json') ? () => {} : console.log });
      table.save();
    }
    return {
      says: sheetText(recordSheet(table.state), null),
      json: { sheet: recordSheet(table.state) },
    };
  },
});

/** Of the Aggressor and of the Sentinel. */
export type Opponents = readonly [OpponentName, OpponentName];

function opponentsIn(text: string): Opponents {
  const [aggressor = '', sentinel = aggressor, ...more] = text.split(',').map((name) => name.trim());
  if (more.length > 0) throw new NotUnderstood('--opponents takes one opponent, or two with a comma between.');
  return [opponentNamed(aggressor), opponentNamed(sentinel)];
}

function folderIn(given: Given): string | null {
  const folder = given.text('save') ?? null;
  if (folder !== null) neededFolder(folder);
  return folder;
}

const seedFor = ({ founding, coming }: CampaignState): string => `${founding.seed}/${coming?.slot}`;

const personIn = (state: CampaignState, role: Role): string => inRole(state, role)?.person ?? '';

/** A strike team with the Veteran for whoever has brought none. */
function bringTeams(table: CampaignTable, shelf: TeamCards): void {
  for (const role of ROLES) {
    const { state } = table;
    if (state.coming?.teams[role] !== null) continue;
    const veteran = inRole(state, role)?.veteran;
    const [drawn] = teamsOfSeed(playable, `${seedFor(state)}/${role}`, veteran?.id);
    const list: TeamList = { name: drawn.name, squads: drawn.squads, mission: null };
    const { team, problems } = judged(list, shelf);
    table.does({ kind: 'submitTeam', player: personIn(state, role), team, problems });
  }
}

/** Unlocks the highest open Tier, takes any of what was rolled, and names any of what is unlocked. */
function decide(table: CampaignTable): void {
  for (let role = roleAsked(table.state); role !== null; role = roleAsked(table.state)) {
    const { state } = table;
    const stream = new Stream(state.founding.seed, `decides ${state.coming?.slot} ${role} ${state.phase}`);
    const player = inRole(state, role);
    if (player === undefined) return;
    const { person } = player;
    if (state.phase === 'active') {
      const named = player.unlocked[stream.below(player.unlocked.length)];
      table.does({ kind: 'nameActive', player: person, advantage: named?.advantage ?? null });
      continue;
    }
    const picked = state.coming?.unlocking[role].tier ?? tiersOffered(state, role).at(-1);
    if (picked === undefined) {
      table.does({ kind: 'skipUnlock', player: person });
      continue;
    }
    if (state.coming?.unlocking[role].tier === null) table.does({ kind: 'pickTier', player: person, tier: picked });
    const choices = choicesOf(player, picked, table.state.coming?.unlocking[role].dice ?? []);
    const chosen = choices[stream.below(choices.length)];
    if (chosen === undefined) return;
    const face = chosen.ticked === null ? {} : { face: chosen.ticked };
    table.does({ kind: 'takeAdvantage', player: person, advantage: chosen.advantage, ...face });
  }
}

interface Playing {
  readonly shelf: TeamCards;
  readonly opponents: Opponents;
  readonly folder: string | null;
  readonly content: Content;
  readonly tell: (line: string) => void;
}

function playOperation(table: CampaignTable, playing: Playing): void {
  const { coming } = table.state;
  if (coming === null) return;
  const { content, tell, folder } = playing;
  const seating = seatingOf(table.state, coming, playing);
  tell(`${slotName(coming.slot)}: ${coming.operation.name} …`);
  for (const role of ROLES) {
    const untold = inForce(table.state, coming, role).filter((advantage) => !content.has(advantage));
    if (untold.length > 0) tell(reminder(table, role, untold));
  }
  const result = resultOf(seating, folder);
  table.does({ kind: 'enterResult', slot: coming.slot, result });
  const totals = table.state.played.at(-1)?.totals;
  const how = result.how === 'stage' ? '' : ` (${result.how})`;
  tell(`  won by the ${result.winner}${how}; Experience ${totals?.aggressor}/${totals?.sentinel}`);
}

/** The Aggressor sits in the first seat in every operation of a campaign (CP-R-06). */
export function seatingOf(
  state: CampaignState,
  coming: Coming,
  { shelf, opponents, content }: Pick<Playing, 'shelf' | 'opponents' | 'content'>,
): Seating {
  const seed = seedFor(state);
  const operation = neededOperation(coming.operation.id);
  const field = tableOfOperation(operation, seed, null);
  const [first, second] = ROLES.map((role) => teamOf(coming, role, shelf));
  if (!first || !second) throw new Unreadable('A strike team is missing.');
  const { own, teams } = withContent(state, coming, [first, second], content);
  const seating = {
    ...seat(seed, teams, false, field, thinker(opponents), operation),
    game: operationGame(operation, field, own),
  };
  const usual = setupOf(seating);
  const made = usual.kind === 'teams' ? { ...usual, plan: { operation, aggressor: 0 as const } } : usual;
  const [aggressor, sentinel] = opponents.map((name, at) => OPPONENTS[name](seating.game, `${seed}/${'ab'[at]}`));
  return { ...seating, generator: 'chacha', made, ...(aggressor && sentinel && { seated: [aggressor, sentinel] }) };
}

/** Whoever tries more out says how much may be tried. */
const thinker = ([aggressor, sentinel]: Opponents): OpponentName => {
  const trials = (opponents: OpponentName): number => budgetOf({ opponents }).trials;
  return trials(sentinel) > trials(aggressor) ? sentinel : aggressor;
};

function teamOf({ teams }: Coming, role: Role, shelf: TeamCards): TeamSetup | null {
  const code = teams[role]?.code;
  if (code === undefined) return null;
  return fieldable(teamIn(code, shelf).list, shelf, `The team of the ${role}`);
}

let shown: number | null = null;

/** How far the game is, on one line that changes; only in a terminal. */
function showTurn(turn: number | null): void {
  if (!process.stderr.isTTY || turn === shown) return;
  shown = turn;
  process.stderr.write(turn === null ? '\r\x1b[K' : `\r  Turn ${turn}\x1b[K`);
}

function resultOf(seating: Seating, folder: string | null): Result {
  try {
    const { state, entries } = playGame(seating, MOST_DECISIONS, (_, { turn }) => showTurn(turn));
    showTurn(null);
    const { result } = state.open;
    if (!result || result.winner === null)
      throw new Unreadable('The game did not end. Nothing of it counts; play it again (CP-R-22).');
    const id = folder === null ? seating.seed : saveGame(folder, seating.seed, fileOf(seating, entries));
    return {
      winner: result.winner === 0 ? 'aggressor' : 'sentinel',
      how: ENDINGS.find((one) => one === result.why) ?? 'stage',
      game: { id, hash: stateHash(state) },
    };
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
    throw new Unreadable(`The game broke after ${error.entries.length} decisions: ${error.message}.`);
  }
}
