// The visitor's country, as the network in front names it in a header (a CDN's country header).
import type { FastifyRequest } from 'fastify';

export interface Region {
  /** ISO 3166 alpha-2; null where nobody knows. */
  readonly country: string | null;
  /** True where the network should have named a country and did not. */
  readonly isUnreadable: boolean;
}

export type RegionOf = (request: Pick<FastifyRequest, 'headers'>) => Region;

const COUNTRY = /^[A-Z]{2}$/;
/** Codes networks send for "unknown" and for anonymising networks. */
const NOWHERE = new Set(['XX', 'T1', 'ZZ']);

/** Reads the country from the header `name`; null: no network sets one, and no header is believed. */
export const regionReader = (name: string | null): RegionOf => {
  if (name === null) return () => ({ country: null, isUnreadable: false });
  const header = name.toLowerCase();
  return ({ headers }) => {
    const value = headers[header];
    const isCountry = typeof value === 'string' && COUNTRY.test(value) && !NOWHERE.has(value);
    return { country: isCountry ? value : null, isUnreadable: !isCountry };
  };
};
