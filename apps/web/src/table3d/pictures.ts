import { lozenge, rimDashes } from '../board/Base.tsx';
import type { Scene, SceneBase, SceneObjective, ThingBody } from '../board/scene.ts';
import type { Draw } from './atlas.ts';
import { mixed } from './colour.ts';
import { dieKey, PLAIN } from './dice.ts';
import { chipKey, chipsOf, faceKey, ghostKey, tokenKey } from './figures.ts';
import type { Palette } from './palette.ts';
import { signImage } from './signs.ts';
import { bodiesIn, PICTURED, thingKey } from './things.ts';

type Pen = CanvasRenderingContext2D;

/** Every picture that these figures, objectives and things need, by name. */
export function picturesFor(
  { bases, objectives, things }: Pick<Scene, 'bases' | 'objectives' | 'things'>,
  ghosts: readonly string[],
  palette: Palette,
): ReadonlyMap<string, Draw> {
  const dice = {
    attack: ['crit', 'strike', 'expertise', 'failure'],
    defense: ['block', 'expertise', 'failure'],
  } as const;
  const rings = ['selected', 'choice', 'threat', 'aimed'] as const;
  return new Map<string, Draw>([
    ...bases.flatMap((base): [string, Draw][] => [
      [tokenKey(base), token(base, palette)],
      [faceKey(base), face(base, palette)],
      ...chipsOf(base).map((condition): [string, Draw] => [chipKey(condition), chip(condition, palette)]),
    ]),
    ...rings.map((kind): [string, Draw] => [`ring ${kind}`, ring(kind, palette)]),
    ...(['attack', 'defense'] as const).flatMap((kind) =>
      dice[kind].map((shown): [string, Draw] => [dieKey(kind, shown), dieSide(kind, shown, palette)]),
    ),
    [PLAIN, plain],
    ...objectives.map((each): [string, Draw] => [objectiveKey(each), objectiveDisc(each, palette)]),
    ...bodiesIn(things).map((each): [string, Draw] => [thingKey(each), thing(each, palette)]),
    ...ghosts.map((emblem): [string, Draw] => [
      ghostKey(emblem),
      (pen: Pen) => sign(pen, emblem, palette.planned, 0.42),
    ]),
  ]);
}

function circle(pen: Pen, r: number): void {
  pen.beginPath();
  pen.arc(0, 0, r, 0, 2 * Math.PI);
}

const plate = (side: 'a' | 'b', r: number): Path2D =>
  new Path2D(side === 'a' ? `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z` : lozenge(r));

function sign(pen: Pen, name: string, colour: string, r: number, x = 0, y = 0): void {
  const image = signImage(name, colour);
  if (image) pen.drawImage(image, x - r, y - r, 2 * r, 2 * r);
}

/** The flat board's token: the rim is the damage gauge. */
const token =
  (base: SceneBase, palette: Palette): Draw =>
  (pen) => {
    const { side } = base;
    const colour = palette[side];
    circle(pen, 1);
    pen.fillStyle = palette.body;
    pen.fill();
    pen.strokeStyle = colour;
    pen.globalAlpha = 0.6;
    pen.lineWidth = 0.06;
    circle(pen, 0.97);
    pen.stroke();
    pen.globalAlpha = 1;
    pen.lineWidth = 0.16;
    const around = (2 * Math.PI * 0.91) / 100;
    pen.setLineDash(
      rimDashes(base.hurt, side === 'b')
        .split(' ')
        .map((length) => Number(length) * around),
    );
    pen.beginPath();
    pen.arc(0, 0, 0.91, -Math.PI / 2, 1.5 * Math.PI);
    pen.stroke();
    pen.setLineDash([]);
    plated(pen, base, palette, 0.68);
    sign(pen, base.emblem, base.activated || base.wounded ? palette.text : palette.onState, 0.42);
    for (let i = 0; i < base.injured; i += 1) notch(pen, (-50 + i * 20) * (Math.PI / 180), palette[side], palette.body);
  };

