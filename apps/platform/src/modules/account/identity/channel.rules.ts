// Lists the channels that an operator offers for log-in and for registration. Pure.
import type { FirebaseChannel } from '@foyer/contract';
import type { Merchant } from '../../../merchants/merchant.ts';
import { isOn } from '../../../merchants/switch.ts';

type Offering = Pick<Merchant, 'settings'>;

/** SO-05: google needs its switch beside its place in the settings. */
export const offers = (merchant: Offering, channel: FirebaseChannel): boolean => {
  const { identity, smsProvider } = merchant.settings;
  if (channel === 'phone') return smsProvider?.firebase === true;
  if (channel === 'google' && !isOn(merchant, 'googleLogin')) return false;
  return identity?.channels.some((provider) => provider.channel === channel) ?? false;
};

/**
 * OV-02: new accounts by a social one, by choice or by themselves; by phone-auth where numbers register at all.
 * @assumed FIREBASECREATEACC3 is for social accounts: a number that phone-auth confirmed registers without it.
 */
export const registersBy = (merchant: Offering, channel: FirebaseChannel): boolean =>
  channel === 'phone'
    ? merchant.settings.register.methods.includes('mobile')
    : isOn(merchant, 'socialRegisterNew') || isOn(merchant, 'socialAutoRegister');
