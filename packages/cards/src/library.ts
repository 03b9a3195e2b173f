import { type Ability, byId, type Library } from '@faultline/rules';
import wolfpack from '../units/104th-wolfpack-troopers/index.ts';
import clones from '../units/501st-clone-troopers/index.ts';
import ahsoka from '../units/ahsoka-tano-jedi-no-more/index.ts';
import ventress from '../units/asajj-ventress-sith-assassin/index.ts';
import b1 from '../units/b1-battle-droids/index.ts';
import boKatan from '../units/bo-katan-kryze/index.ts';
import rex from '../units/cc-7567-captain-rex/index.ts';
import clanKryze from '../units/clan-kryze-mandalorians/index.ts';
import garSaxon from '../units/gar-saxon-merciless-commander/index.ts';
import anakin from '../units/general-anakin-skywalker/index.ts';
import kalani from '../units/kalani-super-tactical-droid/index.ts';
import maul from '../units/lord-maul/index.ts';
import superCommandos from '../units/mandalorian-super-commandos/index.ts';
import { CardError } from './fields.ts';
import { MISSIONS } from './missions.ts';
import { toCard } from './readUnit.ts';
import type { UnitFolder } from './unit.ts';

/** The cards of the current sheet. */
export const SHEET = '1.4';

export const UNITS: readonly UnitFolder[] = [
  anakin,
  rex,
  clones,
  ahsoka,
  boKatan,
  clanKryze,
  ventress,
  kalani,
  b1,
  maul,
  garSaxon,
  superCommandos,
  wolfpack,
];

/** One record for an ability that stands on several cards; two that differ under one id are a mistake. */
function abilitiesOf(folders: readonly { readonly abilities: readonly Ability[] }[]): Ability[] {
  const all = folders.flatMap((folder) => folder.abilities);
  for (const ability of all) {
    const first = all.find(({ id }) => id === ability.id);
    if (JSON.stringify(first) !== JSON.stringify(ability))
      throw new CardError(`The ability ${ability.id} is written in two ways.`);
  }
  return all;
}

export const library: Library = {
  sheet: SHEET,
  units: byId(UNITS.map(({ card }) => toCard(card))),
  abilities: byId(abilitiesOf([...UNITS, ...MISSIONS])),
  missions: byId(MISSIONS.map(({ card }) => card)),
};
