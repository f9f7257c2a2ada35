// DF-04: the page's address on another domain, with only affiliateCode and r.

const SHAPE = /^[A-Za-z0-9_.-]{1,128}$/;

export interface CarriedParameters {
  readonly affiliateCode?: string | undefined;
  readonly r?: string | undefined;
  /** A code that takes the session along, good on that domain only; where the operator allows it. */
  readonly code?: string | undefined;
}

/** The codes of the address; where another affiliate brought the visitor, by the host's name or earlier, that one's alone. */
export function creditToCarry(
  { affiliateCode, r }: CarriedParameters,
  credited: string | undefined,
): CarriedParameters {
  if (credited === undefined || credited === r || credited === affiliateCode) return { affiliateCode, r };
  return { affiliateCode: credited };
}

export function moveAddress(origin: string, { affiliateCode, r, code }: CarriedParameters): string {
  const known = [
    ['affiliateCode', affiliateCode],
    ['r', r],
    ['token', code],
  ].filter((pair): pair is [string, string] => pair[1] !== undefined && SHAPE.test(pair[1]));
  const query = new URLSearchParams(known).toString();
  return `${origin}/m/index.html${query && `?${query}`}`;
}
