// The two packs of the Campaign Assets. Only the names of their Advantages are known to us, not what they do (CP-R-24).
import type { AdvantagePack, Face, Tier } from './pack.ts';

/** An Advantage that stands in both packs is one (CP-R-18). */
const ADVANTAGES = {
  'covert-operations': 'Covert Operations',
  reckless: 'Reckless',
  'reset-the-clock': 'Reset the Clock',
  'escape-lines': 'Escape Lines',
  vendetta: 'Vendetta',
  stalwart: 'Stalwart',
  deft: 'Deft',
  'strong-with-the-force': 'Strong with the Force',
  bulwark: 'Bulwark',
  'special-surprise': 'Special Surprise',
  imposing: 'Imposing',
  driven: 'Driven',
  'fortified-position': 'Fortified Position',
  'fight-to-the-last': 'Fight to the Last',
  'run-out-the-clock': 'Run Out the Clock',
} as const;

type Id = keyof typeof ADVANTAGES;

const faces = (block: Id, expertise: Id, failure: Id): Tier['entries'] => [
  { face: 'block', advantage: block },
  { face: 'expertise', advantage: expertise },
  { face: 'failure', advantage: failure },
];

const SOURCES: readonly (readonly [Face, number])[] = [
  ['block', 1],
  ['expertise', 2],
  ['failure', 3],
];

/** Tier 4 of both packs: the face says of which Tier one more is unlocked (CP-PACK-06, CP-PACK-11). */
const onceMore: Tier = {
  experience: 4,
  entries: SOURCES.map(([face, unlocksFrom]) => ({ face, unlocksFrom })),
};

function pack(id: string, name: string, role: AdvantagePack['role'], tiers: readonly Tier[]): AdvantagePack {
  const ids = tiers.flatMap(({ entries }) => entries.flatMap(({ advantage }) => (advantage as Id | undefined) ?? []));
  const advantages = ids.map((one) => ({ id: one, name: ADVANTAGES[one] }));
  return { id, name, role, tiers, advantages };
}

export const PRINTED_PACKS: readonly AdvantagePack[] = [
  pack('veteran-operative', 'Veteran Operative', 'aggressor', [
    { experience: 1, entries: faces('covert-operations', 'reckless', 'reset-the-clock') },
    { experience: 2, entries: faces('escape-lines', 'vendetta', 'stalwart') },
    { experience: 3, entries: faces('deft', 'strong-with-the-force', 'bulwark') },
    onceMore,
  ]),
  pack('savvy-guard', 'Savvy Guard', 'sentinel', [
    { experience: 1, entries: faces('special-surprise', 'imposing', 'stalwart') },
    { experience: 2, entries: faces('vendetta', 'driven', 'fortified-position') },
    { experience: 3, entries: faces('strong-with-the-force', 'fight-to-the-last', 'run-out-the-clock') },
    onceMore,
    { experience: 5, entries: [], free: 'anyTier' },
  ]),
];
