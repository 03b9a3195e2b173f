// `faultline campaign <word> FILE …`: a campaign kept on its one JSON file.
import { commandOf } from '../event/word.ts';
import { active, skip, take, team, unlock } from './before.ts';
import { create } from './founding.ts';
import { log, sheet, verify } from './looking.ts';
import { play } from './playing.ts';
import { effects, report, undo, update } from './record.ts';

export const campaign = commandOf({
  name: 'campaign',
  summary: 'keep a campaign of Key Operations: Experience, Advantages, record sheet, all in one file',
  about: `Keeps a campaign of three Key Operations and a Last Chance on one JSON file. Play at a real table and report the
results, or let opponents play it alone.`,
  chapters: [
    ['The campaign', [create, play]],
    ['Before an operation', [team, unlock, take, skip, active]],
    ['After it', [report]],
    ['Any time', [undo, update, effects]],
    ['Looking', [sheet, log, verify]],
  ],
  more: `docs/campaigns.md shows a whole campaign.
What the printed Advantages do is not included: apply an active one yourselves, or say what it does with "effects".`,
});
