/**
 * Readings of single operations that a table may decide otherwise, each under one name. The first choice is the
 * recommended one; docs/rules/operation-options.md says what each means.
 */
interface OperationOption {
  readonly operation: string;
  readonly rule: `KO-R-${number}`;
  readonly choices: readonly [string, ...string[]];
}

export const OPERATION_OPTIONS = {
  workingsAtStageEnd: {
    operation: 'explore-the-ruins',
    rule: 'KO-R-58',
    choices: ['with-the-momentum', 'always'],
  },
  damagedMechanisms: { operation: 'explore-the-ruins', rule: 'KO-R-60', choices: ['cleared', 'kept'] },
  powerDownContest: { operation: 'foil-the-heist', rule: 'KO-R-70', choices: ['console', 'smuggler'] },
  surgeMarks: { operation: 'trigger-a-chain-reaction', rule: 'KO-R-53', choices: ['replaced', 'stay'] },
  clampsAgainstClock: {
    operation: 'extract-the-agent',
    rule: 'KO-R-43',
    choices: ['printed-order', 'completion-first'],
  },
  alarmInAggressorTurn: {
    operation: 'jail-break',
    rule: 'KO-R-56',
    choices: ['stage-two', 'as-in-sentinel-turn'],
  },
  hurtTokens: { operation: 'crash-landing', rule: 'KO-R-55', choices: ['one-each-unit', 'one-each-token'] },
} as const satisfies Readonly<Record<string, OperationOption>>;

export type OperationOptionName = keyof typeof OPERATION_OPTIONS;
