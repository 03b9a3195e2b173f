import type { TrackingCard } from '@faultline/rules';
import { boxesOpen } from '@faultline/rules/armor';
import { iconName } from '@faultline/text';
import { useMessages } from '../../../i18n/language.ts';
import { Spaces, said } from '../../../operations/Spaces.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { OperationNow } from './useOperation.ts';

interface TrackerProps {
  readonly tracker: TrackingCard;
  readonly now: OperationNow;
}

/** A card beside the Struggle Tracker, drawn from its data. */
export function TrackerCard({ tracker, now }: TrackerProps) {
  const { words, text, page } = now;
  const name = text.trackers[tracker.id] ?? tracker.name;
  return (
    <section class="stage-tracker" data-tracker={tracker.id}>
      <header>
        <h3>
          {tracker.kind === 'armored' && <span class="cap">{words.terms.armoredTarget}</span>}
          {name}
        </h3>
        {tracker.kind === 'armored' && (
          <p class="numbers">{page.defense(tracker.defense.melee, tracker.defense.ranged)}</p>
        )}
      </header>
      <SpacesOf tracker={tracker} now={now} />
      {tracker.kind === 'armored' && <Chart tracker={tracker} />}
    </section>
  );
}

function SpacesOf({ tracker, now }: TrackerProps) {
  const { score, page } = now;
  const covered = score.play.covered[tracker.id] ?? [];
  if (tracker.kind === 'area') return <p>{page.inArea(covered.length + tokensOn(now, tracker.id).length)}</p>;
  if (tracker.kind === 'row') return <Row tracker={tracker} now={now} />;
  if (tracker.kind === 'track') return <Track tracker={tracker} now={now} />;
  const spaces = tracker.kind === 'armored' ? tracker.boxes.map((box) => box.icons) : tracker.spaces;
  const next = tracker.kind === 'armored' ? boxesOpen({ boxes: tracker.boxes, covered }) : [];
  return (
    <Spaces spaces={spaces} stateOf={(i) => (covered.includes(i) ? 'covered' : next.includes(i) ? 'next' : 'open')} />
  );
}

const tokensOn = ({ score }: OperationNow, id: string) =>
  score.play.tokens.filter(({ at }) => typeof at === 'object' && 'tracker' in at && at.tracker === id);

type Kind<K extends TrackingCard['kind']> = { readonly tracker: Extract<TrackingCard, { kind: K }> };

function Track({ tracker, now }: Kind<'track'> & Pick<TrackerProps, 'now'>) {
  const { score, page, text } = now;
  const at = score.play.markers[tracker.id] ?? tracker.start;
  const nameOf = (space: string): string => text.spaces?.[space] ?? space;
  const named = [...new Set(tracker.spaces.filter((space) => space !== null))];
  return (
    <>
      <ol class="stage-track">
        {tracker.spaces.map((space, i) => (
          <li
            key={i}
            class={`${i === at ? 'here' : ''}${space === null ? '' : ' named'}`}
            {...(i === at ? { 'aria-current': 'true' } : {})}
          >
            {i + 1}
            <span class="unseen">
              {space !== null && ` ${nameOf(space)}`} {i === at && page.marker}
            </span>
          </li>
        ))}
      </ol>
      {named.length > 0 && (
        <p class="stage-names" aria-hidden="true">
          {named.map((space) => `${placesOf(tracker.spaces, space)} ${nameOf(space)}`).join(' · ')}
        </p>
      )}
    </>
  );
}

/** `6, 10`: counted from one. */
const placesOf = (spaces: readonly (string | null)[], name: string): string =>
  spaces.flatMap((space, i) => (space === name ? [i + 1] : [])).join(', ');

/** KO-OPT-03: what lies face down shows its back. */
function Row({ tracker, now }: Kind<'row'> & Pick<TrackerProps, 'now'>) {
  const { words } = useMessages();
  const { page } = now;
  const tokens = tokensOn(now, tracker.id);
  return (
    <ol class="stage-spaces">
      {tokens.map(({ id, icon }, i) => (
        <li key={id} class={`stage-space${icon === null ? ' down' : ' covered'}`}>
          <small aria-hidden="true">{i + 1}</small>
          <span aria-hidden="true" class="stage-icons">
            {icon !== null && <Icon name={icon} />}
          </span>
          <span class="unseen">{icon === null ? page.faceDown : page.faceUp(iconName(words.terms, icon))}</span>
        </li>
      ))}
    </ol>
  );
}

function Chart({ tracker }: Kind<'armored'>) {
  const { words } = useMessages();
  const { chart } = tracker;
  return (
    <p class="stage-chart">
      <Icon name="def-expertise" label={words.terms.expertise.defense} />{' '}
      {chart.rows.map(({ min, max, results }) => (
        <span key={min} class="numbers">
          {max === null ? `${min}+` : max === min ? `${min}` : `${min}–${max}`}
          <span class="unseen">: {said(words, results)}</span>
          <span aria-hidden="true">
            {results.map((icon, i) => (
              <Icon key={i} name={icon} />
            ))}
          </span>
        </span>
      ))}
    </p>
  );
}
