import {
  type Game,
  type Open,
  otherSeat,
  type Position,
  SEATS,
  type Seat,
  type State,
  type Unit,
} from '@faultline/rules';
import type { Called } from './naming.ts';
import { flow, inches } from './flow.ts';

/**
 * How a game stands at the beginning of an activation, as the part of a scenario file that lays it out. What lasts in
 * memory only (keywords granted for a time) is no part of it.
 */
export function laidOut(
  game: Game,
  table: string,
  { open, hidden }: State,
  called: Called,
  decimals: number,
): string[] {
  const { score, activation, turn, firstPlayer } = open;
  const acting = open.units[activation?.unit ?? -1];
  if (!('claimed' in score) || !acting) return [];
  const [own, other] = score.missions;
  const momentum = { red: score.momentum[called.acting], blue: score.momentum[otherSeat(called.acting)] };
  const claimed = { red: score.claimed[called.acting], blue: score.claimed[otherSeat(called.acting)] };
  const token = called.acting === 0 ? score.token : -score.token;
  return [
    `terrain: ${table}`,
    // The mission that is played comes first.
    `mission: ${score.mission === own ? flow([own, other]) : flow([other, own])}`,
    `struggle: ${flow({ card: score.card, map: score.map, coming: hidden.missionDeck })}`,
    `objectives: ${flow(objectivesIn(open, called, decimals))}`,
    `tracker: ${flow({ token: token === 0 ? 0 : `${token > 0 ? 'red' : 'blue'} ${Math.abs(token)}`, momentum, claimed })}`,
    '',
    ...SEATS.toSorted((a, b) => Number(a !== called.acting) - Number(b !== called.acting)).flatMap((seat) =>
      sideIn({ game, open }, seat, called, decimals),
    ),
    `turn: ${flow({ number: turn, player: 'red', 'first player': called.side(firstPlayer), active: called.unit(acting) })}`,
  ];
}

function objectivesIn(open: Open, { side }: Called, decimals: number) {
  return Object.fromEntries(
    open.objectives.map(({ key, x, y, z, active, control, priority }) => [
      key,
      {
        at: inches([x, y, z], decimals),
        ...(active ? {} : { active }),
        ...(control === null ? {} : { control: side(control) }),
        ...(priority ? { priority } : {}),
      },
    ]),
  );
}

function sideIn({ game, open }: Position, seat: Seat, called: Called, decimals: number): string[] {
  const { edge, forceReady: ready, forcePool: pool } = open.seats[seat];
  const units = open.units.filter((unit) => unit.seat === seat);
  return [
    `${called.side(seat)}:`,
    `  edge: ${edge}`,
    `  force: ${flow({ ready, pool })}`,
    '  units:',
    ...units.map((unit) => `    ${called.unit(unit)}: ${flow(unitIn({ game, open }, unit, decimals))}`),
    '',
  ];
}

function unitIn({ game, open }: Position, unit: Unit, decimals: number) {
  const { card: id, stance, damage, wounded, injured, conditions, hunker, used, defeated } = unit;
  const places = unit.characters.map((character) => {
    const one = open.characters[character];
    return one?.onTable ? inches([one.x, one.y, one.z], decimals) : 'off';
  });
  return {
    unit: id,
    ...(defeated ? {} : { at: places.length === 1 ? places[0] : places }),
    ...(stance === 0 ? {} : { stance: game.library.units[id]?.stances[stance]?.id }),
    ...(damage > 0 ? { damage } : {}),
    ...(wounded > 0 ? { wounded } : {}),
    ...(injured > 0 ? { injured } : {}),
    ...(conditions.length > 0 ? { conditions } : {}),
    ...(hunker > 0 ? { hunker } : {}),
    ...(used.length > 0 ? { used } : {}),
    ...(defeated ? { defeated } : {}),
  };
}
