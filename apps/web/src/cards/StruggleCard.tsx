import './struggleCard.css';
import type { MissionCard, StruggleCard as Card, StruggleMap } from '@faultline/rules';
import { useEffect } from 'preact/hooks';
import { onPage } from '../board/frame.ts';
import { lighting, litObjectives } from '../board/lit.ts';
import { type Glossary, type Meaning, useGlossary } from '../i18n/glossary.ts';
import { useMessages } from '../i18n/language.ts';
import { Rule } from '../ledger/Rule.tsx';
import { signOf } from '../ui/Icon.tsx';
import { useGame } from '../game/game.ts';
import { isSeenFromNorth } from '../game/seenFrom.ts';
import { useSettings } from '../shell/settings.ts';
import { lazy } from '../ui/lazy.tsx';

const AbilityText = lazy(() => import('./AbilityText.tsx'));

interface StruggleProps {
  readonly mission: MissionCard;
  readonly card: Card;
  /** Which of its maps is played, from 1. */
  readonly map: number;
}

/** A Struggle card: its maps, and what is special about it. */
export default function StruggleCard({ mission, card, map }: StruggleProps) {
  const { play } = useMessages();
  const glossary = useGlossary();
  useEffect(() => () => litObjectives.set([]), []);
  return (
    <>
      <p class="cap">{play.struggleOf(mission.name, card.phase)}</p>
      <h2>{card.name}</h2>
      <div class="struggle-maps">
        {card.maps.map((each, i) => (
          <figure key={i} class={i + 1 === map ? 'played' : ''}>
            <button type="button" class="struggle-show" {...lighting(each.active)}>
              <MapDrawing map={each} />
            </button>
            {card.maps.length > 1 && <figcaption>{i + 1 === map ? play.mapPlayed : play.mapOther}</figcaption>}
          </figure>
        ))}
      </div>
      <ul class="struggle-rules">
        {glossary &&
          meaningsOf(mission, card, glossary).map((meaning) => (
            <li key={meaning.says}>
              {meaning.says} <Rule id={meaning.rule} />
            </li>
          ))}
        <Lent card={card} />
      </ul>
    </>
  );
}

/** What the cards change of the rules, in sentences. */
export function meaningsOf(mission: MissionCard, card: Card, { mission: words }: Glossary): readonly Meaning[] {
  const { ploy, challenging, lends } = card;
  return [
    ...mission.rules.flatMap((rule) => {
      if (rule.rule === 'change-of-plans') return [words.changeOfPlans(rule.objectives)];
      return card.phase === 1 ? [words.noDice] : [words.priority[rule.needs], words.cleared[rule.cleared]];
    }),
    ...(challenging ? [words.challenging(challenging)] : []),
    ...(ploy ? [words.ploy, ploy.kind === 'reposition' ? words.reposition(ploy.rank) : words.ploys[ploy.kind]] : []),
    ...(lends ? [words.lends[lends.to]] : []),
  ];
}

/** The ability the card lends, in words. */
function Lent({ card: { lends } }: { readonly card: Card }) {
  const { playing } = useGame();
  const ability = lends && playing.cards.abilities[lends.ability];
  if (!ability) return null;
  return (
    <li>
      <b>{ability.name}</b> <AbilityText ability={ability} as="terms" />
    </li>
  );
}

/** The drawing is in inches. */
const INCH = 2540;
const DISC = 2;

/** The objectives of a map as they lie on the table for whoever looks; those that are not Active are dotted. */
export function MapDrawing({ map }: { readonly map: StruggleMap }) {
  const { play } = useMessages();
  const game = useGame();
  const { view, playing } = game;
  const { settings } = useSettings();
  const frame = { size: playing.table.size, flipped: isSeenFromNorth(game, settings.turning), pixel: 1 };
  const side = frame.size / INCH;
  return (
    <svg
      class="struggle-map"
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={play.mapActive(map.active.join(', '))}
    >
      <rect width={side} height={side} />
      {view.open.objectives.map(({ key, x, y }) => {
        const at = onPage(frame, { x, y });
        const face = faceOf(map, key);
        return (
          <g
            key={key}
            class={map.active.includes(key) ? 'active' : ''}
            transform={`translate(${(at.x * 100) / INCH} ${(at.y * 100) / INCH})`}
          >
            <circle r={DISC} />
            {face ? (
              <use href={signOf(face)} x={-1.5} y={-1.5} width={3} height={3} />
            ) : (
              <circle class="heart" r={DISC / 3} />
            )}
            <text y={DISC + 1.9}>{key}</text>
          </g>
        );
      })}
    </svg>
  );
}

const faceOf = ({ dice = {} }: StruggleMap, key: string): string | undefined =>
  (['block', 'expertise', 'failure'] as const).find((face) => dice[face] === key);
