import type { OperationRole, StageEnd } from '@faultline/rules';
import { useGame } from '../../../game/game.ts';
import { NEVER, nearness } from './nearness.ts';
import type { OperationNow } from './useOperation.ts';

/** What ends the Stage, and how near each end is: a bar for each. */
export function Ends({ now }: { readonly now: OperationNow }) {
  const { page, stage, played } = now;
  const ends = stage.ends.flatMap((end) => {
    const test = played.tests[end.when];
    const near = test ? nearness(test, now) : null;
    return near === NEVER ? [] : [{ end, near }];
  });
  return (
    <section class="stage-ends">
      <h3 class="cap">{page.ends}</h3>
      <ul>
        {ends.map(({ end, near }) => (
          <li key={end.when}>
            <p class="stage-end-who">
              <Whose role={forWhom(end)} now={now} />
              {near && <b class="numbers">{'of' in near ? page.near(near.now, near.of) : page.left(near.left)}</b>}
            </p>
            {near && 'of' in near && (
              <span class="stage-bar" aria-hidden="true">
                {Array.from({ length: near.of }, (_, i) => (
                  <i key={i} class={i < near.now ? 'done' : ''} />
                ))}
              </span>
            )}
            <p class="stage-end-text">{now.stageText.ends[end.when]}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whose goal it is: a Stage that ends in a Sentinel's Turn alone is the Sentinel's doing. */
function forWhom({ then, at }: StageEnd): OperationRole {
  if (then === 'countdown') return 'sentinel';
  if ('wins' in then) return then.wins;
  return at === 'sentinel-turn' ? 'sentinel' : 'aggressor';
}

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
