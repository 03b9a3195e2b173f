/** How long something lasts. */
export type Duration = 'action' | 'activation' | 'turn' | 'game';
