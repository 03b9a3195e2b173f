import type { OperationRole } from '@faultline/rules';
import type { Count } from '@faultline/rules/modes';
import { useGame } from '../../../game/game.ts';
import { useNewest } from '../../../game/useAsked.ts';
import type { OperationNow } from './useOperation.ts';

/** What ends the Stage for either role, and how near each end is: a bar for all that is counted. */
export function Ends({ now }: { readonly now: OperationNow }) {
  const { page, stage, stageText } = now;
  const { port, moment } = useGame();
  const ends = useNewest(`${moment.version}`, () => port.nearness()) ?? [];
  // What has just been asked may still tell of the Stage before.
  const told = ends.filter(({ end, possible }) => possible && stage.ends.some(({ when }) => when === end.when));
  // None before the Stage has begun.
  if (told.length === 0) return null;
  return (
    <section class="stage-ends">
      <h3 class="cap">{page.ends}</h3>
      <ul>
        {told.map(({ end, role, counts }) => (
          <li key={end.when} data-end={end.when}>
            <p class="stage-end-who">
              <Whose role={role} now={now} />
              <b class="numbers">{saidOf(counts, now)}</b>
            </p>
            {counts.map((count, i) => 'of' in count && <Bar key={i} {...count} />)}
            <p class="stage-end-text">{stageText.ends[end.when]}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Bars stand one below the other, their sum in numbers. */
function saidOf(counts: readonly Count[], { page }: OperationNow): string {
  const left = counts.flatMap((count) => ('left' in count ? [page.left(count.left)] : []));
  const steps = counts.flatMap((count) => ('of' in count ? [count] : []));
  const sum = (of: (count: (typeof steps)[number]) => number): number => steps.reduce((all, each) => all + of(each), 0);
  return [
    ...(steps.length > 0
      ? [
          page.near(
            sum(({ now }) => now),
            sum(({ of }) => of),
          ),
        ]
      : []),
    ...left,
  ].join(' · ');
}

const Bar = ({ now, of }: { readonly now: number; readonly of: number }) => (
  <span class="stage-bar" aria-hidden="true">
    {Array.from({ length: of }, (_, i) => (
      <i key={i} class={i < now ? 'done' : ''} />
    ))}
  </span>
);

function Whose({ role, now }: { readonly role: OperationRole; readonly now: OperationNow }) {
  const { cast } = useGame();
  const { score, words, me } = now;
  const seat = (role === 'aggressor') === (score.aggressor === 0) ? 0 : 1;
  return (
    <span class={`stage-whose side-${seat === me ? 'a' : 'b'}`}>
      <span class="side-shape" aria-hidden="true" /> {`${cast.player(seat)} (${words.terms.roles[role]})`}
    </span>
  );
}
