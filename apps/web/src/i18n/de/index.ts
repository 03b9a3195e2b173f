import type { Messages } from '../messages.ts';
import { decisions } from './decisions.ts';
import { play } from './play.ts';
import { reasons } from './reasons.ts';
import { shell } from './shell.ts';

export default { shell, play, decisions, reasons } satisfies Messages;
