import type { ModeReference } from './index.ts';

/** Key Operations: another Turn, Stages instead of Struggles, a clock, targets and tokens. */
export const KEY_OPERATIONS: ModeReference & { readonly side: readonly (readonly string[])[] } = {
  cards: ['op-turn', 'operations', 'op-momentum', 'op-targets', 'op-pieces'],
  instead: ['turn', 'struggle'],
  lit: [
    [/^clock\.tick$/, 'op-turn-start'],
    [/^clock\.wound/, 'op-wounded'],
    [/^armor\./, 'op-option'],
    [/^stage\.(close|next|begin|setup|opening)$/, 'op-stage'],
    [/^(stage|operation\.rules)/, 'op-end'],
  ],
  lines: {
    'turn-start': 'op-turn-start',
    'turn-order': 'op-order',
    'turn-activates': 'op-activates',
    'turn-activation': 'op-activation',
    'turn-actions': 'op-actions',
    'turn-activation-end': 'op-activation-end',
    'turn-over': 'op-over',
    'turn-end': 'op-end',
    'turn-token': 'op-end',
    'turn-defeat': 'op-defeat',
    'turn-struggle': 'op-stage',
    'turn-pass': 'op-pass',
  },
  side: [
    ['op-turn', 'operations'],
    ['op-momentum', 'op-targets', 'op-pieces'],
  ],
};
