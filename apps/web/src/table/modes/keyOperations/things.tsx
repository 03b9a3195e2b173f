import './things.css';
import type { Open, Place, Scores, Seat, StageCard } from '@faultline/rules';
import { iconName, type Words } from '@faultline/text';
import type { OperationText } from '@faultline/text/operations';
import type { ComponentChildren } from 'preact';
import { type Frame, onPage } from '../../../board/frame.ts';
import type { SceneThing, ThingBody } from '../../../board/scene.ts';
import type { Game } from '../../../game/game.ts';
import { signOf } from '../../../ui/Icon.tsx';
import { faceOf } from './marks.ts';

/** What an operation has on the table: what its objectives are to the Stage, its pieces and its tokens. */
export function thingsIn(game: Game, words: Words): readonly SceneThing[] {
  const { open } = game.view;
  const { score } = open;
  if (score.mode !== 'key-operations') return [];
  const card = game.playing.cards.operations?.[score.operation]?.card;
  const text = words.operations?.operations[score.operation];
  const stage = card?.stages.find(({ id }) => id === score.stage);
  if (!card || !text) return [];
  const lying: Lying = { game, words, score, text };
  return [
    ...(stage ? open.objectives.flatMap((each) => markOf(each, stage, lying)) : []),
    ...score.play.pieces.flatMap(({ id, x, y, z, control }) => {
      const known = card.pieces?.find((piece) => piece.id === id);
      const r = known?.radius ?? game.playing.constants.objective;
      return piece([x, y, z], r, text.pieces[id] ?? id, sideOf(control, game));
    }),
    ...score.play.tokens.flatMap(({ id, at, icon }) =>
      typeof at === 'object' && 'x' in at ? [token(id, [at.x, at.y, at.z], icon ?? seenFace(game, id), lying)] : [],
    ),
  ];
}

interface Lying {
  readonly game: Game;
  readonly words: Words;
  readonly score: Scores['key-operations'];
  readonly text: OperationText;
}

const sideOf = (control: Seat | null, { me }: Game): 'a' | 'b' | null =>
  control === null ? null : control === me ? 'a' : 'b';

/** Shape first, then the holder's colour. */
const classOf = (side: 'a' | 'b' | null): string => (side === null ? '' : ` side-${side}`);

/** KO-OPT-03: what lies face down shows its face to whoever may look. */
const seenFace = ({ view }: Game, id: string): string | null =>
  view.tokens?.flatMap(({ lying }) => lying).find((each) => each.id === id)?.face ?? null;

/** Forms for what objectives are, in the order in which the Stage names them. */
const FORMS = [
  (r: number) => `M${-r} ${-r}H${r}V${r}H${-r}Z`,
  (r: number) => `M0 ${-1.2 * r}L${1.2 * r} 0 0 ${1.2 * r} ${-1.2 * r} 0Z`,
  (r: number) => `M0 ${-1.15 * r}L${r} ${-0.55 * r}V${0.55 * r}L0 ${1.15 * r} ${-r} ${0.55 * r}V${-0.55 * r}Z`,
] as const;

/** Eight rays around a token whose own sign is covered by a face. */
const STAR = (r: number): string =>
  Array.from({ length: 8 }, (_, i) => {
    const [x, y] = [Math.cos((i * Math.PI) / 4), Math.sin((i * Math.PI) / 4)];
    return `M${x * r * 0.72} ${y * r * 0.72}L${x * r} ${y * r}`;
  }).join('');

function markOf(
  objective: Open['objectives'][number],
  stage: StageCard,
  { game, words, score, text }: Lying,
): SceneThing[] {
  const { key, x, y, z, control, active, priority } = objective;
  const mark = stage.active.find((each) => each.key === key)?.mark ?? null;
  const named = text.stages[stage.id]?.objectives;
  const role = named?.[mark ?? '*'] ?? named?.['*'] ?? '';
  const roles = [...new Set(stage.active.map((each) => each.mark).filter((each) => faceOf(each) === null))];
  const form = roles.length > 1 && mark !== null ? FORMS[roles.indexOf(mark) % FORMS.length] : undefined;
  const face = faceOf(mark);
  const load = score.play.loads[key] ?? 0;
  if (!active && load === 0) return [];
  const title = [`${role} ${key}`, face && iconName(words.terms, face)].filter(Boolean).join(', ');
  const r = game.playing.constants.objective / 100;
  const side = sideOf(control, game);
  const isNamed = roles.length > 1;
  const name = `@${key}`;
  const rays = priority && face !== null;
  return [
    {
      z,
      draw: (frame) => (
        <At
          key={`mark ${key}`}
          frame={frame}
          at={[x, y, z]}
          kind={`board-mark${classOf(side)}`}
          name={name}
          title={title}
        >
          <circle class="board-mark-place" r={r} />
          {rays && <path class="board-mark-priority" d={STAR(r * 1.5)} />}
          {form && <path class="board-mark-form" d={form(r * 1.05)} />}
          {face && <Sign name={face} r={r * 0.8} />}
          {load > 0 && <Load r={r} count={load} />}
        </At>
      ),
      body: {
        kind: 'mark',
        ...{ x, y, z, r: 100 * r, side, load, name, title },
        sign: face,
        outline: rays ? STAR(1.5) : (form?.(1.05) ?? null),
        ...(isNamed && { label: role }),
      },
    },
    ...(isNamed ? [label(key, [x, y, z], r * 1.3, role, classOf(side))] : []),
  ];
}

