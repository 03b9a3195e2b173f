import type { OperationFolder } from '@faultline/cards/operations';
import type { FaceDown, Open, OperationCard, Random, RuleTest, StageCard, StageEnd } from '@faultline/rules';

/** A Stage one step from one of its ends, read off the end's test: chance alone comes to some of them too seldom. */

type Play = Extract<Open['score'], { readonly play: unknown }>['play'];

export interface Brink {
  readonly play: Play;
  readonly tokens: readonly FaceDown[];
  /** Objectives that the end wants turned over. */
  readonly inactive: readonly string[];
  readonly momentum: readonly [number, number];
  readonly options: Readonly<Record<string, string>>;
}

/** One of the ends of all Stages, as chance says. */
export function anyEnd({ stages }: OperationCard, random: Random): { stage: StageCard; end: StageEnd } | null {
  const all = stages.flatMap((stage) => stage.ends.map((end) => ({ stage, end })));
  return all[random(all.length)] ?? null;
}

/** The Units of the first seat, whose role is the Aggressor's. */
const UNITS = 6;
/** As many as a squad has. */
const HELD = 3;
/** Of a printed map. */
const MIDDLE = 45_720;
const NEARLY_FULL = [8, 7] as const;

class Layout {
  private readonly folder: OperationFolder;
  private readonly stage: StageCard;
  covered: Record<string, readonly number[]>;
  markers: Record<string, number>;
  loads: Record<string, number> = {};
  states: { unit: number; state: string }[] = [];
  given: { unit: number; icon: string }[] = [];
  inactive: string[] = [];
  options: Record<string, string> = {};
  /** How many tokens a row keeps. */
  row: number | null = null;
  flags: string[] = [];
  full = false;

  constructor(folder: OperationFolder, stage: StageCard, play: Play) {
    this.folder = folder;
    this.stage = stage;
    this.covered = { ...play.covered };
    this.markers = { ...play.markers };
  }

  /** As if the test wanted one thing more. */
  nearly(test: RuleTest | undefined): void {
    if (!test) return;
    switch (test.test) {
      case 'all':
        test.of.forEach((each) => void this.nearly(each));
        return;
      case 'any':
        this.nearly(test.of.at(-1));
        return;
      case 'option':
        this.options[test.option] = test.is;
        return;
      case 'covered':
        this.cover(test.tracker, this.spacesOf(test.tracker) - 1);
        return;
      case 'at-space':
        this.walk(test.tracker, test.space);
        return;
      case 'flag':
        this.raising(test.flag);
        return;
      case 'clock-full':
        this.full = true;
        return;
      case 'more':
        if (typeof test.of === 'object' && test.of.count === 'covered' && typeof test.than === 'number')
          this.cover(test.of.tracker, test.than);
        return;
      case 'some':
        if (test.who.of === 'unit' && 'state' in test.who && test.who.state !== undefined)
          this.enter(test.who.state, test.atLeast ?? 1);
        return;
      case 'not':
        this.nearlyNot(test.that);
        return;
      default:
    }
  }

  /** As if one too many were left. */
  private nearlyNot(that: RuleTest): void {
    if (that.test === 'more' && typeof that.of === 'object') {
      if (that.of.count === 'covered') this.cover(that.of.tracker, 1);
      if (that.of.count === 'icons') this.row = 1;
    }
    if (that.test !== 'some') return;
    if (that.who.of === 'unit' && 'state' in that.who && that.who.state !== undefined)
      return this.enter(that.who.state, 1);
    if (that.who.of !== 'objective') return;
    const { mark } = that.who as { mark?: string };
    const meant = this.stage.active
      .filter((each) => mark === undefined || each.mark === mark)
      .toSorted((a, b) => this.farFromMiddle(a.key) - this.farFromMiddle(b.key));
    this.inactive.push(...meant.slice(that.atLeast ?? 1).map(({ key }) => key));
    for (const { key } of meant) this.loads[key] = 2;
  }

  /** Those in the middle, where everybody stands, are left. */
  private farFromMiddle(key: string): number {
    const { x = 0, y = 0 } = this.folder.card.objectives.find((each) => each.key === key) ?? {};
    return Math.hypot(x - MIDDLE, y - MIDDLE);
  }

