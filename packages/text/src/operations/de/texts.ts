import type { OperationText } from '../operationWords.ts';
import { crashLanding, extractTheAgent, jailBreak } from './escapes.ts';
import { exploreTheRuins, foilTheHeist, triggerAChainReaction } from './raids.ts';

export const OPERATION_TEXTS: Readonly<Record<string, OperationText>> = {
  'explore-the-ruins': exploreTheRuins,
  'foil-the-heist': foilTheHeist,
  'trigger-a-chain-reaction': triggerAChainReaction,
  'extract-the-agent': extractTheAgent,
  'jail-break': jailBreak,
  'crash-landing': crashLanding,
};
