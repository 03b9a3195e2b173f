import { type Game, type ObjectiveSetup, objectivesOf } from '@faultline/rules';
import { onTable } from './length.ts';
import { seatOf } from './names.ts';
import { hint } from './problem.ts';
import type { Reader } from './reader.ts';
import type { ScenarioFile } from './scenario.ts';

/** Those of a map, as its Stage shows them, with what the file changes; null where the file lays its own instead. */
export function objectivesOn(
  laid: readonly ObjectiveSetup[],
  { objectives = [] }: ScenarioFile,
): ObjectiveSetup[] | null {
  const changes = new Map(
    objectives.flatMap((one) => (typeof one === 'string' ? [] : [[one.key, one.value] as const])),
  );
  const known = laid.map(({ key }) => key);
  if (changes.size !== objectives.length || ![...changes].every(([key, { at }]) => !at && known.includes(key)))
    return null;
  return laid.map((printed) => {
    const change = changes.get(printed.key);
    return {
      ...printed,
      ...(change?.active === undefined ? {} : { active: change.active }),
      ...(change?.priority === undefined ? {} : { priority: change.priority }),
      ...(change?.control === undefined || change.control === 'nobody' ? {} : { control: seatOf(change.control) }),
    };
  });
}

/** Those of the mission, where a struggle or a key without a place asks for them, and those the file lays itself. */
export function objectivesFor(file: ScenarioFile, game: Game, id: string, r: Reader): ObjectiveSetup[] {
  const first = file.turn?.['first player'] ?? 'red';
  const edge = file[first].edge ?? (first === 'red' ? 'south' : 'north');
  const mission = game.library.missions[id];
  const laid = mission ? objectivesOf(mission, edge, game.constants.size) : [];
  const struggle = mission?.struggles.find((card) => card.id === file.struggle?.card);
  if (file.struggle?.card !== undefined && !struggle)
    r.problem(file.struggle.spot, `"${file.struggle.card}" is not a Struggle Card of ${id}.`);
  const onMap = struggle?.maps[(file.struggle?.map ?? 1) - 1]?.active ?? [];
  const given = file.objectives ?? [];
  const keys = given.map((one) => (typeof one === 'string' ? one : one.key));
  const fromMission = laid.filter(({ key }) => struggle !== undefined || keys.includes(key));
  const start = fromMission.map(({ key, x, y }): ObjectiveSetup => {
    const active = onMap.includes(key) || keys.includes(key);
    return { key, at: [x, y, 0], active };
  });
  const own = given.flatMap((one) =>
    typeof one === 'string' ? ownKey(one, laid, file, r) : ownObjective(one, start, r),
  );
  return [...start.filter(({ key }) => !own.some((objective) => objective.key === key)), ...own];
}

function ownKey(key: string, laid: readonly { readonly key: string }[], file: ScenarioFile, r: Reader): [] {
  const known = laid.map((objective) => objective.key);
  if (!known.includes(key)) r.problem(file.spot, `The mission has no objective "${key}"${hint(key, known)}`);
  return [];
}

function ownObjective(
  { key, value, spot }: Extract<NonNullable<ScenarioFile['objectives']>[number], { key: string }>,
  start: readonly ObjectiveSetup[],
  r: Reader,
): ObjectiveSetup[] {
  const printed = start.find((objective) => objective.key === key);
  const at = value.at ? onTable(value.at, 0) : printed?.at;
  if (!at) {
    r.problem(spot, `Objective "${key}" needs a position ("at"): the mission has none with this name.`);
    return [];
  }
  const control = value.control === undefined || value.control === 'nobody' ? null : seatOf(value.control);
  return [{ key, at, active: value.active ?? true, control, priority: value.priority ?? false }];
}
