import { CONSTANTS, OPTIONS, USUAL_MODE, unitsNamed } from '@faultline/rules';
import type { LessonMoment } from '../../port/lesson.ts';
import { gameWith } from '../modes.ts';
import { lay, type TableOfOne } from '../start.ts';
import { tableNamed } from '../tables.ts';
import { lessonMatch, replyTo, setupOf } from './lesson.ts';

// One way in for the thread: a second one would cut what every game needs into smaller files.
export { judged } from './lesson.ts';

const TABLE = 'core-1';
const NONE = { units: [], abilities: [] };

/** Lays out a step of the first game, and what its player has answered since. */
export async function lessonTable(moment: LessonMoment): Promise<TableOfOne> {
  const table = await tableNamed(TABLE);
  const rules = { mode: USUAL_MODE.id, own: NONE, options: OPTIONS, constants: CONSTANTS, table };
  const game = await gameWith(rules, unitsNamed(setupOf(moment.from)));
  const match = lessonMatch(game, moment);
  return lay('first-game', match, rules, ['person', 'novice'], [], null, { unsaved: true, afterwards: replyTo });
}
