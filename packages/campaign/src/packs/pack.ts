// An Advantage Pack as data: a ladder of Tiers. Packs of a content file are read by the same shape.
import { type Reason, reason } from '@faultline/tournament/record';
import { filled, list, type Of, oneOf, optional, record, whole } from '@faultline/shape';

export const ROLES = ['aggressor', 'sentinel'] as const;
export type Role = (typeof ROLES)[number];

/** The three faces of the Defense Die, in the order in which a pack prints its entries (CP-R-10). */
export const FACES = ['block', 'expertise', 'failure'] as const;
export type Face = (typeof FACES)[number];

const entryShape = record({
  face: oneOf(FACES),
  /** The Advantage that the face gives. */
  advantage: optional(filled),
  /** Or the Tier of which one Advantage is unlocked instead (CP-PACK-06). */
  unlocksFrom: optional(whole(1, 9)),
});

const tierShape = record({
  experience: whole(1, 99),
  entries: list(entryShape, FACES.length),
  /** No roll: an Advantage of any Tier that holds some (CP-PACK-13). */
  free: optional(oneOf(['anyTier'])),
});

export const packShape = record({
  id: filled,
  name: filled,
  role: oneOf(ROLES),
  tiers: list(tierShape, 9),
  advantages: list(record({ id: filled, name: filled }), 60),
});

export type PackEntry = Of<typeof entryShape>;
export type Tier = Of<typeof tierShape>;
export type AdvantagePack = Of<typeof packShape>;

/** The Advantages of a Tier that hold some; a Tier of instructions has none (CP-R-12). */
export const advantagesIn = ({ entries }: Tier): readonly string[] =>
  entries.flatMap(({ advantage }) => advantage ?? []);

const holdsAdvantages = (tier: Tier): boolean => advantagesIn(tier).length > 0;

export const advantageName = ({ advantages }: AdvantagePack, id: string): string =>
  advantages.find((one) => one.id === id)?.name ?? id;

/** What keeps a pack from being used: a ladder that cannot be climbed, or faces that name nothing. */
export function whyNotPack(pack: AdvantagePack): readonly Reason[] {
  const wrong = (rule: string, says: string): Reason =>
    reason('badPack', rule, `${pack.name}: ${says}`, { pack: pack.id });
  const steps = pack.tiers.map(({ experience }) => experience);
  const named = pack.tiers.flatMap(advantagesIn);
  const known = pack.advantages.map(({ id }) => id);
  const reasons: Reason[] = [];
  if (steps.length === 0 || steps.some((step, at) => step !== at + 1))
    reasons.push(wrong('CP-PACK-01', 'Tier n must ask for n Experience.'));
  for (const [at, tier] of pack.tiers.entries()) {
    const faces = new Set(tier.entries.map(({ face }) => face));
    if (tier.free === undefined && (faces.size !== FACES.length || tier.entries.length !== FACES.length))
      reasons.push(wrong('CP-PACK-02', `Tier ${at + 1} must have one entry for each face of the Defense Die.`));
    for (const { face, advantage, unlocksFrom } of tier.entries) {
      const source = unlocksFrom === undefined ? undefined : pack.tiers[unlocksFrom - 1];
      const isOne = (advantage === undefined) !== (unlocksFrom === undefined);
      if (!isOne || (unlocksFrom !== undefined && (source === undefined || !holdsAdvantages(source))))
        reasons.push(
          wrong('CP-PACK-06', `the ${face} of Tier ${at + 1} must name an Advantage or a Tier that holds some.`),
        );
    }
  }
  const strange = named.find((id) => !known.includes(id));
  if (strange !== undefined) reasons.push(wrong('CP-PACK-02', `${strange} is not among its Advantages.`));
  if (new Set(named).size !== named.length) reasons.push(wrong('CP-PACK-02', 'an Advantage stands in it twice.'));
  return reasons;
}
