import { type Character, characterNamed, type Decision, type Seat, type StageEnd, type UnitId } from '@faultline/rules';
import {
  canBeLostEarly,
  howNear,
  isOutOfReach,
  loadsBegun,
  marksThatMatter,
  openingGoals,
  operationOf,
  prizesOf,
} from '@faultline/rules/modes';
import type { Choice, Position } from '../../choice.ts';
import type { Foresight, OthersNear, ScoreWorth } from '../worth.ts';
import { FIRST } from '../../style.ts';
import { fearOf, nearTo, piecesNear, promiseOf, spotsOf, thinkFrom } from './prospect.ts';
import { strikeFrom, strikeShare } from './strike.ts';

/** More than an ended Stage and a good lead in the next together: who could win shall. */
const ENDED = 150;

/** What an activation brings here rests on few dice, which R1's promises count and a handful of trials do not. */
const SEARCH = { plans: false, part: 1 };

/** Spaces of the clock in all. */
const FULL = 16;
/** A Stage's goal, from nothing done to met; what the last part of it is worth beyond that. */
const GOAL = 48;
const NEARLY = 12;
/** A token of Momentum on the clock, and what the last of them are worth beyond that. */
const TIME = 3;
const LAST = 10;
/** An objective that no rule of a role names. */
const UNNAMED = 0.3;
/** A decision about the clock (KO-MOM-02), unless the Unit is one whose wound brings none. */
const WOUND = 2;

/** More than any other action brings. */
const HASTE = 1;

/** Of the places that mean something a good part are looked at anyway. */
const LOOKING = 0.5;

/** So often what a rule offers is tried, with other dice each time. */
const TRIES = 4;

/** What rules offer helps whom they offer it to; a roll that fails in a trial is no reason to leave it. */
const EAGER = 3;

/** Control stays where it was taken, and most goals need several objectives. */
const DRAW = { inch: 2, held: 5 };

/** An objective that is loaded but for the last token: most of a goal's part, and of the Unit that comes free. */
const LOADED = 20;

/** What the other's next Turn promises them counts by so much: they may do better, and much may come between. */
const FEAR = 0.7;

const roleOf = (p: Position, seat: Seat): 'aggressor' | 'sentinel' =>
  operationOf(p).aggressor === seat ? 'aggressor' : 'sentinel';

function timeGone({ momentum: [a, b] }: ReturnType<typeof operationOf>): number {
  return TIME * (a + b) + LAST / (FULL + 1 - a - b);
}

/** What an end of a Stage that leads on is worth to the Sentinel, whom it helps though it is none of its aims. */
const LEADS_ON = 0.3;

/** The goal that is nearest, read off the tests of the Stage's ends (KO-R-11); the clock counts for itself. */
function goals(p: Position): Goals {
  const { score, objectives, characters, units, activation } = p.open;
  const now = [p.open, score, objectives, characters, units, activation];
  if (now.some((each, i) => each !== asked[i])) [asked, answer] = [now, goalsNow(p)];
  return answer;
}

type Goals = Readonly<Record<'aggressor' | 'sentinel', number>>;

/** Both sides ask it of the same table, one after the other. */
let asked: readonly unknown[] = [];
let answer: Goals = { aggressor: 0, sentinel: 0 };

/** An end that wins the game if it comes true is worth this beside its goal, to who thinks further. */
const WON = 100;

/**
 * The same for who thinks further. What cannot come any more counts for nothing; where the Sentinel's own end is lost
 * so, one that only leads on saves the Aggressor time.
 */
function goalsAhead(p: Position): Goals {
  const most = { aggressor: 0, sentinel: 0 };
  const ends = howNear(p).filter(({ end }) => end.then !== 'countdown');
  const lost = ends.filter(({ end }) => isOutOfReach(p, end));
  const isLost = lost.some(({ role }) => role === 'sentinel');
  for (const near of ends) {
    if (lost.includes(near)) continue;
    const { end, role, share } = near;
    const leadsOn = role === 'sentinel' && leadsToStage(end);
    const whom = leadsOn && isLost ? 'aggressor' : role;
    const won = share >= 1 && !leadsToStage(end) ? WON : 0;
    most[whom] = Math.max(most[whom], goalOf(share, leadsOn) + won);
  }
  return most;
}

const goalOf = (share: number, leadsOn: boolean): number =>
  (leadsOn ? LEADS_ON : 1) * (GOAL * share + NEARLY * share * share * share);

const leadsToStage = ({ then }: StageEnd): boolean => typeof then === 'object' && 'stage' in then;

function goalsNow(p: Position): Goals {
  const most = { aggressor: 0, sentinel: 0 };
  for (const { end, role, share } of howNear(p)) {
    if (end.then === 'countdown') continue;
    most[role] = Math.max(most[role], goalOf(share, role === 'sentinel' && leadsToStage(end)));
  }
  return most;
}

/** How the Stage stands for a seat: its goal less the other's, and the time that is left. */
const standing = (p: Position, seat: Seat): number => standingBy(goals(p), p, seat);

const standingAhead = (p: Position, seat: Seat): number => standingBy(goalsAhead(p), p, seat);

