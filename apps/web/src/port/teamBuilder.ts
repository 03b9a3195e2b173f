import type { CardChange, Pack, TeamStanding, Waiting } from '@faultline/cards/team';
import type {
  Ability,
  Candidate,
  Clash,
  Help,
  MapFault,
  OperationCard,
  Rank,
  Reason,
  Share,
  SquadList,
  TeamFormat,
  TeamList,
  TeamPlace,
  UnitCard,
} from '@faultline/rules';
import type { Language } from '../i18n/language.ts';
import { openThread } from './thread.ts';
import { remote } from './wire.ts';

export type { CardChange };

/** A table as a small picture shows it: its parts by how many Elevations their tops lie up, the lowest first. */
export interface TablePicture {
  readonly id: string;
  readonly size: number;
  readonly parts: readonly { readonly rings: readonly (readonly number[])[]; readonly level: 0 | 1 | 2 }[];
}

/** The places of Objectives, seen from the edge of whoever lays them out. */
export interface MapPicture {
  readonly objectives: readonly { readonly x: number; readonly y: number }[];
}

/** A Mission Set, seen from the First Player's edge. */
interface MissionPicture extends MapPicture {
  readonly id: string;
  readonly name: string;
}

/** A Key Operation as one chooses it. */
export interface OperationOffer {
  readonly card: OperationCard;
  /** Its map, seen from the Aggressor's edge. */
  readonly map: MapPicture['objectives'];
  /** KO-CARD-04: what finds no place, by table. */
  readonly faults: Readonly<Record<string, readonly MapFault[]>>;
  /** What a table may read otherwise, by option; the first choice is the recommended one. */
  readonly readings: Readonly<Record<string, readonly string[]>>;
  /** What it cannot be played without; null where it can be. */
  readonly waits: string | null;
}

type Figures = 'id' | 'name' | 'uniqueNames' | 'rank' | 'points' | 'force' | 'stamina' | 'durability' | 'tags';

/** A Unit as one chooses it: what stands in front on its card. */
export interface ShelfUnit extends Pick<UnitCard, Figures> {
  /** All it is available in, those between the shown ones too (CR-ERA-02). */
  readonly eras: readonly string[];
  /** What its abilities are called. */
  readonly abilities: readonly string[];
  /** What it cannot be played without; empty where it can be. */
  readonly waits: readonly Waiting[];
  readonly characters: number;
}

/** What the rules have against a list, each with who could stand there instead, and what cannot be played yet. */
export interface Verdict {
  readonly clashes: readonly Clash[];
  readonly unplayable: readonly Reason[];
}

/** A Unit with the place it would go to; none where every place of its rank is taken. */
export interface UnitOffer extends Candidate {
  readonly place: TeamPlace | null;
}

/** Everything on the card of a Unit. */
export interface WholeCard extends Omit<UnitCard, 'abilities'> {
  /** What they do is missing of those that are not scripted yet. */
  readonly abilities: readonly (Ability | (Omit<Ability, 'clauses'> & { readonly clauses: null }))[];
  /** By stance: the most damage by the number of successes. */
  readonly most: readonly (readonly number[])[];
}

/** What a team does together. */
export interface Together {
  readonly helps: readonly (Help & { readonly name: string })[];
  /** Cards in the Order Deck. */
  readonly deck: number;
  /** How many cards from the top the odds are of. */
  readonly first: readonly number[];
  /** A certain card, a Primary, two Primaries among them: exact. */
  readonly odds: Readonly<Record<'one' | 'primary' | 'primaries', readonly Share[]>>;
}

/** How empty places are filled by chance. */
export interface FillWish {
  /** From 0, anything, to 4, close-knit. */
  readonly cohesion: number;
  /** Only these Units. */
  readonly among?: readonly string[];
  /** A Mission Set too, where there is none. */
  readonly mission?: boolean;
}

/** All that a game can be made of, and the Units that are still to come. */
export interface Shelf {
  readonly sheet: string;
  readonly units: Readonly<Record<string, ShelfUnit>>;
  readonly missions: readonly MissionPicture[];
  readonly tables: readonly TablePicture[];
  readonly teams: readonly [TeamList, TeamList];
  readonly packs: readonly Pack[];
}

/** What was read of a text: a list, and a sentence for all that could not be read. */
interface ListRead {
  readonly list: TeamList;
  readonly faults: readonly string[];
}

/** A list for other programs. */
export interface ListWritten {
  readonly json: string;
  readonly spt: string;
  /** The address of the builder with it. */
  readonly route: readonly string[];
  /** A Tabletop Admiral link, and the Units that it goes without. */
  readonly admiral: { readonly link: string; readonly without: readonly string[] };
}

/** Building strike teams, by the rules' own functions. */
export interface TeamBuilder {
  shelf(): Promise<Shelf>;
  /** The Key Operations: fetched by those who choose one. */
  operations(): Promise<readonly OperationOffer[]>;
  /** Why no game begins with this list; empty where one does. The sheet it was built for is left to `standing`, a mission that is not asked for is left aside (KO-R-40). */
  whyNot(list: TeamList, bringsMission: boolean): Promise<readonly Reason[]>;
  /** Every Unit for one place of a list, with what speaks against it. */
  candidates(list: TeamList, squad: number, rank: Rank): Promise<readonly Candidate[]>;
  verdict(list: TeamList, format: TeamFormat): Promise<Verdict>;
  /** Every Unit there is, or those for one place. */
  offers(list: TeamList, place: TeamPlace | null, format: TeamFormat): Promise<readonly UnitOffer[]>;
  card(unit: string): Promise<WholeCard | null>;
  together(list: TeamList): Promise<Together>;
  /** Null where no legal team can be made. */
  fill(list: TeamList, wish: FillWish, format: TeamFormat): Promise<TeamList | null>;
  /** The squads of any legal team. */
  draw(): Promise<readonly SquadList[]>;
  /** What has become of a list that was built for an older sheet; null for one of the current. */
  standing(list: TeamList): Promise<TeamStanding | null>;
  read(text: string, language: Language): Promise<ListRead>;
  write(list: TeamList): Promise<ListWritten>;
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
