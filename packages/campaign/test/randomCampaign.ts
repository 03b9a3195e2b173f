import { isRefused, Stream } from '@faultline/tournament/record';
import { apply } from '../src/act/apply.ts';
import { roleAsked } from '../src/acts/waiting.ts';
import type { Command, Slot } from '../src/campaign/command.ts';
import { choicesOf, tiersOffered } from '../src/sides/advantages.ts';
import { inRole } from '../src/sides/players.ts';
import { CLONES, MAUL, Table } from './table.ts';

/** Plays a campaign to its end, unlocking and naming at random. */
export function randomCampaign(seed: number, watch: (table: Table) => void = () => {}): Table {
  const stream = new Stream(`${seed}`, 'random campaign');
  const table = new Table({ seed: `campaign ${seed}` }).begins();
  while (table.state.phase !== 'concluded') {
    table.does(nextAct(table, stream));
    watch(table);
  }
  return table;
}

function nextAct({ state }: Table, stream: Stream): Command {
  const { coming, phase } = state;
  if (coming === null) throw new Error('not begun');
  if (phase === 'playing') {
    const winner = stream.below(2) === 0 ? 'aggressor' : 'sentinel';
    return { kind: 'enterResult', slot: coming.slot as Slot, result: { winner, how: 'stage' } };
  }
  const role = phase === 'ready' ? (coming.teams.aggressor === null ? 'aggressor' : 'sentinel') : roleAsked(state);
  const player = role === null ? undefined : inRole(state, role);
  if (role === null || player === undefined) throw new Error('nobody is asked');
  const { person } = player;
  if (phase === 'ready')
    return {
      kind: 'submitTeam',
      player: person,
      team: { units: [player.veteran ?? MAUL, CLONES], code: '' },
      problems: [],
    };
  if (phase === 'active') {
    const named = player.unlocked[stream.below(player.unlocked.length + 1)];
    return { kind: 'nameActive', player: person, advantage: named?.advantage ?? null };
  }
  const { tier, dice } = coming.unlocking[role];
  if (tier !== null) {
    const choices = choicesOf(player, tier, dice);
    const chosen = choices[stream.below(choices.length)];
    return {
      kind: 'takeAdvantage',
      player: person,
      advantage: chosen?.advantage ?? '',
      ...(chosen?.ticked && { face: chosen.ticked }),
    };
  }
  const tiers = tiersOffered(state, role);
  const picked = tiers[stream.below(tiers.length + 1)];
  return picked === undefined
    ? { kind: 'skipUnlock', player: person }
    : { kind: 'pickTier', player: person, tier: picked };
}

/** Whether an act would be taken. */
export const takes = ({ campaign, now }: Table, command: Command): boolean =>
  !isRefused(apply(campaign, { by: 'olga', at: now, why: '', command }));
