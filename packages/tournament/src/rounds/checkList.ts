// Check-lists of a desk event: the lines a player's and a table's list show, and who ticked or waived them.
import { type Handlers, changed } from '../event/change.ts';
import type { Entrant, EventState, PersonId, PlayerId, Tick } from '../event/event.ts';
import { reason, refuse } from '../reason.ts';
import { currentRound, currentStage, roundKey } from '../queries/current.ts';
import { entrantOf, unknownPlayer } from '../queries/entrants.ts';
import { unitsOf } from '../event/team.ts';

export interface CheckItem {
  readonly item: string;
  readonly rule: string;
  readonly says: string;
  readonly help?: string;
  /** Only a look by an official settles it; not covered by waiving the rest of a list. */
  readonly verified?: true;
}

const CONDUCT: CheckItem = { item: 'conduct', rule: 'SD-SPT-01', says: 'Accepted the code of conduct' };

const BROUGHT: readonly CheckItem[] = [
  { item: 'strikeTeam', rule: 'SD-DUTY-01', says: 'Strike team' },
  { item: 'miniatures', rule: 'SD-DUTY-01', says: 'Miniatures' },
  { item: 'cards', rule: 'SD-DUTY-01', says: 'Cards' },
  { item: 'tokens', rule: 'SD-DUTY-01', says: 'Tokens' },
  { item: 'dice', rule: 'SD-DUTY-01', says: 'Dice' },
  { item: 'tools', rule: 'SD-DUTY-01', says: 'Measuring tools' },
  { item: 'pieces', rule: 'SD-DUTY-01', says: 'Other required components' },
];

const CHECKED: readonly CheckItem[] = [
  { item: 'missionCards', rule: 'SD-CRD-01', says: 'Mission Cards complete' },
  { item: 'orderCards', rule: 'SD-CRD-01', says: 'Order Cards complete' },
  { item: 'unitCards', rule: 'SD-CRD-01', says: 'Unit Stat Cards complete' },
  { item: 'stanceCards', rule: 'SD-CRD-01', says: 'Stance Cards complete' },
  { item: 'noProxies', rule: 'SD-CRD-02', says: 'No proxy cards' },
  {
    item: 'officialDice',
    rule: 'SD-DIC-01',
    says: 'Official dice only',
    help: 'Sources: the core box, dice expansions, promotional material of the publisher (SD-DIC-02).',
  },
  { item: 'ownTools', rule: 'SD-MSR-01', says: 'Range and movement tools of their own' },
  { item: 'toolsUnaltered', rule: 'SD-MSR-02', says: 'Tools unaltered' },
  { item: 'noOtherTools', rule: 'SD-MSR-05', says: 'No unofficial measuring devices' },
  { item: 'tokensUnaltered', rule: 'SD-TKN-05', says: 'Essential tokens unaltered' },
];

const FLAGGED: Readonly<Record<Entrant['flags'][number], readonly CheckItem[]>> = {
  customised: [
    { item: 'publishersParts', rule: 'SD-MIN-03', says: 'Customized: mostly parts of the Shatterpoint line' },
    { item: 'recognisable', rule: 'SD-MIN-04', says: 'Customized: easy to recognize' },
    { item: 'noOtherProperty', rule: 'SD-MIN-05', says: 'Customized: no third-party parts' },
    { item: 'notInTheWay', rule: 'SD-MIN-06', says: 'Customized: size and pose do not hinder play' },
    { item: 'bases', rule: 'SD-MIN-07', says: 'Customized: official base or its size and shape' },
  ],
  substituteTools: [
    { item: 'substituteTools', rule: 'SD-MSR-04', says: 'Substitute tools checked for size and shape', verified: true },
  ],
  substituteTokens: [
    { item: 'substituteTokens', rule: 'SD-TKN-07', says: 'Substitute essential tokens checked', verified: true },
  ],
};

const TERRAIN: CheckItem = { item: 'terrain', rule: 'SD-TER-03', says: 'Terrain set up for this round' };

