import { iconName } from '@faultline/text';
import { useGame } from '../../../game/game.ts';
import { useMessages } from '../../../i18n/language.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { faceOf } from './marks.ts';
import type { OperationNow } from './useOperation.ts';

/** What the objectives are in this Stage, and what else lies on the table for the operation. */
export function Lying({ now }: { readonly now: OperationNow }) {
  const { words } = useMessages();
  const { open, page, stage, stageText, me, score } = now;
  const whose = (seat: 0 | 1 | null): string =>
    seat === null ? page.holder.nobody : seat === me ? page.holder.mine : page.holder.theirs;
  const active = open.objectives.filter((objective) => objective.active);
  return (
    <>
      {active.length > 0 && (
        <section class="stage-objectives">
          <h3 class="cap">{page.objectives}</h3>
          <ul>
            {active.map(({ key, control, priority }) => {
              const mark = stage.active.find((each) => each.key === key)?.mark ?? null;
              const face = faceOf(mark);
              const load = score.play.loads[key] ?? 0;
              return (
                <li key={key} class={control === null ? '' : `side-${control === me ? 'a' : 'b'}`}>
                  <b>{key}</b> {stageText.objectives[mark ?? '*'] ?? stageText.objectives['*']}
                  {face && <Icon name={face} label={iconName(words.terms, face)} />}
                  {priority && <span> · {page.priority}</span>}
                  {load > 0 && <span> · {page.damage(load)}</span>} <span class="stage-holder">{whose(control)}</span>
                </li>
              );
            })}
          </ul>
        </section>
      )}
      <OnTable now={now} />
    </>
  );
}

/** Pieces, Units that the operation has made something of, and their tokens. */
function OnTable({ now }: { readonly now: OperationNow }) {
  const { words } = useMessages();
  const { cast } = useGame();
  const { page, text, score, card } = now;
  const { pieces, states, tokens } = score.play;
  const onUnits = tokens.flatMap(({ id, at, icon }) =>
    typeof at === 'object' && 'unit' in at ? [{ id, unit: at.unit, icon }] : [],
  );
  const inPool = tokens.filter(({ at }) => at === 'pool').length;
  const lines = [
    ...pieces.map(({ id, control }) => {
      const holder = control === null ? page.holder.nobody : cast.player(control);
      return { key: `p ${id}`, line: `${text.pieces[id] ?? id}: ${holder}` };
    }),
    ...states.map(({ unit, state }) => ({
      key: `s ${unit} ${state}`,
      line: `${cast.unit(unit)}: ${text.states[state] ?? state}`,
    })),
    ...onUnits.map(({ id, unit, icon }) => ({
      key: `t ${id}`,
      line: `${cast.unit(unit)}: ${icon === null ? page.faceDown : page.faceUp(iconName(words.terms, icon))}`,
    })),
    ...(card.pool.length > 0 ? [{ key: 'pool', line: page.pool(inPool) }] : []),
  ];
  if (lines.length === 0) return null;
  return (
    <section class="stage-lying">
      <h3 class="cap">{page.onTable}</h3>
      <ul>
        {lines.map(({ key, line }) => (
          <li key={key}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