function standingBy({ aggressor, sentinel }: Goals, p: Position, seat: Seat): number {
  const forAggressor = aggressor - sentinel - timeGone(operationOf(p));
  return roleOf(p, seat) === 'aggressor' ? forAggressor : -forAggressor;
}

/** What the ends of the active player's Turns promise, with the Unit that acts. */
function promised(p: Position, seat: Seat): number {
  const { active, activation, units, memory } = p.open;
  if (seat !== active || operationOf(p).stage === null) return 0;
  const acting = activation?.unit ?? memory.activated;
  const unit = acting !== null && acting !== undefined && units[acting]?.seat === seat ? acting : null;
  return promiseOf(p, seat, unit, standing) + piecesNear(p, seat, unit, standing);
}

/** What characters that do not act are near to doing. */
const OTHERS = 0.4;

function othersNear(p: Position, seat: Seat, unit: UnitId | null): OthersNear {
  const { open } = p;
  const isIdle = (at: Position): boolean => operationOf(at).stage === null || at.open.active !== seat;
  if (isIdle(p)) return { worth: () => 0, isSame: isIdle };
  thinkFrom(p, seat, unit);
  const isOther = (c: Character): boolean => c.unit !== unit && open.units[c.unit]?.seat === seat;
  const acting = open.activation?.unit ?? null;
  return {
    worth: () =>
      OTHERS * open.characters.reduce((sum, c) => sum + (c.onTable && isOther(c) ? nearTo(p, c, standing) : 0), 0),
    isSame: (there) =>
      !isIdle(there) &&
      there.open.objectives === open.objectives &&
      (there.open.activation?.unit ?? null) === acting &&
      (acting === unit || acting === null || open.units[acting]?.seat !== seat) &&
      open.characters.every((c, i) => c === there.open.characters[i] || !isOther(c)),
  };
}

/** KO-S1-06: who attacks an Armored Target is whoever is likely to cover most of it. */
function strikers(p: Position, { step, options }: Decision): Choice[] | null {
  if (step !== 'effects.choose') return null;
  const frame = p.open.frames.at(-2);
  if (frame?.at !== 'effects.run' || frame.effects[frame.next + 1]?.do !== ('attack-target' as string)) return null;
  return options.map(({ id }) => {
    const c = characterNamed(p.open, id);
    return { answer: { option: id }, value: (c && strikeFrom(p, c)) ?? -1 };
  });
}

/** What is begun on objectives that do something once they are full, less what the other's Turn promises them. */
function outlook(p: Position, seat: Seat): number {
  const begun = (role: 'aggressor' | 'sentinel'): number => LOADED * loadsBegun(p, role);
  const ofAggressor = begun('aggressor') - begun('sentinel');
  const fear = FEAR * fearOf(p, seat, standingAhead);
  if (roleOf(p, seat) === 'sentinel') return -ofAggressor - fear;
  return ofAggressor - fear + standingAhead(p, seat) - standing(p, seat);
}

/** KO-MOM-02, KO-MOM-03: time is on the Sentinel's side. */
function clockKnown(p: Position, { step, options, seat }: Decision): Choice[] | null {
  if (step !== 'clock.wound') return null;
  const wanted = roleOf(p, seat) === 'aggressor' ? 'remove' : 'add';
  return options.map(({ id }) => ({
    answer: { option: id },
    value: id.startsWith(wanted) ? 1 : id === 'decline' ? 0 : -1,
  }));
}

const AHEAD: Foresight = { outlook, known: clockKnown };

export const operationWorth: ScoreWorth = {
  won: (p, seat) => (roleOf(p, seat) === 'aggressor' ? (GOAL + NEARLY) * operationOf(p).ended.length : 0),
  ended: ENDED,
  style: FIRST,
  search: SEARCH,
  tracker: (p, seat) => standing(p, seat) / 2 + promised(p, seat) + GOAL * strikeShare(p, seat),
  othersNear,
  nearTo: (p, c) => (operationOf(p).stage === null ? 0 : nearTo(p, c, standing)),
  matters: (p, objective, seat) => {
    const marks = marksThatMatter(p, roleOf(p, seat));
    return marks === null || marks.includes(objective) ? 1 : UNNAMED;
  },
  draw: DRAW,
  eager: EAGER,
  foresight: (p) => (operationOf(p).stage !== null && canBeLostEarly(p) ? AHEAD : null),
  // What the last effects of a Turn lead to shows in the other's Turn, where nothing is promised to whoever had it.
  afterTurnOf: (p, seat) => (p.open.active === seat ? p : { game: p.game, open: { ...p.open, active: seat } }),
  wound: WOUND,
  haste: HASTE,
  tries: TRIES,
  looking: LOOKING,
  deploying: {
    toward: (p, seat) => {
      const goals = openingGoals(p, roleOf(p, seat));
      return p.open.objectives.filter(({ key }) => goals.includes(key));
    },
    places: 3,
  },
  known: strikers,
  spots: (p, c) => spotsOf(p, c, standing),
  prizes: prizesOf,
};
