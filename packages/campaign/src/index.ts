// Campaigns of Key Operations: everything a page or a command line needs. Pure; knows nothing of the board.
export { type Applied, apply, foundCampaign } from './act/apply.ts';
export { undosBackTo } from './act/undo.ts';
export { packsOf } from './acts/settingUp.ts';
export { roleAsked, slotName, waitsFor } from './acts/waiting.ts';
export type * from './campaign/campaign.ts';
export {
  type AdvantageEffect,
  type Command,
  ENDINGS,
  type Founding,
  type Operation,
  type Result,
  SLOTS,
  type Slot,
  type Team,
  type Unit,
} from './campaign/command.ts';
export { courseOf, coursesFrom, slotAfter, type Step, victoryOf } from './course/course.ts';
export { exportCampaign, FILE_FORMAT, FILE_VERSION, importCampaign } from './file/file.ts';
export { verifyCampaign } from './file/verify.ts';
export { advantageName, type AdvantagePack, type Face, FACES, ROLES, type Role } from './packs/pack.ts';
export { PRINTED_PACKS } from './packs/printed.ts';
export { recordSheet, type RecordSheet } from './show/sheet.ts';
export { type Choice, choicesOf, inForce, tiersOffered, whyNotTier } from './sides/advantages.ts';
export { experienceOf, gainOf, whyExperience } from './sides/experience.ts';
export { inRole, nameOf, roleOf } from './sides/players.ts';
