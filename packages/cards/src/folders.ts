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
import type { UnitFolder } from './unit.ts';

/** The units whose abilities are scripted, those of the core box first. */
export const FOLDERS: readonly UnitFolder[] = [
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
