/** Named in every game file. Raised when the same commands may lead to another state, or a state to another hash. */
export const RULES_VERSION = '0.6.3';
