import type { Candidate, Rank, Reason, TeamList, UnitCard } from '@faultline/rules';
import type { Language } from '../i18n/language.ts';
import { openThread } from './thread.ts';
import { remote } from './wire.ts';

/** A table as a small picture shows it: its parts by how many Elevations their tops lie up, the lowest first. */
export interface TablePicture {
  readonly id: string;
  readonly size: number;
  readonly parts: readonly { readonly rings: readonly (readonly number[])[]; readonly level: 0 | 1 | 2 }[];
}

/** A Mission Set with the places of its Objectives, seen from the First Player's edge. */
export interface MissionPicture {
  readonly id: string;
  readonly name: string;
  readonly objectives: readonly { readonly x: number; readonly y: number }[];
}

/** All that a game can be made of. */
export interface Shelf {
  readonly units: Readonly<Record<string, UnitCard>>;
  readonly missions: readonly MissionPicture[];
  readonly tables: readonly TablePicture[];
  readonly teams: readonly [TeamList, TeamList];
}

/** What was read of a text: a list, and a sentence for all that could not be read. */
interface ListRead {
  readonly list: TeamList;
  readonly faults: readonly string[];
}

/** Building strike teams, by the rules' own functions. */
export interface TeamBuilder {
  shelf(): Promise<Shelf>;
  /** Why no game begins with this list; empty where one does. */
  whyNot(list: TeamList): Promise<readonly Reason[]>;
  /** Every Unit for one place of a list, with what speaks against it. */
  candidates(list: TeamList, squad: number, rank: Rank): Promise<readonly Candidate[]>;
  read(text: string, language: Language): Promise<ListRead>;
  write(list: TeamList): Promise<{ readonly json: string; readonly spt: string }>;
}

/** A thread that musters teams; `leave` ends it. */
export async function openMuster(): Promise<{ readonly muster: TeamBuilder; readonly leave: () => void }> {
  const { engine, leave } = openThread();
  const { port1, port2 } = new MessageChannel();
  try {
    await engine.teamBuilder(port2);
  } catch (error) {
    leave();
    throw error;
  }
  return { muster: remote<TeamBuilder>(port1), leave };
}
