// node packages/geometry/build/print.ts NAME > packages/geometry/tables/NAME.json

import { LAYOUTS } from './layouts.ts';
import { buildTable } from './table.ts';

const id = process.argv[2];
if (id === undefined || LAYOUTS[id] === undefined) {
  console.error(`Name one of these tables: ${Object.keys(LAYOUTS).join(', ')}.`);
  process.exitCode = 1;
} else {
  console.log(printed(id));
}

/** One part a line. */
function printed(name: string): string {
  const { parts, ingress, surfaces, ...rest } = buildTable(name);
  const list = (items: readonly unknown[]): string => items.map((item) => `\n    ${JSON.stringify(item)}`).join(',');
  const head = JSON.stringify(rest).slice(1, -1);
  return `{\n  ${head},\n  "parts": [${list(parts)}\n  ],\n  "ingress": [${list(ingress)}\n  ],\n  "surfaces": [${list(surfaces)}\n  ]\n}`;
}
