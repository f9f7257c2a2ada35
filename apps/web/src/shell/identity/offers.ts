// The operator's log-in methods beside passwords, and the issuer of their tokens.
import type { IdentitySettings, PageSettings, SmsProvider, SocialChannel, SocialProvider } from '@foyer/contract';
import { readSettings } from '../settings/settings.ts';

/** PH-05: the identity service's project, as far as its SDK asks for it. */
export type IdentityProject = Omit<SmsProvider, 'firebase'> & { readonly apiKey: string };

type Offering = Pick<PageSettings, 'smsProvider' | 'sms' | 'identity' | 'whitelabel' | 'whitelabelVal'>;

/** Returns the project, or null where the operator has none: without a key no service can be called. */
export function identityProject({ smsProvider, sms }: Offering): IdentityProject | null {
  const { firebase: _, apiKey, ...rest } = smsProvider ?? sms ?? { firebase: false };
  return apiKey ? { ...rest, apiKey } : null;
}

/** Returns the settings of social accounts and phone-auth; null where the operator has neither. */
export function identityOf(settings: Offering): IdentitySettings | null {
  const { identity } = settings;
  if (identity?.by === 'local') return identity;
  return identityProject(settings) ? (identity ?? { by: 'firebase', channels: [] }) : null;
}

/** SO-01, SO-05: the social accounts that may be used, in the operator's order; Google's only with its switch. */
export function socialProviders(settings: Offering): readonly SocialProvider[] {
  const { googleLogin } = readSettings(settings as PageSettings).on;
  return (identityOf(settings)?.channels ?? []).filter(({ channel }) => channel !== 'google' || googleLogin);
}

export const socialProvider = (settings: Offering, channel: SocialChannel): SocialProvider | null =>
  socialProviders(settings).find((provider) => provider.channel === channel) ?? null;

/** OV-05: returns the values for the one-tap prompt, where Google is offered. */
export const oneTapOf = (settings: Offering): IdentitySettings['oneTap'] | null =>
  (socialProvider(settings, 'google') && identityOf(settings)?.oneTap) ?? null;

/** PH-05: codes by SMS go through phone-auth. The local identity provider needs an address for it. */
export function phoneAuthOn(settings: Offering): boolean {
  const identity = identityOf(settings);
  const { firebase } = settings.smsProvider ?? settings.sms ?? { firebase: false };
  return firebase && identity !== null && (identity.by === 'firebase' || identity.phoneUrl !== undefined);
}
