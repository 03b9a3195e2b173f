import { REPUBLIC, SHADOW } from '@faultline/cards';
import { Match, sampleAnswer, type TeamSetup } from '@faultline/rules';
import { coreGame, seeded, Story } from '@faultline/testkit';

type Squad = TeamSetup['squads'][number];

const MOST = 200;

const NAMES = new Map(
  ['a', 'b'].flatMap((side) => [1, 2, 3, 4, 5, 6].map((n) => [`${side}${n}`, `${side}${n}`] as const)),
);

/** Deployment needs places, not good ones. */
function wandering(): (sides: number) => number {
  let at = 1;
  return (sides) => {
    at = (at * 16807) % 2147483647;
    return at % sides;
  };
}

/**
 * A game with a squad of these Units, prepared by chance until a question asks what is wanted, or until the first Turn
 * begins. Units are called by their lasting names: the squad is a1, a2 and a3, or b1, b2 and b3.
 */
export function preparing(units: Omit<Squad, 'era'>, wanted: (story: Story) => boolean, era = 'Civil War'): Story {
  const game = coreGame();
  const teams = [{ ...REPUBLIC, squads: [{ ...units, era }, REPUBLIC.squads[1]] }, SHADOW] as const;
  const setup = { kind: 'teams', mode: 'standard', teams } as Parameters<typeof Match.begin>[1];
  const story = new Story(Match.begin(game, setup, seeded('preparing')), NAMES);
  const random = wandering();
  for (let k = 0; k < MOST && story.open.turn === 0 && !wanted(story); k += 1) {
    const { seat, options } = story.open.decision ?? { seat: 0, options: [] };
    const answer = sampleAnswer({ game, open: story.open }, options[0]?.id ?? '', random);
    if (!answer) throw new Error('Nothing to answer.');
    story.checked.send({ do: 'answer', seat, version: story.open.version, answer });
  }
  return story;
}
