// The tables that come with the game, each valid as it stands.

import core1 from '../tables/core-1.json' with { type: 'json' };
import core2 from '../tables/core-2.json' with { type: 'json' };
import core3 from '../tables/core-3.json' with { type: 'json' };
import core4 from '../tables/core-4.json' with { type: 'json' };
import high1 from '../tables/high-1.json' with { type: 'json' };
import high2 from '../tables/high-2.json' with { type: 'json' };
import mixed1 from '../tables/mixed-1.json' with { type: 'json' };
import mixed2 from '../tables/mixed-2.json' with { type: 'json' };
import type { Table } from './table.ts';
import type { TableId } from './tableIds.ts';

export const TABLES: Readonly<Record<TableId, Table>> = {
  'core-1': core1,
  'core-2': core2,
  'core-3': core3,
  'core-4': core4,
  'high-1': high1,
  'high-2': high2,
  'mixed-1': mixed1,
  'mixed-2': mixed2,
};
