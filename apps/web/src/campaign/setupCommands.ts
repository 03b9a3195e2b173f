import type { Command, Unit } from '@faultline/campaign';

/** What is chosen before the first operation. */
export interface SetupChoice {
  readonly aggressor: string;
  readonly sentinel: string;
  readonly operations: readonly { readonly id: string; readonly name: string }[];
  readonly lastChance: { readonly id: string; readonly name: string };
  readonly veterans: readonly [Unit, Unit];
}

/** The printed packs: one for each role. */
const PACKS = ['veteran-operative', 'savvy-guard'] as const;

/** Everything in one go, confirmed by both. */
export const setupCommands = (choice: SetupChoice): readonly Command[] => {
  const { aggressor, sentinel, operations, lastChance, veterans } = choice;
  return [
    { kind: 'chooseOperations', operations },
    { kind: 'chooseLastChance', operation: lastChance },
    { kind: 'assignRoles', aggressor },
    { kind: 'chooseVeteran', player: aggressor, unit: veterans[0] },
    { kind: 'chooseVeteran', player: sentinel, unit: veterans[1] },
    { kind: 'choosePack', player: aggressor, pack: PACKS[0] },
    { kind: 'choosePack', player: sentinel, pack: PACKS[1] },
    { kind: 'confirm', player: aggressor },
    { kind: 'confirm', player: sentinel },
  ];
};
