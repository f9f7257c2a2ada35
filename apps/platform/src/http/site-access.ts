// Checks for every call of the wires, before anything else, whether the site is open.
import type { Call } from '@foyer/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Merchant } from '../merchants/merchant.ts';
import type { PlatformContext } from '../module.ts';
import { regionReader } from '../ports/region.ts';
import { closedSiteRefusal, type SiteAccess, siteAccess } from '../protection/site-access.rules.ts';
import { merchantOf } from './caller.ts';

/** The operator that a call went to, and where its visitor stands. */
export interface Visit {
  readonly merchant: Merchant;
  /** Country of the visitor; null where nobody knows. */
  readonly region: string | null;
  readonly access: SiteAccess;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Served while the site is closed, as a row of the contract says it. Routes without it are refused. */
    whileClosed?: Call['whileClosed'];
    /** A file that is the same for every visitor: served to everybody, on every host. */
    publicFile?: true;
    /** A call of an operator's partner: its path names the operator, and it is served on every host, also while the site is closed. */
    operatorInPath?: true;
  }
  interface FastifyRequest {
    visit: Visit | null;
  }
}

const isCall = ({ routeOptions: { url, config } }: FastifyRequest): boolean =>
  url !== undefined && /^\/(wps|games\/api|chat\/api)\//.test(url) && !config.publicFile && !config.operatorInPath;

/** @throws Error for a route outside of the wires */
export const visitOf = ({ visit }: FastifyRequest): Visit => {
  if (visit === null) throw new Error('this route is not guarded');
  return visit;
};

/** Guards every route below /wps/, /games/api/ and /chat/api/ that is added after it. */
export const guardSiteAccess = (app: FastifyInstance, { env, merchants, now }: PlatformContext): void => {
  const regionOf = regionReader(env.regionHeader);

  /** @throws Refusal merchant.unknown, user.or.token.invalid, region.restricted or maintenance */
  const admitVisit = (request: FastifyRequest): Visit => {
    const merchant = merchantOf(request, merchants);
    const region = regionOf(request);
    const moment = now();
    const access = siteAccess(merchant, region, moment);
    const refusal = closedSiteRefusal(merchant, access, request.routeOptions.config.whileClosed, moment);
    if (refusal !== null) throw refusal;
    return { merchant, region: region.country, access };
  };

  app.decorateRequest('visit', null);
  app.addHook('onRequest', (request, _reply, done) => {
    if (isCall(request)) request.visit = admitVisit(request);
    done();
  });
};
