import type { TeamList } from '@faultline/rules';
import type { Shelf } from '../port/teamBuilder.ts';
import { pointsOf, RANKS } from '../setup/draft.ts';
import { emblemOf } from '../ui/UnitEmblem.tsx';
import { signOf } from '../ui/Icon.tsx';

/** What stands on the picture besides the Units. */
interface PictureWords {
  readonly kind: string;
  readonly name: string;
  readonly squad: (number: number) => string;
  readonly rank: (rank: (typeof RANKS)[number]) => string;
  readonly foot: string;
}

const [WIDE, EDGE, GAP, ROW, HEAD] = [1200, 48, 24, 108, 72];
const TOP = 168;

/** A team as a PNG, in the colours and letters of the page; null where the browser cannot draw it. */
export async function teamPicture(list: TeamList, shelf: Shelf, words: PictureWords): Promise<Blob | null> {
  await document.fonts.ready;
  const canvas = document.createElement('canvas');
  const rows = Math.ceil(list.squads.length / 2);
  const high = HEAD + RANKS.length * ROW;
  canvas.width = WIDE;
  canvas.height = TOP + rows * (high + GAP) + EDGE;
  const draw = canvas.getContext('2d');
  if (!draw) return null;
  const style = getComputedStyle(document.documentElement);
  const colour = (token: string): string => style.getPropertyValue(token).trim();
  const letters = (size: number, weight = 600): string => `${weight} ${size}px ${colour('--font-label')}`;
  const write = (text: string, x: number, y: number, font: string, ink: string, most = WIDE) => {
    draw.font = font;
    draw.fillStyle = colour(ink);
    draw.fillText(text, x, y, most);
  };
  draw.fillStyle = colour('--bg');
  draw.fillRect(0, 0, WIDE, canvas.height);
  write(words.kind, EDGE, 64, letters(24), '--text-2');
  write(words.name, EDGE, 124, letters(52), '--text', WIDE - 2 * EDGE);
  const wide = (WIDE - 2 * EDGE - GAP) / 2;
  for (const [i, squad] of list.squads.entries()) {
    const [x, y] = [EDGE + (i % 2) * (wide + GAP), TOP + Math.floor(i / 2) * (high + GAP)];
    const [spent, brought] = pointsOf(squad, shelf.units);
    draw.fillStyle = colour('--surface-1');
    draw.fillRect(x, y, wide, high);
    draw.strokeStyle = colour('--line');
    draw.strokeRect(x + 0.5, y + 0.5, wide - 1, high - 1);
    write(words.squad(i + 1), x + 24, y + 46, letters(28), '--text');
    draw.textAlign = 'end';
    write(`${spent} / ${brought}`, x + wide - 24, y + 46, letters(28), '--text');
    draw.textAlign = 'start';
    for (const [n, rank] of RANKS.entries()) {
      const card = shelf.units[squad[rank] ?? ''];
      const at = y + HEAD + n * ROW;
      draw.beginPath();
      draw.arc(x + 64, at + ROW / 2, 36, 0, 2 * Math.PI);
      draw.lineWidth = 2;
      draw.strokeStyle = colour('--line-strong');
      draw.stroke();
      const emblem = card && (await emblemPicture(card.id, colour('--text')));
      if (emblem) draw.drawImage(emblem, x + 64 - 22, at + ROW / 2 - 22, 44, 44);
      write(card?.name ?? squad[rank] ?? '–', x + 124, at + 50, letters(28), '--text', wide - 220);
      write(words.rank(rank), x + 124, at + 80, letters(20, 400), '--text-2');
      draw.textAlign = 'end';
      if (card) write(String(card.points), x + wide - 24, at + 62, letters(32), '--text');
      draw.textAlign = 'start';
    }
  }
  write(words.foot, EDGE, canvas.height - 24, letters(18, 400), '--text-3', WIDE - 2 * EDGE);
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}

/** The sign of a Unit as a picture to be drawn. */
async function emblemPicture(unit: string, ink: string): Promise<HTMLImageElement | null> {
  const symbol = document.querySelector(signOf(emblemOf(unit)).replace(/[^#\w-]/g, '\\$&'));
  if (!symbol) return null;
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="88" height="88" viewBox="0 0 24 24" color="${ink}">${symbol.innerHTML}</svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
  await image.decode();
  return image;
}
