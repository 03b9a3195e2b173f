import { byId, type Library } from '@faultline/rules';
import { MISSIONS } from './missions.ts';
import { toCard } from './printed.ts';
import { abilitiesOf, type UnitFolder } from './unit.ts';

/** The cards of these units, with all missions. */
export const assembled = (units: readonly UnitFolder[], sheet: string): Library => ({
  sheet,
  units: byId(units.map(({ card }) => toCard(card))),
  abilities: byId([...units.flatMap(abilitiesOf), ...MISSIONS.flatMap(({ abilities }) => abilities)]),
  missions: byId(MISSIONS.map(({ card }) => card)),
});
