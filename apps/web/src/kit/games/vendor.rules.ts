// GL-06: which vendors are one and the same to a player, and in which order they stand.

/** A vendor as players see it. */
export interface Vendor {
  readonly code: string;
  readonly ordinal: number;
}

const STEP = 100;

/** Vendors with a place of their own, a hundred apart; @assumed beyond the first two. */
const FIRST: readonly string[] = ['LOTT', 'ELOTT', 'TCG', '123BET'];

/** Other names of a vendor. Launches name the lotteries of two regions by codes of their own @assumed */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['ELOTT_VN', 'ELOTT'],
  ['ELOTT_TH', 'ELOTT'],
  ['RNG', 'TCG'],
  ['PVP', 'TCG'],
  ['BET123', '123BET'],
  ['123BET_LIVE', '123BET'],
  ['TCG_SEA', 'SEA_LOTT'],
  ['TCG_LOTTO_VN', 'VIETNAM_LOTTO'],
]);

/** Vendors that stand right after another one. */
const AFTER: ReadonlyMap<string, readonly [vendor: string, places: number]> = new Map([
  ['VIETNAM_LOTTO', ['LOTT', 1]],
  ['SEA_LOTT', ['LOTT', 5]],
]);

/** Returns the code under which players see the vendor of a game. */
export const vendorOf = (code: string): string => NAMES.get(code) ?? code;

/** Returns the vendors of these codes, each once, in their order; those without a place follow as the back end names them. */
export function orderVendors(codes: readonly string[]): readonly Vendor[] {
  const vendors = [...new Set(codes.map(vendorOf))];
  const places = [...FIRST, ...vendors.filter((code) => !FIRST.includes(code) && !AFTER.has(code))];
  const ordinalOf = (code: string): number => {
    const [base, further] = AFTER.get(code) ?? [code, 0];
    return (places.indexOf(base) + 1) * STEP + further;
  };
  return vendors.map((code) => ({ code, ordinal: ordinalOf(code) })).sort((one, other) => one.ordinal - other.ordinal);
}
