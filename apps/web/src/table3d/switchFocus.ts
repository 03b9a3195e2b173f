let isOnSwitch = false;

/** The view is about to change: whether the keyboard is on its button. */
export const rememberFocus = (button: EventTarget | null): void => {
  isOnSwitch = button !== null && document.activeElement === button;
};

/** Each view has a button of its own: the keyboard goes from one to the other. */
export function refocus(view: Element | null | undefined): void {
  const button = view?.querySelector<HTMLElement>('[data-way=view]');
  if (!isOnSwitch || !button) return;
  isOnSwitch = false;
  button.focus();
}
