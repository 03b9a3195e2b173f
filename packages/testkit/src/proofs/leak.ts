import {
  apply,
  type Command,
  type Game,
  type Random,
  SEATS,
  type Seat,
  type State,
  viewFor,
  whyNot,
} from '@faultline/rules';
import { sameText } from './sameText.ts';
import { scrambled } from './scramble.ts';

/**
 * What a player could learn of hidden things; null when nothing. All that is hidden from a viewer is laid otherwise:
 * views, questions, refusals of the given commands and what a legal one leads to without chance must be the same.
 */
export function whyLeaking(
  game: Game,
  state: State,
  legal: Command,
  commands: readonly Command[],
  random: Random,
): string | null {
  for (const viewer of SEATS) {
    const twin = scrambled(game, state, viewer, random);
    const why =
      viewDiffers(state, twin, viewer, 'the view') ??
      refusalDiffers(game, state, twin, [legal, ...commands]) ??
      outcomeDiffers(game, state, twin, viewer, legal);
    if (why !== null) return `what is hidden from seat ${viewer} shows in ${why}`;
  }
  return null;
}

const viewDiffers = (state: State, twin: State, viewer: Seat, what: string): string | null =>
  sameText(viewFor(state, viewer), viewFor(twin, viewer)) ? null : what;

function refusalDiffers(game: Game, state: State, twin: State, commands: readonly Command[]): string | null {
  const leaking = commands.find(
    (command) => !sameText(whyNot({ game, open: state.open }, command), whyNot({ game, open: twin.open }, command)),
  );
  return leaking ? `the refusal of ${JSON.stringify(leaking)}` : null;
}

/** What a decision leads to without dice or cards, its events and next question included. */
function outcomeDiffers(game: Game, state: State, twin: State, viewer: Seat, command: Command): string | null {
  const [one, other] = [apply(game, state, command), apply(game, twin, command)];
  const what = `what ${JSON.stringify(command.answer)} leads to`;
  if ('refused' in one || 'refused' in other) return 'refused' in one && 'refused' in other ? null : what;
  if (one.chanceMoved !== other.chanceMoved) return what;
  if (one.chanceMoved) return null;
  return sameText(one.events, other.events) ? viewDiffers(one.state, other.state, viewer, what) : what;
}
