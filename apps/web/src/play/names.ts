import type { Messages } from '../i18n/messages.ts';
import type { Playing } from '../port/port.ts';
import type { Open, Seat, Unit } from '@faultline/rules';

/** Everybody and everything in a game by the names people use. */
export interface Names {
  readonly player: (seat: Seat) => string;
  /** `a3` */
  readonly unit: (name: string) => string;
  /** `a3.2` */
  readonly character: (name: string) => string;
  /** An order card: its unit, or the Shatterpoint card. */
  readonly card: (card: string) => string;
  readonly ability: (id: string) => string;
  /** A terrain part, without the number that only tells two of a kind apart. */
  readonly part: (name: string) => string;
  /** Whatever carries a lasting name. */
  readonly anything: (name: string) => string;
}

export const lastingName = ({ seat, slot }: Pick<Unit, 'seat' | 'slot'>): string => `${seat === 0 ? 'a' : 'b'}${slot}`;

/** Whether a text is the lasting name of a unit or a character. */
export const isLasting = (text: string): boolean => /^[ab]\d+(\.\d+)?$/.test(text);

const LONGEST = 24;

/** The name without its second line, and without its first words where it is still long. */
export function shortName(name: string): string {
  const [first = name] = name.split(',');
  const words = first.split(' ');
  while (words.length > 1 && words.join(' ').length > LONGEST) words.shift();
  return words.join(' ');
}

export function namesOf({ cards, players }: Playing, { units }: Open, { play, decisions }: Messages): Names {
  const unitOf = (name: string) => units.find((unit) => lastingName(unit) === name);
  const unit = (name: string): string => {
    const found = unitOf(name);
    return found ? shortName(cards.units[found.card]?.name ?? found.card) : name;
  };
  const character = (name: string): string => {
    const [owner = name, number = ''] = name.split('.');
    return (unitOf(owner)?.characters.length ?? 1) > 1 ? `${unit(owner)} ${number}` : unit(owner);
  };
  const card = (id: string): string => (unitOf(id) ? unit(id) : (decisions.options[id] ?? struggleName(cards, id)));
  const part = (name: string): string => name.replaceAll('-', ' ').replace(/ \d+/, '');
  return {
    player: (seat) => playerName(players, seat, play),
    unit,
    character,
    card,
    ability: (id) => cards.abilities[id]?.name ?? id,
    part,
    anything: (name) => (isLasting(name) ? character(name) : part(name)),
  };
}

const struggleName = (cards: Playing['cards'], id: string): string =>
  Object.values(cards.missions)
    .flatMap((mission) => [mission, ...mission.struggles])
    .find((each) => each.id === id)?.name ?? id;

function playerName(players: Playing['players'], seat: Seat, play: Messages['play']): string {
  if (players.every((player) => player === 'person')) return play.player(seat + 1);
  return players[seat] === 'person' ? play.you : play.computer;
}
