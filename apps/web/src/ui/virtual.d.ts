/** The address of the file with every Unit's emblem (apps/web/delivery/emblems.ts). */
declare module 'virtual:emblems' {
  const url: string;
  export default url;
}

/** The ledger, its proofs and its positions (apps/web/delivery/rulebook.ts). */
declare module 'virtual:rulebook' {
  const entries: readonly import('../ledger/rulebook.ts').Told[];
  export default entries;
}

declare module 'virtual:positions' {
  const positions: import('../ledger/rulebook.ts').Positions;
  export default positions;
}
