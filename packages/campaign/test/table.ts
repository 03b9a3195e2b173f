import { isRefused, type Reason } from '@faultline/tournament/record';
import { apply, foundCampaign } from '../src/act/apply.ts';
import type { Campaign, CampaignState } from '../src/campaign/campaign.ts';
import type { Command, Founding, Operation, Slot, Unit } from '../src/campaign/command.ts';
import type { Role } from '../src/packs/pack.ts';
import { rolledIn } from '../src/acts/preparing.ts';
import { inRole } from '../src/sides/players.ts';

// A campaign for tests: Ana is the Aggressor with Maul, Ben the Sentinel with Rex; Olga keeps the record.

export const ANA = 'ana';
export const BEN = 'ben';
export const OLGA = 'olga';

export const operation = (name: string): Operation => ({ id: name.toLowerCase().replaceAll(' ', '-'), name });
const THREE = ['Crash Landing', 'Jail Break', 'Foil the Heist'].map(operation);
const LAST = operation('Explore the Ruins');
export const MAUL: Unit = { id: 'lord-maul', name: 'Lord Maul', type: 'primary' };
export const REX: Unit = { id: 'captain-rex', name: 'Captain Rex', type: 'secondary' };
export const CLONES: Unit = { id: 'clones', name: '501st Clone Troopers', type: 'supporting' };
const PERSONS: Readonly<Record<Role, string>> = { aggressor: ANA, sentinel: BEN };

export class Table {
  campaign: Campaign;
  now = 0;

  constructor(founding: Partial<Founding> = {}) {
    const answer = foundCampaign(
      {
        id: 'test',
        name: 'Test',
        organiser: { person: OLGA, name: 'Olga' },
        players: [
          { person: ANA, name: 'Ana' },
          { person: BEN, name: 'Ben' },
        ],
        seed: 'seed',
        sheet: '2026-05',
        packs: [],
        lastChanceAfterFinal: true,
        ...founding,
      },
      0,
    );
    if (isRefused(answer)) throw new Error(answer.refused.map(({ says }) => says).join(' '));
    this.campaign = answer.campaign;
  }

  get state(): CampaignState {
    return this.campaign.state;
  }

  /** Why an act is refused; nothing where it is not. It is not done. */
  refuses(command: Command, by = OLGA, why = ''): readonly Reason[] {
    const answer = apply(this.campaign, { by, at: this.now, why, command });
    return isRefused(answer) ? answer.refused : [];
  }

  /** The rules that stand behind a refusal. */
  rules(command: Command, by = OLGA): readonly (string | undefined)[] {
    return this.refuses(command, by).map(({ rule }) => rule);
  }

  notes: readonly Reason[] = [];

  does(command: Command, by = OLGA, why = ''): this {
    this.now += 1000;
    const answer = apply(this.campaign, { by, at: this.now, why, command });
    if (isRefused(answer)) throw new Error(answer.refused.map(({ says }) => says).join(' '));
    this.campaign = answer.campaign;
    this.notes = answer.notes;
    return this;
  }

  chooses(): this {
    return this.does({ kind: 'chooseOperations', operations: THREE })
      .does({ kind: 'chooseLastChance', operation: LAST })
      .does({ kind: 'assignRoles', aggressor: ANA })
      .does({ kind: 'chooseVeteran', player: ANA, unit: MAUL })
      .does({ kind: 'chooseVeteran', player: BEN, unit: REX })
      .does({ kind: 'choosePack', player: ANA, pack: 'veteran-operative' })
      .does({ kind: 'choosePack', player: BEN, pack: 'savvy-guard' });
  }

  begins(): this {
    return this.chooses().does({ kind: 'confirm', player: ANA }, ANA).does({ kind: 'confirm', player: BEN }, BEN);
  }

  bringsTeams(): this {
    for (const role of ['aggressor', 'sentinel'] as const) {
      const veteran = inRole(this.state, role)?.veteran ?? MAUL;
      const team = { units: [veteran, CLONES], code: '' };
      this.does({ kind: 'submitTeam', player: PERSONS[role], team, problems: [] });
    }
    return this;
  }

  skips(): this {
    while (this.state.phase === 'unlock') {
      const player = this.state.coming?.unlocking.aggressor.done ? BEN : ANA;
      this.does({ kind: 'skipUnlock', player });
    }
    return this;
  }

  namesNone(): this {
    while (this.state.phase === 'active') {
      const player = this.state.coming?.active.aggressor === undefined ? ANA : BEN;
      this.does({ kind: 'nameActive', player, advantage: null });
    }
    return this;
  }

  /** Plays the next operation with nothing unlocked and nothing named. */
  plays(winner: Role): this {
    if (this.state.phase === 'ready') this.bringsTeams();
    this.skips().namesNone();
    const slot = this.state.coming?.slot as Slot;
    return this.does({ kind: 'enterResult', slot, result: { winner, how: 'stage' } });
  }

  /** Plays a course written as the ledger writes it. */
  course(written: string): this {
    for (const step of written.split(' ').filter(Boolean)) {
      const slot = step[0] === 'L' ? 'L' : Number(step[0]);
      if (this.state.coming?.slot !== slot) throw new Error(`${step}: ${this.state.coming?.slot} comes next`);
      this.plays(step[1] === 'A' ? 'aggressor' : 'sentinel');
    }
    return this;
  }

  /** From now on the campaign has a seed that rolls what is wanted next. */
  rolls(wanted: string): this {
    const role = this.state.coming?.unlocking.aggressor.done ? 'sentinel' : 'aggressor';
    const before = this.state.played.length + 1;
    for (let i = 0; i < 200; i += 1) {
      const seed = `seed ${i}`;
      if (String(rolledIn(seed, before, role)) !== wanted) continue;
      const { state, log } = this.campaign;
      this.campaign = { log, state: { ...state, founding: { ...state.founding, seed } } };
      return this;
    }
    throw new Error(`${wanted} was never rolled`);
  }
}
