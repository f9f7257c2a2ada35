// The names of the channels, the same in every language.
import type { FirebaseChannel } from '@foyer/contract';

export const channelNames: Readonly<Record<FirebaseChannel, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  twitter: 'X',
  line: 'LINE',
  phone: 'SMS',
};