/** Online, components hold by construction; what is left is the code of conduct. */
export function playerItems(state: EventState, entrant: Entrant): readonly CheckItem[] {
  if (state.founding.setting === 'online') return [CONDUCT];
  const units = entrant.team === null ? [] : unitsOf(entrant.team);
  const characters = units.flatMap((unit) => unit.characters);
  const miniatures = characters.map((name, index) => {
    return { item: `miniature ${index + 1}`, rule: 'SD-MIN-01', says: `Miniature: ${name}` };
  });
  return [CONDUCT, ...BROUGHT, ...miniatures, ...CHECKED, ...entrant.flags.flatMap((flag) => FLAGGED[flag])];
}

export function openPlayerItems(state: EventState, player: PlayerId): readonly CheckItem[] {
  const entrant = entrantOf(state, player);
  if (entrant === undefined) return [];
  const done = state.ticks.filter((tick) => tick.player === player).map((tick) => tick.item);
  return playerItems(state, entrant).filter(({ item }) => !done.includes(item));
}

/** Tables of the current round whose terrain nobody has ticked or waived. */
export function tablesWithoutTerrain(state: EventState): readonly number[] {
  const [stage, round] = [currentStage(state), currentRound(state)];
  if (stage === undefined || round === undefined) return [];
  const key = roundKey(stage, round);
  const ready =
    state.founding.setting === 'online'
      ? state.battlefields.map(({ table }) => table)
      : state.ticks.filter((tick) => tick.round === key && tick.item === TERRAIN.item).map((tick) => tick.table);
  return round.matches.map((match) => match.table).filter((table) => !ready.includes(table));
}

interface Ticked {
  readonly player?: PlayerId;
  readonly tables?: readonly number[];
  readonly items: readonly string[];
}

export function withTicks(state: EventState, what: Ticked, by: PersonId, at: number, waived: boolean): EventState {
  const [stage, round] = [currentStage(state), currentRound(state)];
  const key = stage === undefined || round === undefined ? null : roundKey(stage, round);
  const line = (item: string, player: PlayerId | null, table: number | null): Tick => {
    return { player, table, round: table === null ? null : key, item, waived, by, at };
  };
  const ticks = what.items.flatMap((item) => [
    ...(what.player === undefined ? [] : [line(item, what.player, null)]),
    ...(what.tables ?? []).map((table) => line(item, null, table)),
  ]);
  return { ...state, ticks: [...state.ticks, ...ticks] };
}

function whyNoSuchItems(state: EventState, { player, tables, items }: Ticked) {
  const entrant = player === undefined ? undefined : entrantOf(state, player);
  if (player !== undefined && entrant === undefined) return [unknownPlayer(player)];
  const known = [
    ...(entrant === undefined ? [] : playerItems(state, entrant)),
    ...(tables === undefined ? [] : [TERRAIN]),
  ].map(({ item }) => item);
  return items
    .filter((item) => !known.includes(item))
    .map((item) => reason('unknownItem', null, `No check-list here has a line "${item}".`, { item, known }));
}

export const checkLists: Handlers<'tick' | 'waive' | 'flag'> = {
  tick(state, { command, by, at }) {
    const official = state.officials.find((one) => one.person === by);
    if (by !== state.founding.organiser.person && official?.verifies !== true) {
      return refuse(reason('notDelegated', 'SD-MSR-04', 'The organizer has not assigned check-lists to you.', { by }));
    }
    const unknown = whyNoSuchItems(state, command);
    return unknown.length > 0 ? refuse(...unknown) : changed(withTicks(state, command, by, at, false));
  },

  waive(state, { command, by, at, why }) {
    if (why.trim() === '') return refuse(reason('whyMissing', null, 'Enter a reason for waiving the check.'));
    const unknown = whyNoSuchItems(state, command);
    return unknown.length > 0 ? refuse(...unknown) : changed(withTicks(state, command, by, at, true));
  },

  flag(state, { command: { player, flag, on } }) {
    const entrant = entrantOf(state, player);
    if (entrant === undefined) return refuse(unknownPlayer(player));
    const others = entrant.flags.filter((one) => one !== flag);
    const flags = on ? [...others, flag] : others;
    return changed({ ...state, entrants: state.entrants.map((one) => (one === entrant ? { ...one, flags } : one)) });
  },
};
