/** What a number or a term opens to, in one piece: fetched with the first of them. */
export { default as OpenRule } from './OpenRule.tsx';
export { default as RuleSheet } from './RuleSheet.tsx';
export { default as RuleText } from './RuleText.tsx';
