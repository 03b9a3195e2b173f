/** The ledger, its proofs and its positions (apps/web/delivery/rulebook.ts). */
declare module 'virtual:rulebook' {
  const entries: readonly import('./rulebook.ts').Told[];
  export default entries;
}

declare module 'virtual:positions' {
  const positions: import('./rulebook.ts').Positions;
  export default positions;
}
