// System: the visitor's status, everyone's settings and manifest, and countries.
import type { CallContext, Module, PlatformContext } from '../../../module.ts';
import { Refusal } from '../../../refusal.ts';
import { manifestOf } from './manifest.ts';
import { countryFor, statusFor } from './visitor.rules.ts';

/** `isClosed`: this domain is given up, and its visitors are sent to another one. */
export const systemModule = ({ now }: PlatformContext, isClosed: (context: CallContext) => boolean) => {
  return {
    name: 'system',
    handlers: {
      'system.status': async (_, context) => {
        if (isClosed(context)) throw new Refusal('domain_not_available');
        return statusFor(context.merchant, context, now());
      },
      'system.settings': async (_, { merchant, language }) => merchant.settingsByLanguage[language],
      'system.country': async (input, { merchant, region }) => {
        if (input.merchant !== undefined && input.merchant !== merchant.code) throw new Refusal('merchant.unknown');
        return countryFor(merchant, region);
      },
      'system.manifest': async (_, { merchant }) => manifestOf(merchant.settings),
    },
  } satisfies Module;
};
