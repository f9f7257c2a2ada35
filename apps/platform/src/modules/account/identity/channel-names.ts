// The names of social accounts, in every language alike.
import type { SocialChannel } from '@foyer/contract';

export const channelNames: Readonly<Record<SocialChannel, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  twitter: 'X',
  line: 'LINE',
};
