import { library } from '@faultline/cards';
import { OPERATIONS, type OperationFolder, withOperations } from '@faultline/cards/operations';
import { placeToken, prepare, TABLE_IDS, TABLES, type Table } from '@faultline/geometry';
import {
  byText,
  drawing,
  extend,
  fast,
  type Game,
  type Open,
  type OwnCards,
  type Place,
  type PositionSetup,
  type Random,
  type Seat,
  sha256,
  whyNotMap,
} from '@faultline/rules';
import { keyOperations, whyNotPlayed } from '@faultline/rules/modes';
import { coreGame } from '@faultline/testkit';
import { NotUnderstood } from '../../command.ts';
import { neededTable } from '../../tables.ts';
import { anyEnd, brinkOf } from './brink.ts';
import { thickOfIt } from './thickOfIt.ts';

/** Games of a Key Operation, for those who play many of them. */

export const OPERATIONS_MODE = keyOperations.id;

const NAMES = OPERATIONS.map(({ card }) => card.id).toSorted(byText);

/** Those whose rules are all played. */
export const PLAYABLE: readonly string[] = OPERATIONS.filter((folder) => whyNotPlayed(folder) === null).map(
  ({ card }) => card.id,
);

function folderNamed(id: string): OperationFolder {
  const found = OPERATIONS.find(({ card }) => card.id === id);
  if (!found) throw new NotUnderstood(`Unknown operation "${id}". Available: ${NAMES.join(', ')}.`);
  return found;
}

/** An operation that can be played, by its name. */
export function neededOperation(id: string): string {
  const why = whyNotPlayed(folderNamed(id));
  if (why === null) return id;
  throw new NotUnderstood(`The operation "${id}" cannot be played yet: ${why}. Playable: ${PLAYABLE.join(', ')}.`);
}

/** The table asked for, if the map has room on it; else one of those that have, as the seed says. */
export function tableOfOperation(id: string, seed: string, asked: string | null): Table {
  const { card } = folderNamed(id);
  const fitting = TABLE_IDS.filter((table) => whyNotMap(TABLES[table], card).length === 0);
  if (asked === null) {
    const random = drawing(fast(sha256(`${seed}/table`), { purpose: 0, seat: 0, turn: 0, nth: 0, epoch: 0 }));
    return TABLES[fitting[random(fitting.length)] ?? TABLE_IDS[0]];
  }
  const table = neededTable(asked);
  if (whyNotMap(table, card).length === 0) return table;
  throw new NotUnderstood(`${card.name} has no room on "${asked}". It fits on ${fitting.join(', ')}, open.`);
}

/** With cards of the game's own beside the printed ones, if there are any. */
export function operationGame(id: string, table: Table, own?: OwnCards): Game {
  const cards = withOperations(library, [folderNamed(id)]);
  return coreGame({ table, mode: keyOperations, library: own ? extend(cards, own) : cards });
}

/** The roles are drawn. */
export const planFor = (id: string) => ({ operation: id, aggressor: null });

/** A Stage under way, its map with the south as the Aggressor's edge, and something on the clock; on the brink of one of its ends if asked. */
export function operationPosition(
  { constants, table }: Game,
  id: string,
  random: Random,
  isBrink = false,
): Pick<PositionSetup, 'objectives' | 'score' | 'tokens'> {
  const folder = folderNamed(id);
  const { card } = folder;
  const meant = isBrink ? anyEnd(card, random) : null;
  const stage = meant?.stage ?? card.stages[random(card.stages.length)];
  const begun = thickOfIt({ constants, table }, folder, stage, random);
  const brink = meant ? brinkOf(folder, meant, begun, random) : null;
  const { play, tokens } = brink ?? begun;
  const field = prepare(table, constants);
  return {
    objectives: card.objectives.map(({ key, x, y }) => {
      const lies = placeToken(field, x, constants.size - y);
      const shown = stage?.active.find((objective) => objective.key === key);
      return {
        key,
        at: [x, constants.size - y, lies.legal ? lies.z : 0],
        active: shown !== undefined && !brink?.inactive.includes(key),
        priority: shown?.priority ?? false,
      };
    }),
    tokens,
    score: {
      play,
      operation: id,
      aggressor: 0,
      rolesDrawn: false,
      stage: stage?.id ?? null,
      opening: true,
      momentum: brink?.momentum ?? [random(5), random(5)],
      ...(brink ? { options: brink.options } : {}),
    },
  };
}

/** The Units of the first seat that a position has in a state: those that are away stand nowhere, the others beside an objective. */
export function standingIn(
  id: string,
  { score, objectives = [] }: Pick<PositionSetup, 'objectives' | 'score'>,
): ReadonlyMap<number, Place | null> {
  const { states = [] } = folderNamed(id).card;
  const play = score?.play as { states?: readonly { unit: number; state: string }[] } | undefined;
  const spots = objectives.filter(({ active, priority }) => active && !priority);
  return new Map(
    (play?.states ?? []).map(({ unit, state }, i) => {
      const isAway = states.some((each) => each.id === state && each.away === true);
      return [unit, isAway ? null : (spots[i % Math.max(1, spots.length)]?.at ?? null)] as const;
    }),
  );
}

/** Who is the Aggressor; null in the usual game. */
export const aggressorIn = ({ score }: Open): Seat | null => (score.mode === 'key-operations' ? score.aggressor : null);

/** What a game of an operation came to: the winner's role, in which Stage it ended how, and how each of its Stages ended. */
export interface OperationOutcome {
  readonly role: 'aggressor' | 'sentinel';
  readonly end: string;
  readonly ends: readonly string[];
}

export function operationOutcome({ score, result }: Open): OperationOutcome | null {
  if (score.mode !== 'key-operations' || !result) return null;
  const degree = score.degree === null ? '' : ` (${score.degree})`;
  const ended = score.ended.map(({ stage, by }, i) => `${stage}: ${by}${i === score.ended.length - 1 ? degree : ''}`);
  const last = `${score.stage ?? 'set-up'}: ${result.why}`;
  return {
    role: result.winner === score.aggressor ? 'aggressor' : 'sentinel',
    end: last,
    ends: result.why === 'stage' ? ended : [...ended, last],
  };
}
