// Results, taking back, and newer cards.
import { figures, SHEET } from '@faultline/cards';
import { ENDINGS, type Slot, undosBackTo } from '@faultline/campaign';
import { NotUnderstood } from '../command.ts';
import { wholeNumber } from '../wholeNumber.ts';
import { veteranCalled } from './cards.ts';
import { effectsIn } from './content.ts';
import { campaignWord, roleNamed } from './table.ts';

const SLOTS: Readonly<Record<string, Slot>> = { 1: 1, 2: 2, 3: 3, l: 'L' };

export const report = campaignWord({
  name: 'report',
  summary: 'enter the result of an operation',
  takes: 'WINNER',
  about: 'WINNER is aggressor or sentinel. A concession is a win of the other side; there are no draws.',
  options: { how: { type: 'string' }, operation: { type: 'string' } },
  help: `  --how HOW        stage (default), countdown or concession
  --operation N    1, 2, 3 or L, to be sure that it is the one being played`,
  example: 'report war.json sentinel --how countdown',
  does(table, given) {
    const winner = roleNamed(given.one('Missing winner: aggressor or sentinel.'));
    if (winner === null) throw new NotUnderstood('The winner is aggressor or sentinel.');
    const how = ENDINGS.find((one) => one === (given.text('how') ?? 'stage'));
    if (how === undefined) throw new NotUnderstood('--how must be stage, countdown or concession.');
    const asked = given.text('operation')?.toLowerCase();
    const slot = asked === undefined ? (table.state.coming?.slot ?? 1) : SLOTS[asked];
    if (slot === undefined) throw new NotUnderstood('--operation must be 1, 2, 3 or L.');
    table.does({ kind: 'enterResult', slot, result: { winner, how } });
    const totals = table.state.played.at(-1)?.totals;
    return { says: `The ${winner} wins. Experience: Aggressor ${totals?.aggressor}, Sentinel ${totals?.sentinel}.` };
  },
});

export const undo = campaignWord({
  name: 'undo',
  summary: 'undo an entry (both stay in the log)',
  takes: 'ENTRY',
  about:
    'ENTRY is its number in the log. Rejected while later entries depend on it, unless --later undoes those first.',
  options: { later: { type: 'boolean' } },
  help: '  --later      undo everything after it as well',
  example: 'undo war.json 17 --later --why "wrong winner"',
  does(table, given) {
    const entry = wholeNumber('entry', given.one('Missing entry. "faultline campaign log" lists them.'), 0, 0);
    const later = given.has('later') ? undosBackTo(table.campaign, entry).slice(0, -1) : [];
    for (const command of later) table.does(command);
    table.does({ kind: 'undo', entry });
    return { says: `Entry ${entry} undone${later.length === 0 ? '' : ` with ${later.length} after it`}.` };
  },
});

export const effects = campaignWord({
  name: 'effects',
  summary: 'say what Advantages do, by a file of your own',
  takes: 'CONTENT',
  about: `CONTENT is a file in the language of abilities (docs/campaigns.md). Games of this campaign then play its Advantages
when they are active; those it leaves out stay reminders. What is given last counts.`,
  example: 'effects war.json our-advantages.json',
  does(table, given) {
    const advantages = effectsIn(given.one('Missing file of Advantages.'));
    table.does({ kind: 'takeEffects', advantages });
    return { says: `With an effect now: ${advantages.map(({ id }) => id).join(', ') || 'none'}.` };
  },
});

export const update = campaignWord({
  name: 'update',
  summary: 'go on with the newest cards',
  about: `A campaign keeps the cards it began with. Between two operations the organizer may take the newest sheet. If it
no longer has a Veteran, name another Unit with --veteran, which goes on with its Experience and Advantages; "undo"
keeps the old cards.`,
  options: { veteran: { type: 'string' }, side: { type: 'string' } },
  help: `  --side SIDE      whose Veteran is gone: aggressor or sentinel
  --veteran UNIT   the Unit that takes its place`,
  example: 'update war.json --side aggressor --veteran "Captain Rex" --why "no longer printed"',
  async does(table, given) {
    given.none();
    const unit = given.text('veteran');
    if (unit !== undefined) {
      const player = table.player(given.text('side') ?? '');
      table.does({ kind: 'replaceVeteran', player, unit: await veteranCalled(unit) });
      return { says: `${unit} is the new Veteran.` };
    }
    const known = new Set((await figures()).map(({ id }) => id));
    const lost = table.state.players.filter(({ veteran }) => veteran !== null && !known.has(veteran.id));
    table.does({ kind: 'takeSheet', sheet: SHEET, lost: lost.map(({ person }) => person) });
    return { says: `The campaign uses the cards of ${SHEET} now.` };
  },
});
