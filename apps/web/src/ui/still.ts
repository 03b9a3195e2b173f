/** Whether nothing should move by itself: the browser or the settings say so. */
export const isStill = (): boolean =>
  document.documentElement.dataset.motion === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches;
