/** The colours of the page, as its style sheets have them now. */
export interface Palette {
  readonly isLight: boolean;
  readonly bg: string;
  readonly table: string;
  readonly tableEdge: string;
  readonly contour: string;
  readonly contour2: string;
  readonly lightNear: string;
  readonly lightFar: string;
  readonly partLow: string;
  readonly part1: string;
  readonly part2: string;
  readonly partLine: string;
  readonly body: string;
  readonly raised: string;
  readonly line: string;
  readonly text: string;
  readonly text2: string;
  readonly text3: string;
  readonly onState: string;
  readonly legal: string;
  readonly planned: string;
  readonly threat: string;
  readonly blocker: string;
  readonly selected: string;
  readonly a: string;
  readonly b: string;
  readonly aDeep: string;
  readonly bDeep: string;
  readonly dieAttack: string;
  readonly dieAttackInk: string;
  readonly dieDefence: string;
  readonly dieDefenceInk: string;
}

const NAMES: Readonly<Record<Exclude<keyof Palette, 'isLight'>, string>> = {
  bg: '--bg',
  table: '--table',
  tableEdge: '--table-edge',
  contour: '--contour',
  contour2: '--contour-2',
  lightNear: '--light-near',
  lightFar: '--light-far',
  partLow: '--part-low',
  part1: '--part-1',
  part2: '--part-2',
  partLine: '--part-line',
  body: '--base-body',
  raised: '--surface-raised',
  line: '--line-strong',
  text: '--text',
  text2: '--text-2',
  text3: '--text-3',
  onState: '--on-state',
  legal: '--legal',
  planned: '--planned',
  threat: '--threat',
  blocker: '--blocker',
  selected: '--selected',
  a: '--side-a',
  b: '--side-b',
  aDeep: '--side-a-deep',
  bDeep: '--side-b-deep',
  dieAttack: '--die-attack',
  dieAttackInk: '--die-attack-ink',
  dieDefence: '--die-defence',
  dieDefenceInk: '--die-defence-ink',
};

export function paletteOf(element: Element): Palette {
  const style = getComputedStyle(element);
  const colours = Object.fromEntries(
    Object.entries(NAMES).map(([key, name]) => [key, style.getPropertyValue(name).trim()]),
  ) as Record<keyof typeof NAMES, string>;
  return { ...colours, isLight: document.documentElement.dataset.theme === 'light' };
}