const piece = (at: Place, radius: number, name: string, side: 'a' | 'b' | null): SceneThing[] => [
  {
    z: at[2],
    draw: (frame) => (
      <At key={`piece ${name}`} frame={frame} at={at} kind={`board-piece${classOf(side)}`} title={name}>
        <circle r={radius / 100} />
        <path d={FORMS[2](radius / 190)} />
      </At>
    ),
    body: {
      ...bodyAt('piece', at, radius, name),
      side,
      outline: FORMS[2](1 / 1.9),
      label: name,
    },
  },
  label(name, at, radius / 100, name, classOf(side)),
];

const bodyAt = (kind: ThingBody['kind'], [x, y, z]: Place, r: number, title: string): ThingBody => ({
  ...{ kind, x, y, z, r, title },
  side: null,
  sign: null,
  outline: null,
  load: 0,
});

/** Half an inch and a little more across. */
const TOKEN = 8;

function token(id: string, at: Place, face: string | null, { words }: Lying): SceneThing {
  const name = words.operations?.terms.operationToken ?? '';
  const title = face === null ? name : `${name}: ${iconName(words.terms, face)}`;
  return {
    z: at[2],
    draw: (frame) => (
      <At key={`token ${id}`} frame={frame} at={at} kind={`board-token${face === null ? ' down' : ''}`} title={title}>
        <circle r={TOKEN} />
        {face === null ? <text dy="0.36em">?</text> : <Sign name={face} r={TOKEN * 0.75} />}
      </At>
    ),
    body: { ...bodyAt('token', at, 100 * TOKEN, title), sign: face },
  };
}

interface AtProps {
  readonly frame: Frame;
  readonly at: Place;
  readonly kind: string;
  readonly title?: string;
  /** By which its short card is asked for, which tells more than the browser's own hint beside it would. */
  readonly name?: string;
  readonly children: ComponentChildren;
}

function At({ frame, at: [x, y, z], kind, title, name, children }: AtProps) {
  const spot = onPage(frame, { x, y, z });
  return (
    <g
      class={kind}
      transform={`translate(${spot.x} ${spot.y})`}
      data-base={name}
      {...(name !== undefined && { role: 'img', 'aria-label': title })}
    >
      {name === undefined && title !== undefined && <title>{title}</title>}
      {children}
    </g>
  );
}

const Sign = ({ name, r }: { readonly name: string; readonly r: number }) => (
  <>
    <circle class="board-mark-plate" r={r} />
    <use href={signOf(name)} x={-r} y={-r} width={2 * r} height={2 * r} />
  </>
);

/** Damage tokens on an objective. */
const Load = ({ r, count }: { readonly r: number; readonly count: number }) => (
  <g class="board-load" transform={`translate(${r} ${-r})`}>
    <circle r={r * 0.55} />
    <text dy="0.36em" font-size={r * 0.8}>
      {count}
    </text>
  </g>
);

/** Smaller than this nothing could be read. */
const SMALL = 1.7;
/** Names lie over the terrain. */
const OVER = 1_000_000;

const label = (key: string, at: Place, y: number, text: string, side: string): SceneThing => ({
  z: OVER,
  draw: (frame) => {
    const { pixel } = frame;
    if (pixel > SMALL) return null;
    return (
      <At key={`label ${key}`} frame={frame} at={at} kind={`board-mark named${side}`}>
        <text class="board-mark-label" y={y + 11 * pixel} font-size={11 * pixel} stroke-width={3 * pixel}>
          {text}
        </text>
      </At>
    );
  },
});
