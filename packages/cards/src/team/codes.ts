import codes from './codes.json' with { type: 'json' };

/** The numbers other programs know Units and Mission Sets by. */
export interface Codes {
  readonly codeOf: ReadonlyMap<string, string>;
  readonly idOf: ReadonlyMap<string, string>;
}

// order: each is found by its id or its code
const both = (pairs: readonly (readonly [id: string, code: string])[]): Codes => ({
  codeOf: new Map(pairs),
  idOf: new Map(pairs.map(([id, code]) => [code, id])),
});

// order: as above
export const UNIT_CODES = both(Object.entries(codes.units));
// order: as above
export const MISSION_CODES = both(Object.entries(codes.missions));
// order: as above
export const ADMIRAL_CODES = both(Object.entries(codes.tabletopAdmiral).map(([id, code]) => [id, String(code)]));
