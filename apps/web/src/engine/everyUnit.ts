import type { UnitFolder } from '@faultline/cards/page';

/** The folder of every unit that is scripted, by its path. */
export const everyUnit = import.meta.glob<UnitFolder>('../../../../packages/cards/units/*/index.ts', {
  import: 'default',
});
