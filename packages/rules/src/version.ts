/** Named in every game file. Raised when the same commands may lead to another state. */
export const RULES_VERSION = '0.1.0';
