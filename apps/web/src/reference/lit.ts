import type { Open } from '@faultline/rules';
import { stepNow } from '../attack/steps.ts';

/** Where a Turn stands, by the steps under way: the outermost that is named here. */
const TURN: readonly (readonly [step: RegExp, line: string])[] = [
  [/^turn\.start$|^mission\.start$/, 'turn-start'],
  [/^(order\.(?!refresh)|card\.|tactics\.provider)/, 'turn-order'],
  [/^activation\.begin$/, 'turn-activates'],
  [/^(activation\.(start|removeCondition|hunker|tactics|others)|tactics\.)/, 'turn-activation'],
  [/^(activation\.main|action\.)/, 'turn-actions'],
  [/^activation\.ending$/, 'turn-activation-end'],
  [/^activation\.close$/, 'turn-over'],
  [/^(turn\.(ending|control|answers)|mission\.end)$/, 'turn-end'],
  [/^struggle\.(score|token|momentum)$/, 'turn-token'],
  [/^turn\.defeat$/, 'turn-defeat'],
  [/^struggle\.(cleanup|reveal|map)$/, 'turn-struggle'],
  [/^(turn\.(pass|handOver)|order\.refresh)$/, 'turn-pass'],
];

const START: readonly (readonly [step: RegExp, line: string])[] = [
  [/^activation\.(start|removeCondition)$/, 'start-wounded'],
  [/^activation\.hunker$/, 'start-hunker'],
  [/^(activation\.tactics|tactics\.)/, 'start-tactics'],
  [/^activation\.others$/, 'start-players'],
];

/** The lines of the reference that are about what is going on now: the step of the Turn and of the attack, the action, and the tokens of the Unit that is active. */
export function litBy(open: Open): ReadonlySet<string> {
  const steps = open.frames.map(({ at }) => at);
  const named = (table: typeof TURN) =>
    steps.flatMap((step) => table.find(([pattern]) => pattern.test(step))?.[1] ?? [])[0];
  const attack = stepNow(open);
  const action = open.frames.findLast((frame) => 'action' in frame && frame.at.startsWith('action.'));
  return new Set(
    [
      named(TURN),
      named(START),
      attack && `attack-${attack}`,
      action && 'action' in action && `action-${String(action.action)}`,
      ...tokensOf(open),
    ].filter((line): line is string => typeof line === 'string'),
  );
}

function tokensOf({ activation, units }: Open): readonly string[] {
  const active = activation && units[activation.unit];
  if (!active) return [];
  return [
    ...active.conditions,
    ...(active.hunker > 0 ? ['hunker'] : []),
    ...(active.wounded > 0 ? ['wounded'] : []),
    ...(active.injured > 0 ? ['injured'] : []),
  ];
}
