/** What chance is made of, for games and events alike: a digest, numbers without bias, a shuffle. */
export { drawing, shuffled, type Words } from './draw.ts';
export {
  type DiceProof,
  isBytes,
  keyOf,
  type OfEach,
  type Receipt,
  SEALERS,
  type Sealer,
  type SealFault,
  sealOf,
  whyNotSealed,
} from './seals.ts';
export { hex, sha256, sha256By, sha256Start, sha256Words } from './sha256.ts';
