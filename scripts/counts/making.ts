import { OPPONENTS, type Opponent } from '@faultline/ai';
import { library } from '@faultline/cards';
import {
  type Ability,
  type Clause,
  drawing,
  fast,
  type Keyword,
  OPEN_TABLE,
  type Option,
  type Random,
  type Selector,
  type Setup,
  sha256,
  type SideSetup,
  type TeamSetup,
  type UnitSetup,
} from '@faultline/rules';
import { type Seating, seat, setupOf } from '../../apps/cli/src/simulate/seating.ts';
import { type Teams, teamsOfSeed } from '../../apps/cli/src/simulate/teams.ts';
import { tableOfSeed } from '../../apps/cli/src/tables.ts';

/** Teams and positions made for one ability of one Unit, which the first seat has. */
export interface Wanted {
  readonly card: string;
  readonly ability: Ability;
}

const randomOf = (seed: string): Random =>
  drawing(fast(sha256(seed), { purpose: 0, seat: 0, turn: 0, nth: 0, epoch: 0 }));

/** Of so many legal teams the one that suits best. */
const DRAWN = 24;

const idsOf = ({ squads }: TeamSetup): string[] =>
  squads.flatMap(({ primary, secondary, supporting }) => [primary, secondary, supporting]);

/** How many times a Unit of the team has a Tag that is looked for. */
const suits = (team: TeamSetup, tags: readonly string[]): number =>
  idsOf(team).reduce((sum, id) => sum + (library.units[id]?.tags ?? []).filter((tag) => tags.includes(tag)).length, 0);

const best = (teams: readonly TeamSetup[], tags: readonly string[]): TeamSetup =>
  teams.reduce((one, other) => (suits(other, tags) > suits(one, tags) ? other : one));

/** Teams with the Unit, and with Units that have the Tags its ability asks for of allies and of enemies. */
function teamsFor({ card, ability }: Wanted, seed: string): Teams {
  const drawn = Array.from({ length: DRAWN }, (_, n) => teamsOfSeed(library, `${seed}/${n}`, card));
  const { allied, enemy } = tagsIn(ability.clauses);
  return [
    best(
      drawn.map(([own]) => own),
      allied,
    ),
    best(
      drawn.map(([, other]) => other),
      enemy,
    ),
  ];
}

/** The Tags that an ability names, of friend and of foe. */
function tagsIn(node: unknown): { readonly allied: string[]; readonly enemy: string[] } {
  if (typeof node !== 'object' || node === null) return { allied: [], enemy: [] };
  const { side, tag = [], allTags = [] } = node as Partial<Selector>;
  const named = typeof tag === 'string' || Array.isArray(tag) ? [tag, allTags].flat(2) : [];
  const inside = Object.values(node).map(tagsIn);
  const own = { allied: side === 'enemy' ? [] : named, enemy: side === 'enemy' || side === 'any' ? named : [] };
  return {
    allied: [...own.allied, ...inside.flatMap(({ allied }) => allied)] as string[],
    enemy: [...own.enemy, ...inside.flatMap(({ enemy }) => enemy)] as string[],
  };
}

const CONDITIONS = ['exposed', 'pinned', 'strained', 'disarmed'] as const;

/** As after some Turns: tokens lie about that opponents who play by chance seldom come to have together. */
function worn(unit: UnitSetup, random: Random): UnitSetup {
  const conditions = CONDITIONS.filter(() => random(5) === 0);
  const isWounded = random(6) === 0;
  return {
    ...unit,
    conditions,
    hunker: random(2) === 0 ? 0 : 1 + random(2),
    ...(isWounded ? { wounded: 1, damage: 0 } : {}),
  };
}

/** The Unit that is meant goes first and has no Wound. */
function sideFor(side: SideSetup, wanted: Wanted | null, random: Random): SideSetup {
  const units = side.units.map((unit) =>
    unit.card === wanted?.card ? { ...worn(unit, random), wounded: 0 } : worn(unit, random),
  );
  const slot = side.units.findIndex(({ card }) => card === wanted?.card);
  const first = `a${slot + 1}`;
  const deck = side.deck ?? [];
  return { ...side, units, deck: slot < 0 ? deck : [first, ...deck.filter((card) => card !== first)] };
}

