import type { TrackingCard } from '@faultline/rules';
import { iconName, type Words } from '@faultline/text';
import type { ComponentChildren } from 'preact';
import { useMessages } from '../../../i18n/language.ts';
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
      <Spaces tracker={tracker} now={now} />
      {tracker.kind === 'armored' && <Chart tracker={tracker} />}
    </section>
  );
}

type State = 'covered' | 'next' | 'open';

interface SpaceProps {
  readonly number: number;
  readonly icons: readonly string[];
  readonly state: State;
  readonly now: OperationNow;
  readonly children?: ComponentChildren;
}

const said = (words: Words, icons: readonly string[]): string =>
  icons.map((icon) => iconName(words.terms, icon)).join(', ');

function Space({ number, icons, state, now, children }: SpaceProps) {
  const { words } = useMessages();
  return (
    <li class={`stage-space ${state}`}>
      <small aria-hidden="true">{number}</small>
      <span aria-hidden="true" class="stage-icons">
        {icons.map((icon) => (
          <Icon key={icon} name={icon} />
        ))}
        {children}
      </span>
      <span class="unseen">{now.page.space(number, said(words, icons), state)}</span>
    </li>
  );
}

function Spaces({ tracker, now }: TrackerProps) {
  const { score, page } = now;
  const covered = score.play.covered[tracker.id] ?? [];
  if (tracker.kind === 'area') return <p>{page.inArea(covered.length + tokensOn(now, tracker.id).length)}</p>;
  if (tracker.kind === 'row') return <Row tracker={tracker} now={now} />;
  if (tracker.kind === 'track') return <Track tracker={tracker} now={now} />;
  const icons = tracker.kind === 'armored' ? tracker.boxes.map((box) => box.icons) : tracker.spaces;
  const next = nextOf(tracker, covered);
  return (
    <ol class="stage-spaces">
      {icons.map((each, i) => (
        <Space
          key={i}
          number={i + 1}
          icons={each}
          state={covered.includes(i) ? 'covered' : next.includes(i) ? 'next' : 'open'}
          now={now}
        />
      ))}
    </ol>
  );
}

/** KO-ARM-06, KO-ARM-07: the first box, later those joined to a covered one. Other spaces are covered as results fit. */
function nextOf(tracker: TrackingCard, covered: readonly number[]): readonly number[] {
  if (tracker.kind !== 'armored') return [];
  if (covered.length === 0) return [0];
  const joined = (a: number, b: number): boolean => tracker.boxes[a]?.next.includes(b) === true;
  return tracker.boxes.flatMap((_, i) =>
    !covered.includes(i) && covered.some((other) => joined(other, i) || joined(i, other)) ? [i] : [],
  );
}

const tokensOn = ({ score }: OperationNow, id: string) =>
  score.play.tokens.filter(({ at }) => typeof at === 'object' && 'tracker' in at && at.tracker === id);

type Kind<K extends TrackingCard['kind']> = { readonly tracker: Extract<TrackingCard, { kind: K }> };

function Track({ tracker, now }: Kind<'track'> & Pick<TrackerProps, 'now'>) {
  const { score, page, text } = now;
  const at = score.play.markers[tracker.id] ?? tracker.start;
  return (
    <ol class="stage-spaces stage-track">
      {tracker.spaces.map((name, i) => (
        <li
          key={i}
          class={`stage-space${i === at ? ' covered' : ''}`}
          {...(i === at ? { 'aria-current': 'true' } : {})}
        >
          <small aria-hidden="true">{i + 1}</small>
          <span>{name === null ? '' : (text.spaces?.[name] ?? name)}</span>
          {i === at && <span class="unseen">{page.marker}</span>}
        </li>
      ))}
    </ol>
  );
}

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
