import { english } from '@faultline/text/en';
import type { Messages } from '../messages.ts';
import { attack } from './attack.ts';
import { cards } from './cards.ts';
import { log } from './log.ts';
import { play } from './play.ts';
import { saves } from './saves.ts';
import { shell } from './shell.ts';

export default { shell, saves, play, attack, log, cards, words: english } satisfies Messages;