function roughened(setup: Setup, wanted: Wanted, random: Random): Setup {
  if (setup.kind !== 'position') return setup;
  const { position } = setup;
  const [own, other] = position.sides;
  const sides = [sideFor(own, wanted, random), sideFor(other, null, random)] as const;
  const objectives = (position.objectives ?? []).map((one) => ({
    ...one,
    control: ([0, 1, null] as const)[random(3)] ?? null,
  }));
  return { ...setup, position: { ...position, sides, objectives } };
}

/** Takes what is wanted seven times out of eight, where it is among the options. */
function keen(inner: Opponent, isWanted: (option: Option) => boolean, random: Random): Opponent {
  return {
    ...inner,
    decide(view, decision, budget) {
      const options = decision.options.filter(isWanted);
      const narrowed = options.length > 0 && random(8) > 0 ? { ...decision, options } : decision;
      return inner.decide(view, narrowed, budget);
    },
  };
}

/** What brings an ability about: answers of its player and of the other one, by their ids or by an icon they bring. */
interface Liking {
  readonly own: readonly string[];
  readonly enemy: readonly string[];
}

function likingOf(clause: Clause): Liking {
  if (clause.clause === 'always') return BY_KEYWORD[clause.keyword.name](clause.keyword);
  if (clause.clause === 'pierce' || clause.clause === 'pool')
    return { own: [clause.attackType ?? 'combat'], enemy: [] };
  if (clause.clause !== 'on' || !clause.event.on.startsWith('attack.')) return { own: [], enemy: [] };
  const { attackType = 'combat', by, to } = clause.event;
  const isAttacked = by?.side === 'enemy' || (to !== undefined && to.side !== 'enemy');
  return isAttacked ? { own: [], enemy: [attackType] } : { own: [attackType], enemy: [] };
}

const BY_KEYWORD: Readonly<Record<Keyword['name'], (keyword: Keyword) => Liking>> = {
  impact: () => ({ own: ['focus', 'melee'], enemy: [] }),
  sharpshooter: () => ({ own: ['focus', 'ranged'], enemy: [] }),
  cover: () => ({ own: [], enemy: ['ranged'] }),
  protection: () => ({ own: [], enemy: ['combat', 'damage'] }),
  steadfast: () => ({ own: [], enemy: ['combat', 'shove'] }),
  scale: () => ({ own: ['move'], enemy: [] }),
  immunity: (keyword) => ({ own: [], enemy: ['combat', 'condition' in keyword ? keyword.condition : ''] }),
};

/** Its player uses the ability, the other one goes for its Unit; and both like what brings it about. */
function seatedFor(seating: Seating, { card, ability }: Wanted): readonly [Opponent, Opponent] {
  const name = `a${idsOf(seating.teams[0]).indexOf(card) + 1}`;
  const opponent = (side: string) => OPPONENTS.restless(seating.game, `${seating.seed}/${side}`);
  const random = randomOf(`${seating.seed}/keen`);
  const likings = ability.clauses.map(likingOf);
  const brings = (option: Option, side: keyof Liking): boolean =>
    likings.some((each) => [option.id, ...(option.icons ?? [])].some((word) => each[side].includes(word)));
  return [
    keen(opponent('a'), (option) => option.ability === ability.id || brings(option, 'own'), random),
    keen(
      opponent('b'),
      (option) => option.id === name || option.id.startsWith(`${name}.`) || brings(option, 'enemy'),
      random,
    ),
  ];
}

export type Kind = 'position' | 'game' | 'opening';

/** A game made for the ability: in a position, or from the beginning. */
export function seatingFor(wanted: Wanted, kind: Kind, seed: string): Seating {
  const table = kind === 'position' && randomOf(`${seed}/open`)(2) === 0 ? OPEN_TABLE : tableOfSeed(seed);
  const seating = seat(seed, teamsFor(wanted, seed), kind === 'position', table, 'restless');
  const seated = seatedFor(seating, wanted);
  if (kind !== 'position') return { ...seating, seated };
  return { ...seating, seated, made: roughened(setupOf(seating), wanted, randomOf(`${seed}/rough`)) };
}
