import { OPPONENTS } from '@faultline/ai';
import { type Answer, type Game, Match, type Position, type Seat, sha256, type Setup, viewFor } from '@faultline/rules';
import { FIRST_GAME, type LessonMoment, type StepName, type Verdict } from '../../port/lesson.ts';
import { chanceFrom } from '../chance.ts';
import { STEPS } from './first.ts';
import { verdictOn } from './goals.ts';

const PLAYER: Seat = 0;
/** More than a step can ask: whoever sends more is not believed. */
const MOST = 200;

/** A game as a step lays it out: by a key of its own, so its dice fall alike for everybody who answers alike. */
export function lessonMatch(game: Game, { from, said }: LessonMoment): Match {
  const { setup, key, lead = [] } = STEPS[from];
  const match = Match.begin(game, setup, chanceFrom(sha256(`first game: ${key}`)));
  for (const answer of [...lead, ...said.slice(0, MOST)]) if (!answered(match, answer)) break;
  return match;
}

export const setupOf = (from: StepName): Setup => STEPS[from].setup;

/** Gives the player's answer and the computer's replies; what the rules no longer take is left out with all that follows. */
export function answered(match: Match, answer: Answer): boolean {
  const { decision, version } = match.state.open;
  if (decision?.seat !== PLAYER) return false;
  if ('refused' in match.send(PLAYER, { do: 'answer', version, answer })) return false;
  replyTo(match);
  return true;
}

/** The computer answers what it is asked in the player's Turn; its own Turn does not begin. */
export function replyTo(match: Match): void {
  for (let i = 0; i < MOST; i += 1) {
    const { open } = match.state;
    const { decision, version, active } = open;
    if (!decision || decision.seat === PLAYER || active !== PLAYER) return;
    const opponent = OPPONENTS.novice(match.game, `first game: ${version}`);
    const answer = opponent.decide(viewFor(match.state, decision.seat), decision, { trials: 0 });
    match.send(decision.seat, { do: 'answer', version, answer });
  }
}

/** The player's answers since the position was laid out. */
function saidIn(
  match: Match,
  from: StepName,
): { readonly said: readonly Answer[]; readonly versions: readonly number[] } {
  const own = match.entries.flatMap((entry, i) =>
    entry.do === 'answer' && entry.seat === PLAYER ? [{ answer: entry.answer, version: i }] : [],
  );
  const given = own.slice(STEPS[from].lead?.length ?? 0);
  return { said: given.map(({ answer }) => answer), versions: given.map(({ version }) => version) };
}

/** How a step stands that began after so many of the player's answers. */
export function judged(match: Match, from: StepName, step: StepName, begun: number): Verdict {
  const { said, versions } = saidIn(match, from);
  const version = versions[begun] ?? match.version;
  const at = (state = match.state): Position => ({ game: match.game, open: state.open });
  const since = {
    before: at(match.stateAt(version) ?? match.state),
    now: at(),
    events: match.eventsSince(version),
  };
  const next = FIRST_GAME[FIRST_GAME.indexOf(step) + 1];
  const follows = next ? STEPS[next].follows : undefined;
  return { ...verdictOn(step, since), goesOn: follows?.(at()) ?? false, said };
}
