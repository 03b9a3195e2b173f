import { english } from '@faultline/text/en';
import type { Messages } from '../messages.ts';
import { play } from './play.ts';
import { shell } from './shell.ts';

export default { shell, play, words: english } satisfies Messages;