function notch(pen: Pen, turn: number, colour: string, rim: string): void {
  pen.save();
  pen.rotate(turn);
  pen.fillStyle = colour;
  pen.strokeStyle = rim;
  pen.lineWidth = 0.04;
  pen.fillRect(-0.1, -1, 0.2, 0.3);
  pen.strokeRect(-0.1, -1, 0.2, 0.3);
  pen.restore();
}

/** Filled; hollow once activated; half hatched when Wounded. */
function plated(pen: Pen, { side, activated, wounded }: SceneBase, palette: Palette, r: number): void {
  const form = plate(side, r);
  pen.save();
  if (wounded) {
    pen.clip(form);
    pen.fillStyle = palette.body;
    pen.fillRect(-1, -1, 2, 2);
    pen.fillStyle = activated ? palette[`${side}Deep`] : palette[side];
    pen.fillRect(-1, -1, 2, 1);
    pen.strokeStyle = palette[side];
    pen.lineWidth = 0.09;
    pen.beginPath();
    for (let at = -2; at < 2; at += 0.24) {
      pen.moveTo(at, 1);
      pen.lineTo(at + 1, 0);
    }
    pen.stroke();
  } else {
    pen.fillStyle = activated ? palette[`${side}Deep`] : palette[side];
    pen.fill(form);
    if (activated) {
      pen.strokeStyle = palette[side];
      pen.lineWidth = 0.05;
      pen.stroke(form);
    }
  }
  pen.restore();
}

/** A medallion: a plate in the shape of its side, with its emblem and a darker rim. */
const face =
  (base: SceneBase, palette: Palette): Draw =>
  (pen) => {
    const { side, activated, wounded } = base;
    const r = side === 'a' ? 0.99 : 0.99 / 1.12;
    pen.fillStyle = mixed(palette[side], palette.body, 0.42);
    pen.fill(plate(side, r));
    pen.fillStyle = palette.body;
    pen.fill(plate(side, r * 0.88));
    plated(pen, base, palette, r * 0.88);
    const ink = activated || wounded ? palette[side] : palette.onState;
    sign(pen, base.emblem, wounded && !activated ? palette.text : ink, side === 'a' ? 0.6 : 0.48);
  };

const chip =
  (condition: string, palette: Palette): Draw =>
  (pen) => {
    pen.beginPath();
    pen.roundRect(-0.92, -0.92, 1.84, 1.84, 0.3);
    pen.fillStyle = palette.raised;
    pen.fill();
    pen.lineWidth = 0.1;
    pen.strokeStyle = palette.line;
    pen.stroke();
    if (/^\d+$/.test(condition)) number(pen, condition, palette.text);
    else sign(pen, condition, palette.text, 0.76);
  };

function number(pen: Pen, digits: string, colour: string): void {
  pen.fillStyle = colour;
  pen.font = '600 1.3px Saira, sans-serif';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(digits, 0, 0.08);
}

/** Rings about a base, their inner edge two thirds out. */
const ring =
  (kind: 'selected' | 'choice' | 'threat' | 'aimed', palette: Palette): Draw =>
  (pen) => {
    const inner = 0.74;
    pen.lineCap = 'round';
    pen.lineWidth = kind === 'choice' ? 0.09 : 0.07;
    pen.strokeStyle = {
      selected: palette.selected,
      choice: palette.legal,
      threat: palette.threat,
      aimed: palette.text,
    }[kind];
    if (kind !== 'aimed') {
      circle(pen, inner);
      pen.stroke();
    }
    const spokes = { selected: 4, choice: 0, threat: 6, aimed: 6 }[kind];
    for (let i = 0; i < spokes; i += 1) {
      pen.save();
      pen.rotate((2 * Math.PI * i) / spokes + (kind === 'selected' ? Math.PI / 4 : 0));
      pen.stroke(new Path2D(kind === 'selected' ? `M0 ${-inner}V-0.97` : `M-0.12 -0.96L0 ${-inner - 0.06} 0.12 -0.96`));
      pen.restore();
    }
  };

