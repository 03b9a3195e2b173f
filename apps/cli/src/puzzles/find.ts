import { library } from '@faultline/cards';
import { TABLE_IDS } from '@faultline/geometry';
import { OPPONENTS } from '@faultline/ai';
import { Match, USUAL_MODE, viewFor } from '@faultline/rules';
import { coreGame, seeded } from '@faultline/testkit';
import { CORE_TEAMS, teamsOfSeed } from '../simulate/teams.ts';
import { neededTable } from '../tables.ts';
import { type Found, kindOf, puzzlesAt } from './found.ts';

const MOST_ENTRIES = 3000;

/** The puzzles in one game of two greedy opponents, the same for the same seed and number. Every other game is the core box's. */
export function puzzlesIn(seed: string, nth: number): readonly Found[] {
  const tableId = TABLE_IDS[nth % TABLE_IDS.length] ?? 'core-1';
  const game = coreGame({ table: neededTable(tableId) });
  const name = `game ${nth} of seed ${seed}`;
  const missions = Object.keys(library.missions);
  const mission = missions[nth % missions.length] ?? '';
  const teams = (nth % 2 === 0 ? CORE_TEAMS : teamsOfSeed(library, name)).map((team) => ({ ...team, mission }));
  const [one, other] = teams as [(typeof teams)[0], (typeof teams)[0]];
  const match = Match.begin(game, { kind: 'teams', mode: USUAL_MODE.id, teams: [one, other] }, seeded(name, 'fast'));
  const players = ([0, 1] as const).map((seat) => OPPONENTS.greedy(game, `${name}, seat ${seat}`));
  const found: Found[] = [];
  for (let i = 0; i < MOST_ENTRIES; i += 1) {
    const { decision, version, activation } = match.state.open;
    const player = decision && players[decision.seat];
    if (!decision || !player) break;
    const begins = decision.step === 'activation.main' && activation?.left === 2 && activation.made.length === 0;
    if (begins && !activation.flipped)
      found.push(...puzzlesAt(game, match.state, tableId, `${name}, entry ${version}`));
    const answer = player.decide(viewFor(match.state, decision.seat), decision, { trials: 0 });
    match.send(decision.seat, { do: 'answer', version, answer });
  }
  return found;
}

/** So many of them, as different as can be: in what is asked, in what is done, in who does it and to whom. */
export function chosen(all: readonly Found[], count: number): readonly Found[] {
  const left = all.toSorted((a, b) => b.best - b.obvious - (a.best - a.obvious) || (a.text < b.text ? -1 : 1));
  const taken: Found[] = [];
  const seen = (of: (each: Found) => string | null, value: string | null): number =>
    taken.filter((each) => of(each) === value).length;
  const staleness = (each: Found): number =>
    3 * seen(({ way }) => way, each.way) +
    2 * seen(({ goal }) => kindOf(goal), kindOf(each.goal)) +
    2 * seen(({ acts }) => acts, each.acts) +
    (each.on === null ? 0 : seen(({ on }) => on, each.on));
  while (taken.length < count && left.length > 0) {
    const next = left.reduce((best, each) => (staleness(each) < staleness(best) ? each : best));
    taken.push(next);
    left.splice(left.indexOf(next), 1);
  }
  return taken;
}
