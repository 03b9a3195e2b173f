import { isRecord, listOf } from '@faultline/shape/guards';

/** Which two squads play each round of an event, by the number of the squad from 0. */
export type Rounds = readonly (readonly number[])[];

export const PAIRS = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 2],
  [1, 3],
  [2, 3],
] as const;

const SQUADS = [0, 1, 2, 3];
const isSquad = (value: unknown): value is number => SQUADS.includes(value as number);

/** How often a squad has played. */
const playedBy = (rounds: Rounds, squad: number): number => rounds.filter((round) => round.includes(squad)).length;

type LedgerFault =
  | { readonly kind: 'two'; readonly round: number }
  /** PR-R-02: those left after a round are more than the rounds to come can take. */
  | { readonly kind: 'late'; readonly round: number; readonly squads: readonly number[] }
  | { readonly kind: 'open'; readonly squads: readonly number[] };

/** What keeps the rounds from being legal as far as they are chosen; null where every squad plays (PR-PICK-06). */
export function whyNotRounds(rounds: Rounds): LedgerFault | null {
  for (const [i, round] of rounds.entries()) {
    if (round.length === 1) return { kind: 'two', round: i + 1 };
    const left = SQUADS.filter((squad) => playedBy(rounds.slice(0, i + 1), squad) === 0);
    const isChosen = round.length === 2;
    if (isChosen && left.length > 2 * (rounds.length - i - 1)) return { kind: 'late', round: i + 1, squads: left };
  }
  const open = SQUADS.filter((squad) => playedBy(rounds, squad) === 0);
  return open.length === 0 ? null : { kind: 'open', squads: open };
}

/** The rounds with a squad in one of them or out of it; of three the one that came first goes. */
export const toggled = (rounds: Rounds, round: number, squad: number): Rounds =>
  rounds.map((each, i) => {
    if (i !== round) return each;
    return each.includes(squad) ? each.filter((one) => one !== squad) : [...each, squad].slice(-2);
  });

export const withRounds = (rounds: Rounds, count: number): Rounds =>
  Array.from({ length: count }, (_, i) => rounds[i] ?? []);

const KEY = 'faultline.rounds';
/** By the Units of the list; the oldest are forgotten. */
const MOST = 20;

const isRounds = listOf(listOf(isSquad));

function all(): [string, Rounds][] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return isRecord(value)
      ? Object.entries(value).filter((entry): entry is [string, Rounds] => isRounds(entry[1]))
      : [];
  } catch {
    return [];
  }
}

export const storedRounds = (list: string): Rounds | null => all().find(([key]) => key === list)?.[1] ?? null;

export function keepRounds(list: string, rounds: Rounds): void {
  try {
    const others = all().filter(([key]) => key !== list);
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others, [list, rounds]].slice(-MOST))));
  } catch {
    // Known as long as the page is open.
  }
}