  private spacesOf(tracker: string): number {
    const card = this.folder.card.trackers.find(({ id }) => id === tracker);
    return card?.kind === 'armored' ? card.boxes.length : card?.kind === 'spaces' ? card.spaces.length : 0;
  }

  private cover(tracker: string, many: number): void {
    this.covered[tracker] = Array.from({ length: Math.max(0, many) }, (_, space) => space);
  }

  private walk(tracker: string, space: string): void {
    const card = this.folder.card.trackers.find(({ id }) => id === tracker);
    if (card?.kind !== 'track') return;
    const goal = card.spaces.lastIndexOf(space);
    this.markers[tracker] = goal > card.start ? goal - 1 : goal + 1;
  }

  /** What raises it: a tracker that is full, or a test. */
  private raising(flag: string): void {
    const raises = (effects: unknown): boolean => JSON.stringify(effects ?? null).includes(`"flag":"${flag}"`);
    for (const { clauses } of this.folder.rules)
      for (const clause of clauses) {
        if (clause.clause !== 'on' || !raises(clause.effects)) continue;
        if (clause.event.tracker !== undefined) return this.nearly({ test: 'covered', tracker: clause.event.tracker });
        const when = clause.effects.find((effect) => effect.do === 'when' && raises(effect.effects));
        if (when?.do === 'when') return this.nearly(when.test);
      }
  }

  /** Units of the Aggressor's, with a token each where the state is one of those that tokens end. */
  private enter(state: string, units: number): void {
    const before = this.states.length;
    for (let unit = before; unit < Math.min(UNITS, before + units); unit += 1) {
      this.states.push({ unit, state });
      const face = this.stage.active.find(({ mark }) => mark !== null)?.mark;
      if (this.folder.rules.some((rule) => JSON.stringify(rule).includes('"hasTokens":true')) && face)
        this.given.push({ unit, icon: face });
    }
  }

  /** KO-R-57: so many as one of the counted outcomes needs, and nothing else to be done. */
  counting({ then, when }: StageEnd, random: Random): void {
    if (typeof then !== 'object' || !('counts' in then)) return;
    const degree = then.degrees[random(then.degrees.length)];
    this.states = [];
    this.enter(then.counts, degree?.least ?? 1);
    this.raise(this.folder.tests[when]);
  }

  private raise(test: RuleTest | undefined): void {
    if (test?.test === 'all') test.of.forEach((each) => void this.raise(each));
    if (test?.test === 'flag') this.flags.push(test.flag);
  }

  /** Another end that wants nobody in a state is not to come first. */
  putOff({ when }: StageEnd): void {
    const test = this.folder.tests[when];
    if (this.states.length > 0 || test?.test !== 'not' || test.that.test !== 'some') return;
    const { who } = test.that;
    if (who.of === 'unit' && 'state' in who && who.state !== undefined) this.enter(who.state, HELD);
  }
}

export function brinkOf(
  folder: OperationFolder,
  { stage, end }: { readonly stage: StageCard; readonly end: StageEnd },
  begun: { readonly play: Play; readonly tokens: readonly FaceDown[] },
  random: Random,
): Brink {
  const layout = new Layout(folder, stage, begun.play);
  layout.nearly(folder.tests[end.when]);
  layout.counting(end, random);
  for (const other of stage.ends) if (other !== end) layout.putOff(other);
  let left = layout.row ?? Number.POSITIVE_INFINITY;
  const lying = begun.play.tokens.map((token) => {
    const inRow = typeof token.at === 'object' && 'tracker' in token.at;
    if (inRow) left -= 1;
    return inRow && left < 0 ? { ...token, at: 'pool' as const } : token;
  });
  const given = layout.given.map(({ unit, icon }, i) => ({ id: `n${i + 1}`, at: { unit }, icon }));
  return {
    play: {
      ...begun.play,
      covered: layout.covered,
      markers: layout.markers,
      loads: layout.loads,
      flags: layout.flags,
      states: layout.states as unknown as Play['states'],
      tokens: [...lying, ...(given as unknown as Play['tokens'])],
    },
    tokens: begun.tokens,
    inactive: layout.inactive,
    momentum: layout.full ? NEARLY_FULL : [random(4), random(4)],
    options: layout.options,
  };
}
