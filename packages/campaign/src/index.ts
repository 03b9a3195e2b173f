// Campaigns of Key Operations: everything a page or a command line needs. Pure; knows nothing of the board.
export { type Applied, apply, foundCampaign } from './act/apply.ts';
export { packsOf } from './acts/settingUp.ts';
export { roleAsked, slotName, waitsFor } from './acts/waiting.ts';
export type * from './campaign/campaign.ts';
export {
  type Command,
  ENDINGS,
  type Founding,
  type Operation,
  type Result,
  type Slot,
  type Team,
  type Unit,
} from './campaign/command.ts';
export { exportCampaign, importCampaign } from './file/file.ts';
export { verifyCampaign } from './file/verify.ts';
export { advantageName, type AdvantagePack, type Face, ROLES, type Role } from './packs/pack.ts';
export { recordSheet, type RecordSheet } from './show/sheet.ts';
export { choicesOf, inForce, tiersOffered } from './sides/advantages.ts';
export { whyExperience } from './sides/experience.ts';
export { inRole, nameOf, roleOf } from './sides/players.ts';
