const GAP = 10;

/** Beside the base, where it fits the window and covers neither the base nor the question. */
export function putBeside(card: HTMLElement, name: string): void {
  const base = document.querySelector(`[data-base="${CSS.escape(name)}"]`)?.getBoundingClientRect();
  if (!base) return;
  const { width, height } = card.getBoundingClientRect();
  const taken = [...document.querySelectorAll('.prompt')].map((each) => each.getBoundingClientRect());
  const middle = { x: base.left + base.width / 2 - width / 2, y: base.top + base.height / 2 - height / 2 };
  const places = [
    { x: base.right + GAP, y: middle.y },
    { x: base.left - GAP - width, y: middle.y },
    { x: middle.x, y: base.top - GAP - height },
    { x: middle.x, y: base.bottom + GAP },
  ].map(({ x, y }) => ({ x, y: Math.min(Math.max(y, GAP), innerHeight - height - GAP) }));
  const isFree = ({ x, y }: { readonly x: number; readonly y: number }): boolean =>
    x >= GAP &&
    x + width <= innerWidth - GAP &&
    !taken.some(({ left, right, top, bottom }) => x < right && x + width > left && y < bottom && y + height > top);
  const place = places.find(isFree) ?? places[0];
  card.style.translate = `${place?.x}px ${place?.y}px`;
}
