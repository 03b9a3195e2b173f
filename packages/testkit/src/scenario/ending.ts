import { SetupError, listOf, whyNotTeam } from '@faultline/rules';
import { checkQuestion } from './checks.ts';
import { sideOf } from './names.ts';
import { Failed, type Playing } from './playing.ts';
import type { Scenario, ScenarioFile } from './scenario.ts';

/** How a file says that its game ends, or that there is none. */

type End = Exclude<ScenarioFile['ends'], string>;

/** Whether the set-up was refused for exactly the rules the file names. */
export function isAwaited(error: unknown, { file: { ends } }: Scenario): boolean {
  const rules = typeof ends === 'string' ? undefined : ends['no game'];
  if (!rules || !(error instanceof SetupError)) return false;
  const found = new Set(error.reasons.map(({ rule }) => rule));
  return found.size === rules.length && rules.every((rule) => found.has(rule));
}

/** DP-01: nothing in the rules of team building speaks against either team. */
export function checkTeams({ file, layout: { game, setup } }: Scenario): void {
  for (const team of setup.kind === 'teams' ? setup.teams : []) {
    const reasons = whyNotTeam(game.library, listOf(team), 'strike', game.mode.brings === 'mission');
    const told = reasons.map(
      ({ rule, facts }) =>
        `${rule} (${Object.entries(facts ?? {})
          .flat()
          .join(' ')})`,
    );
    if (reasons.length > 0) throw new Failed(file.spot, `a legal team of ${team.name}`, told.join('; '));
  }
}

/** Nothing stays open but what the file says, and no scripted die or shuffle is left over. */
export function checkEnd(p: Playing, { file: { ends, spot } }: Scenario): void {
  if (typeof ends !== 'string') checkOpen(p, ends);
  else if (p.decision) throw new Failed(spot, 'nothing open at the end', p.sayQuestion());
  const { chance } = p.state.hidden;
  if (chance.kind !== 'scripted') return;
  const left = [
    ...(chance.attack.length > 0 ? [`attack dice ${chance.attack.join(', ')}`] : []),
    ...(chance.defense.length > 0 ? [`defense dice ${chance.defense.join(', ')}`] : []),
    ...chance.shuffles.map((order) => `the shuffle ${order.map((card) => p.names.short(card)).join(', ')}`),
  ];
  if (left.length > 0) throw new Failed(spot, 'every scripted die and shuffle used', `unused: ${left.join('; ')}`);
}

function checkOpen(p: Playing, ends: End): void {
  const { spot, winner } = ends;
  if (ends['no game']) throw new Failed(spot, `no game, by ${ends['no game'].join(', ')}`, p.sayQuestion());
  const [waits, stop] = [ends['waiting for'], ends['stop at']];
  if (waits) checkQuestion(p, spot, waits);
  else if (stop) {
    if (!p.isStopped) throw new Failed(spot, `the ${stop}`, p.sayQuestion());
  } else if (p.decision) throw new Failed(spot, 'nothing open at the end', p.sayQuestion());
  const { result } = p.state.open;
  const won = result ? (result.winner === null ? 'nobody' : sideOf(result.winner)) : undefined;
  if (winner !== undefined && winner !== won) throw new Failed(spot, `winner: ${winner}`, won ?? 'the game goes on');
}
