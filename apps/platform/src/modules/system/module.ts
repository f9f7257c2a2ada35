// System: what is true for this visitor (status), what is the same for everyone (settings, manifest), countries, domains, signed ping.
import type { House, Module } from '../../module.ts';
import { Refusal } from '../../refusal.ts';
import { manifestOf } from './manifest.ts';
import { PING_LIFE_MS, pingSigner } from './ping.ts';
import { countryFor, isClosedHost, statusFor } from './system.rules.ts';

export const systemModule = ({ merchants, now }: House) => {
  const sign = pingSigner();
  const manifests = new Map(merchants.all.map(({ code, settings }) => [code, manifestOf(settings)]));
  return {
    name: 'system',
    handlers: {
      'system.status': async (_, context) => {
        if (isClosedHost(context.merchant, context.host)) throw new Refusal('domain_not_available');
        return statusFor(context.merchant, context, now());
      },
      'system.settings': async (_, { merchant }) => merchant.settings,
      'system.country': async (input, { merchant, region }) => {
        if (input.merchant !== undefined && input.merchant !== merchant.code) throw new Refusal('merchant.unknown');
        return countryFor(merchant, region);
      },
      'system.domainRoute': async (_, { merchant }) => ({ domains: merchant.settings.domainList }),
      'system.ping': async ({ speed = '' }, { merchant, host }) => {
        const expires = new Date(now().getTime() + PING_LIFE_MS).toISOString();
        const ping = { merchant: merchant.code, host, speed, expires };
        return { ...ping, signature: sign(merchant, ping) };
      },
      'system.manifest': async (_, { merchant }) => manifests.get(merchant.code) ?? {},
    },
  } satisfies Module;
};