const dieSide =
  (kind: 'attack' | 'defense', shown: string, { dieAttackInk, dieDefenceInk }: Palette): Draw =>
  (pen) =>
    sign(pen, shown, kind === 'attack' ? dieAttackInk : dieDefenceInk, 0.98);

const plain: Draw = (pen) => {
  pen.fillStyle = '#ffffff';
  pen.fillRect(-1, -1, 2, 2);
};

export const objectiveKey = ({ active, priority, side }: SceneObjective): string =>
  `objective ${active} ${priority} ${side ?? '-'}`;

/** An objective's disc with its sign; about an Active one four arcs. */
const objectiveDisc =
  ({ active, priority, side }: SceneObjective, palette: Palette): Draw =>
  (pen) => {
    const colour = side ? palette[side] : active ? palette.text : palette.text3;
    const r = 0.72;
    pen.strokeStyle = colour;
    pen.fillStyle = palette.body;
    circle(pen, r);
    pen.fill();
    pen.lineWidth = active ? 0.08 : 0.06;
    if (!active) pen.setLineDash([0.07, 0.09]);
    pen.stroke();
    pen.setLineDash([]);
    if (active) {
      pen.lineCap = 'round';
      pen.lineWidth = 0.09;
      for (let i = 0; i < 4; i += 1) {
        pen.beginPath();
        pen.arc(0, 0, 0.92, (i + 0.24) * (Math.PI / 2), (i + 0.76) * (Math.PI / 2));
        pen.stroke();
      }
    }
    sign(pen, priority ? 'objective-priority' : active ? 'objective-active' : 'objective-inactive', colour, r * 0.72);
    if (!side) return;
    pen.fillStyle = colour;
    pen.strokeStyle = palette.table;
    pen.lineWidth = 0.06;
    pen.translate(0.58, 0.58);
    pen.fill(plate(side, side === 'a' ? 0.26 : 0.28));
    pen.stroke(plate(side, side === 'a' ? 0.26 : 0.28));
    pen.translate(-0.58, -0.58);
  };

/** What the flat board has of it, about its middle. */
const thing =
  ({ kind, side, sign: shown, outline, load }: ThingBody, palette: Palette): Draw =>
  (pen) => {
    const colour = side ? palette[side] : palette.text;
    pen.scale(1 / PICTURED[kind], 1 / PICTURED[kind]);
    pen.strokeStyle = colour;
    pen.lineWidth = 0.12;
    if (kind !== 'mark') {
      circle(pen, 0.94);
      pen.fillStyle = palette.raised;
      pen.fill();
      if (kind === 'token' && shown === null) pen.setLineDash([0.3, 0.2]);
      pen.stroke();
      pen.setLineDash([]);
    }
    pen.fillStyle = colour;
    if (outline && kind === 'piece') pen.fill(new Path2D(outline));
    else if (outline) pen.stroke(new Path2D(outline));
    if (shown !== null) {
      pen.fillStyle = palette.table;
      circle(pen, 0.8);
      pen.fill();
      sign(pen, shown, colour, 0.76);
    } else if (kind === 'token') number(pen, '?', palette.text);
    if (load > 0) loaded(pen, load, palette);
  };

/** Damage tokens on an objective. */
function loaded(pen: Pen, count: number, palette: Palette): void {
  pen.translate(1, -1);
  circle(pen, 0.55);
  pen.fillStyle = palette.raised;
  pen.fill();
  pen.lineWidth = 0.09;
  pen.strokeStyle = palette.threat;
  pen.stroke();
  pen.scale(0.62, 0.62);
  number(pen, String(count), palette.text);
}
