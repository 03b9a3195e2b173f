import {
  activePlayers,
  alteredBy,
  currentRound,
  currentStage,
  type EventState,
  lettersNow,
  nameOf,
  openCalls,
  rematchesAhead,
  whyNotClosed,
} from '@faultline/tournament';
import { sentenceOf } from './desk.ts';
import { wrapped } from '../page.ts';
import { nameOfRound } from './pairings.ts';
import { lookWord } from './word.ts';

export const status = lookWord({
  name: 'status',
  summary: 'show the current state and open items',
  about:
    'Phase, players, round, results not in yet, calls and requests not answered, rounds that cannot be paired without a rematch.',
  example: 'status cup.json',
  looks(state, given, { event }) {
    given.none();
    const round = currentRound(state);
    const missing = round?.state === 'running' ? whyNotClosed(state) : [];
    const altered = alteredBy(state);
    const rematches = rematchesAhead(state);
    const letters = lettersNow(event);
    const requests = state.requests.filter(({ answer }) => answer === 'open');
    const lines = [
      `${state.founding.name}, ${state.founding.firstDay}, run by ${state.founding.organiser.name}: ${state.phase}`,
      playersLine(state),
      roundLine(state),
      ...missing.map(sentenceOf),
      ...openCalls(state).map((call) => wrapped(`Call ${call.n} about match ${call.match}: ${call.reason}.`)),
      ...requests.map(({ n, kind, by }) => wrapped(`Request ${n}: ${nameOf(state, by)}, ${kind}.`)),
      ...altered.map(sentenceOf),
      ...rematches.map(sentenceOf),
      `Record: ${event.log.length} entries, letters ${letters}`,
    ];
    const json = {
      name: state.founding.name,
      phase: state.phase,
      players: state.entrants.map(({ player, name, state: is }) => ({ player, name, state: is })),
      active: activePlayers(state).length,
      plan: state.plan,
      stage: currentStage(state)?.n ?? null,
      round: round === undefined ? null : { n: round.n, state: round.state },
      missing,
      requests,
      altered,
      rematches,
      letters,
    };
    return { says: lines.filter((line) => line !== '').join('\n'), json };
  },
});

function playersLine(state: EventState): string {
  const by = new Map<string, string[]>();
  for (const { state: is, name } of state.entrants) by.set(is, [...(by.get(is) ?? []), name]);
  return [...by].map(([is, names]) => wrapped(`${names.length} ${is}: ${names.join(', ')}`)).join('\n');
}

function roundLine(state: EventState): string {
  const [stage, round] = [currentStage(state), currentRound(state)];
  if (stage === undefined || round === undefined) return '';
  return `${nameOfRound(stage, round)} of ${stage.roundsPlanned}: ${round.state}`;
}
