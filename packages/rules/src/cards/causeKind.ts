/** What kind of thing an effect can come from. */
export type CauseKind = 'attack' | 'ability' | 'condition' | 'action' | 'mission' | 'rule' | 'correction';
