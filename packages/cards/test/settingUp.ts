import { SHADOW } from '@faultline/cards';
import { drawing, fast, Match, sampleAnswer, sha256, type TeamSetup } from '@faultline/rules';
import { coreGame, seeded, Story } from '@faultline/testkit';

type Squad = TeamSetup['squads'][0];

/** A game of a red team that is being set up, answered by chance until something is asked. */
export function settingUp(squad: Squad, isReached: (story: Story) => boolean, second: Squad = SHADOW.squads[1]): Story {
  const game = coreGame();
  const red: TeamSetup = { ...SHADOW, name: 'Red', squads: [squad, second] };
  const story = new Story(
    Match.begin(game, { kind: 'teams', mode: 'standard', teams: [red, SHADOW] }, seeded('up')),
    new Map(),
  );
  const random = drawing(fast(sha256('up'), { purpose: 0, seat: 0, turn: 0, nth: 0, epoch: 0 }));
  while (story.open.turn === 0 && !isReached(story)) {
    const { seat, options } = story.open.decision ?? { seat: 0, options: [] };
    const answer = sampleAnswer({ game, open: story.open }, options[0]?.id ?? '', random);
    if (!answer) throw new Error('Nothing to answer.');
    story.checked.send({ do: 'answer', seat, version: story.open.version, answer });
  }
  return story;
}

/** Whether the place of this character is asked for. */
export const asksFor =
  (character: string) =>
  ({ open: { decision } }: Story): boolean =>
    decision?.step === 'setup.place' && decision.options[0]?.character === character;
