import type { Answer, GameEvent } from '@faultline/rules';

/** A move as the page is told of it: with the tool as it was laid, where that is known. */
export type Moved = Extract<GameEvent, { event: 'moved' }> & Pick<Answer, 'tool'>;
