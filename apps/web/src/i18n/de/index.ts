import { first } from '@faultline/text/de/first';
import type { Messages } from '../messages.ts';
import { attack } from './attack.ts';
import { cards } from './cards.ts';
import { log } from './log.ts';
import { play } from './play.ts';
import { shell } from './shell.ts';

export default { shell, play, attack, log, cards, words: first } satisfies Messages;
