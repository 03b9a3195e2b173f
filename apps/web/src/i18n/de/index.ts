import { german } from '@faultline/text/de';
import type { Messages } from '../messages.ts';
import { play } from './play.ts';
import { shell } from './shell.ts';

export default { shell, play, words: german } satisfies Messages;
