import './picture.css';
import type { GameEvent, UnitId } from '@faultline/rules';
import { unitName } from '@faultline/rules/names';
import { useGame } from '../game/game.ts';
import { Icon } from '../ui/Icon.tsx';
import { UnitEmblem } from '../ui/UnitEmblem.tsx';
import type { Frame } from './frames.ts';

/** A frame as a picture: who, and the sign of what they did. */
export function Picture({ frame }: { readonly frame: Frame }) {
  if (frame.kind === 'roll') return <RolledDice events={frame.events} />;
  const event = frame.events.find((each) => each.event !== 'suffered') ?? frame.events[0];
  const sign = event && signFor(event);
  return (
    <span class="frame-picture" aria-hidden="true">
      {event && <Who event={event} />}
      {event?.event === 'attack-resolved' && <b class="numbers">{event.damage}</b>}
      {sign && <Icon name={sign} />}
      {event?.event === 'control' && <b class="numbers">{event.objective}</b>}
    </span>
  );
}

function Who({ event }: { readonly event: GameEvent }) {
  const { view, me } = useGame();
  const unit = view.open.units[unitIn(event, view.open) ?? -1];
  return unit ? (
    <span class={`frame-who side-${unit.seat === me ? 'a' : 'b'}`}>
      <UnitEmblem card={unit.card} />
    </span>
  ) : null;
}

type Table = ReturnType<typeof useGame>['view']['open'];

/** The Unit an event is mostly about; of damage nobody: the number says it. */
export function unitIn(event: GameEvent, { characters, units }: Table): UnitId | null {
  if (event.event === 'attack-resolved') return null;
  if (event.event === 'attack') return characters[event.attacker]?.unit ?? null;
  if ('unit' in event) return event.unit;
  if ('character' in event) return characters[event.character]?.unit ?? null;
  // A card is named after its Unit.
  if ('card' in event) return units.findIndex((unit) => unitName(unit) === event.card) as UnitId;
  return null;
}

const SIGNS: Readonly<Partial<Record<GameEvent['event'], string>>> = {
  revealed: 'order-card',
  reserved: 'reserve',
  passed: 'order-card',
  activated: 'play',
  ability: 'active',
  pushed: 'shove',
  placed: 'reposition',
  ingress: 'ingress',
  'attack-resolved': 'damage',
  suffered: 'damage',
  healed: 'heal',
  hunker: 'hunker',
  wounded: 'wounded',
  defeated: 'cancel',
  control: 'control',
  token: 'struggle',
  momentum: 'momentum',
  clock: 'clock',
  'struggle-won': 'struggle',
  'stage-ended': 'struggle',
  dice: 'expertise',
};

const ACTIONS: Readonly<Record<string, string>> = { focus: 'focus', recover: 'recover', 'take-cover': 'hunker' };

function signFor(event: GameEvent): string | null {
  if (event.event === 'moved') return event.move;
  if (event.event === 'attack') return event.attackType;
  if (event.event === 'condition') return event.condition;
  if (event.event === 'action') return ACTIONS[event.action] ?? 'active';
  return SIGNS[event.event] ?? null;
}

const RolledDice = ({ events }: { readonly events: readonly GameEvent[] }) => (
  <span class="frame-picture frame-dice" aria-hidden="true">
    {events.map((event, i) =>
      event.event === 'rolled' ? (
        <span key={i} class={`dice ${event.die}`}>
          {event.faces.map((face, n) => (
            <span key={n} class={`die${face === 'failure' ? ' failure' : ''}`}>
              <Icon name={`${event.die === 'attack' ? 'atk' : 'def'}-${face}`} />
            </span>
          ))}
        </span>
      ) : null,
    )}
  </span>
);
