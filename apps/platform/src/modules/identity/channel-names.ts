// What social accounts are called, in every language alike.
import type { SocialChannel } from '@foyer/contract';

export const channelNames: Readonly<Record<SocialChannel, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  twitter: 'X',
  line: 'LINE',
};
