import { type Command, type EventState, findMatch, nameOf } from '@faultline/tournament';

/** Whom or what an act was about, as people know it: names, the two players of a match with their cards, a number. */
export function aboutAct(state: EventState, command: Command): string {
  const about: string[] = [];
  if ('player' in command && command.player !== undefined) about.push(nameOf(state, command.player));
  if ('players' in command) about.push(...command.players.map((player) => nameOf(state, player)));
  if ('person' in command) about.push(command.person);
  if ('match' in command && command.match !== undefined) about.push(playersIn(state, command.match));
  if ('result' in command) about.push(command.result.sc.join('–'));
  if ('table' in command && command.table !== null) about.push(`${command.table}`);
  if ('minutes' in command) about.push(`${command.minutes}`);
  if (command.kind === 'undo') about.push(`${command.entry}`);
  if ('text' in command && command.text !== '') about.push(command.text);
  return about.join(', ');
}

function playersIn(state: EventState, id: string): string {
  const match = findMatch(state, id)?.match;
  return match ? `${nameOf(state, match.a)} – ${nameOf(state, match.b)}` : id;
}
