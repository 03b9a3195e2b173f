import { OPPONENTS, type Opponent } from '@faultline/ai';
import { library } from '@faultline/cards';
import { drawing, fast, OPEN_TABLE, type Option, type Random, sha256, type TeamSetup } from '@faultline/rules';
import { type Seating, seat, setupOf } from '../../apps/cli/src/simulate/seating.ts';
import { type Teams, teamsOfSeed } from '../../apps/cli/src/simulate/teams.ts';
import { tableOfSeed } from '../../apps/cli/src/tables.ts';
import { isOfAllies, type Liking, likingsOf, tagsIn, wantsRoom, type Wanted } from './liking.ts';
import type { Brink } from './playing.ts';
import { roughened } from './position.ts';

const randomOf = (seed: string): Random =>
  drawing(fast(sha256(seed), { purpose: 0, seat: 0, turn: 0, nth: 0, epoch: 0 }));

/** Of so many legal teams the one that suits best. */
const DRAWN = 24;

const idsOf = ({ squads }: TeamSetup): string[] =>
  squads.flatMap(({ primary, secondary, supporting }) => [primary, secondary, supporting]);

/** How many of the Tags that are looked for a team has, and then how many times. */
function suits(team: TeamSetup, tags: readonly string[]): number {
  const found = idsOf(team).flatMap((id) => (library.units[id]?.tags ?? []).filter((tag) => tags.includes(tag)));
  return new Set(found).size * 100 + found.length;
}

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

/** Its player uses the ability, the other one goes for its Unit, unless it is about others; and both like what brings it about. */
function seatedFor(seating: Seating, { card, ability }: Wanted): readonly [Opponent, Opponent] {
  const name = `a${idsOf(seating.teams[0]).indexOf(card) + 1}`;
  const opponent = (side: string) => OPPONENTS.restless(seating.game, `${seating.seed}/${side}`);
  const random = randomOf(`${seating.seed}/keen`);
  const likings = likingsOf(ability);
  const isGoal = ({ id }: Option): boolean => !isOfAllies(ability) && (id === name || id.startsWith(`${name}.`));
  const brings = (option: Option, side: keyof Liking): boolean =>
    likings.some((each) => [option.id, ...(option.icons ?? [])].some((word) => each[side].includes(word)));
  return [
    keen(opponent('a'), (option) => option.ability === ability.id || brings(option, 'own'), random),
    keen(opponent('b'), (option) => isGoal(option) || brings(option, 'enemy'), random),
  ];
}

export type Kind = 'position' | 'game' | 'opening';

/** A game that goes on from how another one stood, with other dice and other answers. */
export const seatingAgain = (wanted: Wanted, { seating, state }: Brink, seed: string): Seating => {
  const again = { ...seating, seed, begun: state };
  return { ...again, seated: seatedFor(again, wanted) };
};

/** A game made for the ability: in a position, or from the beginning. */
export function seatingFor(wanted: Wanted, kind: Kind, seed: string): Seating {
  const random = randomOf(`${seed}/open`);
  const hasRoom = kind === 'position' && wantsRoom(wanted.ability) && random(4) > 0;
  const isOpen = hasRoom || (kind === 'position' && random(2) === 0);
  const table = isOpen ? OPEN_TABLE : tableOfSeed(seed);
  const seating = seat(seed, teamsFor(wanted, seed), kind === 'position', table, 'restless');
  const seated = seatedFor(seating, wanted);
  if (kind !== 'position') return { ...seating, seated };
  return { ...seating, seated, made: roughened(setupOf(seating), wanted, randomOf(`${seed}/rough`), hasRoom) };
}
