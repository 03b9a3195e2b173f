import { type GameEvent, type GameFile, parseGame, type Receipt, replay, sealFault } from '@faultline/rules';
import type { DiceVerdict } from '../../port/diceVerdict.ts';
import { gameIn } from '../openedFile.ts';

/** What was left to chance: dice, and cards that were shuffled. */
const CHANCE: readonly GameEvent['event'][] = ['first-player', 'rolled', 'shuffled-in', 'refreshed'];

/** Plays a finished game again from its seals: hashes, key, every roll and shuffle. */
export async function diceVerdict(text: string, receipt: Receipt | null): Promise<DiceVerdict> {
  const file = parseGame(text);
  const { proof, ...counts } = told(file, receipt);
  const fault = sealFault(file, receipt);
  if (fault !== null) return { ...counts, proof, rolls: 0, fault: fault ?? 'not-sealed' };
  let rolls = 0;
  const { departure } = replay(await gameIn(file), file, (events) => {
    rolls += events.filter(({ event }) => CHANCE.includes(event)).length;
  });
  return { ...counts, proof, rolls, fault: departure === null ? null : 'replay' };
}

const told = (file: GameFile, receipt: Receipt | null) => ({
  proof: file.dice ?? null,
  hasReceipt: receipt !== null,
  entries: file.entries.length,
  hashes: file.marks.length + 1,
  recorded: file.past.reduce((sum, { entries }) => sum + entries.length, 0),
  corrected: file.entries.findIndex((entry) => entry.do === 'correct') + 1 || null,
});
