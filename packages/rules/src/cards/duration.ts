/** How long something lasts. */
export type Scope = 'action' | 'activation' | 'turn' | 'game';
