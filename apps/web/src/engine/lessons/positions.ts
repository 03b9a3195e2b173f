import { MISSIONS } from '@faultline/cards/page';
import {
  CONSTANTS,
  type ObjectiveSetup,
  objectivesOf,
  type Place,
  type PositionSetup,
  type Setup,
  SHATTERPOINT,
  type TurnMoment,
  type UnitSetup,
  USUAL_MODE,
} from '@faultline/rules';

/** The positions of the first game: one squad a side in the first Struggle, each told by what differs from the others. */

const INCH = 2540;
const MISSION = 'shifting-priorities';
const STRUGGLE = 'steal-the-secret-plans';
const COMING = ['weve-been-double-crossed', 'blast-our-way-out'];

/** A place in inches from the south-west corner. */
export const at = (x: number, y: number, z = 0): Place => [
  Math.round(x * INCH),
  Math.round(y * INCH),
  Math.round(z * INCH),
];

type Told = Omit<Partial<UnitSetup>, 'card'>;

interface ToldPosition {
  readonly turn: number;
  readonly moment?: TurnMoment;
  readonly anakin: Told;
  readonly rex: Told;
  readonly troopers: Told;
  readonly maul: Told;
  readonly saxon: Told;
  readonly commandos: Told;
  readonly force?: number;
  /** The top first: `a1` Anakin, `a2` Rex, `a3` the troopers. */
  readonly deck?: readonly string[];
  readonly token?: number;
  readonly momentum?: readonly [number, number];
  readonly control?: Readonly<Record<string, 0 | 1>>;
}

const unit = (card: string, told: Told): UnitSetup => ({ card, at: [], ...told });

function objectives(control: ToldPosition['control'] = {}): readonly ObjectiveSetup[] {
  const mission = MISSIONS.find(({ card }) => card.id === MISSION)?.card;
  const active = mission?.struggles.find(({ id }) => id === STRUGGLE)?.maps[0]?.active ?? [];
  return (mission ? objectivesOf(mission, 'south', CONSTANTS.size) : []).map(({ key, x, y }) => ({
    key,
    at: [x, y, 0],
    active: active.includes(key),
    control: control[key] ?? null,
  }));
}

/** The cards of a side that lie neither in the deck nor with the Unit that acts. */
const discarded = (deck: readonly string[], seat: 'a' | 'b'): string[] =>
  [`${seat}1`, `${seat}2`, `${seat}3`].filter((card) => !deck.includes(card));

export function laid(told: ToldPosition): Setup {
  const { deck = [], token = 0, momentum = [1, 1], force = 4 } = told;
  const position: PositionSetup = {
    sides: [
      {
        units: [
          unit('general-anakin-skywalker', told.anakin),
          unit('cc-7567-captain-rex', told.rex),
          unit('501st-clone-troopers', told.troopers),
        ],
        force: { ready: force, pool: 4 },
        deck: [...deck, SHATTERPOINT],
        discard: discarded(deck, 'a'),
      },
      {
        units: [
          unit('lord-maul', told.maul),
          unit('gar-saxon-merciless-commander', told.saxon),
          unit('mandalorian-super-commandos', told.commandos),
        ],
        force: { ready: 3, pool: 3 },
        deck: ['b2', 'b3', 'b1', SHATTERPOINT],
      },
    ],
    objectives: objectives(told.control),
    turn: told.turn,
    active: 0,
    firstPlayer: 0,
    ...(told.moment ? { moment: told.moment } : {}),
    score: { card: STRUGGLE, map: 1, token, momentum, claimed: [[], []] },
    missionDeck: COMING,
  };
  return { kind: 'position', mode: USUAL_MODE.id, missions: [MISSION, MISSION], position };
}

export const acting = (unit: string, more: Partial<Extract<TurnMoment, { at: 'activation' }>> = {}): TurnMoment => ({
  at: 'activation',
  unit,
  phase: 'main',
  ...more,
});
