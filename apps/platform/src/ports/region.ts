// Which country a visitor comes from: told by the network in front (a CDN's country header); nobody knows without one.
import type { FastifyRequest } from 'fastify';

const COUNTRY = /^[A-Z]{2}$/;
/** Codes networks send for "unknown" and for anonymising networks. */
const NOWHERE = new Set(['XX', 'T1', 'ZZ']);

/** Reads the country from the header the operator's network sets; `name` null: nobody sets one, and none is believed. */
export const regionReader = (name: string | null): ((request: FastifyRequest) => string | null) => {
  if (name === null) return () => null;
  const header = name.toLowerCase();
  return ({ headers }) => {
    const value = headers[header];
    return typeof value === 'string' && COUNTRY.test(value) && !NOWHERE.has(value) ? value : null;
  };
};
