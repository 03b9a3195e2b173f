const GAP = 10;

/** Beside the base, where it fits the window, never on the question, and on as little as can be of the base and whoever acts. */
export function putBeside(card: HTMLElement, name: string): void {
  const base = document.querySelector(`[data-base="${CSS.escape(name)}"]`)?.getBoundingClientRect();
  if (!base) return;
  const { width, height } = card.getBoundingClientRect();
  const rects = (selector: string) =>
    [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
  const [asked, acting] = [
    rects('.prompt'),
    [base, base, ...rects('.board-selected'), ...rects('.board-tie:not([visibility])')],
  ];
  const middle = { x: base.left + base.width / 2 - width / 2, y: base.top + base.height / 2 - height / 2 };
  const [right, left] = [base.right + GAP, base.left - GAP - width];
  const places = [
    { x: right, y: middle.y },
    { x: left, y: middle.y },
    { x: middle.x, y: base.top - GAP - height },
    { x: middle.x, y: base.bottom + GAP },
    ...[base.top - GAP - height, base.bottom + GAP].flatMap((y) => [right, left].map((x) => ({ x, y }))),
  ].map(({ x, y }) => ({
    x: within(x, innerWidth - width),
    y: within(y, innerHeight - height),
  }));
  const covers = ({ x, y }: { readonly x: number; readonly y: number }, all: readonly DOMRect[]): number =>
    all.filter(({ left, right, top, bottom }) => x < right && x + width > left && y < bottom && y + height > top)
      .length;
  const costs = places.map((place) => 100 * covers(place, asked) + covers(place, acting));
  const place = places[costs.indexOf(Math.min(...costs))];
  card.style.translate = `${place?.x}px ${place?.y}px`;
}

const within = (at: number, most: number): number => Math.min(Math.max(at, GAP), most - GAP);
