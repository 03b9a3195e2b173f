import { type Command, type EventState, openPlayerItems } from '@faultline/tournament';

/** Everything on the list was looked at, and the player is here. */
export function checkedIn(state: EventState, player: string): readonly Command[] {
  const items = openPlayerItems(state, player).map(({ item }) => item);
  return [
    { kind: 'tick', player, items },
    { kind: 'checkIn', player },
  ];
}
